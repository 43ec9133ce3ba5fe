import SheenJSON

/// The arguments of a command, told apart the GNU way.
///
/// Options stand anywhere; a value follows its option (`--size 390x844`, `-o FILE`) or is joined to
/// it (`--size=390x844`, `-oFILE`); short options without a value can share a dash; `--` ends the
/// options; `-` is an operand. Of an option that is given twice the last one counts, unless it can be
/// given several times.
struct Arguments: Sendable {
  /// What is no option: such as the name of a screen.
  private(set) var operands: [String] = []

  private var values: [String: [String]] = [:]

  /// Tells options and operands apart.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - options: The options that the command has.
  ///   - command: How errors name the command.
  init(_ words: [String], options: [Option], command: String) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word.hasPrefix("--") {
        try addLong(word.dropFirst(2), &rest, options, command)
      } else if word.hasPrefix("-"), word != "-" {
        try addShort(word.dropFirst(), &rest, options, command)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func addLong(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ options: [Option], _ command: String
  ) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let nearest = options.map(\.name).nearest(to: name)
      let help =
        nearest.map { "did you mean --\($0)?" } ?? "\(command) --help lists the options"
      throw .usage("unknown option --\(name); \(help)")
    }
    guard option.value != nil else {
      guard parts.count == 1 else { throw .usage("--\(name) takes no value; write only --\(name)") }
      add("", to: option)
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw Self.missing(option.flag, option)
    }
    add(value, to: option)
  }

  private mutating func addShort(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ options: [Option], _ command: String
  ) throws(CommandError) {
    var letters = word
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .usage("unknown option -\(letter); \(command) --help lists the options")
      }
      guard option.value != nil else {
        add("", to: option)
        continue
      }
      guard let value = letters.isEmpty ? rest.popFirst() : String(letters) else {
        throw Self.missing("-\(letter)", option)
      }
      add(value, to: option)
      return
    }
  }

  private static func missing(_ flag: String, _ option: Option) -> CommandError {
    .usage("\(flag) needs a value: \(flag) \(option.value ?? "")")
  }

  private mutating func add(_ value: String, to option: Option) {
    values[option.name, default: []].append(value)
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The last value of an option, or nil.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  /// All values of an option, in their order.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }
}
