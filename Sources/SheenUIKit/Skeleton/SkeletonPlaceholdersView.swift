#if canImport(UIKit) && !os(watchOS)
public import SheenCore
public import UIKit

/// A view of a skeleton's placeholders, over which light passes.
///
/// It moves at once and, unless its style counts the sweeps, never stops by itself. A skeleton that cannot
/// be laid out draws nothing.
///
/// ```swift
/// let card = SkeletonPlaceholdersView(.row(spacing: 12) {
///   Skeleton.circle(48)
///   Skeleton.text(lines: 3)
/// })
/// ```
public final class SkeletonPlaceholdersView: UIView {
  /// What is drawn.
  public var skeleton: Skeleton {
    didSet { if skeleton != oldValue { skeletonDidChange() } }
  }

  /// How the light looks and moves.
  public var style: ShimmerStyle {
    didSet { if style != oldValue { refresh() } }
  }

  /// What VoiceOver says: `loading`, and nothing if that is empty.
  public var labels: LoadingLabels {
    didSet { if labels != oldValue { labelsDidChange() } }
  }

  private let picture = PlaceholderLayers()
  private(set) lazy var placeholderLight = PlaceholderLight(picture)

  /// The placeholders of a skeleton.
  public init(
    _ skeleton: Skeleton = Skeleton {}, style: ShimmerStyle = .standard,
    labels: LoadingLabels = LoadingLabels()
  ) {
    self.skeleton = skeleton
    self.style = style
    self.labels = labels
    super.init(frame: .zero)
    setUp()
  }

  /// An empty view, from an archive; set the skeleton then.
  public required init?(coder: NSCoder) {
    skeleton = Skeleton {}
    style = .standard
    labels = LoadingLabels()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    followTraits()
    layer.addSublayer(picture.layer)
    isUserInteractionEnabled = false
    accessibilityTraits = []
    labelsDidChange()
  }

  private func labelsDidChange() {
    accessibilityLabel = labels.loading
    isAccessibilityElement = isSpoken && !isInCell
  }

  /// Whether there is anything to say.
  var isSpoken: Bool { !labels.loading.isEmpty }

  /// Whether a cell speaks for this view.
  var isInCell = false {
    didSet { labelsDidChange() }
  }

  /// As high as the skeleton is in this view's width.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(inWidth: bounds.width) ?? 0)
  }

  /// As wide as is offered, and as high as the skeleton is then.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(inWidth: size.width) ?? 0)
  }

  private func height(inWidth width: CGFloat) -> CGFloat? {
    (try? skeleton.layout(width: Double(width))).map { CGFloat($0.size.height) }
  }

  private func skeletonDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Lays out the placeholders.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let layoutDirection = SheenLayoutDirection(effectiveUserInterfaceLayoutDirection)
    let size = SheenSize(width: Double(bounds.width), height: Double(bounds.height))
    let layout = try? skeleton.layout(in: size, layoutDirection: layoutDirection)
    picture.show(layout?.placeholders ?? [], in: CGRect(origin: .zero, size: bounds.size))
    if intrinsicHeightIsStale { invalidateIntrinsicContentSize() }
    refresh()
  }

  private var measuredWidth: CGFloat = -1

  private var intrinsicHeightIsStale: Bool {
    defer { measuredWidth = bounds.width }
    return measuredWidth != bounds.width
  }

  /// Begins to follow what light depends on, or ends it.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    MotionMonitor.shared.follow(self, in: window)
    refresh()
  }

  #if !os(visionOS)
  /// Follows the appearance and the layout's direction.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange()
  }
  #endif

  func traitsDidChange() {
    setNeedsLayout()
  }

  private func refresh() {
    let request = LightRequest(style, over: .placeholders)
    placeholderLight.show(request, over: self, at: CACurrentMediaTime()) { [weak self] in
      self?.refresh()
    }
  }
}

extension SkeletonPlaceholdersView: MotionObserver {
  var shimmeringView: UIView? { self }

  func motionConditionsDidChange() {
    refresh()
  }
}

extension SkeletonPlaceholdersView: TraitFollower {}
#endif
