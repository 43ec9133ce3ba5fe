#if canImport(SwiftUI)
internal import Foundation
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

  /// The count of a wave that has one.
  @Binding var sweeps: SweepCount

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
      case .moves:
        picture.offset(offset(at: time))
          // Without a count there is nothing to hear.
          .onNewValue(of: wave.count == nil ? nil : context.date) { date in
            guard let date, frozenTime == nil else { return }
            sweeps.tick(wave, at: date.timeIntervalSinceReferenceDate)
          }
      case .fades(let period):
        Rectangle().fill(color).opacity(fade(at: time, period: period))
      case .still: Color.clear
      }
    }
  }

  /// How far the band's middle is from the frame's middle.
  private func offset(at time: Double) -> CGSize {
    let wave = frozenTime == nil ? sweeps.wave(wave, at: time) : wave
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
///
/// A frame that is larger than the scope, such as that of a window on a desk where a phone's light is
/// meant, can see several bands at a time; the picture has those on both sides, too.
struct BandPicture: View {
  let wave: Wave
  let frame: SheenRect
  let color: Color

  /// How many bands are drawn on each side at most: enough for a frame of fifty screens.
  private static let maximumNeighbors = 100.0

  var body: some View {
    let direction = wave.sweep.direction
    // What a band that is narrower than the frame needs to reach over both of its sides.
    let length = frame.width * direction.dy.magnitude + frame.height * direction.dx.magnitude
    let neighbors = neighbors
    let reach = wave.wavelength * Double(neighbors)
    let width = wave.sweep.band + 2 * reach
    LinearGradient(
      stops: (-neighbors...neighbors).flatMap { neighbor in
        let start = reach + wave.wavelength * Double(neighbor)
        return ShimmerProfile.stops.map {
          Gradient.Stop(
            color: color.opacity($0.intensity),
            location: (start + wave.sweep.band * $0.location) / width)
        }
      },
      startPoint: .leading, endPoint: .trailing
    )
    .frame(width: width, height: length + 2)
    .rotationEffect(Angle(radians: atan2(direction.dy, direction.dx)))
    .position(x: frame.width / 2, y: frame.height / 2)
  }

  /// How many bands on each side can reach into the frame while the nearest one is within half a
  /// wavelength of its middle.
  private var neighbors: Int {
    let extent = frame.size.extent(along: wave.sweep.direction)
    let count = ((extent + wave.sweep.band) / wave.wavelength - 1) / 2
    return Int(min(max(0, count.rounded(.up)), Self.maximumNeighbors))
  }
}
#endif
