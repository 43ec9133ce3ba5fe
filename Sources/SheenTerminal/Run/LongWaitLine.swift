import SheenCore

/// The plain line of a run that goes on: what it does and for how long it has done so.
struct LongWaitLine {
  /// The line, without its end.
  let text: String

  /// The line of a label that is harmless already.
  init(_ label: String, seconds: Double) {
    let seconds = Int(seconds.clamped(0, 1e9))
    let (minutes, rest) = (seconds / 60, seconds % 60)
    let time = [minutes > 0 ? "\(minutes) min" : nil, rest > 0 || minutes == 0 ? "\(rest) s" : nil]
      .compactMap { $0 }.joined(separator: " ")
    text = "still \(Self.withinSentence(label)), \(time)"
  }

  /// A label as it stands within a sentence. Names in capitals keep theirs.
  private static func withinSentence(_ label: String) -> String {
    guard let first = label.first, label.dropFirst().first?.isUppercase != true
    else { return label }
    return first.lowercased() + label.dropFirst()
  }
}
