import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct CanvasViewTests {
  private func picture(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> DrawingPicture {
    let view = Canvas(renderer: renderer).frame(width: 40, height: 20).background(Color.black)
    return try Stage(view, size: CGSize(width: 40, height: 20), scale: 1).picture()
  }

  private let half = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test("a canvas is drawn with its size in hand, and cut at its bounds")
  func drawing() throws {
    let result = try picture { context, size in
      context.fill(
        Path(CGRect(x: size.width / 2, y: 0, width: 100, height: 100)), with: .color(.white))
    }
    #expect(result.isGrey(0, 10, 10) && result.isGrey(255, 30, 10))
  }

  @Test("opacity, transform and clip hold for the copy that they were set on")
  func state() throws {
    let result = try picture { context, _ in
      var inner = context
      inner.opacity = 0.5
      inner.translateBy(x: 10, y: 0)
      inner.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 20)))
      inner.fill(half, with: .color(.white))
      context.fill(Path(CGRect(x: 35, y: 0, width: 5, height: 20)), with: .color(.white))
    }
    #expect(result.isGrey(0, 5, 10) && result.isGrey(128, 12, 10) && result.isGrey(0, 17, 10))
    #expect(result.isGrey(255, 37, 10))
  }

  @Test("a layer is drawn as one picture, with a mode of its own, and passes errors on")
  func layers() throws {
    struct Failure: Error {}
    let result = try picture { context, size in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(half, with: .color(.white))
        layer.fill(half, with: .color(.white))
      }
      context.opacity = 1
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 30, y: 0, width: 10, height: 20)), with: .color(.white))
        layer.blendMode = .destinationIn
        layer.fill(Path(CGRect(x: 30, y: 0, width: 5, height: 20)), with: .color(.black))
      }
      #expect(throws: Failure.self) { try context.drawLayer { _ in throw Failure() } }
      context.stroke(
        Path(CGRect(x: 22, y: 2, width: 4, height: 16)), with: .color(.white), lineWidth: 2)
    }
    #expect(result.isGrey(128, 10, 10))
    #expect(result.isGrey(255, 22, 10) && result.isGrey(0, 24, 10))
  }
}
