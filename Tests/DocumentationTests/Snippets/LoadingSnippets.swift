import SheenCore
import Testing

/// What Documentation/Guides/Loading.md shows, in its order; `print` compares with its comments.
@Suite struct LoadingSnippets: Prints {
  @Test("what the guide Loading says is printed is printed")
  func runs() throws {
    let policy = LoadingPolicy.standard
    print(policy.onset)  // 0.3
    print(policy.fadeIn)  // 0.15
    print(policy.minimumShow)  // 0.5
    print(policy.motionDelay)  // 0.5
    print(policy.handOver)  // 0.2
    print(policy.longWait)  // 10.0
    print(policy.stopsMotionAfter == nil)  // true

    let patient = LoadingPolicy(onset: 0.5, handOver: 0.3)
    print(patient.minimumShow)  // 0.5
    print(LoadingPolicy(onset: -1).onset)  // 0.0

    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    print(timeline.state(at: 0.2).phase)  // waiting
    print(timeline.nextChange(after: 0.2))  // at(0.3)
    print(timeline.state(at: 0.375).placeholderOpacity)  // 0.5

    timeline.finish(at: 0.4)
    print(timeline.state(at: 0.7).phase)  // showing
    print(timeline.state(at: 0.7).acceptsInteraction)  // false
    print(timeline.state(at: 0.9).contentOpacity)  // 0.5
    print(timeline.state(at: 0.9).acceptsInteraction)  // true
    print(timeline.state(at: 1).phase)  // done

    var fast = LoadingTimeline()
    fast.begin(at: 0)
    fast.finish(at: 0.25)
    print(fast.state(at: 0.25).phase)  // done
    print(fast.advance(to: 1).contains { $0.kind == .shown })  // false

    var slow = LoadingTimeline()
    slow.begin(at: 0)
    let events = slow.advance(to: 12).map(\.kind)
    print(events.contains(.longWait))  // true

    var conditions = MotionConditions()
    print(conditions.decision.description)  // moving

    conditions.isLowPowerModeOn = true
    print(conditions.decision.description)  // still: Low Power Mode is on (system setting)

    conditions.isReduceMotionOn = true
    print(conditions.decision.description)  // still: Reduce Motion is on (system setting)
    print(conditions.decision.wantsFrames)  // false
  }
}
