import Testing

@testable import SheenCore

struct LoadingPolicyTests {
  @Test("a policy has the defaults")
  func defaults() {
    let policy = LoadingPolicy()
    #expect(policy.onset == 0.3)
    #expect(policy.fadeIn == 0.15)
    #expect(policy.minimumShow == 0.5)
    #expect(policy.motionDelay == 0.5)
    #expect(policy.handOver == 0.2)
    #expect(policy.longWait == 10)
    #expect(policy.stopsMotionAfter == nil)
    #expect(policy == .standard)
    #expect(LoadingDefaults.motionLimit == 5)
    #expect(LoadingDefaults.announcementSpacing == 5)
  }

  @Test("the immediate policy waits for nothing and never stops by itself")
  func immediate() {
    let policy = LoadingPolicy.immediate
    #expect(policy.onset == 0)
    #expect(policy.fadeIn == 0)
    #expect(policy.minimumShow == 0)
    #expect(policy.motionDelay == 0)
    #expect(policy.handOver == 0)
    #expect(policy.longWait == .infinity)
    #expect(policy.stopsMotionAfter == nil)
  }

  // What is given, then what becomes of a time after which something begins, and of a length.
  @Test(
    "durations are brought into their range",
    arguments: [
      (0.0, 0.0, 0.0), (0.25, 0.25, 0.25), (60, 60, 60), (61, 61, 60), (1e300, 1e300, 60),
      (-0.0, 0, 0), (-1, 0, 0), (.nan, 0, 0), (-.infinity, 0, 0), (.infinity, .infinity, 60),
    ])
  func range(given: Double, beginning: Double, length: Double) {
    let policy = LoadingPolicy(
      onset: given, fadeIn: given, minimumShow: given, motionDelay: given, handOver: given,
      longWait: given, stopsMotionAfter: given)
    #expect(policy.onset == beginning)
    #expect(policy.motionDelay == beginning)
    #expect(policy.longWait == beginning)
    #expect(policy.stopsMotionAfter == (beginning == .infinity ? nil : beginning))
    #expect(policy.fadeIn == length)
    #expect(policy.minimumShow == length)
    #expect(policy.handOver == length)
  }

  @Test("policies of bad numbers equal themselves, so a view can compare them")
  func equality() {
    #expect(LoadingPolicy(onset: .nan) == LoadingPolicy(onset: .nan))
    #expect(LoadingPolicy(onset: -1) == LoadingPolicy(onset: 0))
    #expect(LoadingPolicy(onset: 0) != LoadingPolicy())
  }
}
