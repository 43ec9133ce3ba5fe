import Drawing
import Foundation
import SheenCore
import SheenUIKit
import UIKit
import UIKitStage

/// UIKit on the stage: layers, moved by Core Animation, which Cairo draws.
struct UIKitContestant: Contestant {
  let name = "UIKit"

  /// A date, which light is counted by.
  let clock = 1000.0

  /// An app's window has the light of a phone, whatever its size.
  let windowArea: SheenRect? = ShimmerScope.windowArea

  /// The skeleton's view.
  var view: @MainActor (Setting) -> UIView = {
    SkeletonPlaceholdersView($0.skeleton, style: $0.style)
  }

  func pictures(of shots: [Shot]) throws -> [[Pixels]] { try shots.map(pictures) }

  private func pictures(of shot: Shot) throws -> [Pixels] {
    let setting = shot.setting
    let stage = try WindowStage(
      view: windowContent(setting),
      size: CGSize(width: setting.window.width, height: setting.window.height),
      scale: setting.scale,
      settings: WindowSettings {
        $0.userInterfaceStyle = setting.appearance.scheme == .dark ? .dark : .light
        $0.increaseContrast = setting.appearance.contrast == .increased
        $0.layoutDirection = setting.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      },
      mediaTimeAtStart: 54_321.987, epoch: Date(timeIntervalSinceReferenceDate: clock))
    defer { stage.close() }
    let background = setting.palette.background
    stage.perform {
      stage.window.backgroundColor = UIColor(
        red: background.red, green: background.green, blue: background.blue, alpha: 1)
    }
    return try shot.times.map { time in
      stage.advance(to: time - clock)
      return Pixels(try stage.picture(), partOf: setting)
    }
  }

  /// The skeleton at its place, in a view of its own size, which is a group.
  private func windowContent(_ setting: Setting) -> UIView {
    let size = CGSize(width: setting.size.width, height: setting.size.height)
    let root = UIView()
    let group = UIView(frame: CGRect(x: setting.origin.x, y: setting.origin.y, size))
    let view = view(setting)
    view.frame = CGRect(origin: .zero, size: size)
    root.addSubview(group)
    group.addSubview(view)
    return root
  }
}

extension CGRect {
  fileprivate init(x: Double, y: Double, _ size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
