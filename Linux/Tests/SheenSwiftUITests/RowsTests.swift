import Combine
import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private struct Person: Identifiable {
  let id: Int
  var name: String { "Person \(id)" }
  static let sample = Person(id: -1)
}

private final class People: ObservableObject {
  @Published var all: [Person]
  @Published var isLoading: Bool

  init(_ ids: Range<Int>, isLoading: Bool) {
    all = ids.map(Person.init)
    self.isLoading = isLoading
  }
}

private struct PersonRow: View {
  let person: Person
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("\(person.name): \(count)") { count += 1 }
      .frame(height: 40)
      .onAppear { log.entries.append("appeared \(person.id)") }
      .onDisappear { log.entries.append("disappeared \(person.id)") }
  }
}

private enum Container: CaseIterable { case list, lazyStack, stack }

private struct Screen: View {
  @ObservedObject var people: People
  var container = Container.list
  var log = Log()

  var body: some View {
    switch container {
    case .list: List { rows }
    case .lazyStack: ScrollView { LazyVStack { rows } }
    case .stack: VStack { rows }
    }
  }

  private var rows: some View {
    SkeletonRows(people.all, isLoading: people.isLoading, count: 3, sample: .sample) { person in
      PersonRow(person: person, log: person.id < 0 ? Log() : log)
    }
  }
}

@MainActor struct RowsTests {
  private func stage<V: View>(
    _ view: V, policy: LoadingPolicy = .prompt, height: CGFloat = 400
  ) throws -> Stage {
    try Stage(
      view.loadingPolicy(policy).withOwnScreenReader(), size: CGSize(width: 240, height: height),
      scale: 1)
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.accessibilityTree.split(separator: "\n")
      .map { String($0.split(separator: ",")[0]).replacingOccurrences(of: "\"", with: "") }
  }

  @Test(
    "placeholders stand where there is no data, and go when it has come",
    arguments: Container.allCases)
  private func firstLoad(container: Container) throws {
    let people = People(0..<0, isLoading: true)
    let stage = try stage(Screen(people: people, container: container))
    stage.advance(to: 1)
    #expect(labels(stage) == ["Loading"])
    people.all = (0..<5).map(Person.init)
    people.isLoading = false
    stage.advance(by: 0.1)
    #expect(labels(stage) == (0..<5).map { "Person \($0): 0" })
    #expect(stage.counting { stage.advance(by: 2) }.frames == 0)
    #expect(stage.problems.isEmpty)
    stage.advance(by: 20)
    #expect(stage.announcements.map(\.words) == ["Loaded"])
  }

  @Test("rows of placeholders look like the sample's row, and are as high")
  func looks() throws {
    let people = People(0..<0, isLoading: true)
    let stage = try stage(Screen(people: people, container: .stack).shimmerFrozen(at: 1.95))
    stage.advance(to: 1)
    let loading = try stage.picture()
    // Three rows of 40 points with 8 between them, in the middle.
    #expect([152, 200, 248].allSatisfy { loading[120, $0].w > 100 })
    #expect([176, 224].allSatisfy { loading[120, $0].w == 0 })
  }

  @Test("where there is data, placeholders follow it, and rows keep state and appear once")
  func more() throws {
    let people = People(0..<3, isLoading: false)
    let log = Log()
    let stage = try stage(Screen(people: people, log: log))
    try stage.tap("Person 1: 0")
    people.isLoading = true
    stage.advance(by: 1)
    #expect(labels(stage) == ["Person 0: 0", "Person 1: 1", "Person 2: 0", "Loading"])
    people.all += (3..<5).map(Person.init)
    people.isLoading = false
    stage.advance(by: 0.1)
    #expect(labels(stage).count == 5 && labels(stage)[1] == "Person 1: 1")
    #expect(log.entries == (0..<5).map { "appeared \($0)" })
    #expect(stage.problems.isEmpty)
  }

  @Test("data that comes bit by bit while it loads is shown at once, and stays")
  func bitByBit() throws {
    let people = People(0..<0, isLoading: true)
    let log = Log()
    let stage = try stage(Screen(people: people, log: log), policy: .standard)
    stage.advance(to: 1)
    people.all = [Person(id: 0)]
    stage.advance(by: 0.1)
    #expect(labels(stage) == ["Person 0: 0", "Loading"])
    people.all.append(Person(id: 1))
    people.isLoading = false
    for _ in 0..<60 { stage.advance(by: 1.0 / 60) }
    #expect(labels(stage) == ["Person 0: 0", "Person 1: 0"])
    #expect(log.entries == ["appeared 0", "appeared 1"])
  }

  @Test("the list stays where it was scrolled to while more is loading")
  func position() throws {
    let people = People(0..<30, isLoading: false)
    let stage = try stage(Screen(people: people), height: 200)
    try stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 620))
    let before = stage.frame(of: "Person 12: 0")
    #expect(before != nil)
    people.isLoading = true
    stage.advance(by: 1)
    #expect(stage.frame(of: "Person 12: 0") == before)
    people.isLoading = false
    stage.advance(by: 1)
    #expect(stage.frame(of: "Person 12: 0") == before)
  }

  @Test("placeholders that were seen stay for the minimum show before data takes their place")
  func minimumShow() throws {
    let people = People(0..<0, isLoading: true)
    let stage = try stage(Screen(people: people), policy: .standard)
    stage.advance(to: 0.2)
    #expect(labels(stage) == [])
    stage.advance(to: 0.5)
    people.all = [Person(id: 0)]
    people.isLoading = false
    stage.advance(to: 0.7)
    #expect(labels(stage) == ["Loading"])
    stage.advance(to: 1)
    #expect(labels(stage) == ["Person 0: 0"])
  }

  @Test("identities of placeholders never meet those of data, and any count is an input")
  func counts() throws {
    struct Numbers: View {
      let count: Int
      var body: some View {
        List {
          SkeletonRows(
            0..<3, id: \.self, isLoading: true, count: count,
            row: { Text(verbatim: "\($0)") }, placeholder: { _ in SkeletonText(lines: 2) })
        }
      }
    }
    for count in [Int.min, -1, 0, 1, 8, .max] {
      let stage = try stage(Numbers(count: count))
      stage.advance(to: 1)
      #expect(stage.problems.isEmpty)
      #expect(labels(stage) == (count > 0 ? ["0", "1", "2", "Loading"] : ["0", "1", "2"]))
    }
  }
}
