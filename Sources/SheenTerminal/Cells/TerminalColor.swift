public import SheenCore

/// How many colors a terminal has.
public enum TerminalColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// None: plain text, without any escape.
  case none

  /// None, but dim and bold text.
  case attributes

  /// The sixteen that a user gives values to.
  case ansi16

  /// The 256 of xterm: those sixteen, a cube of 6 × 6 × 6, and 24 grays.
  case ansi256

  /// Any, in 24 bits.
  case trueColor

  /// Whether there are fewer colors.
  public static func < (a: TerminalColorDepth, b: TerminalColorDepth) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// A color as a terminal is told it.
public enum TerminalColor: Hashable, Sendable {
  /// One of the sixteen that a user gives values to: 0–7, and 8–15 for the bright ones.
  case basic(UInt8)

  /// One of the 256.
  case indexed(UInt8)

  /// Red, green and blue.
  case rgb(UInt8, UInt8, UInt8)

  /// The nearest color that a terminal of a depth has, or nil where that depth has no colors of
  /// known values: the sixteen are whatever their user made them.
  ///
  /// ```swift
  /// TerminalColor(.white, depth: .ansi256)    // indexed(231)
  /// TerminalColor(.white, depth: .trueColor)  // rgb(255, 255, 255)
  /// ```
  public init?(_ color: ShimmerColor, depth: TerminalColorDepth) {
    let (red, green, blue, _) = color.bytes
    switch depth {
    case .trueColor: self = .rgb(red, green, blue)
    case .ansi256: self = .indexed(Self.nearest(red, green, blue))
    case .none, .attributes, .ansi16: return nil
    }
  }

  /// Writes the parameters that select it as the color of text, or of what is behind it.
  func writeParameters(to text: inout String, isBackground: Bool) {
    switch self {
    case .basic(let index):
      text += String((index < 8 ? 30 : 82) + (isBackground ? 10 : 0) + Int(index))
    case .indexed(let index):
      text += isBackground ? "48;5;" : "38;5;"
      text += String(index)
    case .rgb(let red, let green, let blue):
      text += isBackground ? "48;2;" : "38;2;"
      text += String(red)
      text += ";"
      text += String(green)
      text += ";"
      text += String(blue)
    }
  }

  /// The levels of one part in the cube of xterm's 256 colors.
  private static let cube: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The nearer of the nearest in the cube and the nearest gray: 16 + 36 r + 6 g + b, and from 232 on
  /// the grays 8, 18, … 238.
  private static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let parts = [red, green, blue]
    let steps = parts.map(cubeStep)
    let inCube = distance(parts, steps.map { cube[$0] })
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = min(max((mean - 3) / 10, 0), 23)
    let inGreys = distance(parts, [UInt8](repeating: UInt8(8 + gray * 10), count: 3))
    return inCube <= inGreys
      ? UInt8(16 + steps[0] * 36 + steps[1] * 6 + steps[2]) : UInt8(232 + gray)
  }

  private static func cubeStep(_ part: UInt8) -> Int {
    // Half-way between two levels: 47.5, 115, 155, 195 and 235.
    part < 48 ? 0 : (part < 115 ? 1 : (Int(part) - 35) / 40)
  }

  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    zip(a, b).reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
  }
}
