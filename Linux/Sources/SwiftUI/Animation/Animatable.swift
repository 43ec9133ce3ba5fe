public import Foundation

/// Something whose changes can be shown step by step.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Animatable {
  /// What is interpolated.
  associatedtype AnimatableData: VectorArithmetic

  /// What is interpolated, now.
  var animatableData: Self.AnimatableData { get set }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animatable where Self: VectorArithmetic {
  /// This value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animatable where Self.AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier whose changes can be shown step by step.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "use Animatable directly"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0, message: "use Animatable directly"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0, message: "use Animatable directly"
)
@available(
  watchOS, introduced: 6.0, deprecated: 100000.0, message: "use Animatable directly"
)
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Both lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
