#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// What a skeleton shows in place of a view's content, read from the view as it lies there.
///
/// Views are only looked at. All places are in the coordinates of the view that is read.
@MainActor
struct DerivedSkeleton {
  /// A filled area of a view that holds others, such as a card.
  struct Surface: Equatable {
    let frame: CGRect
    let color: ShimmerColor
    let cornerRadius: CGFloat
  }

  /// The shapes in place of texts, pictures and controls.
  private(set) var placeholders: [Placeholder] = []

  /// The filled areas behind them, from back to front.
  private(set) var surfaces: [Surface] = []

  /// The places of views that stay as they are.
  private(set) var exclusions: [CGRect] = []

  /// Those views.
  private(set) var excludedViews: [UIView] = []

  private let root: UIView
  private var texts = 0

  /// A view thinner than this is a line between others, and no content.
  private static let thinnest: CGFloat = 4

  /// Reads a view and all below it.
  init(_ root: UIView) {
    self.root = root
    struct Step {
      let view: UIView
      let clip: CGRect
    }
    var waiting = [Step(view: root, clip: .infinite)]
    while let step = waiting.popLast() {
      guard let inner = read(step.view, clip: step.clip) else { continue }
      // The last one is taken first; drawing goes from the first to the last.
      for child in step.view.contentViews.reversed() {
        waiting.append(Step(view: child, clip: inner))
      }
    }
  }

  /// Reads one view; the answer is where its subviews are seen, nil if they are not read.
  private mutating func read(_ view: UIView, clip: CGRect) -> CGRect? {
    guard view === root || !(view.isHidden || view.alpha < 0.01) else { return nil }
    let frame = root.convert(view.bounds, from: view)
    let visible = frame.intersection(clip)

    if view !== root, view.skeletonOptions?.isExcluded == true {
      if !visible.isEmpty {
        exclusions.append(visible)
        excludedViews.append(view)
      }
      return nil
    }
    let isLeaf =
      view.isSkeletonLeaf
      || (view.contentViews.isEmpty && view.drawsSomething(asRoot: view === root))
    if view.isUnited || isLeaf {
      place(view, frame, clip: clip)
      return nil
    }
    if view !== root, !visible.isEmpty, let color = view.backgroundColor {
      let resolved = ShimmerColor(color, in: view.traitCollection)
      if resolved.alpha > 0 {
        surfaces.append(
          Surface(frame: visible, color: resolved, cornerRadius: view.layer.cornerRadius))
      }
    }
    return view.clipsToBounds && view !== root ? visible : clip
  }

  private mutating func place(_ view: UIView, _ frame: CGRect, clip: CGRect) {
    let layoutDirection = SheenLayoutDirection(view.effectiveUserInterfaceLayoutDirection)
    let width = view.skeletonOptions?.points(in: frame.width)
    if !view.isUnited, var text = view.skeletonText {
      defer { texts += 1 }
      text.width = width ?? text.width
      for bar in text.bars(layoutDirection: layoutDirection, occurrence: texts) {
        add(bar.offsetBy(dx: frame.minX, dy: frame.minY), view, radius: bar.height / 2, clip: clip)
      }
      return
    }
    let size = view.isSkeletonLeaf || view.isUnited ? 0 : Self.thinnest
    guard frame.width >= size, frame.height >= size else { return }
    var placed = frame
    placed.size.width = width ?? frame.width
    if layoutDirection == .rightToLeft { placed.origin.x = frame.maxX - placed.width }
    add(placed, view, radius: view.skeletonRadius, clip: clip)
  }

  private mutating func add(_ rect: CGRect, _ view: UIView, radius: CGFloat, clip: CGRect) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty, visible.width.isFinite, visible.height.isFinite else { return }
    let asked = view.skeletonOptions?.cornerRadius ?? -1
    let frame = SheenRect(visible)
    let limit = min(frame.width, frame.height) / 2
    let used = min(asked >= 0 ? asked : Double(radius), limit)
    placeholders.append(
      Placeholder(frame: frame, outline: .rounded(CornerRadii(used, in: frame.size))))
  }
}

extension UIView {
  fileprivate var isUnited: Bool { skeletonOptions?.isUnited == true }

  /// The views in this one that can be content, without backgrounds and what is ours.
  fileprivate var contentViews: [UIView] {
    let views: [UIView] =
      switch self {
      case let cell as UITableViewCell: [cell.contentView, cell.accessoryView].compactMap { $0 }
      case let cell as UICollectionViewCell: [cell.contentView]
      case let header as UITableViewHeaderFooterView: [header.contentView]
      case let effect as UIVisualEffectView: [effect.contentView]
      default: subviews
      }
    return views.filter { !($0 is SkeletonOverlay || $0 is ShimmerObserverView) }
  }

  /// Whether anything is seen of this view itself. A plain view without a background is a space
  /// between others; a class of its own may draw anything.
  fileprivate func drawsSomething(asRoot isRoot: Bool) -> Bool {
    if self is UIStackView || self is UIScrollView { return false }
    guard type(of: self) == UIView.self, !isRoot else { return true }
    if let color = backgroundColor, ShimmerColor(color, in: traitCollection).alpha > 0 {
      return true
    }
    return layer.contents != nil || !(layer.sublayers ?? []).isEmpty
  }

  /// Whether this view is content by itself, whatever it is made of.
  fileprivate var isSkeletonLeaf: Bool {
    self is UILabel || self is UITextView || self is UIImageView || self is UIControl
      || self is UIProgressView
  }

  /// The corner radius that fits this view.
  fileprivate var skeletonRadius: CGFloat {
    if layer.cornerRadius > 0 { return layer.cornerRadius }
    #if !os(tvOS)
    if self is UISwitch || self is UISlider { return bounds.height / 2 }
    #endif
    if self is UIProgressView { return bounds.height / 2 }
    if self is UIControl { return min(8, bounds.height / 2) }
    return self is UIImageView ? 0 : min(4, bounds.height / 4)
  }
}
#endif
