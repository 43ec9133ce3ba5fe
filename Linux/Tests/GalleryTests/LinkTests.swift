import Foundation
import Testing

@testable import Gallery

/// The way from the demo's page to the gallery, and back.
struct LinkTests {
  private func demo(_ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sheen-gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appending(path: "index.html")
    try Data(text.utf8).write(to: page)
    return page
  }

  @Test(
    "the demo's page gets one link, however often, and the gallery has the way back",
    arguments: [
      ("gallery", "gallery/index.html", "../index.html"),
      ("a b/c", "a%20b/c/index.html", "../../index.html"),
      ("../gallery", "../gallery/index.html", nil),
    ])
  func link(gallery: String, there: String, back: String?) throws {
    let page = try demo("<header>\n<p>Hello</p>\n</header>\n<main></main>")
    defer { try? FileManager.default.removeItem(at: page.deletingLastPathComponent()) }
    let folder = page.deletingLastPathComponent()
    for _ in 0..<2 {
      let link = try DemoLink(page: page, gallery: folder.path + "/" + gallery)
      #expect(link.address == back ?? "../\(folder.lastPathComponent)/index.html")
      try link.insert()
    }
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.ranges(of: "href=\"\(there)\"").count == 1)
    #expect(text.contains("</p>\n<p><a ") && text.hasSuffix("</p>\n</header>\n<main></main>"))
  }

  @Test("a page that is not the demo's is refused")
  func refused() throws {
    let page = try demo("<main></main>")
    defer { try? FileManager.default.removeItem(at: page.deletingLastPathComponent()) }
    for other in [page, page.deletingLastPathComponent().appending(path: "none.html")] {
      #expect(throws: GalleryError.page(other.path)) {
        try DemoLink(page: other, gallery: "gallery")
      }
    }
  }
}
