/// One option: its names, what follows it, and what help says of it.
struct Option: Sendable {
  /// The long name, without its dashes.
  let name: String

  /// The short name, or nil.
  let short: Character?

  /// What follows, in capitals, or nil where nothing does.
  let value: String?

  /// What it does, in a few words.
  let help: String

  init(_ name: String, short: Character? = nil, value: String? = nil, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// The option as it is written on the command line.
  var flag: String { "--" + name }
}

extension Option {
  static let help = Option("help", short: "h", "this text")
  static let quiet = Option("quiet", short: "q", "no progress and no notes")
}
