import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct StackTests {
  @Test("views of a stack stand 8 points apart unless it says otherwise")
  func spacing() throws {
    let row = HStack {
      Tile("a", 20, 10); Tile("b", 20, 10)
    }
    #expect(try place(of: "a", in: row) == rect(76, 45, 20, 10))
    #expect(try place(of: "b", in: row) == rect(104, 45, 20, 10))
    let tight = HStack(spacing: 0) {
      Tile("a", 20, 10); Tile("b", 20, 10)
    }
    #expect(try place(of: "b", in: tight) == rect(100, 45, 20, 10))
    let column = VStack(spacing: 30) {
      Tile("a", 20, 10); Tile("b", 20, 10)
    }
    #expect(try place(of: "b", in: column) == rect(90, 65, 20, 10))
  }

  @Test("a stack of nothing takes no room")
  func empty() throws {
    let view = HStack(spacing: 0) {
      Tile("a", 20, 10); VStack {}; Tile("b", 20, 10)
    }
    #expect(try place(of: "b", in: view) == rect(100, 45, 20, 10))
  }

  @Test("views line up at the stack's alignment")
  func alignment() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      Tile("a", 100, 10); Tile("b", 20, 10)
    }
    #expect(try place(of: "b", in: column) == rect(50, 50, 20, 10))
    let right = VStack(alignment: .trailing, spacing: 0) {
      Tile("a", 100, 10); Tile("b", 20, 10)
    }
    #expect(try place(of: "b", in: right) == rect(130, 50, 20, 10))
    let row = HStack(alignment: .bottom, spacing: 0) {
      Tile("a", 20, 80); Tile("b", 20, 10)
    }
    #expect(try place(of: "b", in: row) == rect(100, 80, 20, 10))
  }

  @Test("flexible views share what fixed ones leave")
  func sharing() throws {
    let row = HStack(spacing: 10) {
      Tile("a", 60, 10); Tile("b"); Tile("c")
    }
    #expect(try place(of: "a", in: row) == rect(0, 45, 60, 10))
    #expect(try place(of: "b", in: row) == rect(70, 0, 60, 100))
    #expect(try place(of: "c", in: row) == rect(140, 0, 60, 100))
  }

  @Test("the least flexible view is served first, and what it leaves goes to the others")
  func flexibility() throws {
    let row = HStack(spacing: 0) {
      Tile("a")
      Color.gray.frame(minWidth: 0, maxWidth: 30).named("b")
      Color.gray.frame(minWidth: 100, maxWidth: 120).named("c")
    }
    // c can vary by 20, b by 30, a without limit. c is offered 66⅔ and takes 100, b is offered 50
    // and takes 30, a gets the 70 that are left.
    #expect(try place(of: "c", in: row)?.width == 100)
    #expect(try place(of: "b", in: row)?.width == 30)
    #expect(try place(of: "a", in: row)?.width == 70)
  }

  @Test("a view of higher priority is offered everything but the least of the others")
  func priority() throws {
    let row = HStack(spacing: 0) {
      Color.gray.frame(minWidth: 40).named("a")
      Color.gray.layoutPriority(1).named("b")
    }
    #expect(try place(of: "a", in: row)?.width == 40)
    #expect(try place(of: "b", in: row)?.width == 160)
  }

  @Test("a priority is seen through modifiers and views, but not through a stack")
  func priorityIsPassedOn() throws {
    struct Important: View {
      var body: some View { Color.gray.layoutPriority(1).padding(0) }
    }
    let row = HStack(spacing: 0) {
      Tile("a")
      Important().named("b")
    }
    #expect(try place(of: "b", in: row)?.width == 200)
    let wrapped = HStack(spacing: 0) {
      Tile("a")
      HStack { Color.gray.layoutPriority(1) }.named("b")
    }
    #expect(try place(of: "b", in: wrapped)?.width == 100)
  }

  @Test("a spacer pushes views apart, and keeps 8 points")
  func spacer() throws {
    let row = HStack {
      Tile("a", 20, 10); Spacer(); Tile("b", 20, 10)
    }
    #expect(try place(of: "a", in: row)?.minX == 0)
    #expect(try place(of: "b", in: row)?.maxX == 200)
    let narrow = row.fixedSize()
    #expect(try place(of: "b", in: narrow)?.minX == 110 - 6)
    let least = HStack {
      Tile("a", 20, 10); Spacer(minLength: 30); Tile("b", 20, 10)
    }.fixedSize()
    #expect(try place(of: "b", in: least)?.minX == 115)
  }

  @Test("a spacer is served last, whatever the others' priority")
  func spacerComesLast() throws {
    let row = HStack(spacing: 0) {
      Color.gray.layoutPriority(-5).named("a"); Spacer()
    }
    #expect(try place(of: "a", in: row)?.width == 192)
  }

  @Test("a stack that is offered no length takes its views' ideal lengths")
  func ideal() throws {
    let row = HStack(spacing: 0) {
      Color.gray.named("a"); Tile("b", 30, 20)
    }.fixedSize()
    #expect(try place(of: "a", in: row) == rect(80, 45, 10, 10))
    #expect(try place(of: "b", in: row) == rect(90, 40, 30, 20))
  }

  @Test("views that do not fit reach over the end of the stack, which stays in the middle")
  func overflow() throws {
    let row = HStack(spacing: 0) {
      Tile("a", 150, 10); Tile("b", 150, 10)
    }
    #expect(try place(of: "a", in: row)?.minX == -50)
    #expect(try place(of: "b", in: row)?.maxX == 250)
  }

  @Test("a depth stack is as large as its largest view, and lines views up in it")
  func depth() throws {
    let stack = ZStack(alignment: .bottomTrailing) {
      Tile("a", 80, 20); Tile("b", 20, 60)
    }
    #expect(try place(of: "a", in: stack) == rect(60, 60, 80, 20))
    #expect(try place(of: "b", in: stack) == rect(120, 20, 20, 60))
  }

  @Test("what is in a group belongs to the stack around it, and modifiers apply to each of it")
  func group() throws {
    let row = HStack(spacing: 0) {
      Group {
        Tile("a", 20, 10); Tile("b", 20, 10)
      }.padding(.leading, 10)
    }
    #expect(try place(of: "a", in: row)?.minX == 80)
    #expect(try place(of: "b", in: row)?.minX == 110)
  }

  @Test("from right to left, what leads stands at the right")
  func rightToLeft() throws {
    let settings = StageSettings { $0.layoutDirection = .rightToLeft }
    let row = HStack(spacing: 0) {
      Tile("a", 20, 10); Tile("b", 60, 10)
    }
    #expect(try place(of: "a", in: row, settings: settings) == rect(120, 45, 20, 10))
    #expect(try place(of: "b", in: row, settings: settings) == rect(60, 45, 60, 10))
    let column = VStack(alignment: .leading, spacing: 0) {
      Tile("a", 100, 10); Tile("b", 20, 10)
    }
    #expect(try place(of: "b", in: column, settings: settings) == rect(130, 50, 20, 10))
  }
}
