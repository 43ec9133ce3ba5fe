/// Where contents wait until somebody lets them go, so that what a page shows does not depend on time.
actor Gate {
  private var open: Set<String> = []
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  /// Lets a content go to all pages, those that come later included.
  func release(_ name: String) {
    open.insert(name)
    for page in waiting.removeValue(forKey: name) ?? [] { page.resume() }
  }

  func wait(for name: String) async {
    guard !open.contains(name) else { return }
    await withCheckedContinuation { waiting[name, default: []].append($0) }
  }

  /// Holds all contents again.
  func reset() { open = [] }
}
