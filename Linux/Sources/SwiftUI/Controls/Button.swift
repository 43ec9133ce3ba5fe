/// A control that does something when it is pressed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// A button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }

  /// A button with a role.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button in the style of the environment.
  @MainActor @preconcurrency public var body: some View {
    _StyledButton(role: role, action: action, label: AnyView(label))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == Text {
  /// A button with words.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with words and a role.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with words and a role.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public nonisolated struct ButtonRole: Equatable, Sendable {
  private let rawValue: Int
  /// It destroys something.
  public static let destructive = ButtonRole(rawValue: 0)
  /// It calls something off.
  public static let cancel = ButtonRole(rawValue: 1)
}

/// How buttons look.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button is made of.
  associatedtype Body: View
  /// What a button consists of.
  typealias Configuration = ButtonStyleConfiguration

  /// A button in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a button consists of.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct ButtonStyleConfiguration {
  /// A button's label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// What the button is for.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is being pressed.
  public let isPressed: Bool
}

/// The style that fits the place of a button.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct DefaultButtonStyle: ButtonStyle, Sendable {
  /// The style that fits the place of a button.
  public init() {}
  /// A label in the color of what can be used.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(
      configuration.role == .destructive ? AnyPaint(Color.red) : AnyPaint(TintShapeStyle()))
  }
}

/// A style without any look of its own.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct PlainButtonStyle: ButtonStyle, Sendable {
  /// A style without any look of its own.
  public init() {}
  /// The label as it is.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style on a ground of its own.
@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 8.0, *)
public nonisolated struct BorderedButtonStyle: ButtonStyle, Sendable {
  /// A style on a ground of its own.
  public init() {}
  /// A label on a pale ground.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(AnyPaint(TintShapeStyle()))
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(
        Color.accentColor.opacity(0.15).clipShape(RoundedRectangle(cornerRadius: 8)))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the place of a button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ButtonStyle where Self == PlainButtonStyle {
  /// A style without any look of its own.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ButtonStyle where Self == BorderedButtonStyle {
  /// A style on a ground of its own.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// How buttons in this view look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}

/// A button style without its type.
nonisolated struct AnyButtonStyle: Equatable {
  let style: any ButtonStyle

  init(_ style: any ButtonStyle) { self.style = style }

  @MainActor func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    func open<S: ButtonStyle>(_ style: S) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return open(style)
  }

  static func == (a: AnyButtonStyle, b: AnyButtonStyle) -> Bool {
    func same<S: ButtonStyle>(_ x: S) -> Bool { (b.style as? S).map { areEqual(x, $0) } ?? false }
    return same(a.style)
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A button in the style of the environment.
public struct _StyledButton: View {
  @Environment(\.buttonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  let role: ButtonRole?
  let action: () -> Void
  let label: AnyView

  /// The styled label, which can be pressed; paler where it cannot.
  public var body: some View {
    style.makeBody(
      ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: false)
    )
    .opacity(isEnabled ? 1 : 0.3)
    .modifier(_PressModifier(action: action, kind: .button))
  }
}

/// Makes a view something that can be pressed.
nonisolated struct _PressModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  enum Kind: Equatable {
    case button
    case toggle(isOn: Bool)
  }

  let action: () -> Void
  let kind: Kind

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      PressBox($0)
    } update: { modifier, box in
      box.modifier = modifier
    }
  }
}

private final class PressBox: WrapperBox {
  var modifier: _PressModifier?

  override var catchesTouches: Bool { true }

  override func tap(count: Int) -> Bool {
    if environment.isEnabled { modifier?.action() }
    return true
  }

  override func accessibilityElements() -> [AccessibilityItem] {
    guard let modifier else { return [] }
    let item = AccessibilityItem(box: self)
    item.combine(super.accessibilityElements())
    item.traits.remove(.isStaticText)
    item.traits.remove(.isImage)
    item.traits.insert(.isButton)
    if case .toggle(let isOn) = modifier.kind {
      item.traits.insert(.toggle)
      item.value = isOn ? "1" : "0"
    }
    item.activate = { [weak self] in _ = self?.tap(count: 1) }
    return [item]
  }
}
