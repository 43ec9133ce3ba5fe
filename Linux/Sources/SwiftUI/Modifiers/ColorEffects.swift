import Drawing

/// How much color a view has.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _SaturationEffect: ViewModifier, PenModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// 0 for none, 1 for as much as it has.
  public var amount: Double

  @MainActor func draw(_ box: WrapperBox, _ pen: Pen) { box.recolor(.saturation(amount), pen) }
}

/// How far a view's colors are apart.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _ContrastEffect: ViewModifier, PenModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// 1 for as far as they are.
  public var amount: Double

  @MainActor func draw(_ box: WrapperBox, _ pen: Pen) { box.recolor(.contrast(amount), pen) }
}

/// How bright a view is.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _BrightnessEffect: ViewModifier, PenModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// 0 for as bright as it is, 1 for white.
  public var amount: Double

  @MainActor func draw(_ box: WrapperBox, _ pen: Pen) { box.recolor(.brightness(amount), pen) }
}

extension WrapperBox {
  fileprivate func recolor(_ matrix: DrawingColorMatrix, _ pen: Pen) {
    pen.canvas.recolored(matrix, opacity: pen.opacity, blend: pen.blend) {
      drawChildren(Pen(canvas: pen.canvas))
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Changes how much color this view has.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_SaturationEffect(amount: amount))
  }

  /// Changes how far the colors of this view are apart.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_ContrastEffect(amount: amount))
  }

  /// Changes how bright this view is.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_BrightnessEffect(amount: amount))
  }
}
