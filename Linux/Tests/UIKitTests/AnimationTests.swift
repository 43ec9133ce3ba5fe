import Drawing
import Testing
import UIKit
import UIKitStage

@Suite("Animations of views") @MainActor struct AnimationTests {
  let view = UIView(frame: rect(0, 0, 10, 10))

  private func stage() throws -> WindowStage { try .small { $0.addSubview(view) } }

  @Test("A view does not move by itself, a layer beside it does")
  func implicit() throws {
    let stage = try stage()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    stage.perform {}
    view.alpha = 0.5
    layer.opacity = 0.5
    #expect(view.layer.animationKeys() == nil)
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
  }

  @Test("Changes within a call are moved, and the end is told")
  func animate() throws {
    let stage = try stage()
    var ends: [Bool] = []
    stage.perform {
      UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
        view.alpha = 0
        view.center.x = 105
      } completion: {
        ends.append($0)
      }
    }
    #expect(view.alpha == 0)
    #expect(view.layer.presentation()?.opacity == 1)
    stage.advance(to: 2)
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 1e-6)
    #expect(ends == [])
    stage.advance(to: 3.1)
    #expect(ends == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("An animation that is taken away has not finished")
  func takenAway() throws {
    let stage = try stage()
    var ends: [Bool] = []
    func begin() {
      stage.perform {
        UIView.animate(withDuration: 1) {
          view.alpha = view.alpha == 0 ? 1 : 0
        } completion: {
          ends.append($0)
        }
      }
    }
    begin()
    stage.enterBackground()
    #expect(ends == [false])
    stage.enterForeground()
    begin()
    stage.perform { view.removeFromSuperview() }
    #expect(ends == [false, false])
  }

  @Test("Nothing to move means that the end is told at once")
  func nothingToMove() throws {
    let stage = try stage()
    var ends: [Bool] = []
    stage.perform {
      UIView.animate(withDuration: 5) {
      } completion: {
        ends.append($0)
      }
    }
    #expect(ends == [true])
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
    }
    #expect(ends == [true, true])
    #expect(view.layer.animationKeys() == nil)
    #expect(view.alpha == 0)
  }

  @Test("Between two times nothing is called while an endless animation runs")
  func endless() throws {
    let stage = try stage()
    let move = CABasicAnimation(keyPath: "transform.translation.x")
    move.fromValue = 0
    move.toValue = 50
    move.duration = 2
    move.repeatCount = .infinity
    move.isRemovedOnCompletion = false
    view.backgroundColor = .black
    stage.perform { view.layer.add(move, forKey: "move") }
    let cost = stage.counting { stage.advance(by: 1001) }
    #expect(cost == WindowCounts())
    #expect(stage.counts.animations == 1)
    #expect(try stage.picture().hex(30, 5) == "000000ff")
    #expect(try stage.picture().hex(5, 5) == "ffffffff")
  }

  @Test("Points may be given as values of Foundation's")
  func boxedValues() throws {
    let stage = try stage()
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = NSValue(cgPoint: CGPoint(x: 10, y: 20))
    move.toValue = NSValue(cgPoint: CGPoint(x: 30, y: 40))
    move.duration = 2
    stage.perform { view.layer.add(move, forKey: nil) }
    stage.advance(to: 1)
    #expect(view.layer.presentation()?.position == CGPoint(x: 20, y: 30))
  }

  @Test("The end of an animation is told at the frame that follows it")
  func frames() throws {
    let stage = try stage()
    var time: Double?
    stage.perform {
      UIView.animate(withDuration: 0.11) {
        view.alpha = 0
      } completion: { _ in
        time = CACurrentMediaTime() - 1000
      }
    }
    stage.advance(to: 1)
    #expect(abs((time ?? 0) - 7.0 / 60) < 1e-6)
  }
}
