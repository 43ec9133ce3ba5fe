public import Drawing
public import Foundation
import QuartzCore
public import UIKit

/// A window without a screen: it shows a controller's view, lets time pass, and takes pictures.
///
/// Its clock moves only when it is told to, so whatever is seen on a stage is the same every time.
///
///     let stage = try WindowStage(MyController(), size: CGSize(width: 390, height: 844))
///     stage.advance(to: 0.5)
///     let picture = try stage.picture()
///
/// `UIScreen.main`, `UIApplication.shared`, `CACurrentMediaTime()` and `CFAbsoluteTimeGetCurrent()`
/// are those of the stage that was used last, so views are to be made in the call that makes their
/// stage, or after it.
@MainActor public final class WindowStage {
  /// The window.
  public let window: UIWindow
  /// Pixels to a point.
  public let scale: Double
  let device: Device
  private let mediaTimeAtStart: Double

  /// What the device and its user have chosen; can be changed while the window is shown.
  public var settings: WindowSettings {
    didSet {
      guard settings != oldValue else { return }
      perform {
        settings.apply(to: device, size: size, scale: scale)
        if settings.contentSizeCategory != oldValue.contentSizeCategory {
          device.server.calling {
            NotificationCenter.default.post(
              name: UIContentSizeCategory.didChangeNotification, object: device.application)
          }
        }
      }
    }
  }

  /// Whether the device is to save power. This is one thing for all stages, as it is for all
  /// windows of a device: `ProcessInfo` tells it, and a notification when it changes.
  public static var lowPowerMode: Bool {
    get { ProcessInfo.processInfo.isLowPowerModeEnabled }
    set { ProcessInfo.setLowPowerMode(newValue) }
  }

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - controller: The controller; it is made after the stage's device.
  ///   - size: The window's size in points.
  ///   - scale: Pixels to a point, above 0.
  ///   - settings: What the device and its user have chosen.
  ///   - mediaTimeAtStart: What `CACurrentMediaTime()` tells at time 0. It is not 0, as
  ///     animations read a `beginTime` of 0 as "now".
  ///   - epoch: The date at time 0, as `CFAbsoluteTimeGetCurrent()` tells it.
  ///   - pictures: The app's pictures, by the names that `UIImage(named:)` knows them by.
  /// - Throws: ``WindowStageError`` where the window cannot be that large or small.
  public init(
    _ controller: @autoclosure () -> UIViewController, size: CGSize, scale: Double = 2,
    settings: WindowSettings = WindowSettings(), mediaTimeAtStart: Double = 1000,
    epoch: Date = Date(timeIntervalSinceReferenceDate: 0),
    pictures: [String: DrawingPicture] = [:]
  ) throws(WindowStageError) {
    try WindowStage.check(size, scale)
    self.scale = scale
    self.settings = settings
    self.mediaTimeAtStart = mediaTimeAtStart.isFinite ? mediaTimeAtStart : 1000
    device = Device(server: RenderServer(time: self.mediaTimeAtStart))
    device.server.absoluteTime = epoch.timeIntervalSinceReferenceDate
    device.server.scale = scale
    device.pictures = pictures.mapValues { CGImage($0) }
    device.use()
    settings.apply(to: device, size: size, scale: scale)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.backgroundColor = .systemBackground
    window.rootViewController = controller()
    window.makeKeyAndVisible()
    device.server.flush()
  }

  /// Shows a view that fills the window.
  public convenience init(
    view: @autoclosure () -> UIView, size: CGSize, scale: Double = 2,
    settings: WindowSettings = WindowSettings(), mediaTimeAtStart: Double = 1000,
    epoch: Date = Date(timeIntervalSinceReferenceDate: 0),
    pictures: [String: DrawingPicture] = [:]
  ) throws(WindowStageError) {
    try self.init(
      {
        let controller = UIViewController()
        controller.view = view()
        return controller
      }(), size: size, scale: scale, settings: settings, mediaTimeAtStart: mediaTimeAtStart,
      epoch: epoch, pictures: pictures)
  }

  private static func check(_ size: CGSize, _ scale: Double) throws(WindowStageError) {
    guard WindowSize.isUsable(size, scale: scale) else { throw .size(size, scale: scale) }
  }

  /// Does something on this stage's device, and shows what has changed.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    device.use()
    defer { device.server.flush() }
    return try body()
  }

  /// The window's size in points.
  public var size: CGSize { window.bounds.size }

  /// Changes the window's size, as a turn of the device does.
  ///
  /// - Throws: ``WindowStageError`` where the window cannot be that large or small.
  public func resize(to size: CGSize) throws(WindowStageError) {
    try WindowStage.check(size, scale)
    perform {
      let coordinator = Coordinator()
      window.rootViewController?.viewWillTransition(to: size, with: coordinator)
      settings.apply(to: device, size: size, scale: scale)
      window.frame = CGRect(origin: .zero, size: size)
      window.layoutIfNeeded()
      coordinator.finish()
    }
  }

  /// Takes the window away.
  public func close() {
    perform {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  // MARK: The app's state

  /// Leaves the app, as somebody does who goes to the home screen: animations that are removed on
  /// completion go.
  public func enterBackground() { perform { device.application.move(to: .background) } }
  /// Comes back to the app.
  public func enterForeground() { perform { device.application.move(to: .active) } }
  /// Interrupts the app, as the control center or a call does; it is still seen.
  public func resignActive() { perform { device.application.move(to: .inactive) } }

  // MARK: Time

  /// Seconds since the window was first shown.
  public var time: Double { device.server.time - mediaTimeAtStart }
  /// What `CACurrentMediaTime()` tells.
  public var mediaTime: Double { device.server.time }
  /// The device's clock, which goes on with time. A user can set it, and it goes on alone while the
  /// device sleeps: add seconds then.
  public var date: Date {
    get { Date(timeIntervalSinceReferenceDate: device.server.absoluteTime) }
    set { device.server.absoluteTime = newValue.timeIntervalSinceReferenceDate }
  }

  /// Lets time pass until a moment. Whoever waits for the end of an animation, or for the display,
  /// is called at the frame of the display that follows, 60 a second. A moment in the past changes
  /// nothing.
  public func advance(to time: Double) {
    guard time.isFinite else { return }
    perform {
      let end = time + mediaTimeAtStart
      device.server.flush()
      while let event = device.server.nextEvent {
        let frame = (((event - mediaTimeAtStart) * 60 - 1e-6).rounded(.up)) / 60 + mediaTimeAtStart
        let next = max(frame, event)
        guard next <= end + 1e-9 else { break }
        device.server.advance(to: max(next, device.server.time + 1e-9))
      }
      device.server.advance(to: end)
    }
  }

  /// Lets time pass.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Lets what is due on the main actor and the main queue run until it is done, as far as it does
  /// not wait for the clock, and shows what has changed.
  public func settle() async {
    for _ in 0..<20 {
      device.use()
      await Task.yield()
      device.use()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      perform {}
    }
  }

  /// Whether frames are needed: something is animated, or waits for the clock.
  package var isMoving: Bool {
    !device.server.animatedLayers.isEmpty || device.server.nextEvent != nil
  }

  // MARK: Pictures

  /// The window as it is seen now.
  public func picture() throws(DrawingError) -> DrawingPicture {
    perform {}
    let canvas = try DrawingCanvas(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())), scale: scale)
    for shown in device.windows.sorted(by: { $0.windowLevel.rawValue < $1.windowLevel.rawValue }) {
      shown.layer.render(on: canvas)
    }
    return canvas.picture()
  }

  // MARK: What was done

  /// How often things have been done since the window was first shown.
  public var counts: WindowCounts {
    perform {}
    return WindowCounts(device.server)
  }

  /// How often things are done by `body`.
  ///
  ///     let cost = stage.counting { stage.advance(by: 2) }
  public func counting(_ body: () throws -> Void) rethrows -> WindowCounts {
    let before = counts
    try body()
    return counts - before
  }

  /// How often screen readers were told that something of the screen is another.
  public var layoutChanges: Int {
    device.announcements.count { $0.notification == .layoutChanged }
  }

  /// What was said to screen readers, with the times.
  public var announcements: [(time: Double, words: String)] {
    device.announcements.filter { $0.notification == .announcement }
      .map { ($0.time - mediaTimeAtStart, $0.words) }
  }
}

/// Runs what goes along with a change of size at once.
private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
  private var completions: [(any UIViewControllerTransitionCoordinator) -> Void] = []
  let transitionDuration = 0.0

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func finish() { completions.forEach { $0(self) } }
}

/// Why a stage could not be set up, or used.
public enum WindowStageError: Error, Equatable, CustomStringConvertible {
  /// The window's size in points, times the scale, is not 1…32,767 pixels.
  case size(CGSize, scale: Double)
  /// Nothing with this label was found; the labels that there are.
  case noElement(String, labels: [String])
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
    case .nothing(let point):
      "nothing at (\(point.x), \(point.y)) answers"
    }
  }
}
