import CoreGraphics
import Drawing
import Foundation
import Testing

private let square = DrawingPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))

private func line(_ points: (CGFloat, CGFloat)...) -> DrawingPath {
  DrawingPath(
    points.enumerated().map { i, p in
      i == 0 ? .move(CGPoint(x: p.0, y: p.1)) : .line(CGPoint(x: p.0, y: p.1))
    })
}

/// A quarter of a circle about the origin, as a curve.
private let quarter = DrawingPath([
  .move(CGPoint(x: 10, y: 0)),
  .curve(
    CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 5.5228474983), CGPoint(x: 5.5228474983, y: 10)),
])

struct PathTests {
  @Test("the bounds reach around curves, not their control points")
  func bounds() {
    #expect(square.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(DrawingPath().bounds.isNull)
    let arch = DrawingPath([
      .move(.zero), .curve(CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 8), CGPoint(x: 10, y: 8)),
    ])
    #expect(abs(arch.bounds.maxY - 6) < 0.01)
  }

  @Test("a part of a path is measured by its length")
  func trim() {
    #expect(
      line((0, 0), (10, 0), (10, 10)).trimmed(from: 0.25, to: 0.75)
        == line((5, 0), (10, 0), (10, 5)))
    #expect(square.trimmed(from: 0, to: 1) == square)
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: 0.7, to: 0.2).isEmpty)
    let half = quarter.trimmed(from: 0, to: 0.5)
    guard case .line(let end)? = half.elements.last else {
      Issue.record("a part of a curve has no lines")
      return
    }
    #expect(abs(end.x - 7.0711) < 0.02 && abs(end.y - 7.0711) < 0.02)
  }

  @Test("the outline of a line is as broad as the line, with its ends and corners")
  func stroke() {
    let plain = line((0, 0), (10, 0)).stroked(DrawingStroke(width: 4))
    #expect(plain.bounds == CGRect(x: 0, y: -2, width: 10, height: 4))
    let longer = line((0, 0), (10, 0)).stroked(DrawingStroke(width: 4, cap: 2))
    #expect(longer.bounds == CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = line((0, 0), (10, 0)).stroked(DrawingStroke(width: 4, cap: 1))
    #expect(round.contains(CGPoint(x: 11.9, y: 0)) && !round.contains(CGPoint(x: 11.9, y: 1.5)))
    let corner = line((0, 0), (10, 0), (10, 10))
    #expect(corner.stroked(DrawingStroke(width: 4)).contains(CGPoint(x: 11.9, y: -1.9)))
    #expect(
      !corner.stroked(DrawingStroke(width: 4, join: 2)).contains(CGPoint(x: 11.9, y: -1.9)))
    #expect(
      !corner.stroked(DrawingStroke(width: 4, miterLimit: 1)).contains(CGPoint(x: 11.9, y: -1.9)))
    let frame = square.stroked(DrawingStroke(width: 2))
    #expect(frame.contains(CGPoint(x: 9.1, y: 9.1)) && !frame.contains(CGPoint(x: 20, y: 20)))
  }

  @Test("dashes and gaps take turns, from the phase on")
  func dashes() {
    let dashed = line((0, 0), (20, 0)).stroked(DrawingStroke(width: 2, dash: [4, 2]))
    func isDrawn(_ x: CGFloat) -> Bool { dashed.contains(CGPoint(x: x, y: 0.5)) }
    #expect([1, 3.5, 7, 9.5, 13].allSatisfy { isDrawn($0) })
    #expect([4.5, 5.5, 11, 17].allSatisfy { !isDrawn($0) })
    let late = line((0, 0), (20, 0)).stroked(
      DrawingStroke(width: 2, dash: [4, 2], dashPhase: 5))
    #expect(!late.contains(CGPoint(x: 0.5, y: 0.5)) && late.contains(CGPoint(x: 1.5, y: 0.5)))
  }

  @Test("lines that cannot be drawn give an empty outline, whatever their numbers")
  func badStrokes() {
    #expect(square.stroked(DrawingStroke(width: 0)).isEmpty)
    #expect(square.stroked(DrawingStroke(width: .infinity)).isEmpty)
    #expect(DrawingPath().stroked(DrawingStroke(width: 1)).isEmpty)
    #expect(!square.stroked(DrawingStroke(width: 1, dash: [0, 0])).isEmpty)
    #expect(!square.stroked(DrawingStroke(width: 1, dash: [-1, 2])).isEmpty)
    #expect(!square.stroked(DrawingStroke(width: 1, dash: [1e-9])).isEmpty)
    #expect(!square.stroked(DrawingStroke(width: 1, dash: [3], dashPhase: .nan)).isEmpty)
  }

  @Test("maps follow each other, and can be undone")
  func transforms() {
    let map = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
    let p = CGPoint(x: 1, y: 0).applying(map)
    #expect(abs(p.x - 5) < 1e-12 && abs(p.y - 2) < 1e-12)
    let back = p.applying(map.inverted())
    #expect(abs(back.x - 1) < 1e-12 && abs(back.y) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 2).applying(.init(rotationAngle: .pi / 2)).width < 2.01)
  }
}
