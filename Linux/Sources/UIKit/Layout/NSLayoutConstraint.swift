import CoreGraphics
public import Foundation

/// A relation between two lengths or places of views: first = second · multiplier + constant, or
/// an inequality.
@MainActor open class NSLayoutConstraint: NSObject {
  /// What is compared.
  public enum Attribute: Int, Sendable {
    /// Nothing.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
  }

  /// How both compare.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// The same.
    case equal
    /// At least.
    case greaterThanOrEqual
  }

  /// A direction in which things stand in a row.
  public enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  let first: LayoutItem
  let second: LayoutItem?
  /// What of the first is compared.
  public let firstAttribute: Attribute
  /// What of the second is compared.
  public let secondAttribute: Attribute
  /// How both compare.
  public let relation: Relation
  /// What the second is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// How much the constraint counts.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }
  /// A name for whoever looks for faults.
  open var identifier: String?
  weak var owner: UIView?

  init(
    _ first: LayoutItem, _ attribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.second = second
    firstAttribute = attribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    self.constant = constant.isFinite ? constant : 0
    super.init()
  }

  /// A relation between two views or guides; without a second one the first is compared with the
  /// constant.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutItem(view1) ?? .nothing, attr1, relation,
      attr2 == .notAnAttribute ? nil : view2.flatMap { LayoutItem($0) },
      attr2, multiplier: multiplier, constant: c)
  }

  /// The first view or guide.
  open var firstItem: AnyObject? { first.object }
  /// The second view or guide.
  open var secondItem: AnyObject? { second?.object }

  /// Whether the constraint is in force.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : owner?.removeConstraint(self) }
  }
  /// Puts constraints into force.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }
  /// Takes constraints out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  private func activate() {
    guard owner == nil, let a = first.view else { return }
    guard let b = second?.view else { return a.addConstraint(self) }
    var candidate: UIView? = a
    while let view = candidate {
      if b.isDescendant(of: view) { return view.addConstraint(self) }
      candidate = view.superview
    }
    preconditionFailure(
      "constraint between views without a common superview: add both to one hierarchy first")
  }

  private func changed() { owner?.constraintsChanged() }
}

/// A view or a guide, not held.
@MainActor struct LayoutItem {
  private weak var itsView: UIView?
  private weak var itsGuide: UILayoutGuide?
  let key: ObjectIdentifier?

  static let nothing = LayoutItem()
  private init() { key = nil }
  init(view: UIView) {
    itsView = view
    key = ObjectIdentifier(view)
  }
  init(guide: UILayoutGuide) {
    itsGuide = guide
    key = ObjectIdentifier(guide)
  }
  init?(_ any: Any) {
    switch any {
    case let view as UIView: self.init(view: view)
    case let guide as UILayoutGuide: self.init(guide: guide)
    default: return nil
    }
  }

  var guide: UILayoutGuide? { itsGuide }
  /// The view, or the guide's.
  var view: UIView? { itsView ?? itsGuide?.owningView }
  var object: AnyObject? { itsView ?? itsGuide }
}
