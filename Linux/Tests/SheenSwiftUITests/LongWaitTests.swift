import Combine
import Foundation
import SheenCore
@testable import SheenSwiftUI
import Stage
import SwiftUI
import Testing

/// Several loads, and whether they can be seen.
private final class Loads: ObservableObject {
  @Published var isLoading: [Bool]
  @Published var isShown = true

  init(_ isLoading: [Bool]) {
    self.isLoading = isLoading
  }
}

private struct Boxes: View {
  @ObservedObject var loads: Loads

  var body: some View {
    VStack {
      if loads.isShown {
        ForEach(loads.isLoading.indices, id: \.self) { index in
          Text("Row").frame(width: 100, height: 10).skeleton(isLoading: loads.isLoading[index])
        }
      }
    }
  }
}

/// What is told of loads that take long.
@MainActor struct LongWaitTests {
  private func stage<V: View>(_ view: V, _ policy: LoadingPolicy = .standard) throws -> Stage {
    try Stage(
      view.loadingPolicy(policy).withOwnScreenReader(), size: CGSize(width: 200, height: 200),
      scale: 1, settings: StageSettings { $0.reduceMotion = true })
  }

  @Test("a load of ten seconds is told once, and no frame is drawn until then")
  func once() throws {
    let log = Log()
    let loads = Loads([true])
    let stage = try stage(Boxes(loads: loads).onLongWait { log.entries.append("long") })
    stage.advance(to: 1)
    #expect(stage.counting { stage.advance(to: 9.9) }.frames == 0)
    #expect(log.entries.isEmpty)
    stage.advance(to: 10.1)
    #expect(log.entries == ["long"])
    #expect(stage.counting { stage.advance(to: 60) }.frames == 0)
    #expect(log.entries == ["long"])
    #expect(stage.problems.isEmpty)
  }

  @Test("each load is told for itself, and none that has ended")
  func again() throws {
    let log = Log()
    let loads = Loads([true, false])
    let stage = try stage(Boxes(loads: loads).onLongWait { log.entries.append("long") })
    for round in 1...3 {
      stage.advance(by: 9.5)
      // The next one begins at once: its wait is its own.
      loads.isLoading = [false, true]
      stage.advance(by: 9.5)
      #expect(log.entries.count == round - 1)
      stage.advance(by: 1)
      #expect(log.entries.count == round)
      loads.isLoading = [false, false]
      stage.advance(by: 1)
      loads.isLoading = [true, false]
    }
  }

  @Test("a load that ended while its placeholders stay is not told")
  func held() throws {
    let log = Log()
    let loads = Loads([true])
    let view = Boxes(loads: loads).onLongWait { log.entries.append("long") }
    let stage = try stage(view, LoadingPolicy(onset: 0, minimumShow: 20, longWait: 5))
    stage.advance(to: 4)
    loads.isLoading[0] = false
    stage.advance(to: 10)
    #expect(stage.accessibilityTree == "\"Loading\"")
    #expect(log.entries.isEmpty)
  }

  @Test("loads that overlap are one, from the first that begins to the last that ends")
  func overlapping() throws {
    let log = Log()
    let loads = Loads([true, false, false])
    let stage = try stage(Boxes(loads: loads).onLongWait { log.entries.append("long") })
    stage.advance(to: 4)
    loads.isLoading[1] = true
    stage.advance(to: 5)
    loads.isLoading[0] = false
    stage.advance(to: 9.9)
    #expect(log.entries.isEmpty)
    stage.advance(to: 10.1)
    #expect(log.entries == ["long"])
    loads.isLoading[2] = true
    stage.advance(to: 11)
    loads.isLoading[1] = false
    stage.advance(to: 40)
    #expect(log.entries == ["long"])
  }

  @Test("the time in the background does not count: the wait begins anew")
  func background() throws {
    let log = Log()
    let stage = try stage(Boxes(loads: Loads([true])).onLongWait { log.entries.append("long") })
    stage.advance(to: 6)
    stage.settings.scenePhase = .inactive
    stage.advance(to: 7)
    stage.settings.scenePhase = .background
    stage.advance(to: 60)
    stage.settings.scenePhase = .active
    stage.advance(to: 69.9)
    #expect(log.entries.isEmpty)
    stage.advance(to: 70.1)
    #expect(log.entries == ["long"])
    stage.settings.scenePhase = .background
    stage.advance(to: 80)
    stage.settings.scenePhase = .active
    stage.advance(to: 120)
    #expect(log.entries == ["long"])
  }

  @Test("a load that leaves the screen and comes back is the same, and its wait begins anew")
  func offScreen() {
    let watch = LongWaitMonitor()
    let (member, other) = (UUID(), UUID())
    watch.begin(member, longWait: 10)
    let first = watch.load
    watch.leave(member)
    #expect(first != nil && watch.load == nil, "nobody waits")
    watch.begin(member, longWait: 10)
    #expect(watch.load != nil && watch.load != first, "from the start")
    #expect(watch.tell())
    #expect(watch.load == nil && !watch.tell())
    watch.leave(member)
    watch.begin(member, longWait: 10)
    #expect(watch.load == nil, "it was told")
    watch.leave(member)
    watch.begin(other, longWait: 10)
    #expect(watch.load != nil, "another one")
  }

  @Test("every view around that waits is told, whatever policy lies between")
  func nested() throws {
    let log = Log()
    let view = Boxes(loads: Loads([true]))
      .onLongWait { log.entries.append("inner") }
      .loadingPolicy(LoadingPolicy(longWait: 3))
      .onLongWait { log.entries.append("outer") }
    let stage = try stage(view)
    stage.advance(to: 2.9)
    #expect(log.entries.isEmpty)
    stage.advance(to: 3.1)
    #expect(log.entries.sorted() == ["inner", "outer"])
  }

  @Test(
    "a wait of any number of seconds is told at once, in time or never",
    arguments: [-1, 0, 1e-300, 5, 1e12, 1e300, .infinity, .nan])
  func anyNumber(seconds: Double) throws {
    let log = Log()
    let view = Boxes(loads: Loads([true])).onLongWait { log.entries.append("long") }
    let stage = try stage(view, LoadingPolicy(longWait: seconds))
    stage.advance(to: 0.1)
    #expect(log.entries.count == (seconds < 5 || seconds.isNaN ? 1 : 0))
    stage.advance(to: 1000)
    #expect(log.entries.count == (seconds > 5 ? 0 : 1))
    #expect(stage.problems.isEmpty)
  }

  @Test("rows of placeholders are one load, and the samples in them are none")
  func rows() throws {
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          SkeletonRows([Int](), id: \.self, isLoading: model.isLoading, count: 4, sample: 0) { _ in
            Text("Row")
          }
        }
      }
    }
    let log = Log()
    let model = Model(isLoading: true)
    let view = Rows(model: model).onLongWait { log.entries.append("long") }
    let stage = try stage(view, LoadingPolicy(onset: 0, minimumShow: 20, longWait: 5))
    stage.advance(to: 5.1)
    #expect(log.entries == ["long"])
    model.isLoading = false
    stage.advance(to: 21)
    model.isLoading = true
    stage.advance(by: 4)
    model.isLoading = false
    stage.advance(by: 10)
    #expect(log.entries == ["long"], "the samples stay, the load has ended")
  }

  @Test("what is no load, and what has gone, is not told")
  func none() throws {
    let log = Log()
    let loads = Loads([true])
    let view = VStack {
      Boxes(loads: loads)
      SkeletonText(lines: 2)
    }
    let stage = try stage(view.onLongWait { log.entries.append("long") })
    stage.advance(to: 5)
    loads.isShown = false
    stage.advance(to: 40)
    #expect(log.entries.isEmpty)
  }
}
