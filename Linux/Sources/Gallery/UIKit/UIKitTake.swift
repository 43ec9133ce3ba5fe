import Foundation
import SheenRaster
import UIKit
import UIKitScreens
import UIKitStage

extension GalleryScreen {
  /// A view controller, and when what it waits for comes.
  ///
  /// - Parameters:
  ///   - still: When light is in the middle of its way, in seconds.
  ///   - loadTime: When it loads, in seconds.
  static func uiKit(
    _ example: ExampleController, code: String, length: Double, still: Double,
    loadTime: Double? = nil
  ) -> GalleryScreen {
    GalleryScreen(
      name: example.id, title: example.title, summary: example.summary, code: code,
      size: CGSize(width: 390, height: 400), length: length, still: still
    ) { screen, variant in
      try UIKitTake(screen: screen, variant: variant) {
        let (controller, load) = example.make()
        return (controller, loadTime.flatMap { time in load.map { (time, $0) } })
      }
    }
  }
}

/// One time through a UIKit screen.
@MainActor struct UIKitTake: Take {
  typealias Event = (time: Double, action: () -> Void)

  private let stage: WindowStage
  private var event: Event?

  /// - Parameter make: The controller, which finds the stage's pictures, and what happens to it.
  init(
    screen: GalleryScreen, variant: Variant,
    make: () -> (controller: UIViewController, event: Event?)
  ) throws {
    var event: Event?
    stage = try WindowStage(
      {
        let made = make()
        event = made.event
        return made.controller
      }(), size: screen.size, scale: screen.scale,
      settings: WindowSettings {
        $0.userInterfaceStyle = variant.isDark ? .dark : .light
        $0.layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
      }, pictures: ["Logo": Logo.picture()])
    self.event = event
  }

  mutating func frame(at time: Double) throws -> RasterFrame {
    if let event, event.time <= time {
      stage.advance(to: event.time)
      stage.perform(event.action)
      self.event = nil
    }
    stage.advance(to: time)
    return try RasterFrame(stage.picture())
  }
}
