import Testing

@testable import SheenCommand
