import Drawing
import Foundation

/// A control for a number within bounds. Its label is read, and not shown.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let scale: SliderScale
  let label: Label

  /// The track with its knob, and the label for screen readers.
  @MainActor @preconcurrency public var body: some View {
    _SliderTrack()
      .background(label.modifier(_UnseenModifier()))
      .modifier(_SlideModifier(scale: scale, value: scale.value.wrappedValue))
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
  /// A number within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    scale = SliderScale(value, bounds, step: nil, onEditingChanged)
    self.label = label()
  }

  /// A number within bounds, a number of steps from the lower one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    scale = SliderScale(value, bounds, step: Double(step), onEditingChanged)
    self.label = label()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A number within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// A number within bounds, a number of steps from the lower one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

/// What a slider sets, and which values it can take.
nonisolated struct SliderScale {
  let value: Binding<Double>
  let lower: Double
  let upper: Double
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    lower = Double(bounds.lowerBound)
    upper = Double(bounds.upperBound)
    self.step = step
    self.onEditingChanged = onEditingChanged
  }

  /// The nearest value that the slider can take.
  func nearest(to wanted: Double) -> Double {
    var value = wanted
    if let step, step > 0 { value = lower + ((wanted - lower) / step).rounded() * step }
    return value > lower ? min(value, upper) : lower
  }

  /// How far along the track a value is, 0…1.
  func fraction(of value: Double) -> Double {
    let part = (value - lower) / (upper - lower)
    return part > 0 ? min(part, 1) : 0
  }
}

/// The room that a slider takes: all the width there is.
private struct _SliderTrack: View {
  var body: some View { Color.clear.frame(height: 31) }
}

/// Makes a view a slider.
private nonisolated struct _SlideModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let scale: SliderScale
  let value: Double

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      SliderBox($0)
    } update: { modifier, box in
      box.modifier = modifier
    }
  }
}

private final class SliderBox: WrapperBox {
  var modifier: _SlideModifier? { didSet { setNeedsDisplay() } }

  private var fraction: Double {
    modifier.map { $0.scale.fraction(of: $0.value) } ?? 0
  }

  override var catchesTouches: Bool { true }

  override func draw(_ pen: Pen) {
    super.draw(pen)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let knob = CGFloat(27)
    let way = max(0, frame.width - knob)
    let x = frame.minX + knob / 2 + way * CGFloat(isMirrored ? 1 - fraction : fraction)
    func bar(from: CGFloat, to: CGFloat) -> DrawingPath {
      .roundedRect(
        CGRect(x: from, y: frame.midY - 2, width: max(0, to - from), height: 4),
        cornerSize: CGSize(width: 2, height: 2), isContinuous: false)
    }
    let gray = DrawingColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.35)
    let blue = DrawingColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    pen.fill(bar(from: frame.minX, to: frame.maxX), .color(gray))
    pen.fill(
      isMirrored ? bar(from: x, to: frame.maxX) : bar(from: frame.minX, to: x), .color(blue))
    let circle = CGRect(x: x - knob / 2, y: frame.midY - knob / 2, width: knob, height: knob)
    pen.fill(.ellipse(in: circle.insetBy(dx: -0.5, dy: -0.5)), .color(gray))
    pen.fill(.ellipse(in: circle), .color(DrawingColor(red: 1, green: 1, blue: 1, alpha: 1)))
  }

  /// Moves the knob to a value, or to the nearest one that it can have.
  private func slide(to value: Double) {
    guard let scale = modifier?.scale, value.isFinite else { return }
    scale.onEditingChanged(true)
    scale.value.wrappedValue = scale.nearest(to: value)
    scale.onEditingChanged(false)
  }

  override func accessibilityElements() -> [AccessibilityItem] {
    let item = AccessibilityItem(box: self)
    item.combine(super.accessibilityElements())
    item.traits.remove(.isStaticText)
    item.value = "\(Int((fraction * 100).rounded()))%"
    item.adjust = { [weak self] in self?.slide(to: $0) }
    return [item]
  }
}
