import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// Light in views that stacks and constraints lay out.
@MainActor struct StackTests {
  @Test("light fills views of a stack after a turn of the device, and the stack is not changed")
  func stack() throws {
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.backgroundColor = .black
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView()
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let constraints = root.constraints
    let stage = try WindowStage(view: root, size: CGSize(width: 390, height: 844), scale: 1)
    stage.perform {
      stack.startShimmering(count: 0, style: .standard)
      first.startShimmering(count: 0, style: .standard)
    }
    #expect(stack.arrangedSubviews == [first, second] && root.constraints == constraints)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 390, height: 40))
    try stage.resize(to: CGSize(width: 844, height: 390))
    #expect(first.bounds.width == 844 && first.layer.mask?.bounds == first.bounds)
    #expect(second.frame.minY == 50)
    stage.perform {
      stack.stopShimmering()
      first.stopShimmering()
    }
    #expect(root.constraints == constraints && stack.subviews == [first, second])
  }

  @Test("light goes on after a modal screen was shown")
  func modal() throws {
    let box = blackBox(0, 0, 390, 60)
    let stage = try stage([box])
    stage.perform { box.startShimmering(count: 0, style: .tilted) }
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    let home = try #require(stage.window.rootViewController)
    stage.perform { home.present(modal, animated: false) }
    stage.advance(to: 3)
    stage.perform { home.dismiss(animated: false) }
    stage.advance(to: 3.1)
    #expect(box.isShimmering && box.layer.movements == 1)
  }
}
