/// Animates what changes together with a value.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _AnimationModifier<Value: Equatable>: ViewModifier, TransactionModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// How it is animated; nil for not at all.
  public var animation: Animation?
  /// The value.
  public var value: Value

  func modify(_ transaction: inout Transaction, isNew: Bool) {
    if isNew, !transaction.disablesAnimations { transaction.animation = animation }
  }

  func isNew(comparedTo old: Self) -> Bool { value != old.value }
}

/// Changes the transaction that flows down.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _TransactionModifier: ViewModifier, TransactionModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// The change.
  public var transform: (inout Transaction) -> Void

  func modify(_ transaction: inout Transaction, isNew: Bool) { transform(&transaction) }
  func isNew(comparedTo old: Self) -> Bool { true }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Animates, in this view and those in it, whatever changes in the same update as a value.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction that flows down to this view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
}

/// A modifier that changes the transaction for what is below it, and nothing else.
@MainActor protocol TransactionModifier: PrimitiveModifier {
  func modify(_ transaction: inout Transaction, isNew: Bool)
  func isNew(comparedTo old: Self) -> Bool
}

extension TransactionModifier {
  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    TransactionElement(view, site)
  }
}

private final class TransactionElement<Content: View, M: TransactionModifier>:
  ElementOf<ModifiedContent<Content, M>>
{
  private var child: ElementOf<Content>?
  /// The update in which the modifier's value changed.
  private var changedIn = -1

  override init(_ view: ModifiedContent<Content, M>, _ site: Site) {
    super.init(view, site)
    child = makeChild(view.content)
  }

  override func update(_ view: ModifiedContent<Content, M>, environment: EnvironmentValues) {
    if view.modifier.isNew(comparedTo: self.view.modifier) { changedIn = host.updateNumber }
    super.update(view, environment: environment)
    child?.update(view.content, environment: environment)
  }

  override func modifyTransaction(_ transaction: inout Transaction) {
    view.modifier.modify(&transaction, isNew: changedIn == host.updateNumber)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }
}
