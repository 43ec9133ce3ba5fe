import SheenJSON

/// What a Chromium is asked to do, and what it answers.
struct Browser {
  private let process: BrowserProcess
  private let end: ContinuousClock.Instant
  private let timeout: Double
  private var number = 0
  private var rest: [UInt8] = []
  private var events: [(method: String, session: String?)] = []

  /// A Chromium that has so many seconds for everything.
  init(timeout: Double) throws(CommandError) {
    process = try BrowserProcess()
    self.timeout = timeout
    end = ContinuousClock.now + .seconds(timeout)
  }

  /// Ends Chromium.
  func close() {
    process.end()
  }

  /// Sends a command, and waits for its answer.
  ///
  /// - Parameter parameters: JSON, without the braces around it.
  @discardableResult
  mutating func send(
    _ method: String, _ parameters: String = "", session: String? = nil
  ) throws(CommandError) -> JSONReply {
    let number = try start(method, parameters, session: session)
    while true {
      guard let message = try message() else { continue }
      guard message["id"]?.number == Double(number) else { continue }
      if let error = message["error"]?["message"]?.text { throw .input("Chromium says: \(error)") }
      guard let result = message["result"] else { throw .input("Chromium gave no answer") }
      return result
    }
  }

  /// Waits for an event, which may have come already.
  mutating func wait(for method: String, session: String) throws(CommandError) {
    while true {
      if let index = events.firstIndex(where: { $0.method == method && $0.session == session }) {
        events.remove(at: index)
        return
      }
      _ = try message()
    }
  }

  private mutating func start(
    _ method: String, _ parameters: String, session: String?
  ) throws(CommandError) -> Int {
    number += 1
    let session = session.map { ",\"sessionId\":\"\($0.jsonEscaped)\"" } ?? ""
    try process.send(
      "{\"id\":\(number),\"method\":\"\(method)\"\(session),\"params\":{\(parameters)}}")
    return number
  }

  /// The next message, or nil where none has come for a while; events are kept.
  private mutating func message() throws(CommandError) -> JSONReply? {
    while true {
      if let length = rest.firstIndex(of: 0) {
        let bytes = Array(rest[..<length])
        rest.removeFirst(length + 1)
        guard let message = JSONReply(bytes) else { continue }
        if let method = message["method"]?.text {
          let session = message["sessionId"]?.text
          events.append((method, session))
          // A page that asks something waits until it is answered.
          if method == "Page.javascriptDialogOpening" {
            _ = try start("Page.handleJavaScriptDialog", "\"accept\":true", session: session)
          }
          if method == "Inspector.targetCrashed" {
            throw .input("the page has crashed before it was traced")
          }
        }
        return message
      }
      guard ContinuousClock.now < end else {
        throw .input(
          "the page was not there after \(timeout.shortest) s; --timeout gives it more time")
      }
      let more = try process.receive(within: 100)
      if more.isEmpty { return nil }
      rest += more
    }
  }
}
