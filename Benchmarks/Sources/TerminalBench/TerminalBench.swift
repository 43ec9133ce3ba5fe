import Foundation

/// What light on a terminal costs: bytes beside the plain way of writing it, and the load of a core.
///
/// Prints a table; the exit code is 0 when every goal holds and 1 when one is missed.
@main enum TerminalBench {
  static func main() async throws {
    var goals: [Goal] = []
    for label in Bytes.labels { goals += Bytes.goals(label) }
    goals.append(try Bytes.skeletonGoal())
    goals.append(Bytes.unchangedGoal())
    goals.append(await Load.lineGoal())
    goals.append(try Load.skeletonGoal())
    for goal in goals { print(goal.line) }
    if goals.contains(where: { !$0.isMet }) { exit(1) }
  }
}

/// A figure, and what it must be.
struct Goal {
  enum Bound {
    case atLeast(Double)
    case atMost(Double)
  }

  let name: String
  let figure: Double
  let unit: String
  let bound: Bound
  var details = ""

  var isMet: Bool {
    switch bound {
    case .atLeast(let value): figure >= value
    case .atMost(let value): figure <= value
    }
  }

  var line: String {
    let wanted =
      switch bound {
      case .atLeast(let value): "at least \(value.short)"
      case .atMost(let value): "at most \(value.short)"
      }
    return "\(isMet ? "ok    " : "MISSED") \(name): \(figure.short) \(unit) (\(wanted))\(details)"
  }
}

extension Double {
  var short: String { String(format: self < 10 ? "%.3g" : "%.0f", self) }
}
