/// Actions when a view comes and goes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _AppearanceActionModifier: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// Called when the view comes.
  public var appear: (() -> Void)?
  /// Called when the view has gone.
  public var disappear: (() -> Void)?

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      AppearanceBox($0)
    } update: { modifier, box in
      box.modifier = modifier
    }
  }
}

/// Work that goes on as long as a view is there.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public nonisolated struct _TaskModifier<ID: Equatable>: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      TaskBox<ID>($0)
    } update: { modifier, box in
      box.set(modifier)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Does something before the view is first seen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Does something after the view has gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Works as long as the view is there; the task is cancelled when the view goes.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Works as long as the view is there, and begins anew when a value changes.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}

private final class AppearanceBox: WrapperBox {
  var modifier = _AppearanceActionModifier(appear: nil, disappear: nil)

  private var isShown = false

  override func begin() { setShown(true) }
  override func end() { setShown(false) }

  override func setCovered(_ isCovered: Bool) {
    super.setCovered(isCovered)
    setShown(!isCovered)
  }

  private func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown {
      host.afterThisUpdate { [weak self] in self?.modifier.appear?() }
    } else {
      let action = modifier.disappear
      host.afterThisUpdate { action?() }
    }
  }
}

private final class TaskBox<ID: Equatable>: WrapperBox {
  private var modifier: _TaskModifier<ID>?
  private var task: Task<Void, Never>?
  private var hasBegun = false

  func set(_ modifier: _TaskModifier<ID>) {
    let isNew = self.modifier.map { $0.id != modifier.id } ?? true
    self.modifier = modifier
    if isNew, hasBegun {
      task?.cancel()
      host.afterThisUpdate { [weak self] in self?.start() }
    }
  }

  override func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    host.afterThisUpdate { [weak self] in self?.start() }
  }

  override func setCovered(_ isCovered: Bool) {
    super.setCovered(isCovered)
    if isCovered { end() } else { begin() }
  }

  private func start() {
    guard let modifier, hasBegun else { return }
    task = Task(
      executorPreference: host.tasks, priority: modifier.priority, operation: modifier.action)
  }

  override func end() {
    hasBegun = false
    task?.cancel()
  }
}
