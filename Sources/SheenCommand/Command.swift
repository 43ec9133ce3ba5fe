import SheenJSON

/// The command `sheen`: finds the subcommand, runs it, and turns what happens into an exit code.
@main struct Command {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static func main() async {
    Platform.reportFileLimit()
    do {
      let code = try await run(Array(CommandLine.arguments.dropFirst()))
      // A signal that came while the last file was written must not look like success.
      if let signal = Interruption.received { Platform.end(bySignal: signal) }
      Platform.end(code)
    } catch {
      if let signal = Interruption.received { Platform.end(bySignal: signal) }
      let error = error as? CommandError ?? .output("\(error)")
      if let message = error.message { Terminal.say(message) }
      Platform.end(error.exitCode)
    }
  }

  private static func run(_ words: [String]) async throws -> ExitCode {
    guard let first = words.first else {
      throw CommandError.usage("no command; try sheen demo, or sheen --help")
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--help", "-h":
      try Terminal.print(Help.overview)
    case "--version":
      try Terminal.print("sheen \(version)")
    case "help":
      let page = try rest.first.map { Help.page(try subcommand($0)) }
      try Terminal.print(page ?? Help.overview)
    default:
      let command = try subcommand(first)
      let arguments = try Arguments(rest, options: command.allOptions, command: command.fullName)
      guard !arguments.has(.help) else {
        try Terminal.print(Help.page(command))
        return .success
      }
      return try await command.run(arguments)
    }
    return .success
  }

  private static func subcommand(_ name: String) throws(CommandError) -> Subcommand {
    if let command = Subcommand.all.first(where: { $0.name == name }) { return command }
    let nearest = Subcommand.all.map(\.name).nearest(to: name)
    let kind = name.hasPrefix("-") ? "option" : "command"
    let help = nearest.map { "did you mean \"\($0)\"?" } ?? "sheen --help lists the commands"
    throw .usage("unknown \(kind) \(name.quoted); \(help)")
  }
}
