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
  }
}
