package import Drawing
import Foundation

/// What holds one tree of views together: its time, its changes and its counts.
@MainActor package final class Host {
  /// Seconds since the beginning.
  package private(set) var time: Double = 0
  /// The date that timelines see at time 0.
  package var epoch = Date(timeIntervalSinceReferenceDate: 0)
  package var counts = Counts()
  /// Faults of the app that SwiftUI would print at run time.
  package private(set) var problems: [String] = []

  /// The app's pictures by their names.
  package var pictures: [String: DrawingPicture] = [:]

  func picture(named name: String) -> DrawingPicture? {
    if let picture = pictures[name] { return picture }
    report("there is no picture named \"\(name)\"")
    return nil
  }

  let queue = ChangeQueue()
  package let tasks = TaskQueue()
  var transaction = Transaction()
  var dirtyElements: [Element] = []
  private var running: [any RunningAnimation] = []
  private var runningIdentities: Set<ObjectIdentifier> = []
  private var timelines: [any Ticking] = []
  private var preferenceReaders: [any PreferenceReader] = []
  private var preferencesAreStale = false
  private var placesAreStale = false
  private var placeObservers: [any PlaceObserver] = []
  /// The box whose content is being made in the middle of a layout.
  private(set) var settlingBox: Box?
  private var afterUpdate: [() -> Void] = []
  private var staleContainers: [Box] = []
  private var repainted: Set<ObjectIdentifier> = []
  var root: RootBox?
  var rootElement: AnyRootElement?
  private(set) var isUpdating = false
  /// Counts updates, so that a modifier knows whether its value changed in this one.
  private(set) var updateNumber = 0

  package init() { Host.live.append(WeakHost(host: self)) }

  package var date: Date { epoch.addingTimeInterval(time) }

  func report(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Work to be done

  func afterThisUpdate(_ action: @escaping () -> Void) { afterUpdate.append(action) }

  func animate(_ animation: any RunningAnimation) {
    if runningIdentities.insert(ObjectIdentifier(animation)).inserted { running.append(animation) }
  }

  func add(_ timeline: any Ticking) { timelines.append(timeline) }
  func remove(_ timeline: any Ticking) { timelines.removeAll { $0 === timeline } }

  func markStale(_ container: Box) { staleContainers.append(container) }

  /// Something has moved without a layout.
  func placesChanged() {
    placesAreStale = true
    preferencesAreStale = true
  }

  func preferencesChanged() { preferencesAreStale = true }

  func add(_ reader: any PreferenceReader) {
    preferenceReaders.append(reader)
    preferencesAreStale = true
  }

  func remove(_ reader: any PreferenceReader) {
    preferenceReaders.removeAll { $0 === reader }
  }

  func add(_ observer: any PlaceObserver) { placeObservers.append(observer) }
  func remove(_ observer: any PlaceObserver) { placeObservers.removeAll { $0 === observer } }

  func repaint(_ box: Box) { repainted.insert(ObjectIdentifier(box)) }

  package var needsUpdate: Bool {
    !queue.isEmpty || !dirtyElements.isEmpty || !staleContainers.isEmpty
      || root?.needsLayout == true || !afterUpdate.isEmpty || placesAreStale
  }

  /// Does everything that waits: changes, bodies, layout, and the actions that follow from them,
  /// until nothing is left.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while needsUpdate {
      rounds += 1
      guard rounds <= 200 else {
        report(
          "the views did not come to rest after 200 updates: an action that follows from an "
            + "update (onAppear, onChange, onPreferenceChange) sets state that leads to it again")
        break
      }
      updateOnce()
    }
    counts.repaints += repainted.count
    repainted.removeAll()
  }

  private func updateOnce() {
    updateNumber += 1
    if let (transaction, changes) = queue.takeNext() {
      self.transaction = transaction
      changes.forEach { $0() }
    }
    refreshElements()
    layOut()
    placesAreStale = false
    placeObservers.forEach { $0.placesDidChange() }
    if preferencesAreStale {
      preferencesAreStale = false
      preferenceReaders.forEach { $0.readPreferences() }
    }
    transaction = Transaction()
    let actions = afterUpdate
    afterUpdate = []
    acting { actions.forEach { $0() } }
  }

  /// Evaluates what is marked, from the top down, so that a view is not asked twice.
  func refreshElements() {
    while !dirtyElements.isEmpty {
      // What is marked on the way lies further down, but need not lie below what comes next.
      dirtyElements.sort { $0.depth > $1.depth }
      var rest = dirtyElements.count
      while dirtyElements.count == rest, let element = dirtyElements.popLast() {
        rest -= 1
        guard element.isDirty else { continue }
        element.isDirty = false
        if element.isMounted { element.refresh() }
      }
    }
    let containers = staleContainers
    staleContainers = []
    if !containers.isEmpty { preferencesAreStale = true }
    containers.forEach { $0.syncChildren() }
  }

  /// Makes content whose making had to wait for its room, in the middle of a layout.
  func settle(within box: Box, _ make: () -> Void) {
    let outer = settlingBox
    settlingBox = box
    make()
    refreshElements()
    settlingBox = outer
  }

  private func layOut() {
    guard let root, root.needsLayout else { return }
    counts.layoutPasses += 1
    root.layOutWindow()
    preferencesAreStale = true
  }

  // MARK: Actions

  private static var live: [WeakHost] = []
  /// The host whose update or action is going on.
  private static weak var current: Host?

  private struct WeakHost {
    weak var host: Host?
  }

  /// What was said to screen readers, with the times.
  package private(set) var announcements: [(time: Double, words: String)] = []

  /// Runs an action of the app.
  func acting<Result>(_ action: () -> Result) -> Result {
    let outer = Host.current
    Host.current = self
    defer { Host.current = outer }
    return action()
  }

  /// Words from an action belong to its window; words from elsewhere are heard in all of them.
  static func announce(_ words: String) {
    live.removeAll { $0.host == nil }
    let listeners = current.map { [$0] } ?? live.compactMap(\.host)
    for host in listeners { host.announcements.append((host.time, words)) }
  }

  // MARK: Time

  /// Whether frames are needed although nothing happens.
  package var isMoving: Bool { !running.isEmpty || timelines.contains { $0.nextTick != nil } }

  /// The time of the next frame of a display, or nil where none is needed.
  ///
  /// - Parameter rate: Frames a second; the first is at time 0.
  package func nextFrame(rate: Double) -> Double? {
    let next = ((time * rate + 1e-6).rounded(.down) + 1) / rate
    if !running.isEmpty { return next }
    guard let tick = timelines.compactMap(\.nextTick).min() else { return nil }
    return max(next, (tick * rate - 1e-6).rounded(.up) / rate)
  }

  /// Whether something moves at a time, be it a frame of the display or not.
  package func isDue(at time: Double) -> Bool {
    !running.isEmpty || timelines.contains { ($0.nextTick ?? .infinity) <= time + 1e-6 }
  }

  /// Moves the clock, and everything that depends on it.
  package func setTime(_ time: Double) {
    self.time = max(self.time, time)
    let animations = running
    running = []
    runningIdentities = []
    for animation in animations where animation.advance(to: self.time) { animate(animation) }
    for timeline in timelines { timeline.tick(at: self.time) }
  }
}

/// Something that wants to be told of certain times.
@MainActor protocol Ticking: AnyObject {
  /// When it wants to be told next; nil for never.
  var nextTick: Double? { get }
  func tick(at time: Double)
}
