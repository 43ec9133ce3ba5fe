public import Foundation

/// A frame of fixed lengths.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _FrameLayout: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      FixedFrameBox($0)
    } update: { modifier, box in
      box.set(modifier.width, modifier.height, modifier.alignment)
    }
  }
}

/// A frame of lengths within limits.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _FlexFrameLayout: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      FlexibleFrameBox($0)
    } update: { modifier, box in
      box.set(modifier.width, modifier.height, modifier.alignment)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// A frame of fixed lengths; nil leaves a length to the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A frame of lengths within limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}

/// What a length may be.
struct LengthLimits: Equatable, Sendable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// A length held within the limits.
  func clamp(_ length: CGFloat) -> CGFloat {
    let low = min ?? 0
    return Swift.max(low, Swift.min(length, Swift.max(low, max ?? .infinity)))
  }

  /// What the view in the frame is offered.
  func offer(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map(clamp)
  }

  /// The frame's own length. A lower limit alone lets it shrink to it, an upper limit alone lets
  /// it grow to it, both let it follow the offer in between.
  func length(proposed: CGFloat?, content: CGFloat) -> CGFloat {
    guard let proposed = offer(proposed) else { return clamp(content) }
    var length = content
    if let min { length = Swift.max(min, Swift.min(length, proposed)) }
    if let max { length = Swift.min(max, Swift.max(length, proposed)) }
    return length
  }
}

/// A box that aligns what is in it.
class AligningBox: WrapperBox {
  fileprivate(set) var alignment = Alignment.center

  override func innerOrigin(_ proposal: ProposedViewSize) -> CGPoint {
    guard let inner else { return .zero }
    let offer = offer(proposal)
    let frame = ViewDimensions(size: size(for: proposal))
    func line(_ key: AlignmentKey) -> CGFloat {
      key.id.defaultValue(in: frame) - inner.alignment(key, offer)
    }
    return CGPoint(x: line(alignment.horizontal.key), y: line(alignment.vertical.key))
  }
}

private final class FixedFrameBox: AligningBox {
  private var width: CGFloat?
  private var height: CGFloat?

  func set(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment) {
    let width = width.flatMap { valid($0, "width") }
    let height = height.flatMap { valid($0, "height") }
    guard width != self.width || height != self.height || alignment != self.alignment else {
      return
    }
    self.width = width
    self.height = height
    self.alignment = alignment
    invalidateLayout()
  }

  private func valid(_ length: CGFloat, _ name: String) -> CGFloat? {
    if length >= 0, length.isFinite { return length }
    host.report("a frame has the \(name) \(length); it must be finite and not negative")
    return nil
  }

  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = super.measure(proposal)
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }
}

private final class FlexibleFrameBox: AligningBox {
  private var width = LengthLimits()
  private var height = LengthLimits()

  func set(_ width: LengthLimits, _ height: LengthLimits, _ alignment: Alignment) {
    guard width != self.width || height != self.height || alignment != self.alignment else {
      return
    }
    self.width = width
    self.height = height
    self.alignment = alignment
    invalidateLayout()
  }

  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = super.measure(proposal)
    return CGSize(
      width: width.length(proposed: proposal.width, content: content.width),
      height: height.length(proposed: proposal.height, content: content.height))
  }
}
