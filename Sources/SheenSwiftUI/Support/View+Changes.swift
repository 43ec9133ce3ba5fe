#if canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Does something with the new value when a value has changed.
  ///
  /// SwiftUI's call for iOS 15 is deprecated from iOS 17 on. That warns where the oldest supported system is
  /// newer, as visionOS is.
  func onNewValue<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    #if os(visionOS)
    onChange(of: value) { _, new in action(new) }
    #else
    onChange(of: value, perform: action)
    #endif
  }
}
#endif
