public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle of the screen: it lays out what is in it, draws itself and answers to touches.
@MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment,
  UITraitChangeObservable, UIAppearanceContainer, UICoordinateSpace
{
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view's layer.
  public let layer: CALayer

  // What the extensions keep.
  var children: [UIView] = []
  weak var parent: UIView?
  weak var hostWindow: UIWindow?
  weak var controller: UIViewController?
  var shownTraits: UITraitCollection?
  let traitRegistrations = TraitRegistrations()
  var ownTint: UIColor?
  var ownBackground: UIColor?
  var margins: NSDirectionalEdgeInsets?
  var maskView: UIView?
  lazy var layoutData = LayoutData()

  /// A view with a place in its superview.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    setUp(frame)
  }
  /// A view without size.
  public convenience override init() { self.init(frame: .zero) }
  /// A view out of an archive: here one without size.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    setUp(.zero)
  }

  private func setUp(_ frame: CGRect) {
    layer.delegate = self
    layer.contentsScale = UITraitCollection.device.displayScale
    layer.frame = frame
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
  }

  /// All properties that a storyboard would have set are set, and outlets connected.
  open func awakeFromNib() {}
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Hierarchy

  /// The view that this one lies in.
  open var superview: UIView? { parent }
  /// The views in it, from the back to the front.
  open var subviews: [UIView] { children }
  /// The window that shows it.
  open var window: UIWindow? { hostWindow }
  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Adds a view at a place.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Adds a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// Takes the view out of the one that it lies in.
  open func removeFromSuperview() { leaveSuperview() }
  /// A view has come.
  open func didAddSubview(_ subview: UIView) {}
  /// A view will go.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view will lie in another one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view lies in another one.
  open func didMoveToSuperview() {}
  /// The view will be shown in another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view is shown in another window.
  open func didMoveToWindow() {}
  /// A number to find the view by.
  open var tag = 0

  // MARK: Geometry

  /// The smallest upright rectangle around the view in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The middle, in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// A map about the middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// A map of space about the middle.
  @available(iOS 13.0, tvOS 13.0, *)
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// Pixels of content to a point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the views in it follow its size.
  open var autoresizesSubviews = true
  /// The size that suits the view best.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size that constraints give the view, as near as they can to a target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine(root: self, fitting: (targetSize, horizontal, vertical)).solve().fittingSize
  }
  /// Takes the size that suits the view best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
  }
  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view that a touch at a point concerns.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, event)
  }
  /// The part of the edges that is covered by bars: none here.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The covered part of the edges has changed.
  open func safeAreaInsetsDidChange() {}
  /// The distances that content keeps from the edges.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set { setMargins(newValue) }
  }
  /// The distances that content keeps from the edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins ?? standardMargins }
    set {
      margins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }
  /// The distances from the edges have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Look

  /// How strongly the view and all in it are seen, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether nothing of the view is seen.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      hiddenDidChange()
    }
  }
  /// Whether the view covers all that lies behind it.
  open var isOpaque = true
  /// Whether nothing is seen outside its bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The color behind everything else.
  open var backgroundColor: UIColor? {
    get { ownBackground }
    set {
      ownBackground = newValue
      refreshBackground()
    }
  }
  /// The color of what can be used.
  // As Apple declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTint()
    }
  }
  /// How tints are shown.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// The tint is another one.
  open func tintColorDidChange() {}
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
      setNeedsLayout()
    }
  }
  /// A view whose opacity lets this one be seen; it lies in this view's coordinates.
  open var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  // MARK: Layout and drawing

  /// Has the views in it placed anew soon.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Places what has to be placed.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// Places the views in it.
  open func layoutSubviews() { applyConstraints() }
  /// Has the content drawn anew soon.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Has the content drawn anew soon.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  /// Draws the content.
  open func draw(_ rect: CGRect) {}
  /// The size of the content, as far as there is one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The size of the content has changed.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }
  /// Adds or changes constraints before a layout.
  open func updateConstraints() {}
  /// Whether the class needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether the autoresizing mask and the frame place the view, not constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutData.translatesMask }
    set {
      guard newValue != layoutData.translatesMask else { return }
      layoutData.translatesMask = newValue
      constraintsChanged()
      superview?.constraintsChanged()
    }
  }
  /// The view's first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view's last baseline.
  open var forLastBaselineLayout: UIView { self }
  /// The part of the frame that alignment goes by, less these distances.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Gives the layer its content.
  open func display(_ layer: CALayer) { layer.displayByDrawing() }
  /// Draws the layer's content.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawAsCurrent(in: ctx) }
  /// Places the layer's sublayers.
  open func layoutSublayers(of layer: CALayer) { layOut() }
  /// What a change of the layer does: nothing, unless the view is being animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: layer, event)
  }

  // MARK: Traits

  /// The view's surroundings.
  open var traitCollection: UITraitCollection { shownTraits ?? resolvedTraits }
  /// The view's surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and all in it, whatever its surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }
  /// Whether the view is mirrored where reading begins at the right.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionMayHaveChanged() } }
  }
  /// Where reading begins in the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedDirection
  }
  var inheritedTraits: UITraitCollection { traitsAbove }

  // What this module's own views do when something happens to them.
  func boundsDidChange(from old: CGRect) {}
  func sizeDidChange() {}
  func traitsDidChange(from old: UITraitCollection) {}
  func hiddenDidChange() { (superview as? UIStackView)?.rearrange() }
  func subviewDidLeave(_ view: UIView) {}
  /// What a tap does, apart from controls and gestures; whether anything was done.
  package func answerTap() -> Bool { false }
  // What Auto Layout asks them.
  var scrollsContent: Bool { false }
  var wrapsContent: Bool { false }
  var ownArrangement: [NSLayoutConstraint] { [] }
  func contentSize(forWidth width: CGFloat) -> CGSize? { nil }
  func contentSizeWasFound(_ size: CGSize) {}
  func baseline(isFirst: Bool) -> (part: Double, offset: Double) { (isFirst ? 0 : 1, 0) }

  // MARK: Touch

  /// Whether touches concern the view.
  open var isUserInteractionEnabled = true
  /// Whether several fingers concern the view.
  @available(tvOS, unavailable)
  open var isMultipleTouchEnabled = false
  /// Whether a finger on this view keeps others from other views.
  @available(tvOS, unavailable)
  open var isExclusiveTouch = false
  /// What recognizes gestures.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether a recognizer of this view, or of one around it, may begin by a touch of this view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Adds something that recognizes gestures.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Takes something away that recognizes gestures.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
  /// Whether the view can be reached by keys.
  open var canBecomeFocused: Bool { false }

  // MARK: Accessibility

  /// Whether screen readers find the view.
  open var isAccessibilityElement = false
  /// What screen readers call it.
  open var accessibilityLabel: String?
  /// What they say that it holds.
  open var accessibilityValue: String?
  /// What they say that it does.
  open var accessibilityHint: String?
  /// What they say that it is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// Whether screen readers find nothing in the view.
  open var accessibilityElementsHidden = false
  /// What screen readers find instead of the views in it.
  open var accessibilityElements: [Any]?
  /// Whether screen readers find nothing beside the view.
  open var accessibilityViewIsModal = false
  /// Whether screen readers go through the views in it before they go on.
  open var shouldGroupAccessibilityChildren = false
  /// The place on the screen that screen readers show.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
    set { ownAccessibilityFrame = newValue }
  }
  var ownAccessibilityFrame: CGRect?
  /// Does what a screen reader's double tap does; whether anything was done.
  @discardableResult open func accessibilityActivate() -> Bool { false }
}

extension UIView: TraitRegistrar, @preconcurrency LayerOwner {}
