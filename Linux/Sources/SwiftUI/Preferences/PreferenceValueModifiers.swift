/// A view in front of or behind another one, made of that one's preference.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _PreferenceValueModifier<Key: PreferenceKey, V: View>: ViewModifier,
  SecondaryModifier
{
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let role: SecondaryRole
  let alignment: Alignment
  let transform: (Key.Value) -> V

  var secondary: PreferenceValueView<Key, V> { PreferenceValueView(transform: transform) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Puts a view that is made of this one's preference in front of it.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceValueModifier<Key, T>(role: .overlay, alignment: .center, transform: transform))
  }

  /// Puts a view that is made of this one's preference in front of it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceValueModifier<K, V>(role: .overlay, alignment: alignment, transform: transform))
  }

  /// Puts a view that is made of this one's preference behind it.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceValueModifier<Key, T>(
        role: .background, alignment: .center, transform: transform))
  }

  /// Puts a view that is made of this one's preference behind it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceValueModifier<K, V>(
        role: .background, alignment: alignment, transform: transform))
  }
}

/// The second view of such a modifier.
nonisolated struct PreferenceValueView<Key: PreferenceKey, V: View>: View, PrimitiveView {
  typealias Body = Never
  let transform: (Key.Value) -> V

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    PreferenceValueElement(self, site)
  }
}

private final class PreferenceValueElement<Key: PreferenceKey, V: View>:
  ElementOf<PreferenceValueView<Key, V>>, PreferenceReader
{
  private var child: ElementOf<V>?
  private var value = Key.defaultValue

  override init(_ view: PreferenceValueView<Key, V>, _ site: Site) {
    super.init(view, site)
    host.add(self)
    evaluate()
  }

  override func update(_ view: PreferenceValueView<Key, V>, environment: EnvironmentValues) {
    let isSame = areEqual(view, self.view)
    super.update(view, environment: environment)
    if isSame, !isDirty, let child {
      child.passOn(environment)
    } else {
      evaluate()
    }
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    isDirty = false
    host.counts.bodies["PreferenceValue", default: 0] += 1
    let content = Evaluation.run(Evaluation(owner: self)) { view.transform(value) }
    child = shown(content, by: child)
  }

  func readPreferences() {
    guard let box = (parent as? any SecondaryHolder)?.primaryBox else { return }
    let new = box.preference(Key.self) ?? Key.defaultValue
    guard !areEqual(new, value) else { return }
    value = new
    setDirty()
  }

  override func unmount() {
    super.unmount()
    host.remove(self)
  }

  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }
}
