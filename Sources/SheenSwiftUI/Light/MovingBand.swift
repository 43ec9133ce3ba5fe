#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// The band of a wave over a frame, at the time of a timeline.
///
/// Each frame evaluates one closure, which moves a picture that stays as it is.
struct MovingBand: View {
  let wave: Wave
  let frame: SheenRect
  let color: Color
  let decision: MotionDecision
  let frozenTime: Double?

  /// The shortest time between two frames: light this soft gains nothing from more than 60 a second.
  static let interval = 1.0 / 60

  var body: some View {
    let picture = BandPicture(wave: wave, frame: frame, color: color)
    TimelineView(
      .animation(
        minimumInterval: Self.interval, paused: !decision.wantsFrames || frozenTime != nil)
    ) { context in
      let time = frozenTime ?? context.date.timeIntervalSinceReferenceDate
      switch frozenTime == nil ? decision : .moves {
      case .moves: picture.offset(offset(at: time))
      case .fades(let period):
        Rectangle().fill(color).opacity(fade(at: time, period: period))
      case .still: Color.clear
      }
    }
  }

  /// How far the band's middle is from the frame's middle.
  private func offset(at time: Double) -> CGSize {
    let gradient = wave.gradient(in: frame, at: time)
    return CGSize(
      width: (gradient.start.x + gradient.end.x - frame.width) / 2,
      height: (gradient.start.y + gradient.end.y - frame.height) / 2)
  }

  private func fade(at time: Double, period: Double) -> Double {
    let phase = (time / period).truncatingRemainder(dividingBy: 1)
    return ShimmerProfile.intensity(at: phase.magnitude - 0.5)
  }
}

/// A picture of the band in the middle of a frame, reaching across it at every place of its way.
struct BandPicture: View {
  let wave: Wave
  let frame: SheenRect
  let color: Color

  var body: some View {
    let direction = wave.sweep.direction
    // What a band that is narrower than the frame needs to reach over both of its sides.
    let length = frame.width * direction.dy.magnitude + frame.height * direction.dx.magnitude
    LinearGradient(
      stops: ShimmerProfile.stops().map {
        Gradient.Stop(color: color.opacity($0.intensity), location: $0.location)
      },
      startPoint: .leading, endPoint: .trailing
    )
    .frame(width: wave.sweep.band, height: length + 2)
    .rotationEffect(Angle(radians: atan2(direction.dy, direction.dx)))
    .position(x: frame.width / 2, y: frame.height / 2)
  }
}
#endif
