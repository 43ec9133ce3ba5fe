#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// Light over one view, from its start to its end.
@MainActor
final class ActiveShimmer {
  /// How it looks and moves; nil: the default.
  let style: ShimmerStyle?

  /// What started it together with others: a view whose flagged views shimmer.
  private(set) weak var group: UIView?

  /// The actions that are called at the end.
  var completion: ShimmerCompletion?

  /// When the first of counted sweeps began, on Core Animation's clock; nil: not yet.
  var epoch: Double?

  /// The wave of light that nobody shares.
  let keeper: WaveCache?

  let isCounted: Bool

  /// The style with the count.
  let resolvedStyle: ShimmerStyle

  init(
    count: Int, style: ShimmerStyle?, group: UIView? = nil, completion: ShimmerCompletion? = nil
  ) {
    var own = style ?? .standard
    if style == nil || count > 0 { own.count = count }
    isCounted = own.count != nil
    // Counted light has a beginning of its own and is in step with nobody, so it need not wait for a
    // band that crosses the window.
    if isCounted, style == nil { own.scope = .view }
    resolvedStyle = own
    keeper = isCounted || own.scope == .view ? WaveCache() : nil
    self.style = style
    self.group = group
    self.completion = completion
  }

  /// What is wanted of the light at a time, once it has begun.
  func request() -> LightRequest {
    var request = LightRequest(resolvedStyle, over: .content)
    request.group = group
    request.keeper = keeper
    request.epoch = epoch
    return request
  }
}

/// Actions that are called once when the light ends, also when the view is released first.
@MainActor
final class ShimmerCompletion {
  private let action: @MainActor @Sendable (Bool) -> Void
  private var isTold = false

  init(_ action: @escaping @MainActor @Sendable (Bool) -> Void) {
    self.action = action
  }

  func tell(_ finished: Bool) {
    guard !isTold else { return }
    isTold = true
    action(finished)
  }

  deinit {
    guard !isTold else { return }
    let action = action
    Task { @MainActor in action(false) }
  }
}
#endif
