import Foundation

/// A Chromium process, and the two pipes over which it takes commands and gives answers.
///
/// It ends when the tests do, because its pipe of commands is closed then.
final class ChromiumPipe: Sendable {
  enum News: Sendable {
    /// An answer or event, as JSON.
    case message(Data)

    /// Nothing has come for a long time.
    case silence
  }

  /// What the browser says, until it ends.
  let news: AsyncStream<News>

  /// The size of the browser's window, in points. Nothing outside of it is drawn, whatever size a tab
  /// is given.
  static let window = (width: 1600, height: 1700)

  private let commands: FileHandle

  /// What ends each message.
  private static let end = Data([0])

  init(scale: Int) throws {
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sheen-chromium-\(ProcessInfo.processInfo.processIdentifier)-\(scale)")
    let flags = [
      "--window-size=\(Self.window.width),\(Self.window.height)",
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
      "--disable-extensions", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--force-color-profile=srgb", "--force-device-scale-factor=\(scale)",
      "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
    ]
    let (process, toBrowser, fromBrowser) = (Process(), Pipe(), Pipe())
    // The protocol is spoken through the files 3 and 4, which a shell can connect.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      [
        "-c",
        "chromium \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1; rm -rf \"\(profile.path)\"",
        "chromium",
      ]
      + flags + ["about:blank"]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    try process.run()
    commands = toBrowser.fileHandleForWriting
    let answers = fromBrowser.fileHandleForReading
    let (news, continuation) = AsyncStream.makeStream(of: News.self)
    self.news = news
    // A thread of its own may wait; a task that waits keeps others from running.
    Thread.detachNewThread { Self.read(answers, into: continuation) }
  }

  /// Sends a command.
  func write(_ json: Data) throws { try commands.write(contentsOf: json + Self.end) }

  private static func read(
    _ answers: FileHandle, into news: AsyncStream<News>.Continuation
  ) {
    var message = Data()
    while true {
      var waiting = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 120_000) != 0 else {
        news.yield(.silence)
        continue
      }
      var more = answers.availableData
      guard !more.isEmpty else { break }
      // Only what is new is searched: a picture comes in many pieces.
      while let end = more.range(of: end) {
        news.yield(.message(message + more[..<end.lowerBound]))
        message = Data()
        more = more[end.upperBound...]
      }
      message += more
    }
    news.finish()
  }
}
