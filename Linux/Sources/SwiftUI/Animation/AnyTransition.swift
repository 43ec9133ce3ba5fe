public import Foundation

/// How a view comes and goes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct AnyTransition {
  struct Effect {
    var opacity = 1.0
    var transform = CGAffineTransform.identity
  }

  /// What is seen at a progress between 0 (away) and 1 (there), in a frame.
  private let insertion: (Double, CGRect) -> Effect
  private let removal: (Double, CGRect) -> Effect

  private init(_ both: @escaping (Double, CGRect) -> Effect) {
    insertion = both
    removal = both
  }

  private init(
    insertion: @escaping (Double, CGRect) -> Effect, removal: @escaping (Double, CGRect) -> Effect
  ) {
    self.insertion = insertion
    self.removal = removal
  }

  func effect(isLeaving: Bool, progress: Double, frame: CGRect) -> Effect {
    isLeaving ? removal(progress, frame) : insertion(progress, frame)
  }

  /// At once.
  public static var identity: AnyTransition { AnyTransition { _, _ in Effect() } }

  /// By fading.
  public static var opacity: AnyTransition {
    AnyTransition { progress, _ in Effect(opacity: progress) }
  }

  /// In from one edge and out to the same.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { progress, frame in
      let away = 1 - progress
      return switch edge {
      case .top: Effect(transform: .init(translationX: 0, y: -frame.height * away))
      case .bottom: Effect(transform: .init(translationX: 0, y: frame.height * away))
      case .leading: Effect(transform: .init(translationX: -frame.width * away, y: 0))
      case .trailing: Effect(transform: .init(translationX: frame.width * away, y: 0))
      }
    }
  }

  /// In from the leading edge and out to the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// From and to a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// From and to a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition { progress, _ in
      Effect(transform: .init(translationX: x * (1 - progress), y: y * (1 - progress)))
    }
  }

  /// By growing from, and shrinking to, a point.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// By growing and shrinking between a size and the full one.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { progress, frame in
      let s = scale + (1 - scale) * progress
      let x = frame.minX + frame.width * anchor.x
      let y = frame.minY + frame.height * anchor.y
      return Effect(
        transform: CGAffineTransform(a: s, b: 0, c: 0, d: s, tx: x - s * x, ty: y - s * y))
    }
  }

  /// One way in, another one out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func both(
      _ a: @escaping (Double, CGRect) -> Effect, _ b: @escaping (Double, CGRect) -> Effect
    ) -> (Double, CGRect) -> Effect {
      { progress, frame in
        let (x, y) = (a(progress, frame), b(progress, frame))
        return Effect(
          opacity: x.opacity * y.opacity, transform: x.transform.concatenating(y.transform))
      }
    }
    return AnyTransition(
      insertion: both(insertion, other.insertion), removal: both(removal, other.removal))
  }
}
