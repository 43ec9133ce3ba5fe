import Combine
import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

/// Rows that come on the screen during a load.
@MainActor struct LateRowsTests {
  enum Rows: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case sample, skeleton, derived, scoped
    var testDescription: String { rawValue }
  }

  private struct Row: View {
    var body: some View {
      Rectangle().fill(.black).frame(width: 160, height: 30).padding(5)
    }
  }

  private struct Item: Identifiable { let id = 0 }

  private struct Screen: View {
    let rows: Rows
    @ObservedObject var model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          switch rows {
          case .sample:
            SkeletonRows([Item](), isLoading: model.isLoading, count: 200, sample: Item()) { _ in
              Row()
            }
          case .skeleton, .scoped:
            ForEach(0..<200) { _ in Row().skeleton(Rectangle(), isLoading: model.isLoading) }
          case .derived: ForEach(0..<200) { _ in Row().skeletonized(isLoading: model.isLoading) }
          }
        }
        .modifier(ScopeIf(isScoped: rows == .scoped))
      }
    }
  }

  private struct ScopeIf: ViewModifier {
    let isScoped: Bool
    func body(content: Content) -> some View {
      if isScoped { content.shimmerScope(.group) } else { content }
    }
  }

  @Test(
    "a row that is scrolled into sight during a load shows its placeholder at once",
    arguments: Rows.allCases)
  func scrolled(_ rows: Rows) throws {
    let model = Model(isLoading: true)
    let stage = try Stage(
      Screen(rows: rows, model: model).withOwnScreenReader(), size: CGSize(width: 200, height: 400),
      scale: 1)
    // The first rows wait for the onset.
    stage.advance(to: 0.2)
    #expect(try stage.picture().brightness(100, 20) == 255)
    stage.advance(to: 3)
    var offset = 0.0
    for step in 1...30 {
      try stage.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 20))
      offset += 20
      stage.advance(by: 1.0 / 60)
      let picture = try stage.picture()
      for y in stride(from: 40 - Int(offset) % 40 + 20, to: 390, by: 40) {
        #expect(picture.brightness(100, y) < 250, "\(step), \(y)")
      }
    }
    // All are handed over together.
    model.isLoading = false
    stage.advance(by: 1)
    #expect(stage.counting { stage.advance(by: 1) }.frames == 0)
  }

  @Test("a view that begins to load later waits for an onset of its own")
  func later() throws {
    struct Two: View {
      @ObservedObject var first: Model
      @ObservedObject var second: Model
      var body: some View {
        VStack(spacing: 0) {
          Row().skeleton(Rectangle(), isLoading: first.isLoading)
          Row().skeleton(Rectangle(), isLoading: second.isLoading)
        }
      }
    }
    let (first, second) = (Model(isLoading: true), Model(isLoading: false))
    let stage = try Stage(
      Two(first: first, second: second).withOwnScreenReader(), size: CGSize(width: 200, height: 80),
      scale: 1)
    stage.advance(to: 2)
    second.isLoading = true
    stage.advance(by: 0.2)
    let picture = try stage.picture()
    #expect(picture.brightness(100, 20) < 250 && picture.brightness(100, 60) == 255)
  }
}
