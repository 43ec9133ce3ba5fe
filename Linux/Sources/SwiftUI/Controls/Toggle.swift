/// A control that is on or off.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  /// A switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label at one side and the switch at the other.
  @MainActor @preconcurrency public var body: some View {
    _LabelledSwitch(isOn: isOn.wrappedValue, label: label)
      .modifier(
        _PressModifier(
          action: { isOn.wrappedValue.toggle() }, kind: .toggle(isOn: isOn.wrappedValue)))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle where Label == Text {
  /// A switch with words.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A label and a switch, or the switch alone.
private struct _LabelledSwitch<Label: View>: View {
  let isOn: Bool
  let label: Label
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    if areLabelsHidden {
      _Switch(isOn: isOn).background(label.modifier(_UnseenModifier()))
    } else {
      HStack {
        label
        Spacer()
        _Switch(isOn: isOn)
      }
    }
  }
}

/// The picture of a switch.
private struct _Switch: View {
  let isOn: Bool

  var body: some View {
    Capsule()
      .fill(isOn ? Color.green : Color.gray.opacity(0.35))
      .frame(width: 51, height: 31)
      .overlay(
        Circle().fill(Color.white).padding(2), alignment: isOn ? .trailing : .leading)
  }
}
