import Testing

@testable import SheenCore

struct LoadingAnnouncerTests {
  private let began = LoadingEvent.Kind.began(keepsContent: false)
  private let loaded = LoadingEvent.Kind.handedOver(.loaded, wasShown: true)

  @Test("a load is one element while it runs, and is announced once at its end")
  func oneLoad() {
    var timeline = LoadingTimeline()
    var announcer = LoadingAnnouncer()
    timeline.begin(at: 0)
    timeline.finish(at: 2)
    let actions = timeline.advance(to: 5).map { announcer.receive($0) }
    #expect(
      actions == [[.hideContent], [.showElement("Loading")], [.showContent, .announce("Loaded")]])
    #expect(announcer.nextAnnouncement == nil)
    #expect(announcer.advance(to: 100) == [])
  }

  @Test("a load that never became visible announces nothing")
  func fastLoad() {
    var timeline = LoadingTimeline()
    var announcer = LoadingAnnouncer()
    timeline.begin(at: 0)
    timeline.finish(at: 0.2)
    let actions = timeline.advance(to: 5).flatMap { announcer.receive($0) }
    #expect(actions == [.hideContent, .showContent])
    #expect(announcer.advance(to: 100) == [])
  }

  @Test("content that stays during a fast reload is never taken away")
  func fastReload() {
    var timeline = LoadingTimeline()
    var announcer = LoadingAnnouncer()
    timeline.begin(at: 0, keepingContent: true)
    timeline.finish(at: 0.2)
    #expect(timeline.advance(to: 5).flatMap { announcer.receive($0) } == [])
  }

  @Test("a failure is announced as one, and what is cancelled is not announced")
  func otherEnds() {
    var announcer = LoadingAnnouncer()
    _ = announcer.receive(LoadingEvent(.shown, at: 0))
    #expect(
      announcer.receive(LoadingEvent(.handedOver(.failed, wasShown: true), at: 1)) == [
        .showContent, .announce("Loading failed"),
      ])
    _ = announcer.receive(LoadingEvent(.shown, at: 10))
    #expect(announcer.receive(LoadingEvent(.cancelled, at: 11)) == [.showContent])
    #expect(announcer.advance(to: 100) == [])
  }

  @Test("an event that comes twice is acted on once")
  func repeatedEvents() {
    var announcer = LoadingAnnouncer()
    #expect(announcer.receive(LoadingEvent(began, at: 0)) == [.hideContent])
    #expect(announcer.receive(LoadingEvent(began, at: 0)) == [])
    #expect(announcer.receive(LoadingEvent(.shown, at: 1)) == [.showElement("Loading")])
    #expect(announcer.receive(LoadingEvent(.shown, at: 1)) == [])
    #expect(announcer.receive(LoadingEvent(.cancelled, at: 3)) == [.showContent])
    #expect(announcer.receive(LoadingEvent(.cancelled, at: 3)) == [])
  }

  @Test("an announcement that comes within 5 s of another waits until they are over")
  func spacing() {
    var announcer = LoadingAnnouncer()
    end(&announcer, group: 1, at: 10)
    #expect(end(&announcer, group: 2, at: 12) == [.showContent])
    #expect(announcer.nextAnnouncement == 15)
    #expect(announcer.advance(to: 14.9) == [])
    #expect(announcer.advance(to: 15) == [.announce("Loaded")])
    #expect(announcer.advance(to: 15) == [])
    #expect(announcer.nextAnnouncement == nil)
    #expect(end(&announcer, group: 1, at: 20) == [.showContent, .announce("Loaded")])
  }

  @Test("groups that end together with the same words are announced once")
  func together() {
    var announcer = LoadingAnnouncer()
    end(&announcer, group: 1, at: 10)
    #expect(end(&announcer, group: 2, at: 10) == [.showContent])
    #expect(end(&announcer, group: 3, at: 10.2) == [.showContent])
    #expect(announcer.nextAnnouncement == nil)
    _ = announcer.receive(LoadingEvent(.shown, at: 9), from: 4)
    _ = announcer.receive(LoadingEvent(.handedOver(.failed, wasShown: true), at: 10.2), from: 4)
    #expect(announcer.advance(to: 99) == [.announce("Loading failed")])
  }

  @Test("of the announcements that wait, only the latest is spoken")
  func latest() {
    var announcer = LoadingAnnouncer()
    end(&announcer, group: 1, at: 0)
    end(&announcer, group: 2, at: 1)
    _ = announcer.receive(LoadingEvent(.shown, at: 2), from: 3)
    _ = announcer.receive(LoadingEvent(.handedOver(.failed, wasShown: true), at: 2), from: 3)
    #expect(announcer.advance(to: 9) == [.announce("Loading failed")])
    #expect(announcer.advance(to: 99) == [])
  }

  @Test("an announcement that is no longer true is not spoken")
  func overtaken() {
    var announcer = LoadingAnnouncer()
    end(&announcer, group: 1, at: 0)
    end(&announcer, group: 2, at: 1)
    _ = announcer.receive(LoadingEvent(began, at: 2), from: 2)
    #expect(announcer.nextAnnouncement == nil)
    _ = announcer.receive(LoadingEvent(.shown, at: 2.3), from: 2)
    #expect(announcer.advance(to: 9) == [])
    var cancelled = announcer
    #expect(cancelled.receive(LoadingEvent(.cancelled, at: 9), from: 2) == [.showContent])
    #expect(cancelled.advance(to: 99) == [])
    #expect(
      announcer.receive(LoadingEvent(loaded, at: 10), from: 2) == [
        .showContent, .announce("Loaded"),
      ])
  }

  @Test("an announcement waits out a reload that nobody sees")
  func hiddenReload() {
    var announcer = LoadingAnnouncer()
    end(&announcer, group: 1, at: 0)
    end(&announcer, group: 2, at: 1)
    #expect(announcer.receive(LoadingEvent(began, at: 4.9), from: 2) == [.hideContent])
    #expect(announcer.advance(to: 5) == [])
    #expect(
      announcer.receive(LoadingEvent(.handedOver(.loaded, wasShown: false), at: 5.1), from: 2)
        == [.showContent, .announce("Loaded")])
  }

  @Test("a group that loads does not hold back what is said of another")
  func otherGroup() {
    var announcer = LoadingAnnouncer()
    end(&announcer, group: 1, at: 0)
    end(&announcer, group: 2, at: 1)
    _ = announcer.receive(LoadingEvent(.shown, at: 2), from: 1)
    #expect(announcer.advance(to: 5) == [.announce("Loaded")])
  }

  @Test("texts can be of any language, and an empty one is not said")
  func labels() {
    let labels = LoadingLabels(loading: "Wird geladen", loaded: "", failed: "Fehlgeschlagen")
    var announcer = LoadingAnnouncer(labels: labels)
    #expect(announcer.receive(LoadingEvent(.shown, at: 0)) == [.showElement("Wird geladen")])
    #expect(announcer.receive(LoadingEvent(loaded, at: 1)) == [.showContent])
    #expect(announcer.advance(to: 100) == [])
    #expect(LoadingLabels() == LoadingLabels(loading: "Loading", loaded: "Loaded"))
    #expect(LoadingLabels().failed == "Loading failed")
  }

  @Test("times that no clock should give do not silence it", arguments: MonotonicTimeTests.times)
  func anyTimes(time: Double) {
    var announcer = LoadingAnnouncer()
    end(&announcer, group: 1, at: time)
    _ = announcer.advance(to: time)
    end(&announcer, group: 1, at: 100)
    _ = announcer.advance(to: 106)
    #expect(end(&announcer, group: 1, at: 112) == [.showContent, .announce("Loaded")])
    #expect(end(&announcer, group: 1, at: 0) == [.showContent])
    #expect(announcer.nextAnnouncement == 5)
  }

  @Test("whatever happens in three groups, announcements are 5 s apart", arguments: 0..<50)
  func fuzz(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var timelines = Array(repeating: LoadingTimeline(), count: 3)
    var announcer = LoadingAnnouncer()
    var isHidden = [false, false, false]
    var spoken = -Double.infinity
    var time = 0.0
    func heard(_ actions: [LoadingAccessibilityAction], group: Int?) {
      for action in actions {
        switch action {
        case .announce:
          #expect(time - spoken >= 5)
          spoken = time
        case .hideContent, .showElement:
          guard let group else { break }
          #expect(action != .hideContent || !isHidden[group])
          isHidden[group] = true
        case .showContent:
          guard let group else { break }
          #expect(isHidden[group])
          isHidden[group] = false
        }
      }
    }
    var announcements = 0
    for _ in 0..<400 {
      let group = Int(random.next() % 3)
      switch random.next() % 5 {
      case 0, 1: timelines[group].begin(at: time, keepingContent: random.next() % 2 == 0)
      case 2, 3: timelines[group].finish(at: time)
      default: timelines[group].cancel(at: time)
      }
      time += random.number(0...1)
      for group in 0..<3 {
        for event in timelines[group].advance(to: time) {
          heard(announcer.receive(LoadingEvent(event.kind, at: time), from: group), group: group)
        }
      }
      let due = announcer.advance(to: time)
      announcements += due.count
      heard(due, group: nil)
    }
    #expect(spoken > 100)
    #expect(announcements > 0)
    for group in 0..<3 {
      timelines[group].finish(at: time)
      time += 1
      for event in timelines[group].advance(to: time) {
        heard(announcer.receive(LoadingEvent(event.kind, at: time), from: group), group: group)
      }
    }
    #expect(isHidden == [false, false, false])
  }

  @discardableResult
  private func end(
    _ announcer: inout LoadingAnnouncer, group: Int, at time: Double
  ) -> [LoadingAccessibilityAction] {
    _ = announcer.receive(LoadingEvent(.shown, at: time), from: group)
    return announcer.receive(LoadingEvent(loaded, at: time), from: group)
  }
}
