#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// What a skeleton shows in place of a view's content, read from the view as it lies there.
///
/// Views are only looked at. All places are in the coordinates of the view that is read.
@MainActor
struct DerivedSkeleton {
  /// A filled or framed area behind content, such as a card, or a line between parts.
  struct Surface: Equatable {
    let frame: CGRect
    let color: ShimmerColor
    var cornerRadius: CGFloat = 0
    var borderColor = ShimmerColor(white: 0, alpha: 0)
    var borderWidth: CGFloat = 0
  }

  /// The shapes in place of texts, pictures and controls.
  private(set) var placeholders: [Placeholder] = []

  /// Which of them are lines of text.
  private(set) var lines: Set<Int> = []

  /// The colors that each of them lies on, opaque or not, from back to front.
  private(set) var colorsBehind: [[ShimmerColor]] = []

  /// The areas behind them, from back to front.
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
      if view.isUnited || (view as? UILabel)?.isBlank != true { place(view, frame, clip: clip) }
      return nil
    }
    if view !== root, !visible.isEmpty, let surface = view.surface(in: visible) {
      surfaces.append(surface)
    }
    return view.clipsToBounds && view !== root ? visible : clip
  }

  private mutating func place(_ view: UIView, _ frame: CGRect, clip: CGRect) {
    let layoutDirection = SheenLayoutDirection(view.effectiveUserInterfaceLayoutDirection)
    let width = view.skeletonOptions?.points(in: frame.width)
    if !view.isUnited, var text = view.skeletonText {
      let first = placeholders.count
      defer {
        texts += 1
        lines.formUnion(first..<placeholders.count)
      }
      text.width = width ?? text.width
      for bar in text.bars(layoutDirection: layoutDirection, occurrence: texts) {
        add(
          bar.offsetBy(dx: frame.minX, dy: frame.minY), view,
          radius: min(SkeletonTextMetrics.cornerRadius, bar.height / 2), clip: clip)
      }
      return
    }
    let size = view.isSkeletonLeaf || view.isUnited ? 0 : Self.thinnest
    guard frame.width >= size, frame.height >= size else {
      let visible = frame.intersection(clip)
      if !visible.isEmpty, let line = view.surface(in: visible) { surfaces.append(line) }
      return
    }
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
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    colorsBehind.append(surfaces.filter { $0.frame.contains(middle) }.map(\.color))
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
      case let cell as UITableViewCell:
        cell.ownContent(
          without: [cell.backgroundView, cell.selectedBackgroundView])
      case let cell as UICollectionViewCell:
        cell.ownContent(without: [cell.backgroundView, cell.selectedBackgroundView])
      case let header as UITableViewHeaderFooterView:
        header.ownContent(without: [header.backgroundView])
      case let effect as UIVisualEffectView: [effect.contentView]
      default: subviews
      }
    return views.filter { !($0 is SkeletonOverlay || $0 is ShimmerObserverView) }
  }

  /// The views in a cell that an app has added, and the content view: apps add to both. What the system adds,
  /// such as separators and backgrounds, has names of its own.
  private func ownContent(without backgrounds: [UIView?]) -> [UIView] {
    subviews.filter { view in
      let name = String(describing: type(of: view))
      let isSystem =
        name.hasPrefix("_UI")
        || (name.hasPrefix("UITableViewCell") && name != "UITableViewCellContentView")
      return !isSystem && !backgrounds.contains { $0 === view }
    }
  }

  /// The area that this view fills or frames behind what is in it; nil: it is clear.
  fileprivate func surface(in visible: CGRect) -> DerivedSkeleton.Surface? {
    var color = backgroundColor.map { ShimmerColor($0, in: traitCollection) }
    if self is UIVisualEffectView {
      // A material shows what lies behind it; as a color it is about that of a bar. tvOS has no name for it.
      let isDark = traitCollection.userInterfaceStyle == .dark
      color = color ?? ShimmerColor(white: isDark ? 28.0 / 255 : 242.0 / 255)
    }
    let border =
      layer.borderWidth > 0
      ? layer.borderColor.map { ShimmerColor(UIColor(cgColor: $0), in: traitCollection) } : nil
    let isFilled = color.map { $0.alpha > 0 } ?? false
    let isFramed = border.map { $0.alpha > 0 } ?? false
    guard isFilled || isFramed else { return nil }
    let clear = ShimmerColor(white: 0, alpha: 0)
    return DerivedSkeleton.Surface(
      frame: visible, color: color ?? clear, cornerRadius: layer.cornerRadius,
      borderColor: border ?? clear, borderWidth: isFramed ? layer.borderWidth : 0)
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
