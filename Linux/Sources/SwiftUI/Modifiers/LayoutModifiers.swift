public import Foundation

/// A view that keeps its ideal size.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _FixedSizeLayout: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      FixedSizeBox($0)
    } update: { modifier, box in
      box.set(modifier.horizontal, modifier.vertical)
    }
  }
}

/// A view with its middle at a point.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _PositionLayout: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let position: CGPoint

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      PositionBox($0)
    } update: { modifier, box in
      box.set(modifier.position)
    }
  }
}

/// A view with a proportion.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _AspectRatioLayout: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      AspectRatioBox($0)
    } update: { modifier, box in
      box.set(modifier.aspectRatio, modifier.contentMode)
    }
  }
}

/// A view with a line by which it is put in line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _AlignmentWritingModifier: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      GuideBox($0)
    } update: { modifier, box in
      box.set(modifier)
    }
  }
}

/// Whether a view keeps within its place or covers it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// It keeps within.
  case fit
  /// It covers.
  case fill
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Keeps the ideal size in both directions.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the ideal length in some directions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Puts the middle of this view at a point of all the room that is offered.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the middle of this view at a point of all the room that is offered.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Gives a proportion of width to height; nil keeps the view's own.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Gives the proportion of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(
      _AspectRatioLayout(
        aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Keeps the proportion, within the room that is offered.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the proportion, and covers the room that is offered.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the line by which this view is put in line.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the line by which this view is put in line.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}

private final class FixedSizeBox: WrapperBox {
  private var horizontal = false
  private var vertical = false

  func set(_ horizontal: Bool, _ vertical: Bool) {
    guard horizontal != self.horizontal || vertical != self.vertical else { return }
    self.horizontal = horizontal
    self.vertical = vertical
    invalidateLayout()
  }

  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

private final class PositionBox: WrapperBox {
  private var position = CGPoint.zero

  func set(_ position: CGPoint) {
    guard position != self.position else { return }
    self.position = position
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = super.measure(proposal)
    return CGSize(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  override func innerOrigin(_ proposal: ProposedViewSize) -> CGPoint {
    let size = inner?.size(for: proposal) ?? .zero
    return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
  }
}

private final class AspectRatioBox: WrapperBox {
  private var ratio: CGFloat?
  private var mode = ContentMode.fit

  func set(_ ratio: CGFloat?, _ mode: ContentMode) {
    guard ratio != self.ratio || mode != self.mode else { return }
    self.ratio = ratio
    self.mode = mode
    invalidateLayout()
  }

  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = inner?.size(for: .unspecified) ?? .zero
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = CGSize(width: width, height: width / ratio)
      let byHeight = CGSize(width: height * ratio, height: height)
      let fits = byWidth.height <= height
      return ProposedViewSize(fits == (mode == .fit) ? byWidth : byHeight)
    }
  }
}

private final class GuideBox: WrapperBox {
  private var modifier: _AlignmentWritingModifier?

  func set(_ modifier: _AlignmentWritingModifier) {
    let isSame =
      self.modifier.map { areEqual($0, modifier) } ?? false
    self.modifier = modifier
    if !isSame { invalidateLayout() }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let modifier, modifier.key == key else {
      return super.explicitAlignment(key, proposal)
    }
    let dimensions =
      inner?.dimensions(proposal) ?? ViewDimensions(size: size(for: proposal))
    let line = modifier.computeValue(dimensions)
    return line.isFinite ? line : 0
  }
}
