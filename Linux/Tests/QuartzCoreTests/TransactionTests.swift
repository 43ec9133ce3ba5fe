import QuartzCore
import Testing

@Suite("Transactions") @MainActor struct TransactionTests {
  @Test("A layer that belongs to no view moves by itself in a quarter of a second")
  func implicit() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      layer.opacity = 0
      #expect(layer.animationKeys() == ["opacity"])
      #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
      server.flush()
      #expect(layer.seen("opacity") == 1)
      server.advance(to: 1000.25)
      #expect(layer.seen("opacity") == 0)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("A layer that was not seen yet does not move by itself")
  func notSeen() {
    withDisplay { server, root in
      let layer = CALayer()
      root.addSublayer(layer)
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
      server.flush()
      layer.removeFromSuperlayer()
      layer.opacity = 1
      layer.actions = [:]
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("Disabled actions, actions of nothing and delegates that say so keep a layer from moving")
  func noAction() {
    withDisplay { server, root in
      final class Owner: CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
      }
      let layer = shownLayer(in: root, server)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.commit()
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 0.4
      layer.actions = nil
      let owner = Owner()
      layer.delegate = owner
      layer.opacity = 0.3
      #expect(layer.animationKeys() == nil)
      layer.delegate = nil
      layer.opacity = 0.2
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test("A transaction's duration is that of animations without one")
  func duration() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      layer.opacity = 0
      layer.add(CABasicAnimation(keyPath: "zPosition"), forKey: "z")
      CATransaction.commit()
      #expect(layer.animation(forKey: "opacity")?.duration == 3)
      #expect(layer.animation(forKey: "z")?.duration == 3)
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("A completion waits for the transaction's animations")
  func completion() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      var heard: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.append("done") }
      layer.add(fade(1), forKey: "a")
      layer.add(fade(2), forKey: "b")
      CATransaction.commit()
      server.advance(to: 1001.9)
      #expect(heard == [])
      server.advance(to: 1002)
      #expect(heard == ["done"])
    }
  }

  @Test("Where there are no animations, a completion is called at the transaction's end")
  func emptyCompletion() {
    withDisplay { _, _ in
      var heard: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.append("done") }
      #expect(heard == [])
      CATransaction.commit()
      #expect(heard == ["done"])
    }
  }

  @Test("A completion is called when the animation is taken away")
  func completionOfTakenAway() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      var heard: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.append("done") }
      let animation = fade(1)
      animation.repeatCount = .infinity
      layer.add(animation, forKey: "a")
      CATransaction.commit()
      server.advance(to: 1100)
      #expect(heard == [])
      layer.removeAllAnimations()
      #expect(heard == ["done"])
    }
  }

  @Test("An outer completion waits for inner animations; a second one only for later ones")
  func nested() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      var heard: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.append("first") }
      layer.add(fade(1), forKey: "a")
      CATransaction.setCompletionBlock { heard.append("second") }
      CATransaction.begin()
      layer.add(fade(2), forKey: "b")
      CATransaction.commit()
      CATransaction.commit()
      server.advance(to: 1001)
      #expect(heard == ["first"])
      server.advance(to: 1002)
      #expect(heard == ["first", "second"])
    }
  }

  @Test("Changes outside of any transaction are committed with the next flush")
  func implicitTransaction() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      var heard: [String] = []
      CATransaction.setCompletionBlock { heard.append("done") }
      layer.add(fade(1), forKey: "a")
      server.flush()
      #expect(heard == [])
      server.advance(to: 1001)
      #expect(heard == ["done"])
    }
  }
}
