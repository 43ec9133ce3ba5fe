import Foundation
import Testing

@testable import SheenCommand

/// What can go wrong while pictures are written, and that nothing half is left.
@Suite struct OutputTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  /// Renders where files end at 1 KB, as on a disk that is full then.
  private func renderOnFullDisk() throws -> Sheen.Outcome {
    // Who runs the tests may ignore the signal of that limit, and a shell can't change this.
    let script = """
      import os, resource, signal, sys
      signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
      resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))
      os.execv(sys.argv[1], [sys.argv[1], "render", "feed", "-o", "feed.png"])
      """
    return try Sheen.python(script, in: folder)
  }

  @Test func aFullDiskEndsWith4AndLeavesNothing() throws {
    let outcome = try renderOnFullDisk()
    #expect(outcome.errors == "sheen: can't write feed.png: File too large\n")
    #expect(outcome.code == 4)
    #expect(try folder.files == [])
  }

  @Test func aFullDiskLeavesTheOldFile() throws {
    try folder.write("old", to: "feed.png")
    let outcome = try renderOnFullDisk()
    #expect(outcome.code == 4)
    #expect(try folder.files == ["feed.png"])
    #expect(try folder.data("feed.png") == Data("old".utf8))
  }

  @Test func aFullDeviceEndsWith4() throws {
    let file = try Sheen.run("render", "card", "-o", "/dev/full", "--format", "png", in: folder)
    #expect(file.errors == "sheen: can't write /dev/full: No space left on device\n")
    #expect(file.code == 4)
    let output = try Sheen.shell("sheen show card > /dev/full", in: folder)
    #expect(
      output.errors == "sheen: can't write to the standard output: No space left on device\n")
    #expect(output.code == 4)
  }

  @Test(arguments: [
    ("no/such/a.png", "can't write no/such/a.png: No such file or directory"),
    ("d.png", "can't write d.png: Is a directory"),
  ])
  func aPathThatIsNoneEndsWith4(path: String, reason: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "d.png"), withIntermediateDirectories: true)
    let outcome = try Sheen.run("render", "card", "-o", path, in: folder)
    #expect(outcome.errors == "sheen: \(reason)\n")
    #expect(outcome.code == 4)
    #expect(try folder.files == ["d.png"])
  }

  @Test(arguments: [
    ("demo -o f", "can't make the folder f: there is a file of that name"),
    ("demo -o f/g", "can't make the folder f/g: Not a directory"),
    ("demo --output=", "can't make the folder \"\": it is no path"),
  ])
  func aDemoThatHasNoFolderEndsWith4(typed: String, reason: String) throws {
    try folder.write("", to: "f")
    let outcome = try Sheen.run(typed.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.errors == "sheen: \(reason)\n")
    #expect(outcome.code == 4)
    #expect(try folder.files == ["f"])
  }

  /// The first file is a pipe: when it has been read, the second one is next, and to draw that takes
  /// far longer than a signal.
  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalWhileAPictureIsDrawnLeavesNothing(signal: Int32) throws {
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    let process = try folder.start(
      Sheen.url,
      [
        "render", "feed", "-o", "pipe", "-o", "long.gif", "--format", "png", "--scale", "1",
        "--rest", "58", "--fps", "50",
      ], input: FileHandle.nullDevice)
    try process.run()
    let pipe = try FileHandle(forReadingFrom: folder.url.appending(path: "pipe"))
    #expect(try pipe.readToEnd()?.count ?? 0 > 1000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.code == 128 + signal)
    #expect(try folder.files == ["pipe"])
  }

  /// The first picture goes into a pipe here, too: when it has been read, the demo is in its midst.
  @Test func aSignalEndsTheDemoAndLeavesOnlyWholePictures() throws {
    try #require(mkfifo(folder.path("feed.png"), 0o600) == 0)
    let process = try folder.start(Sheen.url, ["demo", "-o", "."], input: FileHandle.nullDevice)
    try process.run()
    let pipe = try FileHandle(forReadingFrom: folder.url.appending(path: "feed.png"))
    #expect(try pipe.readToEnd()?.count ?? 0 > 1000)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.code == 128 + SIGINT)
    let pictures = DemoTests.demo.pictures.map(\.file)
    #expect(try folder.files.filter { !pictures.contains($0) } == [])
  }

  @Test func aSignalWhileTheInputIsReadEndsTheCommand() throws {
    let input = Pipe()
    let process = try folder.start(Sheen.url, ["render", "-", "-o", "a.png"], input: input)
    try process.run()
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.code == 128 + SIGINT)
    #expect(try folder.files == [])
  }

  @Test func aReaderThatLeavesIsNoError() throws {
    let byDefault = try Sheen.shell(
      "sheen render feed --scale 1 -o - --format apng | head -c 1; exit ${PIPESTATUS[0]}",
      in: folder)
    #expect(byDefault.errors == "")
    #expect([0, 128 + SIGPIPE].contains(byDefault.code))
    let ignored = try Sheen.shell(
      "trap '' PIPE; sheen render feed -o - --format apng | head -c 1; exit ${PIPESTATUS[0]}",
      in: folder)
    #expect(ignored.errors == "")
    #expect(ignored.code == 0)
    #expect(ignored.output == Data([0x89]))
  }

  @Test func progressIsForTerminalsAndLeavesNoTrace() throws {
    let script = """
      import os, pty, sys
      for extra in [], ["--quiet"]:
        child, terminal = pty.fork()
        if child == 0:
          words = ["render", "card", "-o", "a.png", "-o", "b.png"]
          os.execv(sys.argv[1], [sys.argv[1]] + words + extra)
        shown = b""
        while True:
          try:
            data = os.read(terminal, 1024)
          except OSError:  # Linux says so when the other side is closed.
            break
          if not data:
            break
          shown += data
        os.waitpid(child, 0)
        print(ascii(shown.decode()))
      """
    let outcome = try Sheen.python(script, in: folder)
    let expected = #"'\r\x1b[2K1 of 2  a.png\r\x1b[2K2 of 2  b.png\r\x1b[2K'"#
    #expect(outcome.text == "\(expected)\n''\n")
    #expect(outcome.code == 0)
  }

  @Test func aTerminalIsNotGivenAPicture() throws {
    let script = """
      import os, pty, sys
      sys.exit(os.waitstatus_to_exitcode(
        pty.spawn([sys.argv[1], "render", "card", "-o", "-", "--format", "png"])))
      """
    let outcome = try Sheen.python(script, in: folder)
    #expect(
      outcome.text
        == "sheen: a terminal can't show a picture; use -o FILE, or send it on with | or >\r\n")
    #expect(outcome.code == 2)
  }
}
