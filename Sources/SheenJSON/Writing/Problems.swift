import SheenCore

extension SkeletonScreen {
  /// What keeps this screen from being written as a file, or nil.
  var problem: String? {
    NumberRange.positiveLength.problem("the width", size.width)
      ?? NumberRange.positiveLength.problem("the height", size.height)
      ?? skeleton.problem
  }
}

extension Skeleton {
  /// Why a part cannot be laid out; every other number of a skeleton is in its range.
  fileprivate var problem: String? {
    switch part {
    case .failure(let error): return error.description
    case .shape, .lines, .spacer: return nil
    case .row(let parts, _, _), .column(let parts, _, _), .overlay(let parts, _):
      for part in parts {
        if let problem = part.problem { return problem }
      }
      return nil
    case .padding(let part, _), .frame(let part, _, _, _), .aspect(let part, _),
      .repeated(let part, _), .separated(let part, _):
      return part.problem
    }
  }
}

extension ShimmerStyle {
  /// What keeps this style from being written, or nil.
  var problem: String? {
    let direction: String? =
      switch self.direction {
      case .tilted(let degrees), .angle(let degrees):
        NumberRange.degrees.problem("the direction", degrees)
      default: nil
      }
    let speed: String? =
      switch self.speed {
      case .automatic: nil
      case .pointsPerSecond(let speed): NumberRange.speed.problem("the speed", speed)
      case .duration(let seconds): NumberRange.duration.problem("the duration", seconds)
      }
    let band: String? =
      switch self.band {
      case .automatic: nil
      case .points(let points): NumberRange.positiveLength.problem("the band", points)
      case .fraction(let fraction): NumberRange.bandFraction.problem("the band", fraction)
      }
    let rest: String? =
      if case .seconds(let seconds) = self.rest {
        NumberRange.rest.problem("the rest", seconds)
      } else {
        nil
      }
    let fade: String? =
      if case .fade(let seconds) = reducedMotion {
        NumberRange.fade.problem("the fade", seconds)
      } else {
        nil
      }
    return direction ?? speed ?? band ?? rest ?? fade
      ?? NumberRange.coordinate.problem("the easing's y1", easing.y1)
      ?? NumberRange.coordinate.problem("the easing's y2", easing.y2)
      ?? NumberRange.sweeps.problem("the count", Double(count ?? 0))
  }
}

extension NumberRange {
  /// What is wrong with a number and what would be right, or nil.
  fileprivate func problem(_ name: String, _ value: Double) -> String? {
    contains(value) ? nil : "\(name) is \(value); expected \(words)"
  }
}
