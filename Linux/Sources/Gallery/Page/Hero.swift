import Sheen
import SheenScreens
import SheenWeb

/// The top of the page: what it is, and one large skeleton under live light.
enum Hero {
  /// A desk: a column at the side, cards and rows.
  static let wide = Skeleton.row(spacing: 44) {
    Skeleton.column(spacing: 30) {
      Skeleton.row(spacing: 12) {
        Skeleton.circle(40)
        Skeleton.column(spacing: 8) {
          Skeleton.bar(12, width: .fraction(0.8))
          Skeleton.bar(9, width: .fraction(0.5))
        }
      }
      Skeleton.column(spacing: 20) {
        for share in [0.62, 0.8, 0.48, 0.7, 0.56] {
          Skeleton.row(spacing: 14) {
            Skeleton.roundedRectangle(radius: 7).frame(width: 22, height: 22)
            Skeleton.bar(11, width: .fraction(share))
          }
        }
      }
      Skeleton.spacer
      Skeleton.roundedRectangle(radius: 16).frame(width: .flexible, height: 84)
    }
    .frame(width: .fraction(0.17), height: .flexible)
    Skeleton.column(spacing: 30) {
      Skeleton.row {
        Skeleton.column(spacing: 12) {
          Skeleton.bar(26, width: 260)
          Skeleton.bar(12, width: 164)
        }
        Skeleton.spacer
        Skeleton.capsule.frame(width: 128, height: 42)
      }
      Skeleton.row(spacing: 24) {
        Skeleton.column(spacing: 14) {
          Skeleton.roundedRectangle(radius: 18).frame(width: .flexible, height: 168)
          Skeleton.text(lines: 2, spacing: 9)
        }
        .repeated(3)
      }
      Skeleton.row(spacing: 16) {
        Skeleton.circle(44)
        Skeleton.column(spacing: 9) {
          Skeleton.bar(13, width: .fraction(0.42))
          Skeleton.bar(10, width: .fraction(0.68))
        }
        Skeleton.bar(13, width: 72)
      }
      .repeated(2)
    }
  }
  .padding(36)

  /// What is left of it where there is little room.
  static let narrow = Skeleton(spacing: 22) {
    Skeleton.row(spacing: 12) {
      Skeleton.circle(44)
      Skeleton.column(spacing: 9) {
        Skeleton.bar(13, width: .fraction(0.56))
        Skeleton.bar(10, width: .fraction(0.34))
      }
      Skeleton.capsule.frame(width: 72, height: 32)
    }
    Skeleton.roundedRectangle(radius: 18).aspectRatio(16 / 10)
    Skeleton.text(lines: 3, spacing: 9)
  }
  .padding(22)

  /// - Parameter demo: The address of the demo's page, where there is one.
  @MainActor static func html(demo: String?) throws -> String {
    let way =
      demo.map {
        " The same screens as files, in four formats and with the command that draws each, are in "
          + "<a href=\"\($0.escaped)\">the demo</a>."
      } ?? ""
    return """
      <header class="hero" id="top">
      <h1>One light, <span>drawn five ways</span></h1>
      <p class="lead">\(SkeletonScreen.all.count) loading screens by SwiftUI, UIKit, HTML, SVG and as
      pixels. How bright a point is follows from where it is and what time it is, and from nothing
      else: so all five show the same.\(way)</p>
      <div class="show" aria-hidden="true" hidden inert>
      \(try panels())
      </div>
      <nav aria-label="Screens">
      <ul>
      \(links)
      </ul>
      </nav>
      </header>
      """
  }

  private static func panels() throws -> String {
    try [("wide", wide), ("narrow", narrow)].flatMap { name, skeleton in
      try SheenLayoutDirection.allCases.map { layoutDirection in
        let direction = layoutDirection == .rightToLeft ? "rtl" : "ltr"
        var markup = SkeletonMarkup()
        markup.id = try WebID("hero-\(name)-\(direction)")
        return """
          <div class="\(name) \(direction)-only" dir="\(direction)">\(try skeleton.html(markup))</div>
          """
      }
    }
    .joined(separator: "\n")
  }

  @MainActor private static var links: String {
    let screens = SkeletonScreen.all.map { ($0.name, $0.title) }
    let others = [Renderer.swiftUI, .uiKit].map { ("in-\($0.rawValue)", "In \($0.title)") }
    return (screens + others).map { "<li><a href=\"#\($0)\">\($1.escaped)</a></li>" }
      .joined(separator: "\n")
  }
}
