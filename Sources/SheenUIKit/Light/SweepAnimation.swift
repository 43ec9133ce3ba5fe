#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

extension CAFrameRateRange {
  /// How often light is drawn: light this soft gains nothing from more than 60 frames a second, also on
  /// screens that can draw 120.
  static let light = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
}

extension Wave {
  /// The animation that moves a picture as this wave does, in step with it from whenever it is added.
  ///
  /// - Parameters:
  ///   - start: Where the picture's middle is when a sweep begins.
  ///   - layer: The layer that is to move, whose time is meant.
  ///   - now: The current time, on Core Animation's clock, as those of the wave are.
  func animation(from start: CGPoint, of layer: CALayer, at now: Double) -> CAAnimation {
    let animation = easing.isLinear && !bounces ? steady(from: start) : stepped(from: start)
    animation.duration = cycle
    animation.preferredFrameRateRange = .light
    // Begun in the past, at the start of the period that runs. A counted wave began with its first.
    let began = count == nil ? epoch + ((now - epoch) / cycle).rounded(.down) * cycle : epoch
    let begin = layer.convertTime(began, from: nil)
    // 0 would stand for "now".
    animation.beginTime = begin == 0 ? -cycle : begin
    if let end {
      animation.repeatDuration = end - epoch + (begin == 0 ? cycle : 0)
    } else {
      animation.repeatCount = .infinity
      animation.isRemovedOnCompletion = false
    }
    return animation
  }

  private func steady(from start: CGPoint) -> CAPropertyAnimation {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = start
    animation.toValue = place(wavelength, from: start)
    return animation
  }

  /// A sweep and its rest, and the way back where there is one.
  private func stepped(from start: CGPoint) -> CAPropertyAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let end = place(sweep.travel, from: start)
    let part = sweepDuration / cycle
    let curve = CAMediaTimingFunction(
      controlPoints: Float(easing.x1), Float(easing.y1), Float(easing.x2), Float(easing.y2))
    let still = CAMediaTimingFunction(name: .linear)
    animation.values = bounces ? [start, end, end, start, start] : [start, end, end]
    animation.keyTimes = (bounces ? [0, part, 0.5, 0.5 + part, 1] : [0, part, 1])
      .map { NSNumber(value: $0) }
    animation.timingFunctions = bounces ? [curve, still, curve, still] : [curve, still]
    return animation
  }

  /// Where the picture's middle is when the band has traveled so far.
  func place(_ distance: Double, from start: CGPoint) -> CGPoint {
    let place = SheenPoint(x: Double(start.x), y: Double(start.y))
      .moved(distance, along: sweep.direction)
    return CGPoint(x: place.x, y: place.y)
  }
}
#endif
