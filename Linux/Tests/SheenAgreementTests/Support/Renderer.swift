import SheenCore

/// Everybody whose light has to be the same.
enum Renderer: String, CaseIterable, Sendable {
  case swiftUI = "SwiftUI"
  case uiKit = "UIKit"
  case html = "HTML"
  case svg = "SVG"
  case terminal

  @MainActor var contestant: any Contestant {
    switch self {
    case .swiftUI: SwiftUIContestant()
    case .uiKit: UIKitContestant()
    case .html: HTMLContestant()
    case .svg: SVGContestant()
    case .terminal: TerminalContestant()
    }
  }

  /// Those that can draw a screen as it is described; a terminal moves all of it to whole cells.
  static let ofPixels = allCases.filter { $0 != .terminal }

  /// The scales that a test of all scales is about. A terminal has one, its cells.
  var scales: [Double] { self == .terminal ? [Setting.cellScale] : [1, 2, 3] }

  /// A small skeleton in which everything occurs that a renderer could draw wrongly, under a style.
  func card(_ style: ShimmerStyle) -> Setting {
    switch self {
    case .swiftUI, .uiKit: .windowCard(style)
    // A browser moves boxes to whole pixels, and with them the light that is theirs alone.
    case .html: style.scope == .view ? .wholeCard(style) : .windowCard(style)
    case .svg: .card(style)
    case .terminal: .cellCard(style)
    }
  }
}

extension Setting {
  /// Round and straight, at whole and at broken places, and one above another with a gap.
  static func card(_ style: ShimmerStyle) -> Setting {
    card(Skeleton.text(lines: 3, lineHeight: 7), spacing: 7.5, style)
  }

  /// The same without broken places, as a part of a window.
  static func wholeCard(_ style: ShimmerStyle) -> Setting {
    let bars = Skeleton.column(spacing: 5) {
      Skeleton.capsule.frame(width: .flexible, height: 7)
      Skeleton.capsule.frame(width: 55, height: 7)
      Skeleton.capsule.frame(width: 40, height: 9)
    }
    return card(bars, spacing: 7, style).inWindow
  }

  private static func card(
    _ bars: Skeleton, spacing: Double, _ style: ShimmerStyle
  ) -> Setting {
    let skeleton = Skeleton(spacing: spacing) {
      Skeleton.row(spacing: 9) {
        Skeleton.circle.frame(width: 39, height: 33)
        bars
      }
      Skeleton.overlay(alignment: .bottomTrailing) {
        Skeleton.roundedRectangle(radius: 8).frame(height: .flexible)
        Skeleton.circle(24).separated(by: 3).padding(5)
      }
    }
    .padding(6)
    return Setting(skeleton, size: SheenSize(width: 132, height: 96), style: style)
  }

  /// The card as a part of a window.
  static func windowCard(_ style: ShimmerStyle) -> Setting { card(style).inWindow }

  private var inWindow: Setting {
    var setting = self
    setting.window = SheenSize(width: 160, height: 128)
    setting.origin = SheenPoint(x: 11, y: 19)
    return setting
  }

  /// One pixel for each half of a cell.
  static let cellScale = 1.0 / 8

  /// Something similar in a terminal of 40 columns and 12 rows, at whole halves of cells, where a
  /// terminal would move things otherwise.
  static func cellCard(_ style: ShimmerStyle) -> Setting {
    let skeleton = Skeleton(spacing: 16) {
      Skeleton.row(spacing: 16) {
        Skeleton.circle.frame(width: 80, height: 64)
        Skeleton.column(spacing: 8) {
          Skeleton.rectangle.frame(width: .flexible, height: 16)
          Skeleton.rectangle.frame(width: .flexible, height: 8)
          Skeleton.rectangle.frame(width: 120, height: 24)
        }
      }
      Skeleton.overlay(alignment: .bottomTrailing) {
        Skeleton.roundedRectangle(radius: 16).frame(height: .flexible)
        Skeleton.circle(48).separated(by: 8).padding(8)
      }
    }
    .padding(8)
    var setting = Setting(skeleton, size: SheenSize(width: 320, height: 192), style: style)
    setting.scale = cellScale
    return setting
  }
}
