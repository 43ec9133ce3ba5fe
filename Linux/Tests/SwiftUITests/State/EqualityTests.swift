import Stage
import SwiftUI
import Testing

@MainActor struct EqualityTests {
  /// Shows whether a child with a value of some type is asked again although nothing differs.
  private struct Parent<Value>: View {
    let make: (Int) -> Value
    @State private var count = 0
    var body: some View {
      VStack {
        Button("again") { count += 1 }
        Text(verbatim: "\(count)")
        Child(value: make(count))
      }
    }
  }

  private struct Child<Value>: View {
    let value: Value
    var body: some View { Text(verbatim: "child") }
  }

  private func isAskedAgain<Value>(_ make: @escaping (Int) -> Value) throws -> Bool {
    let stage = try Stage(Parent(make: make), size: CGSize(width: 200, height: 100))
    return try stage.counting { try stage.tap("again") }.bodies["Child"] == 1
  }

  private struct Plain { var a = 1, b = "text", c: [Int] = [1, 2] }
  private enum Mode { case plain, wide(String), high(Int8, Double) }
  private final class Reference {}
  private struct Holder { let any: Any }

  @Test("values that cannot be told apart ask for no body, with or without Equatable")
  func equal() throws {
    let reference = Reference()
    #expect(try !isAskedAgain { _ in Plain() })
    #expect(try !isAskedAgain { _ in Mode.plain })
    #expect(try !isAskedAgain { _ in Mode.wide(String(repeating: "x", count: 40)) })
    #expect(try !isAskedAgain { _ in Mode.high(1, 2) })
    #expect(try !isAskedAgain { _ in Mode?.none })
    #expect(try !isAskedAgain { _ in Mode?.some(.wide("a")) })
    #expect(try !isAskedAgain { _ in (1, "a") })
    #expect(try !isAskedAgain { _ in reference })
    #expect(try !isAskedAgain { _ in Holder(any: Plain()) })
    #expect(try !isAskedAgain { _ in String(repeating: "long enough for the heap", count: 3) })
    #expect(try !isAskedAgain { _ in {} as () -> Void })
  }

  @Test("values that differ, or cannot be compared, ask for the body")
  func different() throws {
    #expect(try isAskedAgain { Plain(a: $0) })
    #expect(try isAskedAgain { Mode.wide("\($0)") })
    #expect(try isAskedAgain { $0 == 0 ? Mode.plain : Mode.wide("") })
    #expect(try isAskedAgain { $0 == 0 ? Mode?.none : .plain })
    #expect(try isAskedAgain { ($0, "a") })
    #expect(try isAskedAgain { _ in Reference() })
    #expect(try isAskedAgain { Holder(any: Plain(a: $0)) })
    #expect(try isAskedAgain { $0 == 0 ? Holder(any: 1) : Holder(any: "1") })
    #expect(try isAskedAgain { count in { count } })
  }
}
