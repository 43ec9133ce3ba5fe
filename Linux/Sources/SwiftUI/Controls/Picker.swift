/// A choice of one of several things, each of which says by a tag what it stands for.
///
/// Here it is drawn as segments beside each other, whatever its style; its label is not shown.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// A choice.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// A choice.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  /// The things, of which the one that is chosen stands out.
  @MainActor @preconcurrency public var body: some View {
    _BoxView(SegmentsBox.init) {
      content
        .font(.footnote)
        .lineLimit(1)
        .modifier(_SegmentModifier(selection: selection, chosen: selection.wrappedValue))
    }
    .padding(2)
    .background(RoundedRectangle(cornerRadius: 9).fill(Color.gray.opacity(0.2)))
    .fixedSize(horizontal: false, vertical: true)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Picker where Label == Text {
  /// A choice with words.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// A choice with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

/// How pickers look.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The style that fits the place of a picker.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// The style that fits the place of a picker.
  public init() {}
}

/// Segments beside each other.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@available(watchOS, unavailable)
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Segments beside each other.
  public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that fits the place of a picker.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// How pickers in this view look; here all look the same.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
