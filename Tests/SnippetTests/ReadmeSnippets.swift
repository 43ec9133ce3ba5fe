import SheenCore
import SheenImage
import SheenRaster
import SheenTerminal
import SheenWeb
import Testing

/// Code of the readme that needs no system of Apple; the rest is in Linux/Tests.
@Suite struct ReadmeSnippets {
  @Test("the readme's card becomes HTML, SVG and a picture")
  func card() throws {
    let card = Skeleton {
      Skeleton.roundedRectangle(radius: 10).frame(height: 200)
      Skeleton.row(spacing: 12) {
        Skeleton.circle(48)
        Skeleton.text(lines: 3)
      }
    }
    let sheet = ShimmerStyle.tilted.styleSheet()  // serve it as /sheen.css
    let html = try card.html()  // put it where the content will be
    let svg = try SkeletonDrawing(card, size: SheenSize(width: 390, height: 324)).svg()

    #expect(sheet.contains("--sheen-angle"))
    #expect(html.hasPrefix("<div"))
    #expect(svg.hasPrefix("<svg"))
    let folder = try Folder()
    let path = folder.path("card.png")

    let size = SheenSize(width: 390, height: 324)
    let picture = try card.rasterFrame(in: size, style: .tilted, at: 0.7, scale: 2)
    try ImageFormat.png.write(picture, to: path)

    #expect(try folder.size(of: "card.png") > 1000)
  }

  private struct Registry {
    let packages: AsyncThrowingStream<String, any Error>
  }

  // Compiled and not run: a run takes real time.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  private func fetch(from registry: Registry) async throws -> [String] {
    let names = try await withShimmer("Fetching packages") { line in
      var names: [String] = []
      for try await name in registry.packages {
        names.append(name)
        line.print("fetched \(name)")
        line.setLabel("Fetching packages (\(names.count))")
      }
      return names
    }
    return names
  }
}
