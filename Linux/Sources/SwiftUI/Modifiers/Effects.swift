public import Foundation
import Drawing

/// A view moved without its place in the layout being changed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _OffsetEffect: ViewModifier, TransformModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// How far, in points.
  public var offset: CGSize
  /// How far.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func transform(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform {
    CGAffineTransform(translationX: isRightToLeft ? -offset.width : offset.width, y: offset.height)
  }
}

/// A view turned about a point.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _RotationEffect: ViewModifier, TransformModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// How far, clockwise.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint
  /// The angle and the point.
  public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set {
      angle.radians = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func transform(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: size)
  }
}

/// A view drawn larger or smaller about a point.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _ScaleEffect: ViewModifier, TransformModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// How much in each direction.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint
  /// The scale and the point.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func transform(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Moves what is drawn, not the place in the layout.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Moves what is drawn, not the place in the layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Turns what is drawn, clockwise.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws larger or smaller.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws larger or smaller.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

extension CGAffineTransform {
  /// This map, about a point of a rectangle instead of the origin.
  func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    return CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

/// A modifier that transforms what is drawn.
@MainActor protocol TransformModifier: PrimitiveModifier, Animatable, Equatable {
  func transform(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform
}

extension TransformModifier {
  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      TransformBox<Self>($0)
    } update: { modifier, box in
      box.set(modifier)
    }
  }
}

/// A box that transforms what is in it: its inner box has a space of its own.
final class TransformBox<M: TransformModifier>: TransformingBox {
  private var effect: Animated<M>?

  func set(_ modifier: M) {
    guard let effect else { return effect = Animated(modifier) }
    if effect.target != modifier { host.placesChanged() }
    effect.set(modifier, for: element)
  }

  override func transform(size: CGSize, shown: Bool) -> CGAffineTransform {
    guard let effect else { return .identity }
    let modifier = shown ? effect.value(at: host.time) : effect.target
    return modifier.transform(
      size: size, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }
}

/// A box with a space of its own for what is in it.
class TransformingBox: WrapperBox {
  /// From the space of what is in this box to its own, whose origin is its top left corner.
  func transform(size: CGSize, shown: Bool) -> CGAffineTransform { .identity }

  override var transformOutwards: CGAffineTransform? {
    transform(size: frame.size, shown: false)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  override var childOrigin: CGPoint { .zero }
  override var animatesFrame: Bool { true }

  override func hitTest(_ point: CGPoint) -> Box? {
    guard let map = transformOutwards, map.a * map.d - map.b * map.c != 0 else { return nil }
    return super.hitTest(point.applying(map.inverted()))
  }

  override func draw(_ pen: Pen) {
    let frame = shownFrame
    pen.canvas.saved {
      pen.canvas.translate(x: frame.minX, y: frame.minY)
      pen.canvas.concatenate(transform(size: frame.size, shown: true))
      drawChildren(pen)
    }
  }
}
