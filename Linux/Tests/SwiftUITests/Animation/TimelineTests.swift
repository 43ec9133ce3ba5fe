import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct TimelineTests {
  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let log: Log
    var body: some View {
      TimelineView(schedule) { context in
        let _ = log.add(String(format: "%.3f", context.date.timeIntervalSinceReferenceDate))
        Color.clear
      }
    }
  }

  private func dates<Schedule: TimelineSchedule>(
    _ schedule: Schedule, until end: Double, rate: Double = 60, epoch: Double = 0
  ) throws -> [String] {
    let log = Log()
    let stage = try Stage(
      Clock(schedule: schedule, log: log), size: CGSize(width: 10, height: 10),
      epoch: Date(timeIntervalSinceReferenceDate: epoch))
    stage.frameRate = rate
    stage.advance(to: end)
    return log.entries
  }

  @Test("an animation timeline is made anew for each frame, with the frame's date")
  func animation() throws {
    #expect(
      try dates(.animation, until: 0.05)
        == ["0.000", "0.017", "0.033", "0.050"])
    #expect(try dates(.animation, until: 1, rate: 120).count == 121)
    #expect(try dates(.animation, until: 100, rate: 60).count == 6001)
  }

  @Test("a least interval holds it back, and while paused it is still")
  func intervals() throws {
    #expect(
      try dates(.animation(minimumInterval: 0.5), until: 2)
        == ["0.000", "0.500", "1.000", "1.500", "2.000"])
    #expect(try dates(.animation(paused: true), until: 5) == ["0.000"])
  }

  @Test("no time is lost where dates are as large as today's")
  func largeDates() throws {
    let dates = try dates(
      .animation(minimumInterval: 0.1), until: 60, rate: 10, epoch: 786_543_210)
    #expect(dates.count == 601 && dates.last == "786543270.000")
  }

  @Test("a periodic timeline keeps its own beat, and shows the last beat at first")
  func periodic() throws {
    #expect(
      try dates(
        .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2), until: 5, epoch: 3)
        == ["2.000", "4.000", "6.000", "8.000"])
  }

  @Test("every minute means at its start")
  func everyMinute() throws {
    #expect(
      try dates(.everyMinute, until: 70, epoch: 100) == ["60.000", "120.000"])
  }

  @Test("dates can be given")
  func explicit() throws {
    let given = [1.0, 2.5].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(try dates(.explicit(given), until: 10) == ["0.000", "1.000", "2.500"])
  }

  @Test("a paused timeline goes on when it is asked to, and nothing else is asked for frames")
  func pausing() throws {
    struct Pausing: View {
      @State private var isPaused = true
      var body: some View {
        VStack {
          Button("toggle") { isPaused.toggle() }
          TimelineView(.animation(paused: isPaused)) { _ in Color.gray }
        }
      }
    }
    let stage = try Stage(Pausing(), size: CGSize(width: 100, height: 100))
    #expect(stage.counting { stage.advance(by: 1) } == StageCounts())
    try stage.tap("toggle")
    let cost = stage.counting { stage.advance(by: 1) }
    #expect(cost.bodies == ["TimelineView": 60])
    #expect(cost.frames == 60)
    #expect(cost.layoutPasses == 0)
    try stage.tap("toggle")
    #expect(stage.counting { stage.advance(by: 1) } == StageCounts())
  }

  @Test("a timeline that has gone asks for no frames")
  func removal() throws {
    struct Going: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          Button("toggle") { isThere.toggle() }
          if isThere { TimelineView(.animation) { _ in Color.gray } }
        }
      }
    }
    let stage = try Stage(Going(), size: CGSize(width: 100, height: 100))
    #expect(stage.isMoving)
    try stage.tap("toggle")
    #expect(!stage.isMoving)
  }

  @Test("what is moved by a timeline costs that timeline alone: no layout, no new picture")
  func cost() throws {
    struct Row: View {
      let number: Int
      var body: some View { Text(verbatim: "row \(number)") }
    }
    struct Screen: View {
      var body: some View {
        VStack {
          ForEach(0..<5) { Row(number: $0) }
          TimelineView(.animation) { context in
            LinearGradient(colors: [.clear, .white], startPoint: .leading, endPoint: .trailing)
              .offset(x: context.date.timeIntervalSinceReferenceDate * 10)
          }
        }
      }
    }
    let stage = try Stage(Screen(), size: CGSize(width: 100, height: 300))
    let cost = stage.counting { stage.advance(by: 2) }
    #expect(cost.bodies == ["TimelineView": 120])
    #expect(cost.layoutPasses == 0 && cost.placements == 0 && cost.repaints == 0)
    #expect(cost.frames == 120)
  }
}
