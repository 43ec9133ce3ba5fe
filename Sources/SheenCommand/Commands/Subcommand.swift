/// One of the things that `sheen` does, and everything that help says of it.
struct Subcommand: Sendable {
  let name: String

  /// What it does, in a few words.
  let summary: String

  /// What follows the command's name, in the notation of manuals.
  let usage: String

  /// Commands to try, and what each does.
  let examples: [(command: String, effect: String)]

  /// Paragraphs about what the options alone do not say.
  let notes: [String]

  /// The options, in the groups in which help lists them.
  let options: [(heading: String, options: [Option])]

  /// Does it.
  let run: @Sendable (Arguments) async throws -> ExitCode

  static let all: [Subcommand] = [demo, play, render, screens, show, check, trace]
}

extension Subcommand {
  /// What errors and examples call it.
  var fullName: String { "sheen \(name)" }

  /// Every option, `--help` and `--quiet` included.
  var allOptions: [Option] { options.flatMap(\.options) + [.quiet, .help] }
}
