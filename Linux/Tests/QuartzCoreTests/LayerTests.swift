import Drawing
import QuartzCore
import Testing

@Suite("Layers") @MainActor struct LayerTests {
  @Test("A frame follows from position, bounds and anchor point")
  func frame() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.bounds == CGRect(x: 5, y: 5, width: 3, height: 4))
  }

  @Test("With a transform a frame is the box around it")
  func transformedFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -20, y: -10, width: 80, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 25))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("Points and rectangles go from one layer to another")
  func conversion() {
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    a.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    b.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    c.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    a.addSublayer(b)
    b.addSublayer(c)
    #expect(c.convert(CGPoint(x: 1, y: 1), to: a) == CGPoint(x: 16, y: 26))
    #expect(c.convert(CGPoint(x: 16, y: 26), from: a) == CGPoint(x: 1, y: 1))
    b.bounds.origin = CGPoint(x: 3, y: 0)
    #expect(
      c.convert(c.bounds, to: a) == CGRect(x: 12, y: 25, width: 10, height: 10))
  }

  @Test("A layer has one place: it leaves the one where it was")
  func hierarchy() {
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(c)
    b.addSublayer(c)
    #expect(a.sublayers == nil)
    #expect(b.sublayers == [c])
    c.addSublayer(b)
    #expect(c.sublayers == nil)
    let d = CALayer()
    b.insertSublayer(d, below: c)
    #expect(b.sublayers == [d, c])
    b.insertSublayer(d, above: c)
    #expect(b.sublayers == [c, d])
  }

  @Test("A higher layer is drawn over a lower one, whatever their order")
  func zPosition() throws {
    try withDisplay { (_, root) throws in
      let red = solid(CGColor(red: 1, green: 0, blue: 0, alpha: 1), root)
      _ = solid(CGColor(red: 0, green: 0, blue: 1, alpha: 1), root)
      #expect(try root.picture()[5, 5] == SIMD4(0, 0, 255, 255))
      red.zPosition = 1
      #expect(try root.picture()[5, 5] == SIMD4(255, 0, 0, 255))
      #expect(root.hitTest(CGPoint(x: 5, y: 5)) === red)
    }
  }

  private func solid(
    _ color: CGColor, _ root: CALayer, _ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 20)
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    root.addSublayer(layer)
    return layer
  }

  @Test("A mask lies in the coordinates of what it masks")
  func mask() throws {
    try withDisplay { (_, root) throws in
      let layer = solid(.white, root, CGRect(x: 50, y: 0, width: 20, height: 20))
      layer.bounds.origin = CGPoint(x: 100, y: 0)
      let mask = CALayer()
      mask.backgroundColor = .black
      mask.frame = CGRect(x: 110, y: 0, width: 10, height: 20)
      layer.mask = mask
      let picture = try root.picture()
      #expect(picture[55, 5] == SIMD4(0, 0, 0, 0))
      #expect(picture[65, 5] == SIMD4(255, 255, 255, 255))
      #expect(mask.superlayer == nil)
    }
  }

  @Test("Opacity is that of a layer and all within it together")
  func groupOpacity() throws {
    try withDisplay { (_, root) throws in
      let outer = solid(.black, root)
      _ = solid(.white, outer)
      outer.opacity = 0.5
      #expect(try root.picture()[5, 5] == SIMD4(255, 255, 255, 128))
    }
  }

  @Test("A gradient from white to clear goes through gray, as colors are mixed without opacity")
  func straightGradient() throws {
    try withDisplay { (_, root) throws in
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      layer.startPoint = CGPoint(x: 0, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
      layer.colors = [CGColor.white, CGColor.clear]
      root.addSublayer(layer)
      let middle = try root.picture()[50, 5]
      #expect(abs(Int(middle.x) - 127) <= 2)
      #expect(abs(Int(middle.w) - 127) <= 2)
    }
  }

  @Test("A gradient's places are parts of its size")
  func gradient() throws {
    try withDisplay { (_, root) throws in
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 100)
      layer.colors = [CGColor.black, CGColor.white, CGColor.black]
      layer.locations = [0.2, 0.5, 0.6]
      root.addSublayer(layer)
      let picture = try root.picture()
      #expect(picture[5, 10] == SIMD4(0, 0, 0, 255))
      #expect(abs(Int(picture[5, 35].x) - 130) <= 2)
      #expect(picture[5, 80] == SIMD4(0, 0, 0, 255))
    }
  }

  @Test("Only the masked corners are round, and clip what is within")
  func corners() throws {
    try withDisplay { (_, root) throws in
      let layer = solid(.white, root)
      layer.cornerRadius = 10
      layer.maskedCorners = [.layerMinXMinYCorner]
      let picture = try root.picture()
      #expect(picture[0, 0].w == 0)
      #expect(picture[19, 0].w == 255)
      _ = solid(.black, layer)
      #expect(try root.picture()[0, 0].w == 255)
      layer.masksToBounds = true
      #expect(try root.picture()[0, 0].w == 0)
    }
  }

  @Test("A shape shows its path, filled and stroked")
  func shape() throws {
    try withDisplay { (_, root) throws in
      let layer = CAShapeLayer()
      layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
      layer.fillColor = .white
      layer.strokeColor = .black
      layer.lineWidth = 4
      root.addSublayer(layer)
      let picture = try root.picture()
      #expect(picture[20, 20] == SIMD4(255, 255, 255, 255))
      #expect(picture[10, 20] == SIMD4(0, 0, 0, 255))
      #expect(picture[7, 20].w == 0)
    }
  }

  @Test("Content is drawn when it is asked for, not for each picture or move")
  func redraws() throws {
    try withDisplay { (server, root) throws in
      final class Drawn: CALayer {
        override func draw(in ctx: CGContext) {
          ctx.setFillColor(.white)
          ctx.fill(bounds)
        }
      }
      let layer = Drawn()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.setNeedsDisplay()
      root.addSublayer(layer)
      server.flush()
      #expect(server.counts.redraws == 1)
      layer.position.x += 30
      layer.add(fade(1), forKey: "a")
      server.advance(to: 1002)
      #expect(try root.picture()[35, 5] == SIMD4(255, 255, 255, 255))
      #expect(server.counts.redraws == 1)
      layer.setNeedsDisplay()
      server.flush()
      #expect(server.counts.redraws == 2)
    }
  }

  @Test("A layer drawn into a picture is as it is without animations, seen or not")
  func renderInContext() throws {
    try withDisplay { (server, root) throws in
      let layer = CALayer()
      layer.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
      let inner = CALayer()
      inner.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
      inner.backgroundColor = .white
      layer.addSublayer(inner)
      func pixels() throws -> [UInt8] {
        let context = CGContext(scale: 1)
        layer.render(in: context)
        let canvas = try DrawingCanvas(width: 10, height: 10, scale: 1)
        context.list.draw(on: canvas)
        return [canvas.picture()[2, 5].w, canvas.picture()[7, 5].w]
      }
      #expect(try pixels() == [255, 0])
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      root.addSublayer(layer)
      inner.add(fade(1, from: 0, to: 0), forKey: "a")
      server.flush()
      #expect(try pixels() == [255, 0])
    }
  }

  @Test("Layers are laid out from the top down, once")
  func layout() {
    withDisplay { server, root in
      final class Owner: CALayerDelegate {
        var order: [String] = []
        func layoutSublayers(of layer: CALayer) { order.append(layer.name ?? "") }
      }
      let owner = Owner()
      let (a, b) = (CALayer(), CALayer())
      (a.name, b.name) = ("a", "b")
      a.delegate = owner
      b.delegate = owner
      a.addSublayer(b)
      root.addSublayer(a)
      b.setNeedsLayout()
      server.flush()
      #expect(owner.order == ["a", "b"])
      b.setNeedsLayout()
      a.layoutIfNeeded()
      server.flush()
      #expect(owner.order == ["a", "b", "b"])
    }
  }

  @Test("A layer that changes itself while it is laid out is not laid out for ever")
  func layoutWithinLayout() {
    withDisplay { server, root in
      final class Owner: CALayerDelegate {
        var count = 0
        func layoutSublayers(of layer: CALayer) {
          count += 1
          layer.sublayers?.forEach { $0.removeFromSuperlayer() }
          layer.addSublayer(CALayer())
        }
      }
      let owner = Owner()
      let layer = shownLayer(in: root, server)
      layer.delegate = owner
      layer.setNeedsLayout()
      server.flush()
      #expect(owner.count == 1)
    }
  }

  @Test("Layers go when nobody holds them, animations and masks included")
  func deallocates() {
    withDisplay { server, root in
      weak var gone: CALayer?
      do {
        let layer = shownLayer(in: root, server)
        let animation = fade(1)
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "a")
        layer.mask = CALayer()
        server.flush()
        gone = layer
        layer.removeFromSuperlayer()
      }
      #expect(gone == nil)
      #expect(server.animatedLayers.isEmpty)
    }
  }
}
