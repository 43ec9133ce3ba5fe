import QuartzCore
import Testing

@Suite("Animations") @MainActor struct AnimationTests {
  @Test(
    "From, to and by; what is missing is what the layer has",
    arguments: [
      (0.2, 0.4, nil, 0.3), (0.2, nil, 0.4, 0.4), (nil, 0.4, 0.2, 0.3), (0.2, nil, nil, 0.6),
      (nil, 0.4, nil, 0.7), (nil, nil, -0.2, 0.9), (nil, nil, nil, 1),
    ] as [(Double?, Double?, Double?, Double)])
  func ends(from: Double?, to: Double?, by: Double?, half: Double) {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let animation = fade(2, from: from, to: to)
      animation.byValue = by
      layer.add(animation, forKey: nil)
      server.advance(to: 1001)
      #expect(layer.seen("opacity") == half)
      #expect(layer.opacity == 1)
    }
  }

  @Test(
    "Parts of a transform are animated apart",
    arguments: [
      "transform.translation.x", "transform.translation.y", "transform.scale.x",
      "transform.scale.y", "transform.rotation.z", "position.x", "bounds.size.width",
    ])
  func keyPaths(path: String) {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = 1.0
      animation.toValue = 1.5
      animation.duration = 1
      layer.add(animation, forKey: nil)
      server.advance(to: server.time + 0.5)
      #expect(layer.seen(path) == 1.25)
      if path != "transform.scale.x" { #expect(layer.seen("transform.scale.x") == 2) }
      if path != "transform.scale.y" { #expect(layer.seen("transform.scale.y") == 3) }
    }
  }

  @Test("Values of any number type, and lists of them, are read")
  func numberTypes() {
    withDisplay { server, root in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      gradient.colors = [CGColor.black, CGColor.white]
      root.addSublayer(gradient)
      server.flush()
      let animation = CABasicAnimation(keyPath: "locations")
      animation.fromValue = [NSNumber(value: 0), NSNumber(value: 0.5)]
      animation.toValue = [0.5, 1.0]
      animation.duration = 2
      gradient.add(animation, forKey: nil)
      server.advance(to: 1001)
      #expect(gradient.presentation()?.locations == [0.25, 0.75])
      #expect(gradient.locations == nil)
    }
  }

  @Test(
    "Values of a list, at their times",
    arguments: [(0.0, 0.0), (0.1, 0.5), (0.2, 1.0), (0.6, 0.75), (1.0, 0.5)])
  func keyframes(part: Double, value: Double) {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0.0, 1.0, 0.5]
      animation.keyTimes = [0, 0.2, 1]
      animation.duration = 10
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      layer.add(animation, forKey: nil)
      server.flush()
      server.advance(to: 1000 + part * 10)
      #expect(layer.seen("opacity") == value)
    }
  }

  @Test("Discrete values jump", arguments: [(0.0, 0.0), (0.49, 0.0), (0.5, 1.0), (0.99, 1.0)])
  func discrete(part: Double, value: Double) {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0.0, 1.0]
      animation.calculationMode = .discrete
      animation.duration = 1
      layer.add(animation, forKey: nil)
      server.flush()
      server.advance(to: 1000 + part)
      #expect(layer.seen("opacity") == value)
    }
  }

  @Test("A group has one time; what goes on longer is cut off")
  func group() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      move.duration = 10
      let late = fade(1)
      late.beginTime = 1
      let group = CAAnimationGroup()
      group.animations = [move, late]
      group.duration = 2
      layer.add(group, forKey: "g")
      server.advance(to: 1001.5)
      #expect(layer.seen("position.x") == 15)
      #expect(layer.seen("opacity") == 0.5)
      server.advance(to: 1002)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("An animation goes at its end, and says so")
  func finishes() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let listener = Listener()
      let animation = fade(1)
      animation.delegate = listener
      layer.add(animation, forKey: "a")
      #expect(listener.heard == [])
      server.flush()
      #expect(listener.heard == ["start"])
      server.advance(to: 1000.99)
      #expect(layer.animationKeys() == ["a"])
      server.advance(to: 1001)
      #expect(layer.animationKeys() == nil)
      #expect(listener.heard == ["start", "finished"])
    }
  }

  @Test("An animation that is taken away has not finished")
  func takenAway() {
    withDisplay { server, root in
      for remove in [
        { $0.removeAnimation(forKey: "a") }, { $0.removeAllAnimations() },
        { $0.add(fade(1), forKey: "a") }, { $0.removeFromSuperlayer() },
        { _ in server.dropAnimationsForBackground() }, { _ in server.hide(root) },
      ] as [(CALayer) -> Void] {
        server.show(root)
        let layer = shownLayer(in: root, server)
        let listener = Listener()
        let animation = fade(1)
        animation.delegate = listener
        layer.add(animation, forKey: "a")
        server.flush()
        remove(layer)
        #expect(listener.heard == ["start", "taken away"])
      }
    }
  }

  @Test("What is kept on completion outlives the background and a time outside of the window")
  func kept() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let animation = fade(2)
      animation.repeatCount = .infinity
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "a")
      server.flush()
      server.dropAnimationsForBackground()
      layer.removeFromSuperlayer()
      server.advance(to: 1004.5)
      root.addSublayer(layer)
      server.flush()
      #expect(layer.animationKeys() == ["a"])
      #expect(layer.seen("opacity") == 0.25)
    }
  }

  @Test("Where a layer is not shown, an animation goes at once unless it is kept")
  func notShown() {
    withDisplay { server, _ in
      let layer = CALayer()
      let listener = Listener()
      let animation = fade(1)
      animation.delegate = listener
      layer.add(animation, forKey: "a")
      let kept = fade(1)
      kept.isRemovedOnCompletion = false
      layer.add(kept, forKey: "b")
      server.flush()
      #expect(layer.animationKeys() == ["b"])
      #expect(listener.heard == ["taken away"])
    }
  }

  @Test("An animation is a copy: changes of the original come too late")
  func copies() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let animation = fade(1)
      layer.add(animation, forKey: "a")
      animation.toValue = 0.0
      server.advance(to: 1000.5)
      #expect(layer.seen("opacity") == 0.5)
      #expect(layer.animation(forKey: "a") !== animation)
    }
  }

  @Test("Additive animations add up with what the layer has")
  func additive() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      for key in ["a", "b"] {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 10
        animation.toValue = 20
        animation.duration = 1
        animation.isAdditive = true
        layer.add(animation, forKey: key)
      }
      server.advance(to: 1000.5)
      #expect(layer.seen("position.x") == 35)
    }
  }
}
