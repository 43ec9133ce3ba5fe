public import Drawing
public import Foundation
public import SwiftUI

/// A window without a screen: it shows a view, lets time pass, and takes pictures.
@MainActor public final class Stage {
  private let host = Host()
  private var environment: EnvironmentValues
  /// The window's size in points.
  public private(set) var size: CGSize
  /// Pixels to a point.
  public let scale: Double
  /// Frames a second of the display.
  public var frameRate: Double = 60

  /// Shows a view.
  public init<V: View>(
    _ view: V, size: CGSize, scale: Double = 2, environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.size = size
    self.scale = scale
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.scenePhase = .active
    change(&environment)
    self.environment = environment
    host.mount(view, size: size, environment: environment)
  }

  /// Seconds since the view was first shown.
  public var time: Double { host.time }

  /// Lets time pass until a moment, frame by frame where something moves.
  public func advance(to time: Double) {
    host.update()
    while let next = host.nextFrame(interval: 1 / frameRate), next <= time + 1e-9 {
      host.setTime(next)
      host.counts.frames += 1
      host.update()
    }
    host.setTime(time)
    host.update()
  }

  /// Lets time pass.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// The window as it is seen now.
  public func picture() throws -> DrawingPicture {
    host.update()
    let canvas = try DrawingCanvas(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      scale: scale)
    host.draw(on: canvas)
    return canvas.picture()
  }

  /// Faults of the views that SwiftUI would report while the app runs.
  public var problems: [String] { host.problems }
}
