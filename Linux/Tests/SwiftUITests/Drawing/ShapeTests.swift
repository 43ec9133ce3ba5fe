import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct ShapeTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test("round corners shrink to half a side, and 0 or less are none")
  func roundedRectangle() {
    func path(_ radius: CGFloat) -> Path {
      RoundedRectangle(cornerRadius: radius, style: .circular).path(in: frame)
    }
    #expect(!path(10).contains(CGPoint(x: 2, y: 2)))
    #expect(path(10).contains(CGPoint(x: 4, y: 4)))
    #expect(path(1000) == Capsule(style: .circular).path(in: frame))
    #expect(path(0) == Rectangle().path(in: frame))
    #expect(path(-3) == Rectangle().path(in: frame))
    #expect(path(10).boundingRect == frame)
  }

  @Test("a continuous corner reaches further than a circular one, and is as round in the middle")
  func continuous() {
    let big = CGRect(x: 0, y: 0, width: 200, height: 200)
    let smooth = RoundedRectangle(cornerRadius: 40, style: .continuous).path(in: big)
    let round = RoundedRectangle(cornerRadius: 40, style: .circular).path(in: big)
    // On the upper side at 45 points the circle is over, the other has a little way to go.
    #expect(round.contains(CGPoint(x: 45, y: 0.05)) && !smooth.contains(CGPoint(x: 45, y: 0.05)))
    #expect(smooth.contains(CGPoint(x: 62, y: 0.05)))
    func diagonal(_ path: Path) -> Int? {
      (0..<400).first { path.contains(CGPoint(x: Double($0) / 10, y: Double($0) / 10)) }
    }
    #expect(abs((diagonal(smooth) ?? 0) - (diagonal(round) ?? 99)) <= 5)
    // Without room for more it is a quarter of a circle.
    let tight = CGRect(x: 0, y: 0, width: 80, height: 80)
    let fullRound = RoundedRectangle(cornerRadius: 40, style: .continuous).path(in: tight)
    #expect(abs(fullRound.boundingRect.width - 80) < 0.01)
    #expect(fullRound.contains(CGPoint(x: 40, y: 0.05)))
    #expect(!fullRound.contains(CGPoint(x: 11.5, y: 11.5)))
    #expect(fullRound.contains(CGPoint(x: 12, y: 12)))
  }

  @Test("corners can differ, shrink together where they do not fit, and are mirrored")
  func uneven() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
    let path = shape.path(in: frame)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 98, y: 2)))
    let tooLarge = UnevenRoundedRectangle(
      topLeadingRadius: 60, bottomLeadingRadius: 40, style: .circular
    ).path(in: frame)
    // 60 + 40 on a side of 50: both are halved.
    #expect(tooLarge.contains(CGPoint(x: 31, y: 1)) && !tooLarge.contains(CGPoint(x: 15, y: 1)))
    func picture(_ settings: StageSettings) throws -> DrawingPicture {
      let view = shape.fill(Color.white)
      let stage = try Stage(
        view, size: CGSize(width: 100, height: 50), scale: 1, settings: settings)
      return try stage.picture()
    }
    #expect(try picture(StageSettings())[1, 1].w == 0)
    let mirrored = try picture(StageSettings { $0.layoutDirection = .rightToLeft })
    #expect(mirrored[1, 1].w == 255 && mirrored[98, 1].w == 0)
  }

  @Test("a shape of one's own is not mirrored unless it wants to be")
  func ownShape() throws {
    struct Half: Shape {
      var mirrors = false
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
      }
      var layoutDirectionBehavior: LayoutDirectionBehavior { mirrors ? .mirrors : .fixed }
    }
    struct Plain: Shape {
      func path(in rect: CGRect) -> Path { Half().path(in: rect) }
    }
    let settings = StageSettings { $0.layoutDirection = .rightToLeft }
    func left<S: Shape>(_ shape: S) throws -> UInt8 {
      let stage = try Stage(
        shape, size: CGSize(width: 10, height: 10), scale: 1, settings: settings)
      let picture = try stage.picture()
      return picture[1, 5].w
    }
    #expect(try left(Half(mirrors: true)) == 0)
    #expect(try left(Half()) == 255)
    #expect(try left(Plain()) == 255)
  }

  @Test("an inset shape is smaller on all sides, and so are its corners")
  func inset() {
    #expect(
      Rectangle().inset(by: 5).path(in: frame).boundingRect
        == CGRect(x: 5, y: 5, width: 90, height: 40))
    #expect(Rectangle().inset(by: 30).path(in: frame).isEmpty)
    #expect(
      Circle().inset(by: 5).inset(by: 5).path(in: frame).boundingRect.width < 30.01)
    let inner = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 10)
    #expect(inner.path(in: frame) == Rectangle().path(in: frame.insetBy(dx: 10, dy: 10)))
  }

  @Test("a shape of any type keeps its form and its size")
  func anyShape() {
    #expect(AnyShape(Circle()).path(in: frame) == Circle().path(in: frame))
    #expect(
      AnyShape(AnyShape(Circle())).sizeThatFits(ProposedViewSize(width: 30, height: 20))
        == CGSize(width: 20, height: 20))
    #expect(
      Rectangle().sizeThatFits(ProposedViewSize(width: nil, height: 20))
        == CGSize(width: 10, height: 20))
  }

  @Test("paths are built step by step")
  func paths() {
    var path = Path()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    path.closeSubpath()
    var kinds: [String] = []
    path.forEach { element in
      switch element {
      case .move: kinds.append("move")
      case .line: kinds.append("line")
      case .quadCurve: kinds.append("quad")
      case .curve: kinds.append("curve")
      case .closeSubpath: kinds.append("close")
      }
    }
    #expect(kinds == ["move", "line", "quad", "close"])
    #expect(abs(path.boundingRect.maxX - 15) < 0.02)
    let arc = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
    }
    #expect(arc.boundingRect.maxY > 9.99 && arc.boundingRect.minY > -0.01)
    let long = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: true)
    }
    #expect(long.boundingRect.minY < -9.99)
    let never = Path {
      $0.addArc(
        center: .zero, radius: .nan, startAngle: .degrees(0), endAngle: .radians(.infinity),
        clockwise: true)
    }
    #expect(never.isEmpty)
  }

  @Test("a shape can be trimmed, moved, turned and scaled")
  func derived() {
    let trimmed = Rectangle().trim(from: 0, to: 0.25).path(
      in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(trimmed.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(
      Rectangle().offset(x: 5).path(in: frame).boundingRect
        == CGRect(x: 5, y: 0, width: 100, height: 50))
    #expect(
      abs(Rectangle().rotation(.degrees(90)).path(in: frame).boundingRect.width - 50) < 1e-9)
    #expect(
      Rectangle().scale(0.5).path(in: frame).boundingRect
        == CGRect(x: 25, y: 12.5, width: 50, height: 25))
  }
}
