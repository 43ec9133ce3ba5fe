import Foundation
import Sheen
import SheenScreens
import Testing

@testable import Gallery

/// The page, and the files that it shows.
@MainActor struct PageTests {
  private static let page = Result { try GalleryPage(demo: "../index.html").html }

  private func page() throws -> String { try Self.page.get() }

  private func values(of attribute: String, in page: String) throws -> [String] {
    let pattern = try Regex("\\s\(attribute)=\"([^\"]*)\"", as: (Substring, Substring).self)
    return page.matches(of: pattern).map { String($0.output.1) }
  }

  /// The files that are written, the page left out.
  private static let files = Renderer.allCases.flatMap { renderer in
    Gallery.screens(of: renderer).flatMap { screen in
      Variant.all.flatMap { variant in
        let recording = Recording(screen: screen, variant: variant)
        return [recording.movie, recording.still]
          + (screen.loaded == nil ? [] : [recording.loaded])
      }
    }
  }

  @Test("the page shows every file that is written, and no other")
  func files() throws {
    let page = try page()
    let links = try values(of: "href", in: page).filter { !$0.hasPrefix("#") }
    let shown = try values(of: "src", in: page) + links.filter { $0 != "../index.html" }
    #expect(links.contains("../index.html"))
    #expect(Set(Self.files).count == Self.files.count)
    let sheets = ContactSheet.pictures.map(\.file)
    #expect(shown.sorted() == (Self.files + sheets).sorted())
    #expect(Self.files.count == (3 * 14 + 6 + 3) * 4 * 2 + 4)
    // Addresses are names of languages, and nothing else.
    let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for foreign in ["<script", "://", "@import", "<iframe", "<link"] {
      let isThere = rest.contains(foreign)
      #expect(!isThere, "\(foreign)")
    }
  }

  @Test("every screen is drawn by five renderers in four variants", arguments: SkeletonScreen.all)
  func variants(screen: SkeletonScreen) throws {
    let page = try page()
    let name = screen.name
    for suffix in ["", "-dark", "-rtl", "-dark-rtl"] {
      for folder in ["swiftui", "uikit", "raster"] {
        #expect(page.contains("src=\"\(folder)/\(name)\(suffix).webp\""))
        #expect(page.contains("src=\"\(folder)/\(name)\(suffix).png\""))
      }
      for kind in ["html", "svg"] {
        #expect(page.contains("id=\"\(kind)-\(name)\(suffix)\""), "\(kind) \(suffix)")
      }
    }
    let start = try #require(page.range(of: "<article id=\"\(name)\"")).lowerBound
    let end = try #require(page.range(of: "</article>", range: start..<page.endIndex)).upperBound
    let text = page[start..<end]
    for (count, part) in [
      (5, "<figure>"), (6, "<pre "), (20, "class=\"variant "), (10, "\"variant dark-only"),
      (10, "rtl-only\" dir=\"rtl\""), (4, "class=\"flow\" role=\"img\""), (4, "<svg xmlns="),
    ] {
      #expect(text.ranges(of: part).count == count, "\(part)")
    }
  }

  @Test("ids are unique, and what refers to one finds it")
  func ids() throws {
    let page = try page()
    let ids = try values(of: "id", in: page)
    #expect(Set(ids).count == ids.count)
    let references =
      try values(of: "href", in: page).filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
      + values(of: "aria-labelledby", in: page)
      + page.matches(of: /url\(#([^)]+)\)/).map { String($0.output.1) }
    #expect(references.count > 100)
    #expect(Set(references).subtracting(ids) == [])
  }

  @Test("every picture has words and a size, and is not loaded before it is shown")
  func pictures() throws {
    let images = try page().matches(of: /<img [^>]*>/).map { String($0.output) }
    #expect(images.count == Self.files.count - 4)
    for image in images {
      for part in ["loading=\"lazy\"", "width=\"390\"", "height=\""] {
        #expect(image.contains(part))
      }
      let words = try values(of: "alt", in: image)
      #expect(words.first?.isEmpty == false)
    }
    #expect(Set(images.filter { $0.contains("\"moving\"") }).count == images.count / 2)
  }

  @Test("the page is HTML without errors, and its style is CSS without errors")
  func validity() throws {
    let page = try page()
    #expect(
      try Tool.problems("html", in: [page, page + "</div>"]).map(\.isEmpty) == [true, false])
    let styles = page.matches(of: /(?s)<style>(.*?)<\/style>/).map { String($0.output.1) }
    #expect(styles.count == 1 + 14 * 4)
    for (style, problems) in zip(styles, try Tool.problems("css", in: styles)) {
      #expect(problems.isEmpty, "\(problems) in \(style.prefix(80))")
    }
  }

  @Test("text is readable on what it stands on, light and dark")
  func contrast() throws {
    let colors = Dictionary(
      uniqueKeysWithValues: GalleryStyle.colors.map { ($0.0, [$0.1, $0.2]) })
    func color(_ name: String, _ scheme: Int) throws -> ShimmerColor {
      try ShimmerColor(hex: try #require(colors[name])[scheme])
    }
    let pairs =
      ["page", "track", "code"].flatMap { [("ink", $0), ("soft", $0)] }
      + [("ink", "chip"), ("ink", "mark")]
      + ["keyword", "type", "text", "number", "comment"].map { ($0, "code") }
    for (ink, ground) in pairs {
      for scheme in 0...1 {
        let contrast = try color(ink, scheme).contrast(to: color(ground, scheme))
        #expect(contrast >= 4.5, "\(ink) on \(ground), \(scheme): \(contrast)")
      }
    }
  }
}
