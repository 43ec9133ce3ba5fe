import Drawing
import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

@MainActor struct MaskTests {
  /// A mask that shows the left half of a view.
  private func leftHalf(_ view: UIView) -> CALayer {
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: view.bounds.height)
    mask.backgroundColor = UIColor.black.cgColor
    return mask
  }

  @Test("a view's own mask counts while light passes, and is in its place again afterwards")
  func ownMask() throws {
    let box = blackBox(0, 0, 390, 60)
    let stage = try stage([box])
    let mask = leftHalf(box)
    stage.perform {
      box.layer.mask = mask
      box.startShimmering(count: 0, style: .standard)
    }
    stage.advance(to: 0.7)
    let picture = try stage.picture()
    #expect(picture.brightness(250, 30) == 255)
    #expect(abs(picture.brightness(10, 30) - 153) <= 1)
    #expect((20..<190).contains { picture.brightness($0, 30) < 20 })
    stage.perform { box.stopShimmering() }
    #expect(box.layer.mask === mask && mask.superlayer == nil)
    #expect(try stage.picture().brightness(100, 30) == 0)
    #expect(try stage.picture().brightness(250, 30) == 255)
  }

  @Test("a mask that is set while light passes counts from then on, and stays")
  func maskSetMeanwhile() throws {
    let box = blackBox(0, 0, 390, 60)
    let stage = try stage([box])
    stage.perform { box.startShimmering(count: 0, style: .standard) }
    let mask = leftHalf(box)
    stage.perform {
      box.layer.mask = mask
      box.frame.size.height = 61
    }
    #expect(try stage.picture().brightness(250, 30) == 255)
    #expect(box.layer.mask !== mask && box.isShimmering)
    stage.perform { box.stopShimmering() }
    #expect(box.layer.mask === mask)
  }

  @Test("a mask that is set and never seen by the light is left alone at the end")
  func maskSetAtTheEnd() throws {
    let box = blackBox(0, 0, 390, 60)
    let stage = try stage([box])
    let mask = leftHalf(box)
    stage.perform {
      box.startShimmering()
      box.layer.mask = mask
      box.stopShimmering()
    }
    #expect(box.layer.mask === mask)
  }

  @Test("a mask view stays a view's mask")
  func maskView() throws {
    let box = blackBox(0, 0, 390, 60)
    let maskView = blackBox(0, 0, 100, 60)
    box.mask = maskView
    let stage = try stage([box])
    stage.perform { box.startShimmering() }
    stage.advance(to: 1.5)
    #expect(try stage.picture().brightness(250, 30) == 255)
    #expect(try stage.picture().brightness(50, 30) == 0)
    stage.perform { box.stopShimmering() }
    #expect(box.mask === maskView && box.layer.mask === maskView.layer)
  }

  @Test("clipping, animations, subviews, constraints and touches are as before after a stop")
  func untouched() throws {
    let box = blackBox(0, 0, 390, 60)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(child)
    let constraint = child.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    let stage = try stage([box])
    let own = CABasicAnimation(keyPath: "opacity")
    own.fromValue = 0.5
    own.toValue = 1
    own.duration = 100
    stage.perform { box.layer.add(own, forKey: "own") }
    stage.perform { box.startShimmering(count: 0) }
    #expect(box.hitTest(CGPoint(x: 200, y: 30), with: nil) === box)
    #expect(!box.clipsToBounds && box.isUserInteractionEnabled && box.alpha == 1)
    stage.advance(to: 1)
    stage.perform { box.stopShimmering() }
    #expect(box.layer.animationKeys() == ["own"])
    #expect(box.subviews == [child] && child.constraints == [constraint])
    #expect(box.constraints.isEmpty && !box.clipsToBounds)
  }

  @Test("what reaches beyond the view, such as a shadow, is not cut off")
  func beyondBounds() throws {
    let box = blackBox(100, 50, 100, 60)
    box.addSubview(blackBox(-40, 20, 30, 10))
    let stage = try stage([box])
    stage.perform { box.startShimmering(count: 0, style: .standard) }
    stage.advance(to: 1.9)
    #expect(try abs(stage.picture().brightness(70, 75) - 153) <= 1)
    stage.perform { box.stopShimmering() }
    #expect(try stage.picture().brightness(70, 75) == 0)
  }

  @Test("the opacities of the two colors say how much is seen, set before or while light passes")
  func colors() throws {
    let box = blackBox(0, 0, 390, 60)
    let stage = try stage([box])
    stage.perform {
      box.darkShimmerColor = UIColor.red.withAlphaComponent(0.8)
      box.startShimmering(count: 0)
    }
    stage.advance(to: 0.7)
    #expect(try abs(stage.picture().brightness(380, 30) - 51) <= 1)
    #expect(try abs(stage.picture().brightness(195, 30) - 230) <= 1)
    stage.perform { box.lightShimmerColor = UIColor.blue.withAlphaComponent(0.4) }
    #expect(try abs(stage.picture().brightness(195, 30) - 153) <= 1)
    #expect(box.isShimmering)
  }

  @Test("a view whose subviews are all removed shimmers no longer and has its mask back")
  func allSubviewsRemoved() throws {
    let box = blackBox(0, 0, 390, 60)
    let stage = try stage([box])
    let told = Told()
    stage.perform { box.startShimmering { told.tell($0) } }
    stage.perform { box.subviews.forEach { $0.removeFromSuperview() } }
    #expect(!box.isShimmering && box.layer.mask == nil && told.values == [false])
    stage.perform { box.startShimmering() }
    #expect(box.isShimmering)
  }

  @Test("in the mode overlay the view is seen in full, through the light that passes over it")
  func overlay() throws {
    var style = ShimmerStyle.standard
    style.mode = .overlay
    let box = blackBox(0, 0, 390, 60)
    let stage = try stage([box])
    stage.perform { box.startShimmering(count: 0, style: style) }
    stage.advance(to: 0.7)
    #expect(try stage.picture().brightness(380, 30) == 0)
    // White at half strength over black.
    #expect(try abs(stage.picture().brightness(195, 30) - 128) <= 1)
    #expect(box.hitTest(CGPoint(x: 200, y: 30), with: nil) === box)
    stage.perform { box.stopShimmering() }
    #expect(try stage.picture().brightness(195, 30) == 0)
    #expect(box.subviews.isEmpty)
  }
}
