import Foundation

/// A headless Chromium that tests drive by its DevTools protocol, over a pipe.
///
/// One for all tests of a run: a start takes half a second. Tests take turns, because the browser
/// answers one question at a time here.
actor Chromium {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static let shared = Chromium()

  private var connection: Connection?

  private final class Connection {
    let process = Process()
    let toBrowser = Pipe()
    let fromBrowser = Pipe()
    var buffer = Data()
    var number = 0
    var events: [[String: Any]] = []
  }

  /// What an event said, as JSON.
  struct Event: Sendable {
    let json: Data

    func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: json)
    }
  }

  private func connected() throws -> Connection {
    if let connection { return connection }
    let new = Connection()
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheen-chromium-\(ProcessInfo.processInfo.processIdentifier)")
    let flags = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
      "--disable-extensions", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--force-color-profile=srgb", "--force-device-scale-factor=1",
      "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
    ]
    // The protocol is spoken through the files 3 and 4, which a shell can connect.
    new.process.executableURL = URL(fileURLWithPath: "/bin/sh")
    new.process.arguments =
      [
        "-c",
        "chromium \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1; rm -rf \"\(profile.path)\"",
        "chromium",
      ]
      + flags + ["about:blank"]
    new.process.standardInput = new.toBrowser
    new.process.standardOutput = new.fromBrowser
    try new.process.run()
    connection = new
    return new
  }

  /// Sends a command and waits for its answer, as JSON.
  func send(
    _ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil
  ) throws -> Data {
    let connection = try connected()
    connection.number += 1
    let number = connection.number
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message) + [0]
    try connection.toBrowser.fileHandleForWriting.write(contentsOf: data)
    while true {
      let answer = try next(connection)
      guard answer["id"] as? Int == number else {
        connection.events.append(answer)
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        throw Failure(description: "\(method): \(error["message"] ?? "")")
      }
      return try JSONSerialization.data(withJSONObject: answer["result"] ?? [:])
    }
  }

  /// Waits for an event.
  func event(_ method: String, session: String?) throws -> Event {
    let connection = try connected()
    var index = 0
    while true {
      while index >= connection.events.count { connection.events.append(try next(connection)) }
      let event = connection.events[index]
      if event["method"] as? String == method, event["sessionId"] as? String == session {
        connection.events.remove(at: index)
        return Event(json: try JSONSerialization.data(withJSONObject: event["params"] ?? [:]))
      }
      index += 1
    }
  }

  /// The events of a name that have come.
  func takeEvents(_ method: String) throws -> [Event] {
    let connection = try connected()
    let events = connection.events.filter { $0["method"] as? String == method }
    connection.events.removeAll { $0["method"] as? String == method }
    return try events.map { event in
      Event(json: try JSONSerialization.data(withJSONObject: event["params"] ?? [:]))
    }
  }

  /// Forgets the events that nobody waited for.
  func forgetEvents() { connection?.events = [] }

  private func next(_ connection: Connection) throws -> [String: Any] {
    while true {
      if let end = connection.buffer.firstIndex(of: 0) {
        let message = connection.buffer[..<end]
        connection.buffer = connection.buffer[connection.buffer.index(after: end)...]
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      // A tab that has crashed never answers; without an end the tests would wait for it for ever.
      var waiting = pollfd(
        fd: connection.fromBrowser.fileHandleForReading.fileDescriptor, events: Int16(POLLIN),
        revents: 0)
      guard poll(&waiting, 1, 60_000) != 0 else {
        throw Failure(description: "no answer from chromium for a minute")
      }
      let more = connection.fromBrowser.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw Failure(description: "chromium has ended; is Debian's package chromium installed?")
      }
      connection.buffer = Data(connection.buffer) + more
    }
  }
}
