import Testing

@testable import SheenCore
