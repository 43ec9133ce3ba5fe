import Testing

@testable import SheenRaster
