#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// The light over one area: one layer with a still picture, moved by one animation.
///
/// The layer is to lie in coordinates in which the area is at `origin`.
@MainActor
final class BandLight {
  /// How light is painted: a color that is so opaque without light and in the middle of the band.
  struct Paint: Equatable {
    var color: ShimmerColor
    var dark: Double
    var lit: Double

    /// How opaque the color is where nothing moves.
    var still: Double

    /// Light of a color, and nothing beside it.
    static func light(_ color: ShimmerColor) -> Paint {
      Paint(color: color, dark: 0, lit: 1, still: 0)
    }

    func color(_ opacity: Double) -> CGColor { color.opacity(opacity).layerColor }

    func color(at intensity: Double) -> CGColor { color(dark + (lit - dark) * intensity) }
  }

  private struct Shown: Equatable {
    let light: ResolvedLight
    let paint: Paint
    let bounds: CGRect
    let reach: Double
  }

  /// The key of the animation of this light's layer.
  static let key = "sheenSweep"

  let layer = CAGradientLayer()
  private var shown: Shown?

  init() {
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.isHidden = true
  }

  /// Shows light, or nothing.
  ///
  /// Showing what is shown already does nothing, unless Core Animation has dropped the animation.
  ///
  /// - Parameters:
  ///   - light: What to show.
  ///   - bounds: The area in the coordinates of the layer around.
  ///   - reach: How far beyond the area, in points.
  ///   - now: The current time, on Core Animation's clock.
  func show(
    _ light: ResolvedLight?, _ paint: Paint, in bounds: CGRect, reach: Double = 0, at now: Double
  ) {
    guard let light else { return hide() }
    let next = Shown(light: light, paint: paint, bounds: bounds, reach: reach)
    let isMoving = light.decision.wantsFrames && light.frozenTime == nil
    let hasAnimation = layer.animation(forKey: Self.key) != nil
    guard next != shown || isMoving != hasAnimation else { return }
    shown = next
    CATransaction.still {
      layer.removeAnimation(forKey: Self.key)
      layer.opacity = 1
      layer.isHidden = false
      switch light.frozenTime == nil ? light.decision : .moves {
      case .moves: move(next, at: now)
      case .fades(let period): fade(next, period: period, at: now)
      case .still: fill(next, paint.still)
      }
    }
  }

  /// Shows nothing.
  func hide() {
    guard shown != nil else { return }
    shown = nil
    CATransaction.still {
      layer.removeAnimation(forKey: Self.key)
      layer.isHidden = true
    }
  }

  private func move(_ shown: Shown, at now: Double) {
    let paint = shown.paint
    guard let wave = shown.light.wave,
      let picture = BandPicture(
        wave, in: shown.light.frame, reach: shown.reach, coversAll: paint.dark > 0)
    else { return fill(shown, paint.still) }
    layer.bounds = CGRect(origin: .zero, size: picture.size)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(picture.angle)))
    layer.locations = picture.stops.map { NSNumber(value: $0.location) }
    layer.colors = picture.stops.map { paint.color(at: $0.intensity) }
    let start = CGPoint(
      x: picture.start.x + shown.bounds.minX, y: picture.start.y + shown.bounds.minY)
    let frozen = shown.light.frozenTime
    layer.position = frozen.map { wave.place(wave.offset(at: $0), from: start) } ?? start
    guard frozen == nil else { return }
    layer.add(wave.animation(from: start, of: layer, at: now), forKey: Self.key)
  }

  private func fade(_ shown: Shown, period: Double, at now: Double) {
    let paint = shown.paint
    fill(shown, 1)
    layer.opacity = Float(paint.dark)
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    let stops = ShimmerProfile.stops
    animation.values = stops.map { paint.dark + (paint.lit - paint.dark) * $0.intensity }
    animation.keyTimes = stops.map { NSNumber(value: $0.location) }
    animation.duration = period
    animation.preferredFrameRateRange = .light
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    let start = shown.light.clock.start(every: period)
    let began = start + ((now - start) / period).rounded(.down) * period
    let begin = layer.convertTime(began, from: nil)
    animation.beginTime = begin == 0 ? -period : begin
    layer.add(animation, forKey: Self.key)
  }

  /// One color all over.
  private func fill(_ shown: Shown, _ opacity: Double) {
    guard opacity > 0 else {
      layer.isHidden = true
      return
    }
    layer.setAffineTransform(.identity)
    layer.frame = shown.bounds.insetBy(dx: CGFloat(-shown.reach), dy: CGFloat(-shown.reach))
    layer.locations = nil
    layer.colors = [shown.paint.color(opacity), shown.paint.color(opacity)]
  }
}
#endif
