import Testing
import UIKit
import UIKitStage

@Suite("Auto Layout") @MainActor struct LayoutTests {
  /// A view that says how large its content is.
  final class Box: UIView {
    var size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private let root = UIView(frame: rect(0, 0, 100, 100))

  private func add(_ boxes: Box...) { boxes.forEach(root.addSubview) }
  private func layOut(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  @Test("Before a layout a frame is zero")
  func before() {
    let box = Box(10, 10)
    add(box)
    box.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(box.frame == .zero)
  }

  @Test("Four edges give a frame, and follow the superview")
  func edges() {
    let box = Box(10, 10)
    add(box)
    layOut([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(box.frame == rect(8, 20, 80, 80))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(box.frame == rect(8, 20, 180, 80))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(box.frame == rect(12, 20, 180, 80))
  }

  @Test("What is not said comes from the content")
  func intrinsic() {
    let box = Box(30, 20)
    add(box)
    layOut([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
    ])
    #expect(box.frame == rect(35, 50, 30, 20))
    box.size.width = 50
    box.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(box.frame == rect(25, 50, 50, 20))
  }

  @Test("Who hugs less grows, who resists less shrinks")
  func priorities() {
    let (a, b) = (Box(30, 10), Box(40, 10))
    add(a, b)
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    layOut([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    #expect(a.frame.width == 30)
    #expect(b.frame == rect(40, 0, 60, 10))
    root.frame.size.width = 60
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 30)
    #expect(b.frame == rect(40, 0, 20, 10))
  }

  @Test("A higher priority counts fully before a lower one")
  func levels() {
    let box = Box(0, 0)
    add(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 80)
    wide.priority = .init(700)
    let narrow = box.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = .init(600)
    let second = box.widthAnchor.constraint(equalToConstant: 11)
    second.priority = .init(600)
    layOut([narrow, wide, second, box.widthAnchor.constraint(lessThanOrEqualToConstant: 60)])
    #expect(box.frame.width == 60)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect((10...11).contains(box.frame.width))
  }

  @Test("Multiples, ratios and constants that change")
  func multiples() {
    let box = Box(0, 0)
    add(box)
    let width = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    layOut([
      width, box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 1),
    ])
    #expect(box.frame == rect(0, 0, 50, 26))
    width.constant = 10
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 60, 31))
  }

  @Test("Edges lie on pixels")
  func pixels() throws {
    let (a, b) = (Box(0, 0), Box(0, 0))
    let stage = try WindowStage.small { view in
      [a, b].forEach(view.addSubview)
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3.0),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.widthAnchor.constraint(equalTo: a.widthAnchor),
      ])
    }
    #expect(stage.size.width == 100)
    #expect(a.frame == rect(0, 0, 33, 0))
    #expect(b.frame == rect(33, 0, 34, 0))
  }

  @Test("Views in views, guides and margins")
  func nested() {
    let (outer, inner) = (Box(-1, -1), Box(10, 10))
    let guide = UILayoutGuide()
    add(outer)
    outer.addSubview(inner)
    root.addLayoutGuide(guide)
    root.directionalLayoutMargins = .init(top: 5, leading: 7, bottom: 0, trailing: 0)
    layOut([
      outer.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      outer.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -3),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: outer.trailingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    #expect(outer.frame == rect(7, 5, 16, 10))
    #expect(inner.frame == rect(3, 0, 10, 10))
    #expect(guide.layoutFrame.minX == 23)
    #expect(guide.layoutFrame.width == 77)
  }

  @Test("Constraints leave with the view that they concern, and stay those that they were")
  func ownership() {
    let box = Box(0, 0)
    add(box)
    let (own, outer) = (
      box.widthAnchor.constraint(equalToConstant: 3),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    )
    layOut([own, outer])
    #expect(box.constraints == [own])
    #expect(root.constraints == [outer])
    box.removeFromSuperview()
    #expect(!outer.isActive)
    #expect(own.isActive)
  }

  @Test("A fitting size is that of the content within the constraints")
  func fitting() {
    let (a, b) = (Box(30, 10), Box(20, 15))
    add(a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 5),
      root.trailingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 5),
      root.trailingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 5),
      root.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 5),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 40, height: 40))
    #expect(
      root.systemLayoutSizeFitting(
        CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 90, height: 40))
  }

  @Test("Text that has to be broken is given the height of its lines")
  func wrapping() {
    let label = UILabel()
    label.text = "one two three four five six"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    layOut([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(label.frame.width <= 100)
    #expect(label.frame.height > UIFont.systemFont(ofSize: 17).lineHeight * 2.5)
    label.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(label.frame.height < UIFont.systemFont(ofSize: 17).lineHeight * 1.5)
    #expect(label.frame.width == 100)
  }

  @Test("A layout is found once, not for each pass, and only for what has changed")
  func cost() throws {
    let inner = Box(10, 10)
    let stage = try WindowStage.small { $0.addSubview(inner) }
    stage.perform { inner.widthAnchor.constraint(equalToConstant: 20).isActive = true }
    let cost = stage.counting {
      stage.advance(by: 1)
      inner.backgroundColor = .red
    }
    #expect(cost.layouts == 0)
    #expect(inner.frame.width == 20)
  }

  @Test(
    "A stack shares its length",
    arguments: [
      (UIStackView.Distribution.fill, [0, 30, 60.0], [20, 20, 50.0]),
      (.fillEqually, [0, 40, 80], [30, 30, 30]),
      (.equalSpacing, [0, 35, 70], [20, 20, 40]),
    ])
  func stacks(distribution: UIStackView.Distribution, xs: [CGFloat], widths: [CGFloat]) {
    let boxes = [Box(20, 10), Box(20, 30), Box(40, 20)]
    boxes[2].setContentHuggingPriority(.init(1), for: .horizontal)
    if distribution == .equalSpacing {
      boxes[2].setContentHuggingPriority(.required, for: .horizontal)
    }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = rect(0, 0, 110, 50)
    stack.spacing = 10
    stack.distribution = distribution
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == xs)
    #expect(boxes.map(\.frame.width) == widths)
    #expect(boxes.map(\.frame.midY) == [25, 25, 25])
  }

  @Test("A stack is as large as what is in it, hidden views apart")
  func stackSize() {
    let boxes = [Box(20, 10), Box(20, 30), Box(40, 20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.axis = .vertical
    stack.spacing = 5
    func size() -> CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(size() == CGSize(width: 40, height: 70))
    boxes[2].isHidden = true
    #expect(size() == CGSize(width: 20, height: 45))
    stack.setCustomSpacing(11, after: boxes[0])
    #expect(size().height == 51)
    boxes.forEach { $0.removeFromSuperview() }
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(size() == .zero)
  }

  @Test("What scrolls is as large as its content says, whose edges move with it")
  func scrolling() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    let content = Box(30, 300)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 310))
    scroll.contentOffset.y = 50
    scroll.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 100, 300))
    #expect(content.convert(CGPoint.zero, to: scroll.superview ?? scroll) == .zero)
    #expect(scroll.layer.convert(CGPoint(x: 0, y: 50), from: content.layer) == CGPoint(x: 0, y: 50))
  }
}
