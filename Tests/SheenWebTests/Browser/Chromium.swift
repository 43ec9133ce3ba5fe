import Foundation

/// A headless Chromium that tests drive by its DevTools protocol.
///
/// One for all tests of a run, because a start takes half a second. Any number of tests may wait for
/// answers at a time; answers and events are sorted by the tab that they are of.
actor Chromium {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static let shared = Chromium()

  private var pipe: ChromiumPipe?
  private var number = 0
  private var answers: [Int: CheckedContinuation<Data, any Error>] = [:]
  private var inboxes: [String?: Inbox] = [:]

  /// What has come of one session, and who waits for what.
  private struct Inbox {
    var events: [(method: String, parameters: Data)] = []
    var waiting: [(method: String, continuation: CheckedContinuation<Data, any Error>)] = []
  }

  /// Sends a command and waits for its answer, as JSON.
  ///
  /// - Parameter session: The tab that it is for; nil: the browser.
  func send(
    _ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil
  ) async throws -> Data {
    let pipe = try connected()
    number += 1
    let number = number
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message)
    return try await withCheckedThrowingContinuation { continuation in
      answers[number] = continuation
      do {
        try pipe.write(data)
      } catch {
        answers.removeValue(forKey: number)?.resume(throwing: error)
      }
    }
  }

  /// Waits for an event, which may have come already, and returns what it says, as JSON.
  func event(_ method: String, session: String?) async throws -> Data {
    if let index = inboxes[session]?.events.firstIndex(where: { $0.method == method }),
      let event = inboxes[session]?.events.remove(at: index)
    {
      return event.parameters
    }
    return try await withCheckedThrowingContinuation {
      inboxes[session, default: Inbox()].waiting.append((method, $0))
    }
  }

  /// The events of a name that have come and nobody waited for.
  func takeEvents(_ method: String, session: String?) -> [Data] {
    let events = inboxes[session]?.events.filter { $0.method == method } ?? []
    inboxes[session]?.events.removeAll { $0.method == method }
    return events.map(\.parameters)
  }

  /// Forgets all of a session that has ended.
  func forget(session: String) { inboxes[session] = nil }

  private func connected() throws -> ChromiumPipe {
    if let pipe { return pipe }
    let new = try ChromiumPipe()
    pipe = new
    Task {
      for await message in new.messages { receive(message) }
      fail(Failure(description: "chromium has ended; is Debian's package chromium installed?"))
      pipe = nil
    }
    return new
  }

  private func receive(_ message: ChromiumPipe.Message) {
    guard case .text(let data) = message else {
      // A tab that has crashed never answers; without an end the tests would wait for ever.
      fail(Failure(description: "no word from chromium for two minutes"))
      return
    }
    guard
      let message = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return }
    func json(_ key: String) -> Data {
      (try? JSONSerialization.data(withJSONObject: message[key] ?? [:])) ?? Data()
    }
    if let number = message["id"] as? Int {
      let continuation = answers.removeValue(forKey: number)
      if let error = message["error"] as? [String: Any] {
        continuation?.resume(throwing: Failure(description: "\(error["message"] ?? "no reason")"))
      } else {
        continuation?.resume(returning: json("result"))
      }
      return
    }
    guard let method = message["method"] as? String else { return }
    let session = message["sessionId"] as? String
    var inbox = inboxes[session] ?? Inbox()
    if let index = inbox.waiting.firstIndex(where: { $0.method == method }) {
      inbox.waiting.remove(at: index).continuation.resume(returning: json("params"))
    } else {
      inbox.events.append((method, json("params")))
    }
    inboxes[session] = inbox
  }

  /// Ends all waiting.
  private func fail(_ failure: Failure) {
    for continuation in answers.values { continuation.resume(throwing: failure) }
    for inbox in inboxes.values {
      for waiting in inbox.waiting { waiting.continuation.resume(throwing: failure) }
    }
    answers = [:]
    inboxes = [:]
  }
}
