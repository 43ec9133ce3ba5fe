#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// The light over the placeholders of one view.
///
/// Where it is counted, the count begins with the first light that is wanted, which may come long
/// after the view: a load lets it wait.
@MainActor
final class PlaceholderLight {
  private let picture: PlaceholderLayers

  /// The style whose sweeps are counted, and when the first one began, on Core Animation's clock.
  private var counted: ShimmerStyle?
  private var start: Double?
  private var keeper = WaveCache()
  private let timer = ShimmerTimer("sheenCount")

  /// The light as it was last shown; nil: there was none.
  private(set) var latest: ResolvedLight?

  init(_ picture: PlaceholderLayers) {
    self.picture = picture
  }

  /// Shows the light over a view as it is now, and again when its last sweep is over.
  ///
  /// - Returns: The light.
  @discardableResult
  func show(
    _ request: LightRequest, over view: UIView, at now: Double,
    again: @escaping @MainActor @Sendable () -> Void
  ) -> ResolvedLight? {
    let light = light(request, over: view, at: now)
    if start != nil, let end = light?.wave?.end, end > now {
      timer.set(end, on: picture.layer, action: again)
    } else {
      timer.cancel()
    }
    picture.show(light, at: now)
    latest = light
    return light
  }

  private func light(_ request: LightRequest, over view: UIView, at now: Double) -> ResolvedLight? {
    guard request.style.count != nil, view.inheritedFrozenTime == nil else {
      (counted, start) = (nil, nil)
      return view.light(request, at: now)
    }
    if request.style != counted { (counted, start, keeper) = (request.style, nil, WaveCache()) }
    var request = request
    // A sweep that has not begun counts as one that begins now.
    request.epoch = start ?? now
    request.keeper = start == nil ? WaveCache() : keeper
    let light = view.light(request, at: now)
    if start == nil, light?.decision.wantsFrames == true { start = now }
    return light
  }
}
#endif
