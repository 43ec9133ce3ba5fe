import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

@MainActor struct FlagTests {
  /// A box within others, as deep as is asked for.
  private func nested(_ box: UIView, depth: Int) -> UIView {
    (0..<depth).reduce(box) { inner, _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      outer.addSubview(inner)
      return outer
    }
  }

  @Test("flagged views shimmer however deep they are, and others don't", arguments: [0, 1, 40])
  func depth(depth: Int) throws {
    let (flagged, other) = (blackBox(0, 0, 390, 40), blackBox(0, 50, 390, 40))
    flagged.shimmerAnimation = true
    let stage = try stage([nested(flagged, depth: depth), nested(other, depth: depth)])
    let controller = try #require(stage.window.rootViewController)
    stage.perform { controller.startShimmerAnimation() }
    #expect(flagged.isShimmering && !other.isShimmering)
    stage.advance(to: 0.7)
    #expect(try stage.picture().brightness(195, 20) == 0)
    #expect(try abs(stage.picture().brightness(380, 20) - 153) <= 1)
    stage.perform { controller.stopShimmerAnimation() }
    #expect(!flagged.isShimmering && flagged.layer.mask == nil && flagged.layer.movements == 0)
  }

  @Test("the flag is off at first, and is kept")
  func flag() {
    let view = UIView()
    #expect(!view.shimmerAnimation)
    view.shimmerAnimation = true
    #expect(view.shimmerAnimation && !view.isShimmering)
    view.shimmerAnimation = false
    #expect(!view.shimmerAnimation && view.subviews.isEmpty)
  }

  @Test("flagged views that come later shimmer, in step, until the end")
  func later() throws {
    let early = blackBox(0, 0, 390, 40)
    early.shimmerAnimation = true
    let stage = try stage([early])
    let root = try #require(stage.window.rootViewController?.view)
    stage.perform { root.startShimmerAnimation() }
    stage.advance(to: 2.2)
    let late = blackBox(0, 50, 390, 40)
    late.shimmerAnimation = true
    stage.perform { root.addSubview(nested(late, depth: 3)) }
    #expect(late.isShimmering)
    stage.advance(to: 2.7)
    let picture = try stage.picture()
    for x in stride(from: 5, to: 390, by: 11) {
      #expect(abs(picture.brightness(x, 20) - picture.brightness(x, 70)) <= 1)
    }
    stage.perform { root.stopShimmerAnimation() }
    #expect(!early.isShimmering && !late.isShimmering)
    let last = blackBox(0, 100, 390, 40)
    last.shimmerAnimation = true
    stage.perform { root.addSubview(last) }
    #expect(!last.isShimmering)
  }

  @Test("a view that is flagged while others shimmer joins them, and leaves when it is not")
  func flaggedMeanwhile() throws {
    let box = blackBox(0, 0, 390, 40)
    let stage = try stage([box])
    let root = try #require(stage.window.rootViewController?.view)
    stage.perform { root.startShimmerAnimation() }
    stage.perform { box.shimmerAnimation = true }
    #expect(box.isShimmering)
    stage.perform { box.shimmerAnimation = false }
    #expect(!box.isShimmering && box.layer.mask == nil && box.subviews.isEmpty)
  }

  @Test("a flagged view that moves to where nothing shimmers has no light")
  func moves() throws {
    let box = blackBox(0, 0, 390, 40)
    box.shimmerAnimation = true
    let (here, there) = (UIView(), UIView())
    here.addSubview(box)
    let stage = try stage([here, there])
    stage.perform { here.startShimmerAnimation() }
    #expect(box.isShimmering)
    stage.perform { box.removeFromSuperview() }
    #expect(!box.isShimmering && box.layer.mask == nil)
    stage.perform { there.addSubview(box) }
    #expect(!box.isShimmering)
    stage.perform { box.removeFromSuperview() }
    stage.perform { here.addSubview(box) }
    #expect(box.isShimmering)
  }

  @Test("it can be started before anything is in a window")
  func early() throws {
    let box = blackBox(0, 0, 390, 40)
    box.shimmerAnimation = true
    let root = UIView()
    root.addSubview(box)
    root.startShimmerAnimation()
    let stage = try WindowStage(view: root, size: CGSize(width: 390, height: 200), scale: 1)
    stage.advance(to: 0.7)
    #expect(box.isShimmering && box.layer.movements == 1)
    #expect(try stage.picture().brightness(195, 20) == 0)
  }

  @Test("what a view was asked for by itself is not ended with the flagged ones")
  func ownRun() throws {
    let box = blackBox(0, 0, 390, 40)
    box.shimmerAnimation = true
    let stage = try stage([box])
    let root = try #require(stage.window.rootViewController?.view)
    let told = Told()
    stage.perform { root.startShimmerAnimation() }
    stage.perform { box.startShimmering(count: 1) { told.tell($0) } }
    stage.perform { root.stopShimmerAnimation() }
    #expect(box.isShimmering && told.values.isEmpty)
    stage.advance(to: 5)
    #expect(!box.isShimmering && told.values == [true])
  }

  @Test("of two views around each other, both have to stop")
  func nestedStarts() throws {
    let box = blackBox(0, 0, 390, 40)
    box.shimmerAnimation = true
    let inner = UIView()
    inner.addSubview(box)
    let stage = try stage([inner])
    let root = try #require(stage.window.rootViewController?.view)
    stage.perform {
      inner.startShimmerAnimation()
      root.startShimmerAnimation()
    }
    stage.perform { inner.stopShimmerAnimation() }
    #expect(box.isShimmering)
    stage.perform { root.stopShimmerAnimation() }
    #expect(!box.isShimmering)
  }

  @Test("started again in another style, it goes on in that")
  func otherStyle() throws {
    let box = blackBox(0, 0, 390, 40)
    box.shimmerAnimation = true
    let stage = try stage([box])
    let root = try #require(stage.window.rootViewController?.view)
    stage.perform { root.startShimmerAnimation() }
    var style = ShimmerStyle.standard
    style.dim = 0.2
    stage.perform { root.startShimmerAnimation(style: style) }
    stage.advance(to: 1.9)
    #expect(try abs(stage.picture().brightness(195, 20) - 204) <= 1)
  }

  @Test("starting and stopping costs as much more as there are more views, no more")
  func linear() throws {
    func calls(_ count: Int) throws -> (start: Int, stop: Int, animations: Int) {
      let boxes = (0..<count).map { _ in blackBox(0, 0, 390, 2) }
      boxes.forEach { $0.shimmerAnimation = true }
      let stage = try stage(boxes)
      let root = try #require(stage.window.rootViewController?.view)
      let start = stage.counting { stage.perform { root.startShimmerAnimation() } }
      #expect(boxes.allSatisfy { $0.isShimmering })
      let stop = stage.counting { stage.perform { root.stopShimmerAnimation() } }
      #expect(!boxes.contains { $0.isShimmering })
      return (start.calls + start.layouts, stop.calls + stop.layouts, start.animationsAdded)
    }
    let (few, many) = (try calls(200), try calls(400))
    #expect(few.animations == 200 && many.animations == 400)
    #expect(Double(many.start) <= 2.2 * Double(max(few.start, 1)))
    #expect(Double(many.stop) <= 2.2 * Double(max(few.stop, 1)))
  }

  @Test("a view that shimmers with others goes when it is removed")
  func deallocated() throws {
    weak var gone: UIView?
    weak var group: UIView?
    do {
      let root = UIView()
      let box = blackBox(0, 0, 390, 40)
      box.shimmerAnimation = true
      root.addSubview(box)
      (gone, group) = (box, root)
      let stage = try stage([root])
      stage.perform { root.startShimmerAnimation() }
      stage.advance(to: 1)
      stage.perform { root.removeFromSuperview() }
      stage.close()
    }
    #expect(gone == nil && group == nil)
  }
}
