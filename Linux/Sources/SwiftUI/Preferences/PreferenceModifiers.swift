/// Sets a preference for a view, in place of what is set in it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier,
  PreferenceModifier
{
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// The value.
  public var value: Key.Value

  @MainActor func value(of box: WrapperBox, inner: Key.Value?) -> Key.Value? { value }
}

/// Changes the preference that is set in a view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier,
  PreferenceModifier
{
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// The change.
  public var transform: (inout Key.Value) -> Void

  @MainActor func value(of box: WrapperBox, inner: Key.Value?) -> Key.Value? {
    var value = inner ?? Key.defaultValue
    transform(&value)
    return value
  }
}

/// Sets a preference from a view's geometry.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: ViewModifier,
  PreferenceModifier
{
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let anchor: Anchor<AnchorValue>.Source
  let transform: (Anchor<AnchorValue>) -> Key.Value

  @MainActor func value(of box: WrapperBox, inner: Key.Value?) -> Key.Value? {
    transform(anchor.anchor(in: box))
  }
}

/// Changes a preference with a view's geometry.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: ViewModifier,
  PreferenceModifier
{
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let anchor: Anchor<AnchorValue>.Source
  let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void

  @MainActor func value(of box: WrapperBox, inner: Key.Value?) -> Key.Value? {
    var value = inner ?? Key.defaultValue
    transform(&value, anchor.anchor(in: box))
    return value
  }
}

/// Does something when a preference changes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier,
  PrimitiveModifier
where Key.Value: Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// What is done.
  public var action: (Key.Value) -> Void

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      PreferenceObserver<Key>($0)
    } update: { modifier, box in
      box.action = modifier.action
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets a preference.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes a preference that is set in this view.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Sets a preference from this view's geometry.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }

  /// Changes a preference with this view's geometry.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }

  /// Does something with a preference of this view, now and whenever it changes.
  ///
  /// Apple's interface asks for a sendable closure here (since the SDK of Xcode 16.2), so that
  /// state of the main actor has to be set through a binding.
  @preconcurrency
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// A modifier that sets a preference.
@MainActor protocol PreferenceModifier: PrimitiveModifier {
  associatedtype Key: PreferenceKey
  func value(of box: WrapperBox, inner: Key.Value?) -> Key.Value?
}

extension PreferenceModifier {
  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      PreferenceBox<Self>($0)
    } update: { modifier, box in
      box.modifier = modifier
      box.host.preferencesChanged()
    }
  }
}

private final class PreferenceBox<M: PreferenceModifier>: WrapperBox {
  var modifier: M?

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == M.Key.self, let modifier else { return super.preference(key) }
    return modifier.value(of: self, inner: super.preference(M.Key.self)) as? K.Value
  }
}

private final class PreferenceObserver<Key: PreferenceKey>: WrapperBox, PreferenceReader
where Key.Value: Equatable {
  var action: (Key.Value) -> Void = { _ in }
  private var last: Key.Value?

  override func begin() { host.add(self) }
  override func end() { host.remove(self) }

  func readPreferences() {
    let value = preference(Key.self) ?? Key.defaultValue
    guard value != last else { return }
    last = value
    let action = action
    host.afterThisUpdate { action(value) }
  }
}

/// Something that wants to know preferences after each layout.
@MainActor protocol PreferenceReader: AnyObject {
  func readPreferences()
}
