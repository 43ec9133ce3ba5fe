import Testing

@testable import SheenJSON
