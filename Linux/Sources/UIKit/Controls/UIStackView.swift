import CoreGraphics
public import Foundation

/// A view that puts others in a row or a column.
@MainActor open class UIStackView: UIView {
  /// How the views share the length.
  public enum Distribution: Int, Sendable {
    /// They fill it; content decides who grows or shrinks.
    case fill
    /// They fill it, all of one size.
    case fillEqually
    /// They fill it in proportion to their content.
    case fillProportionally
    /// The room between them is the same.
    case equalSpacing
    /// Their middles are the same distance apart.
    case equalCentering
  }

  /// Where the views stand across.
  public enum Alignment: Int, Sendable {
    /// They fill the width.
    case fill
    /// Where reading begins, or at the top.
    case leading
    /// With first baselines on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// Where reading ends, or at the bottom.
    case trailing
    /// With last baselines on one line.
    case lastBaseline
    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// An empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  /// A stack out of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var arrangement: [NSLayoutConstraint]?
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// The views that are arranged.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Side by side, or one below the other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rearrange() } }
  /// How the views share the length.
  open var distribution = Distribution.fill { didSet { rearrange() } }
  /// Where the views stand across.
  open var alignment = Alignment.fill { didSet { rearrange() } }
  /// Points between them.
  open var spacing: CGFloat = 0 { didSet { rearrange() } }
  /// Whether the views keep the margins' distance from the edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }
  /// Arranges a view no longer; it stays in the stack.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    rearrange()
  }
  /// Says how much room there is behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    rearrange()
  }
  /// How much room there is behind a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
  /// Stands for the stack's own spacing.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  override func subviewDidLeave(_ view: UIView) { removeArrangedSubview(view) }
  open override func layoutMarginsDidChange() { rearrange() }

  /// What is arranged, or what it depends on, has changed.
  func rearrange() {
    arrangement = nil
    constraintsChanged()
    contentSizeChanged()
  }

  override var ownArrangement: [NSLayoutConstraint] {
    if let arrangement { return arrangement }
    let new = StackArrangement(self).constraints
    arrangement = new
    return new
  }

  func spacing(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    return own == UIStackView.spacingUseDefault ? spacing : own
  }
}

/// The constraints by which a stack arranges what is in it.
@MainActor struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private var isRow: Bool { stack.axis == .horizontal }

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
  }

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var container: LayoutItem {
    stack.isLayoutMarginsRelativeArrangement
      ? LayoutItem(guide: stack.layoutMarginsGuide) : LayoutItem(view: stack)
  }

  private func make(
    _ a: LayoutItem, _ p: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ b: LayoutItem?, _ q: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
    times: CGFloat = 1, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      a, p, relation, b, q, multiplier: times, constant: constant)
    made.priority = UILayoutPriority(priority)
    // Leading and trailing are the stack's.
    made.owner = stack
    return made
  }

  var constraints: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return hidden }
    var all = hidden + across
    all.append(make(LayoutItem(view: first), start, .equal, container, start))
    all.append(make(LayoutItem(view: last), end, .equal, container, end))
    let pairs = Array(zip(views, views.dropFirst()))
    for (a, b) in pairs {
      let between: NSLayoutConstraint.Relation =
        [.equalSpacing, .equalCentering].contains(stack.distribution)
        ? .greaterThanOrEqual : .equal
      all.append(
        make(
          LayoutItem(view: b), start, between, LayoutItem(view: a), end,
          stack.spacing(after: a)))
    }
    return all + shares(pairs)
  }

  private func shares(_ pairs: [(UIView, UIView)]) -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: return []
    case .fillEqually:
      return pairs.map {
        make(LayoutItem(view: $1), length, .equal, LayoutItem(view: $0), length)
      }
    case .fillProportionally:
      let sizes = views.map {
        isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
      }
      guard let first = views.first, let base = sizes.first, base > 0 else { return [] }
      return zip(views, sizes).dropFirst().filter { $0.1 > 0 }.map {
        make(
          LayoutItem(view: $0.0), length, .equal, LayoutItem(view: first), length,
          times: $0.1 / base, priority: 999)
      }
    case .equalSpacing:
      return gaps { view, isBehind in (LayoutItem(view: view), isBehind ? start : end) }
    case .equalCentering:
      let middle: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
      return gaps { view, _ in (LayoutItem(view: view), middle) }
    }
  }

  /// Guides between neighbors, all of one length, which nobody sees.
  private func gaps(
    _ edge: (UIView, Bool) -> (LayoutItem, NSLayoutConstraint.Attribute)
  ) -> [NSLayoutConstraint] {
    let pairs = Array(zip(views, views.dropFirst()))
    let guides = stack.gapGuides(pairs.count)
    var all: [NSLayoutConstraint] = []
    for (guide, (a, b)) in zip(guides, pairs) {
      let (from, to) = (edge(a, false), edge(b, true))
      all.append(make(LayoutItem(guide: guide), start, .equal, from.0, from.1))
      all.append(make(LayoutItem(guide: guide), end, .equal, to.0, to.1))
    }
    for guide in guides.dropFirst() {
      // Room that is too small for all is taken from the last gaps.
      all.append(
        make(
          LayoutItem(guide: guide), length, .equal, LayoutItem(guide: guides[0]), length,
          priority: 999))
    }
    return all
  }

  private var across: [NSLayoutConstraint] {
    let (low, high): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let middle: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
    var all: [NSLayoutConstraint] = []
    for view in views {
      let item = LayoutItem(view: view)
      all.append(make(item, low, .greaterThanOrEqual, container, low))
      all.append(make(item, high, .lessThanOrEqual, container, high))
      // The stack is as wide as the widest.
      switch stack.alignment {
      case .fill:
        all.append(make(item, low, .equal, container, low))
        all.append(make(item, high, .equal, container, high))
      case .leading: all.append(make(item, low, .equal, container, low))
      case .trailing: all.append(make(item, high, .equal, container, high))
      case .center: all.append(make(item, middle, .equal, container, middle))
      case .firstBaseline, .lastBaseline: break
      }
    }
    let baseline: NSLayoutConstraint.Attribute =
      stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    if isRow, [.firstBaseline, .lastBaseline].contains(stack.alignment), let first = views.first {
      for view in views.dropFirst() {
        all.append(
          make(LayoutItem(view: view), baseline, .equal, LayoutItem(view: first), baseline))
      }
    }
    // Nothing makes the stack wider than what is in it.
    let width: NSLayoutConstraint.Attribute = isRow ? .height : .width
    all.append(make(container, width, .equal, nil, .notAnAttribute, priority: 20))
    return all
  }

  /// A view that is hidden takes no room.
  private var hidden: [NSLayoutConstraint] {
    stack.arrangedSubviews.filter(\.isHidden).flatMap { view in
      let item = LayoutItem(view: view)
      return [
        make(item, length, .equal, nil, .notAnAttribute),
        make(item, start, .equal, container, start),
        make(item, isRow ? .top : .leading, .equal, container, isRow ? .top : .leading),
      ]
    }
  }
}

extension UIStackView {
  func gapGuides(_ count: Int) -> [UILayoutGuide] {
    layoutData.guides.removeAll { $0.identifier == "gap" }
    let guides = (0..<count).map { _ in
      let guide = UILayoutGuide(.free, of: self)
      guide.identifier = "gap"
      return guide
    }
    layoutData.guides += guides
    return guides
  }
}
