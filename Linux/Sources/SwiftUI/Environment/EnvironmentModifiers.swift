/// Sets a value of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, EnvironmentModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never

  /// Where the value goes.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value.
  public var value: Value

  nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes a value of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: ViewModifier, EnvironmentModifier
{
  /// Primitive modifiers have no body.
  public typealias Body = Never

  /// Where the value is.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The change.
  public var transform: (inout Value) -> Void

  nonisolated init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets a value of the environment for this view and those in it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and those in it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// A modifier that changes what flows down, and nothing else.
@MainActor protocol EnvironmentModifier: PrimitiveModifier {
  func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    EnvironmentElement(view, site)
  }
}

private final class EnvironmentElement<Content: View, M: EnvironmentModifier>:
  ElementOf<ModifiedContent<Content, M>>
{
  private var inner: EnvironmentValues
  private var child: ElementOf<Content>?

  override init(_ view: ModifiedContent<Content, M>, _ site: Site) {
    inner = site.environment
    super.init(view, site)
    view.modifier.modify(&inner)
    child = makeChild(view.content, environment: inner)
  }

  override func update(_ view: ModifiedContent<Content, M>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    var next = environment
    view.modifier.modify(&next)
    // Keeping the old copy where nothing differs lets everything below see that at a glance.
    if !next.isEqual(to: inner) { inner = next }
    child?.update(view.content, environment: inner)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }
}
