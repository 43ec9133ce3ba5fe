import Foundation

/// The way between the demo's page and the gallery, which may lie in any two folders.
struct DemoLink {
  private let page: URL
  private let gallery: URL

  /// The end of the part of the demo's page in which the link stands.
  private static let place = "</header>"

  /// - Throws: ``GalleryError/page(_:)`` where the page is not the demo's.
  init(page: URL, gallery path: String) throws {
    self.page = page
    gallery = URL(filePath: path).appending(path: "index.html")
    let text = try? String(contentsOf: page, encoding: .utf8)
    guard text?.contains(Self.place) == true else { throw GalleryError.page(page.path) }
  }

  /// The demo's page, as the gallery links to it.
  var address: String { Self.address(of: page, from: gallery) }

  /// Puts the link to the gallery into the demo's page, if it is not there.
  func insert() throws {
    let link =
      "<p><a href=\"\(Self.address(of: gallery, from: page))\">The gallery</a>: every screen by "
      + "SwiftUI, UIKit, HTML, SVG and as pixels, side by side.</p>\n"
    let text = try String(contentsOf: page, encoding: .utf8)
    guard !text.contains(link), let place = text.range(of: Self.place) else { return }
    let whole = text[..<place.lowerBound] + link + text[place.lowerBound...]
    try Folder(page.deletingLastPathComponent().path)
      .write(Array(whole.utf8), to: page.lastPathComponent)
  }

  private static func address(of target: URL, from page: URL) -> String {
    let (there, here) = (target.standardized.pathComponents, page.standardized.pathComponents)
    let shared = zip(there, here).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - 1 - shared)
    return (up + there.dropFirst(shared)).map {
      $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0
    }
    .joined(separator: "/")
  }
}
