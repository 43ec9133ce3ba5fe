import Drawing
import Foundation
import SheenImage
import SheenRaster
import UIKit
import UIKitStage

/// A screen in one appearance and one layout direction.
@MainActor struct Recording {
  let screen: Screen
  let suffix: String
  let settings: WindowSettings

  /// The files' names without their endings, such as `logo-dark`.
  var name: String { screen.name + suffix }

  static let variants = [
    (suffix: "", settings: WindowSettings()),
    (suffix: "-dark", settings: WindowSettings { $0.userInterfaceStyle = .dark }),
    (suffix: "-rtl", settings: WindowSettings { $0.layoutDirection = .rightToLeft }),
  ]

  static let all = Screen.all.flatMap { screen in
    variants.map { Recording(screen: screen, suffix: $0.suffix, settings: $0.settings) }
  }

  /// The bytes of a moving picture.
  func movie() throws -> [UInt8] {
    let timing = try FrameTiming(period: screen.length, framesPerSecond: 30, for: .webp)
    var take: Take?
    let frames = try FrameSequence(
      width: Int(Screen.size.width), height: Int(Screen.size.height), timing: timing
    ) { index in
      try MainActor.assumeIsolated {
        // An encoder may ask for everything a second time, and no stage goes back.
        let current = if let take, index > 0 { take } else { try Take(self) }
        take = current
        return try current.frame(at: timing.phase(of: index) * timing.period)
      }
    }
    return try ImageFormat.webp.encode(frames, options: ImageOptions(effort: .fast))
  }

  /// The light in the middle of its way.
  func still() throws -> [UInt8] {
    try ImageFormat.png.encode(
      Take(self).frame(at: screen.still), options: ImageOptions(effort: .fast))
  }
}

/// One time through.
@MainActor final class Take {
  private let stage: WindowStage
  private var event: (time: Double, action: () -> Void)?

  init(_ recording: Recording) throws {
    var event: (Double, () -> Void)?
    stage = try WindowStage(
      {
        let made = recording.screen.make()
        event = (made.at, made.event)
        return made.0
      }(), size: Screen.size, scale: 1, settings: recording.settings,
      pictures: ["Logo": Logo.picture()])
    self.event = event
  }

  /// The window at a time, which does not lie before that of the last call.
  func frame(at time: Double) throws -> RasterFrame {
    if let event, event.time <= time {
      stage.advance(to: event.time)
      stage.perform(event.action)
      self.event = nil
    }
    stage.advance(to: time)
    let picture = try stage.picture()
    return try RasterFrame(
      width: picture.width, height: picture.height,
      pixels: picture.rgba.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) })
  }
}
