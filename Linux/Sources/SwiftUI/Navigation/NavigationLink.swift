/// A control that shows another screen when it is pressed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  let destination: Destination
  let label: Label

  /// A link to a screen.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
  }

  /// A link to a screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, which can be pressed.
  @MainActor @preconcurrency public var body: some View {
    _LinkButton(destination: AnyView(destination), label: AnyView(label))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension NavigationLink where Label == Text {
  /// A link with words.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// In a list a link is the row, with a mark at its end; elsewhere it looks like a button. Without a
/// navigation view around it cannot be used.
private struct _LinkButton: View {
  let destination: AnyView
  let label: AnyView
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
  @StateObject private var source = NavigationSource()

  var body: some View {
    look
      .modifier(
        _PressModifier(action: { navigator?.push(destination, from: source) }, kind: .button)
      )
      .modifier(
        _LinkModifier(destination: destination, navigator: navigator, source: source)
      )
      .disabled(navigator == nil)
  }

  @ViewBuilder private var look: some View {
    if isInList {
      HStack {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.footnote)
          .foregroundColor(Color.gray.opacity(0.6))
          .accessibilityHidden(true)
      }
    } else {
      label.foregroundStyle(AnyPaint(TintShapeStyle()))
    }
  }
}

/// Tells the screen that a link shows when the link leads to another value.
private nonisolated struct _LinkModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let destination: AnyView
  let navigator: Navigator?
  let source: NavigationSource

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    let host = site.host
    return WrapperElement(view, site) {
      WrapperBox($0)
    } update: { modifier, _ in
      host.afterThisUpdate {
        modifier.navigator?.replace(modifier.destination, from: modifier.source)
      }
    }
  }
}
