public import CoreGraphics
import Drawing
public import Foundation

/// A rectangle of a picture: it has a place, a look and further layers within it.
///
/// A stage has one thread for layers, the main one.
open class CALayer: NSObject, CAMediaTiming, AssociationHolder {
  package var associations = Associations()
  var state = LayerState()
  /// The order in which layers came to be.
  let number: Int
  private nonisolated(unsafe) static var count = 0  // Layers are made on one thread only.

  /// A layer without size.
  ///
  /// Here it is a required initializer, as views make layers of the class that they name.
  public required override init() {
    CALayer.count += 1
    number = CALayer.count
    super.init()
  }

  /// A copy of another layer's values, as presentation layers are.
  public init(layer: Any) {
    CALayer.count += 1
    number = CALayer.count
    super.init()
    if let other = layer as? CALayer { takeValues(from: other) }
  }

  /// A layer out of an archive: here one without size.
  public required init?(coder: NSCoder) {
    CALayer.count += 1
    number = CALayer.count
    super.init()
  }

  deinit {
    // Layers may be let go on any thread, but delegates are called on the main one only.
    guard modelLayer == nil, !attached.isEmpty, Thread.isMainThread else { return }
    attached.forEach { $0.stop(finished: false) }
  }

  // MARK: Tree

  /// The layer that this one lies in.
  open internal(set) weak var superlayer: CALayer?
  /// The layers within, from the back to the front.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(newValue ?? []) }
  }
  var children: [CALayer] = []
  /// The layer whose mask this one is.
  weak var maskedLayer: CALayer?
  /// A layer whose opacity lets this one be seen; it lies in this layer's coordinates.
  open var mask: CALayer? {
    didSet { if mask !== oldValue { maskDidChange(from: oldValue) } }
  }
  /// Who draws, lays out and says what changes do.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for whoever wants one.
  open var name: String?
  package var isShownRoot = false

  /// Takes the layer out of the one that it lies in.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Adds a layer at a place.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  /// Puts a layer in another's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let i = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.leaveSuperlayer()
    insert(newLayer, at: i)
  }

  // MARK: Geometry

  /// The layer's own coordinates: the size is its size.
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }
  /// The anchor point's place in the superlayer.
  open var position: CGPoint {
    get { state.position }
    set { change("position", \.position, newValue) }
  }
  /// The part of the size at which the layer is held and turned.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, newValue) }
  }
  /// The order among siblings: higher ones lie in front.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change("zPosition", \.zPosition, newValue) }
  }
  /// A map about the anchor point.
  open var transform: CATransform3D {
    get { state.transform }
    set { change("transform", \.transform, newValue) }
  }
  /// A map of the sublayers, about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, newValue) }
  }
  /// The smallest upright rectangle around the layer in its superlayer.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }
  /// Takes the part of a map that concerns the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// The part of the map that concerns the plane.
  open func affineTransform() -> CGAffineTransform { transform.affine }
  /// Whether a point of the layer's own coordinates is in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The frontmost layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }

  // MARK: Look

  /// The picture: a `CGImage`, or what `draw(in:)` has drawn.
  open var contents: Any? {
    didSet { if contents != nil { drawing = nil } }
  }
  /// What was drawn, as it is to be drawn again at any size.
  package var drawing: DrawingList?
  /// The bounds that it was drawn for.
  var drawingBounds = CGRect.zero
  /// Whether nothing of the layer is seen.
  open var isHidden: Bool {
    get { state.isHidden }
    set { change("hidden", \.isHidden, newValue) }
  }
  /// How strongly the layer and all within it are seen, 0…1.
  open var opacity: Float {
    get { state.opacity }
    set { change("opacity", \.opacity, newValue) }
  }
  /// Whether nothing is seen outside the bounds.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, newValue) }
  }
  /// The color behind everything else.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, newValue) }
  }
  /// The radius of the corners of background, border and, where it masks, clip.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, newValue) }
  }
  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { state.maskedCorners = newValue }
  }
  /// The shape of round corners.
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { state.cornerCurve = newValue }
  }
  /// The width of a line along the inside of the edge.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change("borderWidth", \.borderWidth, newValue) }
  }
  /// The line's color.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change("borderColor", \.borderColor, newValue) }
  }
  /// The part of the picture that is seen.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { change("contentsRect", \.contentsRect, newValue) }
  }
  /// Pixels of the picture to a point.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { state.contentsScale = newValue }
  }
  /// How the picture fills the layer.
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { state.contentsGravity = newValue }
  }
  /// The shadow's color. Shadows are not drawn here.
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change("shadowColor", \.shadowColor, newValue) }
  }
  /// How strong the shadow is.
  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, newValue) }
  }
  /// Where the shadow falls.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, newValue) }
  }
  /// How soft the shadow is.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, newValue) }
  }
  /// The shadow's shape.
  open var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change("shadowPath", \.shadowPath, newValue) }
  }
  /// Whether the layer hides all that lies behind it.
  open var isOpaque = false
  /// Whether opacity is that of the layer and all within it as one picture.
  open var allowsGroupOpacity = true
  /// Whether the layer is kept as a picture.
  open var shouldRasterize = false
  /// Pixels to a point of that picture.
  open var rasterizationScale: CGFloat = 1

  // MARK: Content

  var needsDisplayFlag = false
  var needsLayoutFlag = false
  /// Whether this layer, or one within it, has to be laid out or drawn.
  package var subtreeIsStale = false

  /// Has the content drawn anew when changes are committed.
  open func setNeedsDisplay() {
    needsDisplayFlag = true
    markStale()
  }
  /// Has the content drawn anew.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether the content has to be drawn anew.
  open func needsDisplay() -> Bool { needsDisplayFlag }
  /// Draws the content now if it has to be drawn anew.
  open func displayIfNeeded() { displayNow() }
  /// Whether the content has to be drawn anew when the bounds change.
  open var needsDisplayOnBoundsChange = false
  /// Gives the layer its content.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContent() }
  }
  /// Draws the layer and all within it, as they are without animations, from the bounds' origin.
  open func render(in ctx: CGContext) { renderModel(in: ctx) }
  /// Draws the content.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Whether a change of a value has the content drawn anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Has the sublayers placed anew when changes are committed.
  open func setNeedsLayout() {
    needsLayoutFlag = true
    markStale()
  }
  /// Whether the sublayers have to be placed anew.
  open func needsLayout() -> Bool { needsLayoutFlag }
  /// Places what has to be placed, from the highest layer above this one that needs it.
  open func layoutIfNeeded() { layOutNow() }
  /// Places the sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// A value that this class has beyond those of all layers.
  func ownAnimatedValue(forKeyPath keyPath: String) -> AnimatedValue? { nil }
  /// Changes a value of this class; returns whether it has one of that name.
  func setOwnAnimatedValue(_ value: AnimatedValue, forKeyPath keyPath: String) -> Bool { false }
  /// Takes over the values that this class has.
  func takeOwnValues(from other: CALayer) {}
  /// Draws what this class has besides background and content.
  func drawOwnContent(on canvas: DrawingCanvas) {}

  // MARK: Animations

  var attached: [AttachedAnimation] = []
  /// Whether the layer has been shown, so that changes can be seen to happen.
  var isCommitted = false
  /// The layer that this one is a copy of.
  var modelLayer: CALayer?
  var custom: [String: Any] = [:]

  /// What changes do, by their keys.
  open var actions: [String: any CAAction]?
  /// What a change does: the delegate is asked, then `actions`, then the class.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
  /// What a change of any layer of this class does.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Adds an animation; one with the same key goes.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key) }
  /// Takes an animation away.
  open func removeAnimation(forKey key: String) { detach { $0.key == key } }
  /// Takes all animations away.
  open func removeAllAnimations() { detach { _ in true } }
  /// The keys of the animations; nil where there are none.
  open func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  /// The animation with a key.
  open func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }
  /// The layer as it is seen now, animations included; nil before it has been shown.
  open func presentation() -> Self? { isCommitted ? presented() : nil }
  /// The layer that a presentation layer is a copy of.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  // MARK: Time

  /// See ``CAMediaTiming``.
  open var beginTime: CFTimeInterval = 0
  /// See ``CAMediaTiming``; a layer without animations of its own goes on for ever.
  open var duration: CFTimeInterval = .infinity
  /// See ``CAMediaTiming``.
  open var speed: Float = 1
  /// See ``CAMediaTiming``.
  open var timeOffset: CFTimeInterval = 0
  /// See ``CAMediaTiming``.
  open var repeatCount: Float = 0
  /// See ``CAMediaTiming``.
  open var repeatDuration: CFTimeInterval = 0
  /// See ``CAMediaTiming``.
  open var autoreverses = false
  /// See ``CAMediaTiming``.
  open var fillMode = CAMediaTimingFillMode.removed
}
