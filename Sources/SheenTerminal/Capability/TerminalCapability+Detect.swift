extension TerminalCapability {
  /// What the environment says about a terminal and its reader.
  ///
  /// An empty variable counts as one that is not set. A switch is on unless it is `0`, `no`, `off` or
  /// `false`.
  ///
  /// | the first that holds | colors |
  /// |---|---|
  /// | `NO_COLOR` is set | none |
  /// | `CLICOLOR_FORCE` is on | by `COLORTERM` and `TERM`, at least 16 |
  /// | not a terminal; `TERM` is not set or `dumb`; `CI` or `CLICOLOR=0` says so | none |
  /// | `COLORTERM` is `truecolor` or `24bit`, or `TERM` ends in `-direct` or is a terminal known to have them | 24 bits |
  /// | `TERM` contains `256color` | 256 |
  /// | `TERM` begins with `vt` | attributes |
  /// | otherwise | 16 |
  ///
  /// Text can be written over where it is a terminal, `TERM` is set and not `dumb`, and `CI` is off.
  ///
  /// | variable | what it does |
  /// |---|---|
  /// | `SHEEN_REDUCED_MOTION` | on: nothing moves |
  /// | `SHEEN_SHIMMER`, `SHEEN_SPINNER` | off: this alone does not move |
  /// | `ACCESSIBLE`, `SHEEN_SCREEN_READER` | on: plain lines, each written once, and signs are words |
  /// | `LC_ALL`, `LC_CTYPE`, `LANG` | the first that is set says whether there is UTF-8; none: there is |
  ///
  /// ```swift
  /// TerminalCapability.detect(
  ///   environment: ["TERM": "xterm-256color", "NO_COLOR": ""], isTerminal: true
  /// ).colors  // .ansi256: an empty NO_COLOR does not count
  /// ```
  ///
  /// Whether output can be synchronized and which colors the theme has is not in the environment:
  /// the terminal has to be asked (`TerminalAnswers`).
  ///
  /// Sources: <https://no-color.org>, <https://bixense.com/clicolors/>.
  ///
  /// - Parameters:
  ///   - environment: The process's variables; those of `variables` are looked at.
  ///   - isTerminal: Whether what is written goes to a terminal.
  public static func detect(
    environment: [String: String], isTerminal: Bool
  ) -> TerminalCapability {
    let environment = Environment(environment)
    let kind = environment["TERM"] ?? "dumb"
    let isInteractive = isTerminal && kind != "dumb" && environment.isOn("CI") != true

    let colors: TerminalColorDepth =
      if environment["NO_COLOR"] != nil {
        .none
      } else if environment.isOn("CLICOLOR_FORCE") == true {
        max(.ansi16, environment.depth(of: kind))
      } else if !isInteractive || environment.isOn("CLICOLOR") == false {
        .none
      } else {
        environment.depth(of: kind)
      }

    let moves = environment.isOn("SHEEN_REDUCED_MOTION") != true
    return TerminalCapability(
      colors: colors,
      isInteractive: isInteractive,
      hasUnicode: environment.hasUnicode,
      motion: TerminalMotion(
        shimmer: moves && environment.isOn("SHEEN_SHIMMER") != false,
        spinner: moves && environment.isOn("SHEEN_SPINNER") != false),
      isSpoken: environment.isOn("SHEEN_SCREEN_READER") ?? environment.isOn("ACCESSIBLE") ?? false)
  }

  /// The names of the variables that `detect(environment:isTerminal:)` looks at.
  public static let variables = [
    "NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "COLORTERM", "TERM", "CI", "SHEEN_REDUCED_MOTION",
    "SHEEN_SHIMMER", "SHEEN_SPINNER", "SHEEN_SCREEN_READER", "ACCESSIBLE", "LC_ALL", "LC_CTYPE",
    "LANG",
  ]
}

/// Variables, of which empty ones are not set.
private struct Environment {
  private let variables: [String: String]

  init(_ variables: [String: String]) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  subscript(name: String) -> String? { variables[name] }

  /// Whether a switch is on, or nil where it is not set.
  func isOn(_ name: String) -> Bool? {
    self[name].map { !["0", "no", "off", "false"].contains($0.lowercased()) }
  }

  var hasUnicode: Bool {
    guard let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return true }
    let lower = locale.lowercased()
    return lower.hasSuffix("utf-8") || lower.hasSuffix("utf8") || lower.contains("utf-8@")
      || lower.contains("utf8@")
  }

  func depth(of kind: String) -> TerminalColorDepth {
    let colorTerm = self["COLORTERM"]?.lowercased()
    if colorTerm == "truecolor" || colorTerm == "24bit" || kind.hasSuffix("-direct")
      || Self.trueColorTerminals.contains(kind)
    {
      return .trueColor
    }
    if kind.contains("256color") { return .ansi256 }
    if kind == "dumb" { return .none }
    return kind.hasPrefix("vt") ? .attributes : .ansi16
  }

  /// Terminals that name themselves and have 24-bit colors, some of which lose `COLORTERM` on the way
  /// through a remote shell.
  private static let trueColorTerminals: Set = [
    "alacritty", "contour", "foot", "ghostty", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]
}
