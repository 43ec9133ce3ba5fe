import Foundation
import Testing

/// The built command, run as a process.
enum Sheen {
  /// What a process came to.
  struct Outcome {
    /// The exit code, or 128 and the number of the signal that ended it, as a shell counts.
    let code: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The folder of the build, where the command lies beside the tests.
  static let url: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let test = bundles.first ?? URL(filePath: CommandLine.arguments[0])
    return test.deletingLastPathComponent().appending(path: "sheen")
  }()

  /// Runs the command in a folder.
  static func run(
    _ arguments: String..., in folder: Scratch, input: String = ""
  ) throws -> Outcome {
    try run(arguments, in: folder, input: input)
  }

  static func run(
    _ arguments: [String], in folder: Scratch, input: String = ""
  ) throws -> Outcome {
    try folder.run(url, arguments, input: Data(input.utf8))
  }

  /// Runs a script of bash in a folder, where `sheen` is the command.
  static func shell(_ script: String, in folder: Scratch) throws -> Outcome {
    let head = "sheen() { '\(url.path)' \"$@\"; }; sheen='\(url.path)'; "
    return try folder.run(URL(filePath: "/bin/bash"), ["-c", head + script])
  }

  /// Runs a script of Python in a folder; `sys.argv[1]` is the command.
  static func python(_ script: String, in folder: Scratch) throws -> Outcome {
    try folder.run(URL(filePath: "/usr/bin/python3"), ["-c", script, url.path])
  }
}

/// A folder of its own for a test, which goes away with it.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sheen-test-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The names of all files in it, hidden ones included.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// Begins a process in this folder.
  func start(_ program: URL, _ arguments: [String], input: Any) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.standardInput = input
    return process
  }

  fileprivate func run(
    _ program: URL, _ arguments: [String], input: Data = Data()
  ) throws -> Sheen.Outcome {
    // Files hold any amount; a pipe that nobody empties would stop the process.
    let streams = try Scratch()
    try input.write(to: streams.url.appending(path: "input"))
    try streams.write("", to: "output")
    try streams.write("", to: "errors")
    let process = try start(
      program, arguments,
      input: FileHandle(forReadingFrom: streams.url.appending(path: "input")))
    process.standardOutput = try FileHandle(
      forWritingTo: streams.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: streams.url.appending(path: "errors"))
    try process.run()
    process.waitUntilExit()
    return Sheen.Outcome(
      code: process.code, output: try streams.data("output"),
      errors: String(decoding: try streams.data("errors"), as: UTF8.self))
  }
}

extension Process {
  /// The exit code, or 128 and the number of the signal that ended it.
  var code: Int32 {
    terminationReason == .exit ? terminationStatus : 128 + terminationStatus
  }
}
