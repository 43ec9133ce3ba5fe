#if canImport(UIKit) && !os(watchOS)
public import SheenCore
public import UIKit

/// What light can pass over. Every `UIView` can.
///
/// ```swift
/// logo.startShimmering()            // three sweeps
/// logo.startShimmering(count: 0)    // until it is stopped
/// logo.stopShimmering()
/// ```
@MainActor
public protocol Shimmerable: AnyObject {
  /// Lets light pass a number of times; 0 or less: until it is stopped.
  func startShimmering(count: Int)

  /// Ends the light.
  func stopShimmering()

  /// How much is seen where the band is: the color's opacity counts, its hue doesn't.
  var lightShimmerColor: UIColor { get set }

  /// How much is seen where the band isn't: the color's opacity counts, its hue doesn't.
  var darkShimmerColor: UIColor { get set }

  /// Whether light passes.
  var isShimmering: Bool { get }
}

extension UIView: Shimmerable {
  /// How much of this view is seen in the middle of the band: the color's opacity.
  ///
  /// As in any mask, only the opacity counts. White at 10 % unless it is set: on a white background
  /// that is a gleam of white. It can be set before and while the view shimmers.
  #if canImport(ObjectiveC)
  @objc(sheen_lightShimmerColor)
  #endif
  @IBInspectable public var lightShimmerColor: UIColor {
    get { ownShimmer?.lightColor ?? UIColor(white: 1, alpha: CGFloat(ViewShimmer.lit)) }
    set {
      let shimmer = madeShimmer
      shimmer.lightColor = newValue
      shimmer.refresh()
    }
  }

  /// How much of this view is seen without light: the color's opacity.
  ///
  /// As in any mask, only the opacity counts. Black at 100 % unless it is set: all of the view. It can
  /// be set before and while the view shimmers.
  #if canImport(ObjectiveC)
  @objc(sheen_darkShimmerColor)
  #endif
  @IBInspectable public var darkShimmerColor: UIColor {
    get { ownShimmer?.darkColor ?? UIColor(white: 0, alpha: CGFloat(ViewShimmer.dark)) }
    set {
      let shimmer = madeShimmer
      shimmer.darkColor = newValue
      shimmer.refresh()
    }
  }

  /// Whether light passes over this view: from the start until the last sweep has left it, or until it
  /// is stopped.
  public var isShimmering: Bool { ownShimmer?.run != nil }

  /// Lets light pass over this view a number of times.
  ///
  /// Sweeps are counted from the moment at which the view is first in a window and has a size, so it
  /// can be called before. The last sweep ends in the dark; then the view is as it was. While the view
  /// shimmers already, this does nothing.
  ///
  /// - Parameter count: How many sweeps; 0 or less: until it is stopped.
  public func startShimmering(count: Int = 3) {
    startShimmering(count: count, style: nil, completion: nil)
  }

  /// Lets light pass over this view a number of times, in a style, and tells when it is over.
  ///
  /// ```swift
  /// logo.startShimmering(count: 3, style: .glint) { finished in
  ///   if finished { showHome() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many sweeps; 0 or less: as many as the style says, or until it is stopped.
  ///   - style: How the light looks and moves; nil: the default, and as the two colors say. With a
  ///     style, its dimming holds where the colors are not set.
  ///   - completion: Called once, on the main actor: with true when all sweeps are over, with false
  ///     when the light was stopped before, the view has gone, or it shimmered already. Where nothing
  ///     may move (reduced motion, low power) the same time passes.
  public func startShimmering(
    count: Int = 3, style: ShimmerStyle?,
    completion: (@MainActor @Sendable (_ finished: Bool) -> Void)? = nil
  ) {
    madeShimmer.start(
      ActiveShimmer(
        count: count, style: style, completion: completion.map { ShimmerCompletion($0) }))
  }

  /// Lets light pass over this view a number of times, and tells when it is over.
  ///
  /// - Parameters:
  ///   - count: How many sweeps; 0 or less: until it is stopped.
  ///   - completion: Called once, on the main actor, with whether all sweeps are over.
  public func startShimmering(
    count: Int = 3, completion: @escaping @MainActor @Sendable (_ finished: Bool) -> Void
  ) {
    startShimmering(count: count, style: nil, completion: completion)
  }

  /// Lets light pass over this view, and returns when it is over.
  ///
  /// ```swift
  /// await logo.shimmer(count: 3)
  /// ```
  ///
  /// Cancelling the task stops the light.
  ///
  /// - Parameters:
  ///   - count: How many sweeps; 0 or less: until it is stopped.
  ///   - style: How the light looks and moves; nil: the default.
  /// - Returns: Whether all sweeps were made.
  @discardableResult
  public func shimmer(count: Int = 3, style: ShimmerStyle? = nil) async -> Bool {
    guard !Task.isCancelled else { return false }
    let run = ActiveShimmer(count: count, style: style, completion: nil)
    let shimmer = madeShimmer
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        run.completion = ShimmerCompletion { continuation.resume(returning: $0) }
        shimmer.start(run)
      }
    } onCancel: {
      Task { @MainActor in shimmer.stop(run, finished: false) }
    }
  }

  /// Ends the light over this view at once, and leaves the view exactly as it was.
  public func stopShimmering() {
    guard let shimmer = ownShimmer, let run = shimmer.run else { return }
    shimmer.stop(run, finished: false)
  }
}
#endif
