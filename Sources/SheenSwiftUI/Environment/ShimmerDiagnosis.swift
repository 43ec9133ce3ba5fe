#if canImport(SwiftUI)
internal import SheenCore
public import SwiftUI

extension View {
  /// Tells of each light in this view whether it moves, and in words why it doesn't.
  ///
  /// The text is one line, or more where something of the style could not be done as it was asked for. It
  /// comes when a light appears and whenever it changes, and is for developers: it may change from one
  /// version to the next. Where this isn't used, it costs nothing.
  ///
  /// ```swift
  /// ContentView()
  ///   .shimmerDiagnosis { print($0) }  // still: Reduce Motion is on (system setting)
  /// ```
  ///
  /// A light that is not asked for, as in `.shimmering(active: false)`, tells nothing.
  ///
  /// - Parameter tell: What is done with the text.
  public func shimmerDiagnosis(_ tell: @escaping @MainActor (String) -> Void) -> some View {
    environment(\.shimmerDiagnosis, tell)
  }
}

/// Tells a text when it appears, and when it changes.
struct Diagnosis: View {
  let text: String
  let tell: (String) -> Void

  var body: some View {
    Color.clear
      .onAppear { tell(text) }
      .onNewValue(of: text) { tell($0) }
  }
}

extension EnvironmentValues {
  /// The action that receives the diagnosis of each light below.
  var shimmerDiagnosis: (@MainActor (String) -> Void)? {
    get { self[ShimmerDiagnosisKey.self] }
    set { self[ShimmerDiagnosisKey.self] = newValue }
  }
}

private struct ShimmerDiagnosisKey: EnvironmentKey {
  static var defaultValue: (@MainActor (String) -> Void)? { nil }
}
#endif
