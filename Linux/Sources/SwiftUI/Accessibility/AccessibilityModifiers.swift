/// Changes what a screen reader finds in a view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never

  enum Change {
    case hidden(Bool)
    case element(AccessibilityChildBehavior)
    case attributes(@MainActor @Sendable (AccessibilityItem) -> Void)
    case activation(() -> Void)
    case action(String, () -> Void)
  }

  let change: Change

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      AccessibilityBox($0)
    } update: { modifier, box in
      box.change = modifier.change
    }
  }
}

/// What becomes of the elements in a view that is made an element itself.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private let rawValue: Int
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(rawValue: 0)
  /// They stay, within it.
  public static let contain = AccessibilityChildBehavior(rawValue: 1)
  /// They become one.
  public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

/// Which action a screen reader takes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
  private let rawValue: Int
  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(rawValue: 0)
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  private nonisolated func attribute(
    _ change: @escaping @MainActor @Sendable (AccessibilityItem) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: .attributes(change)))
  }

  /// Hides this view, and everything in it, from screen readers.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: .hidden(hidden)))
  }

  /// Makes this view one element for screen readers.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityAttachmentModifier(change: .element(children)))
  }

  /// What a screen reader calls this view.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attribute { $0.label = label.string }
  }

  /// What a screen reader calls this view.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// What a screen reader calls this view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// What a screen reader says of this view's state.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attribute { $0.value = valueDescription.string }
  }

  /// What a screen reader says of this view's state.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// What a screen reader says of this view's state.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// What a screen reader says of what this view does.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attribute { $0.hint = hint.string }
  }

  /// What a screen reader says of what this view does.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// What a screen reader says of what this view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// A name for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attribute { $0.identifier = identifier }
  }

  /// Adds what a screen reader says of the kind of this view.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attribute { $0.traits.formUnion(traits) }
  }

  /// Takes away what a screen reader says of the kind of this view.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attribute { $0.traits.remove(traits) }
  }

  /// When this view is read: those with a higher number come first.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attribute { $0.sortPriority = sortPriority }
  }

  /// What a screen reader's double tap does.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: .activation(handler)))
  }

  /// A further action for screen readers.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: .action(name.string, handler)))
  }
}

private final class AccessibilityBox: WrapperBox {
  var change: AccessibilityAttachmentModifier.Change?

  override func accessibilityElements() -> [AccessibilityItem] {
    let items = super.accessibilityElements()
    switch change {
    case nil: return items
    case .hidden(let isHidden): return isHidden ? [] : items
    case .element(let behavior): return [element(of: items, behavior)]
    case .attributes(let change): return changed(items, change)
    case .activation(let action): return changed(items) { $0.activate = action }
    case .action(let name, let action): return changed(items) { $0.actions.append((name, action)) }
    }
  }

  /// A view without an element of its own becomes one by being described.
  private func changed(
    _ items: [AccessibilityItem], _ change: (AccessibilityItem) -> Void
  ) -> [AccessibilityItem] {
    let items = items.isEmpty ? [AccessibilityItem(box: self)] : items
    items.forEach(change)
    return items
  }

  private func element(
    of items: [AccessibilityItem], _ behavior: AccessibilityChildBehavior
  ) -> AccessibilityItem {
    let element = AccessibilityItem(box: self)
    switch behavior {
    case .contain: element.children = items
    case .combine: element.combine(items.flatMap(\.all))
    default: break
    }
    return element
  }
}

extension AccessibilityItem {
  /// Takes over what several items say: labels in order, and the first value and action.
  func combine(_ items: [AccessibilityItem]) {
    label = items.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    let values = items.compactMap(\.value)
    if !values.isEmpty { value = values.joined(separator: ", ") }
    for item in items { traits.formUnion(item.traits) }
    activate = items.lazy.compactMap(\.activate).first
    actions = items.flatMap(\.actions)
  }
}
