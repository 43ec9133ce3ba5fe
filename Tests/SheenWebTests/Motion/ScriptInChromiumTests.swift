import Foundation
import SheenCore
import SheenWeb
import Testing

extension InChromium {
  /// The optional script: in step with what came before, and contents in their places.
  @Suite struct ScriptInChromiumTests {
    @Test("the script is at most 1,024 bytes of ASCII")
    func size() {
      #expect(WebScript.source.utf8.count <= 1024, "\(WebScript.source.utf8.count)")
      #expect(WebScript.source.utf8.allSatisfy { $0 < 128 })
    }

    /// A page with the script, or without it.
    static func page(script: Bool) throws -> String {
      let page = try MotionInChromiumTests.page(5)
      return script
        ? page.replacing("</head>", with: "<script>\(WebScript.source)</script></head>") : page
    }

    /// Puts a second group into a page, when the first has moved for a while, and waits until its
    /// light has begun.
    private static func addLater(_ tab: Tab) async throws {
      var markup = SkeletonMarkup()
      markup.id = try WebID("later")
      let group = try Skeleton.bar(20).html(markup)
      let _: Bool = try await tab.value(
        """
        new Promise(async done => {
          while (document.timeline.currentTime < 500)
            await new Promise(next => requestAnimationFrame(next));
          document.addEventListener("animationstart", () => setTimeout(() => done(true), 0));
          document.body.insertAdjacentHTML("beforeend", \(try quoted(group)));
        })
        """)
    }

    static func quoted(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    @Test("what is created together is in step without the script")
    func together() async throws {
      var markup = SkeletonMarkup()
      let first = try Skeleton.bar(20).html(markup)
      markup.id = try WebID("second")
      let second = try Skeleton.bar(20).html(markup)
      try await Tab.with { tab in
        try await tab.show(Self.page(script: false))
        let _: Bool = try await tab.value(
          """
          (document.querySelector("main").innerHTML = \(try Self.quoted(first + second)), true)
          """)
        let animations = try await tab.animations()
        #expect(animations.count == 2)
        #expect(Set(animations.map(\.currentTime)).count == 1)
      }
    }

    @Test("what comes later is in step with the script, and without it is not")
    func later() async throws {
      try await Tab.with { tab in
        try await tab.show(Self.page(script: true))
        try await Self.addLater(tab)
        let animations = try await tab.animations()
        #expect(animations.count == 2)
        #expect(animations.allSatisfy { $0.startTime == 0 })
        #expect(Set(animations.map(\.currentTime)).count == 1)
      }
      try await Tab.with { tab in
        try await tab.show(Self.page(script: false))
        try await Self.addLater(tab)
        #expect(Set(try await tab.animations().map(\.currentTime)).count == 2)
      }
    }

    @Test("a fragment that says how late it is begins at that time, and in step with the script")
    func late() async throws {
      let fragment = "<div style=\"--sheen-time:3.2s\">\(try Skeleton.bar(20).html())</div>"
      for (script, begin) in [(false, "0"), (true, "a.startTime")] {
        try await Tab.with { tab in
          try await tab.show(
            Self.page(script: script).replacing("</main>", with: "\(fragment)</main>"))
          // From its own start, or with the script from time 0 of the document.
          let begins: [Double] = try await tab.value(
            """
            Promise.all(document.getAnimations().map(a => a.ready.then(
              () => \(begin) + a.effect.getTiming().delay)))
            """)
          #expect(begins.map { $0.rounded() } == [0, script ? 0 : -3200])
        }
      }
    }

    @Test("windows and own placeholders are in step too, whose light is a pseudo-element")
    func pseudoElements() async throws {
      let own = SkeletonMarkup().group(around: "<h2 class=\"sheen-placeholder\">Title</h2>")
      try await Tab.with { tab in
        try await tab.show(
          Self.page(script: true).replacing(
            "</main>", with: "</main>\(own.replacing("\"sheen\"", with: "\"own\""))"))
        let _: Bool = try await tab.value(
          """
          new Promise(done => {
            const check = () => document.getAnimations().every(a => a.startTime === 0)
              ? done(true) : requestAnimationFrame(check);
            check();
          })
          """)
        #expect(try await tab.animations().count == 2)
      }
    }

    @Test("after a page comes back from the back-forward cache its light is in step again")
    func pageShow() async throws {
      try await Tab.with { tab in
        try await tab.show(Self.page(script: true))
        let starts: [Double] = try await tab.value(
          """
          (() => {
            document.getAnimations().forEach(a => a.startTime = 123);
            dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
            return document.getAnimations().map(a => a.startTime);
          })()
          """)
        #expect(starts == [0])
      }
    }

    @Test("a tab that slept wakes up in step")
    func slept() async throws {
      try await Tab.with(isNew: true) { tab in
        try await tab.show(Self.page(script: true))
        try await tab.send("Page.setWebLifecycleState", ["state": "frozen"])
        try await tab.send("Page.setWebLifecycleState", ["state": "active"])
        let difference: [Double] = try await tab.value(
          "document.getAnimations().map(a => a.currentTime - document.timeline.currentTime)")
        #expect(difference.count == 1)
        // The two may differ in the last place.
        #expect(difference.allSatisfy { $0.magnitude < 1e-6 })
      }
    }

    @Test("counted light, held light and the page's own animations are left alone")
    func others() async throws {
      let own = """
        <style>@keyframes own { to { opacity: 0.5; } }
        #a { animation: own 9s infinite; }</style><p id="a">own</p>
        """
      let counted = ShimmerStyle(count: 9)
      try await Tab.with { tab in
        let script = "<script>\(WebScript.source)</script></head>"
        try await tab.show(
          MotionInChromiumTests.page(5, counted).replacing("</head>", with: script)
            .replacing("</main>", with: own + "</main>"))
        let _: Bool = try await tab.value(
          "Promise.all(document.getAnimations().map(a => a.ready)).then(() => true)")
        let animations = try await tab.animations()
        #expect(animations.count == 2)
        #expect(animations.allSatisfy { $0.startTime != 0 })
      }
    }
  }
}
