#if canImport(SwiftUI)
@_exported public import SheenSwiftUI
#endif
