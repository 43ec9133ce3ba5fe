import Foundation

/// Runs a program with a text, and returns what it said.
enum Tool {
  struct Outcome: Sendable {
    let status: Int32
    let output: Data

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The folder of the whole package.
  static let package = folder.appendingPathComponent("../../..").standardized

  /// - Parameter errors: Whether the outcome has what the program said to standard error too.
  static func run(_ program: String, _ arguments: [String], input: String) throws -> Outcome {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheen-tool-\(UUID().uuidString)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = program == "rsvg-convert" ? FileHandle.standardError : output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: data)
  }

  /// What the parsers of Debian's Python find in texts: for each text the codes of its errors, and
  /// where they are.
  ///
  /// All texts go to one process, because the parsers take long to start.
  static func problems(_ kind: String, in texts: [String]) throws -> [[Problem]] {
    let script = folder.appendingPathComponent("validate.py").path
    let input = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let outcome = try run("/usr/bin/python3", [script, kind], input: input)
    do {
      return try JSONDecoder().decode([[Problem]].self, from: outcome.output)
    } catch {
      throw Failure(description: "validate.py: \(outcome.text)")
    }
  }

  /// What is wrong in a text.
  struct Problem: Decodable, CustomStringConvertible {
    /// The parser's name of the error.
    let code: String

    /// The line and what it is about, for people.
    let place: String

    var description: String { "\(code) at \(place)" }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
