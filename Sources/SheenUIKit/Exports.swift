#if canImport(UIKit) && !os(watchOS)
// Styles, policies and skeletons are the core's: nobody should have to import it for them.
@_exported public import SheenCore
#endif
