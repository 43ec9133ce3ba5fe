import Drawing
import Testing
import UIKit
import UIKitStage

@Suite("Views") @MainActor struct ViewTests {
  @Test("A view writes down where it moves")
  func callbacks() throws {
    final class Probe: UIView {
      var heard: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        heard.append("will superview \(newSuperview == nil ? 0 : 1)")
      }
      override func didMoveToSuperview() {
        heard.append("did superview \(superview == nil ? 0 : 1)")
      }
      override func willMove(toWindow newWindow: UIWindow?) {
        heard.append("will window \(newWindow == nil ? 0 : 1)")
      }
      override func didMoveToWindow() { heard.append("did window \(window == nil ? 0 : 1)") }
    }
    let probe = Probe()
    let stage = try WindowStage.small { _ in }
    stage.perform {
      stage.window.addSubview(probe)
      probe.removeFromSuperview()
    }
    #expect(
      probe.heard == [
        "will superview 1", "will window 1", "did superview 1", "did window 1",
        "will superview 0", "will window 0", "did superview 0", "did window 0",
      ])
  }

  @Test("Views in a view that leaves hear of the window only")
  func innerCallbacks() throws {
    final class Probe: UIView {
      var count = 0
      override func didMoveToWindow() { count += 1 }
    }
    let (outer, inner) = (UIView(), Probe())
    let stage = try WindowStage.small { _ in }
    outer.addSubview(inner)
    #expect(inner.count == 0)
    stage.perform { stage.window.addSubview(outer) }
    #expect(inner.window === stage.window)
    stage.perform { outer.removeFromSuperview() }
    #expect(inner.count == 2)
    #expect(inner.window == nil)
    #expect(inner.superview === outer)
  }

  @Test("Subviews and layers keep one order")
  func order() {
    let (view, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    [a, b].forEach(view.addSubview)
    let own = CALayer()
    view.layer.addSublayer(own)
    view.addSubview(c)
    view.insertSubview(c, belowSubview: b)
    #expect(view.subviews == [a, c, b])
    #expect(view.layer.sublayers?.filter { $0 !== own } == [a.layer, c.layer, b.layer])
    view.bringSubviewToFront(a)
    #expect(view.subviews == [c, b, a])
    view.sendSubviewToBack(b)
    #expect(view.subviews == [b, c, a])
    #expect(view.layer.sublayers?.filter { $0 !== own } == [b.layer, c.layer, a.layer])
  }

  @Test("What gives way shares a change of size")
  func autoresizing() {
    let (outer, inner) = (UIView(frame: rect(0, 0, 100, 100)), UIView(frame: rect(10, 10, 30, 20)))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame = rect(0, 0, 200, 150)
    #expect(inner.frame == rect(10, 60, 130, 20))
    let middle = UIView(frame: rect(20, 0, 100, 30))
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.addSubview(middle)
    outer.frame = rect(0, 0, 300, 150)
    #expect(middle.frame == rect(40, 0, 100, 30))
    let still = UIView(frame: rect(1, 2, 3, 4))
    outer.addSubview(still)
    outer.frame = rect(0, 0, 10, 10)
    #expect(still.frame == rect(1, 2, 3, 4))
  }

  @Test("Touches find the frontmost view that takes them")
  func hits() throws {
    let (back, front, hidden) = (UIView(), UIView(), UIView())
    let stage = try WindowStage.small { view in
      for child in [back, front, hidden] {
        child.frame = rect(10, 10, 50, 50)
        view.addSubview(child)
      }
    }
    func hit() -> UIView? { stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil) }
    hidden.isHidden = true
    #expect(hit() === front)
    front.isUserInteractionEnabled = false
    #expect(hit() === back)
    back.alpha = 0
    #expect(hit() === stage.window.rootViewController?.view)
  }

  @Test("A mask lies in the view's own coordinates")
  func mask() throws {
    let stage = try WindowStage.small { view in
      view.backgroundColor = .black
      let masked = UIView(frame: rect(40, 40, 40, 40))
      masked.backgroundColor = .white
      masked.mask = UIView(frame: rect(20, 0, 20, 40))
      masked.mask?.backgroundColor = .red
      view.addSubview(masked)
    }
    let picture = try stage.picture()
    #expect(picture.hex(50, 50) == "000000ff")
    #expect(picture.hex(70, 50) == "ffffffff")
  }

  @Test("A view draws itself when it is to, and is stretched meanwhile")
  func drawing() throws {
    final class Half: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
      }
    }
    let half = Half(frame: rect(0, 0, 20, 20))
    let stage = try WindowStage.small {
      $0.backgroundColor = .white
      $0.addSubview(half)
    }
    #expect(try stage.picture().hex(5, 5) == "ff0000ff")
    #expect(try stage.picture().hex(15, 5) == "ffffffff")
    let cost = stage.counting { half.frame = rect(0, 0, 80, 20) }
    #expect(cost.redraws == 0)
    #expect(try stage.picture().hex(35, 5) == "ff0000ff")
    half.contentMode = .redraw
    stage.perform { half.frame = rect(0, 0, 60, 20) }
    #expect(half.count == 2)
  }

  @Test("Paths are drawn, and shape masks")
  func paths() throws {
    final class Ring: UIView {
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 20)))
        path.usesEvenOddFillRule = true
        UIColor.red.setFill()
        path.fill()
      }
    }
    let (ring, masked) = (Ring(frame: rect(0, 0, 30, 30)), UIView(frame: rect(50, 50, 40, 40)))
    let shape = CAShapeLayer()
    shape.path =
      UIBezierPath(
        roundedRect: rect(0, 0, 40, 40), byRoundingCorners: [.topLeft],
        cornerRadii: CGSize(width: 20, height: 20)
      ).cgPath
    masked.layer.mask = shape
    masked.backgroundColor = .black
    let stage = try WindowStage.small { view in [ring, masked].forEach(view.addSubview) }
    let picture = try stage.picture()
    #expect(picture.hex(2, 2) == "ff0000ff")
    #expect(picture.hex(15, 15) == "ffffffff")
    #expect(picture.hex(51, 51) == "ffffffff")
    #expect(picture.hex(88, 51) == "000000ff")
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.bounds.maxY - 10) < 0.01 && abs(arc.bounds.minX) < 0.01)
  }

  @Test("A tint is the superview's until a view has its own, and changes are told")
  func tint() throws {
    final class Probe: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, inner) = (UIView(), Probe())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.count == 1)
    inner.tintColor = .green
    outer.tintColor = .black
    #expect(inner.tintColor == .green)
    #expect(inner.count == 2)
  }

  @Test("What is attached to a view goes with it")
  func associations() {
    final class Thing {}
    nonisolated(unsafe) var key = 0  // Only its address is used.
    weak var thing: Thing?
    do {
      let view = UIView()
      let held = Thing()
      thing = held
      objc_setAssociatedObject(view, &key, held, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, &key) as? Thing === held)
      #expect(objc_getAssociatedObject(UIView(), &key) == nil)
    }
    #expect(thing == nil)
  }
}
