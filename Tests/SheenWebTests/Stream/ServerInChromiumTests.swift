import Foundation
import SheenCore
import SheenWeb
import Testing

extension InChromium {
  /// The sample server, end to end: placeholders at once, contents later, nothing moves.
  @Suite struct ServerInChromiumTests {
    @Test(
      "a page is streamed with placeholders, and its contents take their places without a shift",
      arguments: ["/", "/slots"])
    func stream(path: String) async throws {
      let server = try SampleServer()
      defer { server.stop() }
      let address = server.address
      try await Tab.with(.init(width: 820, height: 1180), isNew: true) { tab in
        // The page is complete only when its last content is there, so nobody waits for its load.
        try await tab.send("Page.addScriptToEvaluateOnNewDocument", ["source": Self.observer])
        try await tab.send("Page.navigate", ["url": address + path])
        try await tab.until("document.querySelector('h1') || window.root()?.querySelector('h1')")
        try await tab.until("window.seen('.sheen-shape').length === 22")
        try await tab.until("window.animations().length === 2")
        #expect(try await tab.shown() == ["Loading authors", "Loading posts"])
        let before: [Double] = try await tab.value("window.places()")

        try await SampleServer.get(address + "/release/posts")
        try await tab.until("window.seen('.post').length === 4")
        #expect(try await tab.shown() == ["Loading authors", "Posts loaded"])
        #expect(try await tab.value("window.seen('.sheen-shape').length", as: Int.self) == 6)
        #expect(try await tab.value("window.places()", as: [Double].self) == before)

        try await SampleServer.get(address + "/release/authors")
        try await tab.until("document.readyState === 'complete'")
        try await tab.until("window.seen('.author').length === 3")
        #expect(try await tab.shown() == ["Authors loaded", "Posts loaded"])
        #expect(try await tab.value("window.seen('[aria-busy]').length", as: Int.self) == 0)
        #expect(try await tab.value("window.animations().length", as: Int.self) == 0)
        #expect(try await tab.value("window.places()", as: [Double].self) == before)

        let shift: Double = try await tab.value("window.layoutShift()")
        #expect(shift == 0, "the cumulative layout shift is \(shift)")
        #expect(try await tab.value("window.errors", as: [String].self).isEmpty)
      }
    }

    @Test("the placeholders of a streamed page show their light under a strict policy")
    func light() async throws {
      let server = try SampleServer()
      defer { server.stop() }
      let address = server.address
      for path in ["/", "/slots"] {
        try await Tab.with(.init(width: 400, height: 700), isNew: true) { tab in
          try await tab.send("Page.addScriptToEvaluateOnNewDocument", ["source": Self.observer])
          try await tab.send("Page.navigate", ["url": address + path])
          try await tab.until("window.animations().length === 2")
          let _: Bool = try await tab.value(
            """
            (window.animations().forEach(a => { a.pause(); a.currentTime = 800; }), true)
            """)
          let avatar: [Int] = try await tab.value(
            """
            (() => {
              const r = window.seen(".sheen-shape")[0].getBoundingClientRect();
              return [r.x + r.width / 2, r.y + r.height / 2].map(Math.round);
            })()
            """)
          let picture = try await tab.picture()
          let area = SheenRect(x: 0, y: 0, width: 400, height: 700)
          let shimmer = ShimmerStyle.tilted.resolved(in: area)
          for y in [avatar[1] - 20, avatar[1], avatar[1] + 20] {
            let point = SheenPoint(x: Double(avatar[0]) + 0.5, y: Double(y) + 0.5)
            let intensity = try #require(shimmer.wave).intensity(at: point, time: 0.8)
            let expected = Picture.Pixel(shimmer.palette.color(at: intensity))
            #expect(picture[avatar[0], y].distance(to: expected) <= 2)
          }
        }
        try await SampleServer.get(address + "/release/posts")
        try await SampleServer.get(address + "/release/authors")
        try await SampleServer.get(address + "/reset")
      }
    }

    /// Counts shifts and errors from the start, and finds elements in shadow trees too.
    private static let observer = """
      window.errors = [];
      addEventListener("error", e => errors.push(e.message));
      addEventListener("securitypolicyviolation", e => errors.push(e.violatedDirective));
      let shift = 0;
      new PerformanceObserver(list => list.getEntries().forEach(e => shift += e.value))
        .observe({ type: "layout-shift", buffered: true });
      window.layoutShift = () => shift;
      window.root = () => document.body?.firstElementChild?.shadowRoot;
      window.seen = selector => [document, window.root()].filter(Boolean)
        .flatMap(r => [...r.querySelectorAll(selector)])
        .filter(e => e.checkVisibility() && !e.closest("template")
          && !(e.closest("slot") && e.closest("slot").assignedElements().length));
      window.animations = () => [document, window.root()].filter(Boolean)
        .flatMap(r => r.getAnimations());
      window.places = () => ["h1", "h2", "footer"].flatMap(window.seen)
        .map(e => e.getBoundingClientRect().y);
      """
  }
}

extension Tab {
  /// Waits until an expression is true.
  func until(_ expression: String) async throws {
    let _: Bool = try await value(
      """
      new Promise((done, fail) => {
        const end = performance.now() + 60000;
        const check = () => {
          let holds = false;
          // A page that is not all there yet lacks what the expression asks for.
          try { holds = \(expression); } catch {}
          if (holds) done(true);
          else if (performance.now() > end) fail(new Error(\(expression.debugDescription)));
          else setTimeout(check, 10);
        };
        check();
      })
      """)
  }

  /// What screen readers are told, in the order of the page.
  fileprivate func shown() async throws -> [String] {
    try await value("window.seen('[role=status]').map(e => e.textContent).sort()")
  }
}

/// The sample server, whose contents wait until they are released.
private final class SampleServer {
  let address: String
  private let process = Process()

  init() throws {
    // The server lies where the tests were built.
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let tests = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.executableURL = tests.deletingLastPathComponent()
      .appendingPathComponent("StreamingServer")
    process.arguments = ["--hold"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Chromium.Failure(description: "the server has ended") }
      line += more
    }
    address = String(decoding: line.dropLast(), as: UTF8.self)
  }

  static func get(_ address: String) async throws {
    let outcome = try Tool.run(
      "/usr/bin/python3",
      ["-c", "import sys, urllib.request; urllib.request.urlopen(sys.argv[1])", address],
      input: "")
    guard outcome.status == 0 else { throw Chromium.Failure(description: outcome.text) }
  }

  func stop() {
    // A test runner may have blocked the gentler signals, and its children inherit that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
