import Foundation
import SheenCore
import SheenScreens
import SheenWeb
import Testing

extension InChromium {
  /// What a screen reader, a keyboard and a pointer find.
  @Suite struct ReaderInChromiumTests {
    /// Two groups: a skeleton, and mock content of the page's own.
    static func page() throws -> String {
      var feed = SkeletonMarkup()
      feed.id = try WebID("feed")
      feed.label = "Loading posts"
      var card = SkeletonMarkup()
      card.id = try WebID("card")
      card.label = "Loading a card"
      let mock = """
        <h2 class="sheen-placeholder">Mock title</h2>
        <p><a href="#x" class="sheen-placeholder">Mock link</a></p>
        <button class="sheen-placeholder">Mock button</button>
        <input aria-label="Mock field">
        """
      let page = try SkeletonPage(
        SkeletonScreen.card.skeleton, markup: feed, title: "News"
      ).html()
      return page.replacing("<main>", with: "<main><h1>News</h1>")
        .replacing("</main>", with: card.group(around: mock) + "</main>")
    }

    @Test("a group is one polite status, and its placeholders and mock content are not there")
    func tree() async throws {
      try await Tab.with { tab in
        try await tab.show(Self.page())
        let nodes = try await tab.accessibilityNodes()
        let statuses = nodes.filter { $0.role == "status" }
        #expect(statuses.count == 2)
        #expect(statuses.allSatisfy { $0.properties["live"] == "polite" })
        let words = nodes.map(\.name).joined(separator: "\n")
        #expect(words.contains("Loading posts") && words.contains("Loading a card"))
        #expect(!words.contains("Mock"))
        let roles = Set(nodes.map(\.role))
        let harmless: Set = [
          "RootWebArea", "main", "heading", "status", "StaticText", "InlineTextBox", "generic",
        ]
        #expect(roles.subtracting(harmless).isEmpty, "\(roles)")
        // Beside the page, its heading and the two groups there is nothing to stop at.
        #expect(nodes.filter { $0.role == "heading" }.count == 1)
      }
    }

    @Test("aria-busy is true or not there, and nothing is an alert")
    func attributes() throws {
      let html = try Self.page()
      #expect(html.components(after: "aria-busy=\"true\"").count == 2)
      #expect(html.components(after: "aria-busy").count == 2)
      #expect(!html.contains("alert"))
      #expect(!WebScript.source.contains("aria-busy"))
    }

    @Test("mock content takes neither taps nor focus")
    func inert() async throws {
      try await Tab.with { tab in
        try await tab.show(Self.page())
        for _ in 0..<4 {
          for type in ["rawKeyDown", "keyUp"] {
            try await tab.send(
              "Input.dispatchKeyEvent", ["type": type, "key": "Tab", "windowsVirtualKeyCode": 9])
          }
        }
        #expect(try await tab.value("document.activeElement.tagName", as: String.self) == "BODY")
        let isHit: Bool = try await tab.value(
          """
          [...document.querySelectorAll(".sheen-skeleton *")].some(e => {
            const r = e.getBoundingClientRect();
            const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
            return hit && hit.closest(".sheen-skeleton");
          })
          """)
        #expect(!isHit)
      }
    }

    @Test(
      "axe finds nothing, in light and dark",
      arguments: ["light", "dark"])
    func axe(scheme: String) async throws {
      let file = Tool.package.appendingPathComponent(
        ".build/axe/axe_playwright_python/axe.min.js")
      let axe = try String(contentsOf: file, encoding: .utf8)
      try await Tab.with(.init(media: ["prefers-color-scheme": scheme])) { tab in
        try await tab.show(Self.page())
        try await tab.send("Runtime.evaluate", ["expression": axe])
        let found: [String] = try await tab.value(
          "axe.run().then(r => r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html)))")
        #expect(found.isEmpty, "\(found)")
        let passed: Int = try await tab.value("axe.run().then(r => r.passes.length)")
        #expect(passed > 10)
        // The rules are at work: an image without words is found.
        let wrong: [String] = try await tab.value(
          """
          (document.body.insertAdjacentHTML("beforeend", "<img src='data:,'>"),
            axe.run().then(r => r.violations.map(v => v.id)))
          """)
        #expect(wrong.contains("image-alt"))
      }
    }
  }
}

/// A node of the browser's accessibility tree that is not ignored.
struct AccessibilityNode: Sendable {
  let role: String
  let name: String
  let properties: [String: String]
}

extension Tab {
  func accessibilityNodes() async throws -> [AccessibilityNode] {
    struct Value: Decodable {
      let value: String?

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // Numbers and truth values are of no interest here.
        value = try? container.decode(String.self, forKey: .value)
      }

      enum CodingKeys: CodingKey { case value }
    }
    struct Property: Decodable {
      let name: String
      let value: Value
    }
    struct Node: Decodable {
      let ignored: Bool
      let role: Value?
      let name: Value?
      let properties: [Property]?
    }
    struct Tree: Decodable { let nodes: [Node] }
    let tree = try await send("Accessibility.getFullAXTree").result(as: Tree.self)
    return tree.nodes.filter { !$0.ignored }.map {
      node in
      AccessibilityNode(
        role: node.role?.value ?? "", name: node.name?.value ?? "",
        properties: Dictionary(
          (node.properties ?? []).map { ($0.name, $0.value.value ?? "") }, uniquingKeysWith: { $1 })
      )
    }
  }
}
