/// Why the command ends without having done what it was asked for.
enum CommandError: Error, Equatable {
  /// The arguments are wrong; the text says what would be right.
  case usage(String)

  /// What was to be read is missing or wrong.
  case input(String)

  /// What was to be written can't be.
  case output(String)

  /// The reader of the standard output has gone. There is nobody to tell.
  case brokenPipe

  /// A signal asked to stop.
  case interrupted

  /// The line for the error stream, or nil where there is nothing to say.
  var message: String? {
    switch self {
    case .usage(let text), .input(let text), .output(let text): text
    case .brokenPipe, .interrupted: nil
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .input: .input
    case .output: .output
    // A signal ends the process itself, so this one is not seen.
    case .brokenPipe, .interrupted: .success
    }
  }
}

/// What the command ends with; a signal's number and 128 come from the shell.
enum ExitCode: Int32 {
  case success = 0
  case found = 1
  case usage = 2
  case input = 3
  case output = 4

  /// What it means, as help lists it.
  var meaning: String {
    switch self {
    case .success: "done"
    case .found: "check found something to change, or trace --check a difference"
    case .usage: "the arguments are wrong"
    case .input: "a screen's file or a screenshot is missing, unreadable or wrong"
    case .output: "a picture can't be encoded or written"
    }
  }

  static let all: [ExitCode] = [.success, .found, .usage, .input, .output]
}
