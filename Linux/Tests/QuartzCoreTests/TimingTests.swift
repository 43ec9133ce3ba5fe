import QuartzCore
import Testing

@Suite("Time") @MainActor struct TimingTests {
  @Test(
    "Curves of time are solved for x",
    arguments: [
      (CAMediaTimingFunctionName.linear, 0.25, 0.25), (.easeInEaseOut, 0.5, 0.5),
      (.easeIn, 0.5, 0.315357), (.easeOut, 0.5, 0.684643), (.default, 0.5, 0.802403),
      (.easeIn, -1, 0), (.easeOut, 2, 1),
    ])
  func curves(name: CAMediaTimingFunctionName, x: Double, y: Double) {
    #expect(abs(CAMediaTimingFunction(name: name).value(at: x) - y) < 1e-5)
  }

  @Test(
    "An animation of 2 seconds from 0 to 1, repeated three times",
    arguments: [(0.0, 0.0), (0.5, 0.25), (2.5, 0.25), (5, 0.5), (5.9, 0.95)])
  func repeats(after seconds: Double, value: Double) {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let animation = fade(2)
      animation.repeatCount = 3
      layer.add(animation, forKey: "a")
      server.advance(to: 1000 + seconds)
      #expect(abs((layer.seen("opacity") ?? -1) - value) < 1e-6)
    }
  }

  @Test(
    "Backwards after forwards", arguments: [(0.5, 0.25), (2.0, 1.0), (2.5, 0.75), (3.5, 0.25)])
  func autoreverses(after seconds: Double, value: Double) {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let animation = fade(2)
      animation.autoreverses = true
      layer.add(animation, forKey: "a")
      server.advance(to: 1000 + seconds)
      #expect(layer.seen("opacity") == value)
    }
  }

  @Test("An offset begins further on, and what was left out comes at the end")
  func offset() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let animation = fade(4)
      animation.timeOffset = 1
      layer.add(animation, forKey: "a")
      server.flush()
      #expect(layer.seen("opacity") == 0.25)
      server.advance(to: 1003.5)
      #expect(layer.seen("opacity") == 0.125)
      server.advance(to: 1004)
      #expect(layer.animation(forKey: "a") == nil)
    }
  }

  @Test("A begin in the past gives the place that the animation would have reached")
  func beginInThePast() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      let animation = fade(2)
      animation.beginTime = 991.5
      animation.repeatCount = .infinity
      layer.add(animation, forKey: "a")
      server.flush()
      #expect(layer.seen("opacity") == 0.25)
      server.advance(to: 1_000_000.5)
      #expect(layer.seen("opacity") == 0.5)
    }
  }

  @Test("Before its beginning an animation is seen only if it fills backwards")
  func fillsBackwards() {
    withDisplay { server, root in
      for (mode, value) in [(CAMediaTimingFillMode.removed, 1.0), (.backwards, 0), (.both, 0)] {
        let layer = shownLayer(in: root, server)
        let animation = fade(1)
        animation.beginTime = 1005
        animation.fillMode = mode
        layer.add(animation, forKey: "a")
        server.flush()
        #expect(layer.seen("opacity") == value)
      }
    }
  }

  @Test("After its end a kept animation is seen only if it fills forwards")
  func fillsForwards() {
    withDisplay { server, root in
      for (mode, value) in [(CAMediaTimingFillMode.removed, 1.0), (.forwards, 0.3)] {
        let layer = shownLayer(in: root, server)
        let animation = fade(1, from: 0, to: 0.3)
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "a")
        server.advance(to: server.time + 2)
        #expect(layer.seen("opacity") == value)
        #expect(layer.animationKeys() == ["a"])
      }
    }
  }

  @Test("A layer whose time stands still shows the moment that its offset names")
  func frozenLayer() {
    withDisplay { server, root in
      let layer = shownLayer(in: root, server)
      layer.speed = 0
      layer.timeOffset = 500.5
      let animation = fade(2)
      animation.beginTime = 500
      layer.add(animation, forKey: "a")
      server.advance(to: 1234)
      #expect(layer.seen("opacity") == 0.25)
    }
  }

  @Test("A layer's speed and offset hold for all within it")
  func timeOfLayers() {
    withDisplay { server, root in
      root.speed = 2
      root.beginTime = 900
      let layer = shownLayer(in: root, server)
      layer.timeOffset = 7
      #expect(layer.convertTime(1000, from: nil) == 207)
      #expect(layer.convertTime(207, to: nil) == 1000)
      #expect(layer.convertTime(200, from: root) == 207)
    }
  }

  @Test("The clock moves only when it is told to, and never back")
  func clock() {
    withDisplay { server, _ in
      #expect(CACurrentMediaTime() == 1000)
      server.advance(to: 1003)
      server.advance(to: 5)
      #expect(CACurrentMediaTime() == 1003)
    }
  }

  @Test("A display link is called at each frame until it is ended")
  func displayLink() {
    withDisplay { server, _ in
      var count = 0
      let link = CADisplayLink { _ in count += 1 }
      link.preferredFramesPerSecond = 10
      link.add(to: .main, forMode: .common)
      while let next = server.nextEvent, next <= 1001 + 1e-9 { server.advance(to: next) }
      #expect(count == 10)
      link.invalidate()
      #expect(server.nextEvent == nil)
    }
  }
}
