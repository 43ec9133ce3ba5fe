public import Drawing
public import Foundation
public import SwiftUI

/// A window without a screen: it shows a view, lets time pass, and takes pictures.
///
/// Its clock moves only when it is told to, so whatever is seen on a stage is the same every time.
///
///     let stage = try Stage(MyView(), size: CGSize(width: 390, height: 844))
///     stage.advance(to: 0.5)
///     let picture = try stage.picture()
///
/// Work that an app leaves to `DispatchQueue.main` is not on this clock. ``settle()`` runs what is
/// due there; work that is put off by `asyncAfter` has to be waited for in real time, with
/// ``waitForMainQueue(upTo:)``. Views under test take such state from outside.
@MainActor public final class Stage {
  let host = Host()

  /// The window's size in points.
  public private(set) var size: CGSize
  /// Pixels to a point.
  public let scale: Double
  /// Frames a second of the display, the first at time 0; must be above 0.
  public var frameRate: Double = 60 {
    didSet { if !(frameRate > 0 && frameRate.isFinite) { frameRate = oldValue } }
  }

  /// What the device and its user have chosen; can be changed while the view is shown.
  public var settings: StageSettings {
    didSet { if settings != oldValue { host.change(settings.environment(scale: scale)) } }
  }

  /// Whether the device is to save power. This is one thing for all stages, as it is for all
  /// windows of a device: `ProcessInfo` tells it, and a notification when it changes.
  public static var lowPowerMode: Bool {
    get { ProcessInfo.processInfo.isLowPowerModeEnabled }
    set { ProcessInfo.setLowPowerMode(newValue) }
  }

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The window's size in points.
  ///   - scale: Pixels to a point, above 0.
  ///   - settings: What the device and its user have chosen.
  ///   - epoch: The date that timelines see at time 0.
  ///   - pictures: The app's pictures, by the names that `Image` knows them by.
  /// - Throws: ``StageError`` where the window cannot be that large or small.
  public init<V: View>(
    _ view: V, size: CGSize, scale: Double = 2, settings: StageSettings = StageSettings(),
    epoch: Date = Date(timeIntervalSinceReferenceDate: 0),
    pictures: [String: DrawingPicture] = [:]
  ) throws(StageError) {
    try Stage.check(size, scale)
    self.size = size
    self.scale = scale
    self.settings = settings
    host.epoch = epoch
    host.pictures = pictures
    host.mount(view, size: size, environment: settings.environment(scale: scale))
  }

  private static func check(_ size: CGSize, _ scale: Double) throws(StageError) {
    guard WindowSize.isUsable(size, scale: scale) else { throw .size(size, scale: scale) }
  }

  /// Changes the window's size.
  ///
  /// - Throws: ``StageError`` where the window cannot be that large or small.
  public func resize(to size: CGSize) throws(StageError) {
    try Stage.check(size, scale)
    self.size = size
    host.resize(to: size)
  }

  /// Takes the view away, as if its window were closed.
  public func close() { host.unmount() }

  // MARK: Time

  /// Seconds since the view was first shown.
  public var time: Double { host.time }

  /// Whether something moves, so that frames are needed although nothing happens.
  public var isMoving: Bool {
    host.update()
    return host.isMoving
  }

  /// Lets time pass until a moment, frame by frame where something moves; the moment itself is a
  /// frame, too, if anything moves then. A moment in the past changes nothing.
  public func advance(to time: Double) {
    host.update()
    guard time.isFinite else { return }
    while let next = host.nextFrame(rate: frameRate), next <= time + 1e-9 { showFrame(at: next) }
    guard time > host.time + 1e-9 else { return }
    if host.isDue(at: time) { showFrame(at: time) } else { host.setTime(time) }
  }

  private func showFrame(at time: Double) {
    host.setTime(time)
    host.counts.frames += 1
    host.update()
  }

  /// Lets time pass.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Lets the tasks of views, and what is due on the main queue, run until nothing more happens,
  /// and shows what they have changed. A task that never waits for anything else is given up
  /// after a thousand rounds.
  ///
  /// Tasks that an app starts by itself, with `Task { }`, are waited for only as far as they stay
  /// on the main actor.
  public func settle() async {
    var quiet = 0
    for _ in 0..<1000 where quiet < 20 {
      let steps = host.tasks.stepCount
      await host.tasks.turn()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      let isQuiet = steps == host.tasks.stepCount && !host.needsUpdate
      quiet = isQuiet ? quiet + 1 : 0
      host.update()
    }
  }

  /// Waits, in real time, until work on the main queue changes something that views show, or
  /// until as many seconds have passed. The stage's own clock stands still meanwhile.
  ///
  /// This is for programs that show others' screens as they are; it must be called on the main
  /// thread, outside of asynchronous code. Tests have no business with real time.
  ///
  /// - Returns: Whether anything has changed.
  @discardableResult
  public func waitForMainQueue(upTo seconds: TimeInterval) -> Bool {
    host.update()
    let end = Date(timeIntervalSinceNow: max(0, min(seconds, 3600)))
    while !host.needsUpdate, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
    }
    defer { host.update() }
    return host.needsUpdate
  }

  // MARK: Pictures

  /// The window as it is seen now; clear where nothing is drawn.
  public func picture() throws(DrawingError) -> DrawingPicture {
    host.update()
    let canvas = try DrawingCanvas(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())), scale: scale)
    host.draw(on: canvas)
    return canvas.picture()
  }

  /// Where lines of text and pictures are drawn, in points.
  public var contentFrames: [CGRect] {
    host.update()
    return host.contentFrames
  }

  // MARK: What was done

  /// How often things have been done since the view was first shown.
  public var counts: StageCounts {
    host.update()
    return StageCounts(host.counts)
  }

  /// How often things are done by `body`.
  ///
  ///     let cost = stage.counting { stage.advance(by: 2) }
  public func counting(_ body: () throws -> Void) rethrows -> StageCounts {
    let before = counts
    try body()
    return counts - before
  }

  /// Faults of the views that SwiftUI reports while an app runs: identities that occur twice,
  /// state that is set while a view is updated, pictures that are missing, and the like.
  public var problems: [String] {
    host.update()
    return host.problems
  }
}

/// Why a stage could not be set up.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// The window's size in points, times the scale, is not 1…32,767 pixels.
  case size(CGSize, scale: Double)
  /// Nothing with this label was found; the labels that there are.
  case noElement(String, labels: [String])
  /// What has this label cannot be used.
  case notUsable(String)
  /// Nothing at this point answers to a tap, or can be scrolled.
  case nothing(at: CGPoint)

  /// What went wrong, and what would be right.
  public var description: String {
    switch self {
    case .size(let size, let scale):
      WindowSize.refusal(size, scale: scale)
    case .noElement(let label, let labels):
      "nothing is labelled \"\(label)\"; there are: "
        + labels.map { "\"\($0)\"" }.joined(separator: ", ")
    case .notUsable(let label):
      "what is labelled \"\(label)\" cannot be used: it is disabled, or not a control"
    case .nothing(let point):
      "nothing at (\(point.x), \(point.y)) answers"
    }
  }
}
