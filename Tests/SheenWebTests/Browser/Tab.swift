import Foundation

/// A tab of a shared browser.
struct Tab: Sendable {
  let browser: Chromium
  let target: String
  let session: String

  /// What a tab is like.
  struct Settings: Sendable {
    var width = 390
    var height = 844

    /// Pixels to a point, from 1 to 3.
    var scale = 1
    var media: [String: String] = [:]
  }

  /// A tab that nothing is shown in, which reads pictures: to open one costs a tenth of a second.
  static var reader: Tab {
    get async throws { try await openReader.value }
  }

  private static let openReader = Task { try await Tab.opened(in: .shared()) }

  /// Has a tab for the time of `body`.
  ///
  /// - Parameter isNew: Whether no page may have been in it before. A tab that has been used can be
  ///   used again as long as only settings and pages are changed in it.
  static func with<Result: Sendable>(
    _ settings: Settings = Settings(), isNew: Bool = false,
    _ body: @Sendable (Tab) async throws -> Result
  ) async throws -> Result {
    let browser = Chromium.shared(scale: settings.scale)
    let used = isNew ? nil : await SpareTab.shared.take(of: browser)
    let tab = if let used { used } else { try await opened(in: browser) }
    do {
      try await tab.send("Page.bringToFront")
      try await tab.set(settings)
      let result = try await body(tab)
      await browser.forget(session: tab.session)
      let isKept = isNew ? false : await SpareTab.shared.keep(tab)
      if !isKept { try await tab.close() }
      return result
    } catch {
      try? await tab.close()
      throw error
    }
  }

  private static func opened(in browser: Chromium) async throws -> Tab {
    let target = try await browser.send("Target.createTarget", ["url": "about:blank"])
      .result(as: Created.self).targetId
    let session = try await browser.send(
      "Target.attachToTarget", ["targetId": target, "flatten": true]
    ).result(as: Attached.self).sessionId
    let tab = Tab(browser: browser, target: target, session: session)
    try await tab.send("Page.enable")
    try await tab.send("Page.setLifecycleEventsEnabled", ["enabled": true])
    return tab
  }

  private func close() async throws {
    try await browser.send("Target.closeTarget", ["targetId": target])
    await browser.forget(session: session)
  }

  @discardableResult
  func send(
    _ method: String, _ parameters: [String: any Sendable] = [:]
  ) async throws -> Chromium.Message {
    try await browser.send(method, parameters, session: session)
  }

  func set(_ settings: Settings) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": settings.width, "height": settings.height, "deviceScaleFactor": 0,
        "mobile": false,
      ])
    let features = settings.media.map { ["name": $0.key, "value": $0.value] }
    try await send("Emulation.setEmulatedMedia", ["media": "", "features": features])
  }

  /// Opens an address and waits until it is loaded.
  func open(_ address: String) async throws {
    let loader = try await send("Page.navigate", ["url": address])
      .result(as: Navigation.self).loaderId
    // The page that was there before may have events as well.
    while true {
      let event = try await browser.event("Page.lifecycleEvent", session: session)
        .parameters(as: Lifecycle.self)
      if event.name == "load", event.loaderId == loader { return }
    }
  }

  /// Shows a page that is at hand as text.
  func show(_ html: String, name: String = "page.html") async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheen-web-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try html.write(to: file, atomically: true, encoding: .utf8)
    try await open(file.absoluteString)
  }

  /// The value of a JavaScript expression, awaited if it is a promise.
  func value<Value: Decodable>(
    _ expression: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    let script = "(async()=>JSON.stringify(await (\(expression))))()"
    // A picture is a long text, for which this encoder is several times as fast as the other one.
    let json = try JSONEncoder().encode(Evaluation(expression: script))
    let answer = try await browser.send("Runtime.evaluate", json: json, session: session)
      .result(as: Evaluated.self)
    if let details = answer.exceptionDetails {
      throw Chromium.Failure(
        description: details.exception?.description ?? details.text)
    }
    return try JSONDecoder().decode(
      Value.self, from: Data((answer.result.value ?? "null").utf8))
  }

  /// The tab's picture as a PNG file in base 64.
  func screenshot() async throws -> String {
    struct Shot: Decodable { let data: String }
    return try await send(
      "Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true]
    ).result(as: Shot.self).data
  }

  /// The tab's picture.
  func picture() async throws -> Picture {
    try await Picture.decoded(png: screenshot())
  }
}

/// The tab of each browser that was used last.
private actor SpareTab {
  static let shared = SpareTab()

  private var tabs: [ObjectIdentifier: Tab] = [:]

  func take(of browser: Chromium) -> Tab? { tabs.removeValue(forKey: ObjectIdentifier(browser)) }

  /// Keeps a tab, unless its browser has one.
  func keep(_ tab: Tab) -> Bool {
    guard tabs[ObjectIdentifier(tab.browser)] == nil else { return false }
    tabs[ObjectIdentifier(tab.browser)] = tab
    return true
  }
}

private struct Created: Decodable { let targetId: String }

private struct Attached: Decodable { let sessionId: String }

private struct Navigation: Decodable { let loaderId: String }

private struct Lifecycle: Decodable { let name: String, loaderId: String }

private struct Evaluation: Encodable {
  let expression: String
  let returnByValue = true
  let awaitPromise = true
}

private struct Evaluated: Decodable {
  struct Result: Decodable {
    let value: String?

    enum CodingKeys: CodingKey { case value }

    init(from decoder: any Decoder) throws {
      // What is thrown is an object, and is described elsewhere.
      value = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .value)
    }
  }
  struct Details: Decodable {
    struct Exception: Decodable { let description: String? }
    let text: String
    let exception: Exception?
  }
  let result: Result
  let exceptionDetails: Details?
}
