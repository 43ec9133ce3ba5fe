import Testing

@testable import SheenImage
