import Foundation

/// A headless Chromium that tests drive by its DevTools protocol.
///
/// One for all tests of a run, because a start takes half a second. Any number of tests may wait for
/// answers at a time; answers and events are sorted by the tab that they are of.
///
/// There is one for each scale: a page whose scale is only emulated lies at whole points, whereas on a
/// screen of that scale it lies at whole pixels.
actor Chromium {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The browser for screens of a number of pixels to a point, from 1 to 3.
  static func shared(scale: Int = 1) -> Chromium { all[scale - 1] }

  private static let all = (1...3).map(Chromium.init)

  private let scale: Int

  private init(scale: Int) { self.scale = scale }

  /// An answer or an event.
  struct Message: Sendable {
    fileprivate let json: Data

    /// What an answer gives.
    func result<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
      try JSONDecoder().decode(Answer<Value>.self, from: json).result
    }

    /// What an event says.
    func parameters<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
      try JSONDecoder().decode(Event<Value>.self, from: json).params
    }

    private struct Answer<Value: Decodable>: Decodable { let result: Value }
    private struct Event<Value: Decodable>: Decodable { let params: Value }
  }

  private typealias Continuation = CheckedContinuation<Message, any Error>

  private var pipe: ChromiumPipe?
  private var number = 0
  private var answers: [Int: Continuation] = [:]
  private var inboxes: [String?: Inbox] = [:]

  /// What has come of one session, and who waits for what.
  private struct Inbox {
    var events: [(method: String, message: Message)] = []
    var waiting: [(method: String, continuation: Continuation)] = []
  }

  /// Sends a command and waits for its answer.
  ///
  /// - Parameters:
  ///   - parameters: What JSON can hold.
  ///   - session: The tab that it is for; nil: the browser.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil
  ) async throws -> Message {
    try await send(
      method, json: JSONSerialization.data(withJSONObject: parameters), session: session)
  }

  /// Sends a command whose parameters are JSON already.
  func send(_ method: String, json: Data, session: String?) async throws -> Message {
    let pipe = try connected()
    number += 1
    let number = number
    let session = session.map { ",\"sessionId\":\"\($0)\"" } ?? ""
    var data = Data("{\"id\":\(number),\"method\":\"\(method)\"\(session),\"params\":".utf8)
    data += json
    data += Data("}".utf8)
    let message = data
    return try await withCheckedThrowingContinuation { continuation in
      answers[number] = continuation
      do {
        try pipe.write(message)
      } catch {
        answers.removeValue(forKey: number)?.resume(throwing: error)
      }
    }
  }

  /// Waits for an event, which may have come already.
  func event(_ method: String, session: String?) async throws -> Message {
    if let index = inboxes[session]?.events.firstIndex(where: { $0.method == method }),
      let event = inboxes[session]?.events.remove(at: index)
    {
      return event.message
    }
    return try await withCheckedThrowingContinuation {
      inboxes[session, default: Inbox()].waiting.append((method, $0))
    }
  }

  /// The events of a name that have come and nobody waited for.
  func takeEvents(_ method: String, session: String?) -> [Message] {
    let events = inboxes[session]?.events.filter { $0.method == method } ?? []
    inboxes[session]?.events.removeAll { $0.method == method }
    return events.map(\.message)
  }

  /// Forgets all of a session that has ended.
  func forget(session: String) { inboxes[session] = nil }

  private func connected() throws -> ChromiumPipe {
    if let pipe { return pipe }
    let new = try ChromiumPipe(scale: scale)
    pipe = new
    Task {
      for await news in new.news { receive(news) }
      fail(Failure(description: "chromium has ended; is Debian's package chromium installed?"))
      pipe = nil
    }
    return new
  }

  private func receive(_ news: ChromiumPipe.News) {
    struct Envelope: Decodable {
      struct Reason: Decodable { let message: String }
      let id: Int?, method: String?, sessionId: String?
      let error: Reason?
    }
    guard case .message(let json) = news else {
      // A tab that has crashed never answers; without an end the tests would wait for ever.
      fail(Failure(description: "no word from chromium for two minutes"))
      return
    }
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: json) else { return }
    let message = Message(json: json)
    if let number = envelope.id {
      let continuation = answers.removeValue(forKey: number)
      if let error = envelope.error {
        continuation?.resume(throwing: Failure(description: error.message))
      } else {
        continuation?.resume(returning: message)
      }
    } else if let method = envelope.method {
      var inbox = inboxes[envelope.sessionId] ?? Inbox()
      if let index = inbox.waiting.firstIndex(where: { $0.method == method }) {
        inbox.waiting.remove(at: index).continuation.resume(returning: message)
      } else {
        inbox.events.append((method, message))
      }
      inboxes[envelope.sessionId] = inbox
    }
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
