#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// The waves of one scope: a window, a group or a view.
///
/// All light of a scope asks it, so that a resize, which changes the wave, changes it once and for
/// all of them, with the band left where it is.
@MainActor
final class WaveCache {
  private struct Key: Hashable {
    let style: ShimmerStyle
    let subject: ShimmerSubject
    let layoutDirection: SheenLayoutDirection
    let epoch: Double
  }

  private var waves: [Key: Wave] = [:]

  /// The keeper of a view that light is anchored to.
  static func of(_ anchor: UIView) -> WaveCache {
    if let keeper = anchor.layer.value(forKey: key) as? WaveCache { return keeper }
    let keeper = WaveCache()
    anchor.layer.setValue(keeper, forKey: key)
    return keeper
  }

  private static let key = "sheenWaves"

  /// The wave of a style for the scope as it is now, going on from where its light was.
  ///
  /// - Parameters:
  ///   - resolved: The style, resolved for the scope with an epoch.
  ///   - epoch: That epoch.
  ///   - time: Now, on the clock of the epoch.
  func wave(
    _ style: ShimmerStyle, _ resolved: ResolvedShimmer, over subject: ShimmerSubject,
    layoutDirection: SheenLayoutDirection, epoch: Double, at time: Double
  ) -> Wave? {
    guard let wave = resolved.wave else { return nil }
    let key = Key(style: style, subject: subject, layoutDirection: layoutDirection, epoch: epoch)
    if let old = waves[key] {
      if old.starting(at: epoch) == wave { return old }
      waves[key] = wave.continuing(old, at: time)
    } else {
      waves[key] = wave
    }
    return waves[key]
  }
}
#endif
