import Sheen
import SwiftUI

/// The controls for a look.
struct LookControls: View {
  @Binding var look: Look

  /// Whether the screen takes its style from what is around it.
  let hasStyle: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Picker("Appearance", selection: $look.appearance) {
        Text("System").tag(Look.Appearance.system)
        Text("Light").tag(Look.Appearance.light)
        Text("Dark").tag(Look.Appearance.dark)
      }
      Picker("Layout", selection: $look.layout) {
        Text("Language").tag(Look.Layout.language)
        Text("Left to right").tag(Look.Layout.leftToRight)
        Text("Right to left").tag(Look.Layout.rightToLeft)
      }
      if hasStyle {
        Picker("Style", selection: $look.styleName) {
          ForEach(Look.styles, id: \.name) { style in
            Text(style.name.capitalized).tag(style.name)
          }
        }
        Toggle("Angle of its own", isOn: $look.hasOwnAngle)
        if look.hasOwnAngle {
          ValueSlider("Angle", value: $look.angle, in: 0...360, step: 5, unit: "°", digits: 0)
        }
      }
      Toggle("Stand still", isOn: $look.isFrozen)
      if look.isFrozen {
        ValueSlider("Time", value: $look.time, in: 0...4, step: 0.05, unit: " s", digits: 2)
      }
    }
    .pickerStyle(.segmented)
  }
}

/// A slider, and the number that it stands at.
private struct ValueSlider: View {
  private let title: String
  @Binding private var value: Double
  private let bounds: ClosedRange<Double>
  private let step: Double
  private let unit: String
  private let digits: Int

  init(
    _ title: String, value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double,
    unit: String, digits: Int
  ) {
    self.title = title
    _value = value
    self.bounds = bounds
    self.step = step
    self.unit = unit
    self.digits = digits
  }

  var body: some View {
    HStack {
      Slider(value: $value, in: bounds, step: step) { Text(title) }
        .labelsHidden()
      Text(String(format: "%.\(digits)f", value) + unit)
        .font(.footnote)
        .frame(width: 64, alignment: .trailing)
    }
  }
}
