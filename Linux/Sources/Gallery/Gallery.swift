import Foundation
import SheenImage
import Stage

/// All that is recorded, and the page that shows it.
@MainActor enum Gallery {
  /// The page's name in the gallery's folder.
  static let page = "index.html"

  /// The screens of which a renderer has moving pictures.
  static func screens(of renderer: Renderer) -> [GalleryScreen] {
    switch renderer {
    case .swiftUI: GalleryScreen.examples + ComparedScreen.all.map(\.swiftUI)
    case .uiKit: GalleryScreen.controllers + ComparedScreen.all.map(\.uiKit)
    case .raster: ComparedScreen.all.map(\.raster)
    case .html, .svg: []
    }
  }

  /// Writes everything.
  ///
  /// - Parameter demo: The demo's page, which gets a link to the gallery and is linked from it.
  static func write(to path: String, demo: URL? = nil) throws {
    let link = try demo.map { try DemoLink(page: $0, gallery: path) }
    // The page is made in no time, and finds out whether a source is missing.
    try writePage(to: path, link)
    let recorders = try Renderer.recorded.map { renderer in
      try Process.run(
        Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]),
        arguments: ["--record", renderer.rawValue, path])
    }
    try ContactSheet.writeAll(to: Folder(path))
    for recorder in recorders { recorder.waitUntilExit() }
    for (renderer, recorder) in zip(Renderer.recorded, recorders)
    where recorder.terminationStatus != 0 {
      throw GalleryError.recording(renderer.title)
    }
    try link?.insert()
  }

  /// Writes the page alone.
  static func writePage(to path: String, _ link: DemoLink? = nil) throws {
    try Folder(path).write(Array(GalleryPage(demo: link?.address).html.utf8), to: page)
  }

  /// Writes the moving pictures of a renderer, into a folder in the gallery's.
  static func record(_ renderer: Renderer, to path: String) throws {
    let folder = try Folder(path)
    let loading = renderer == .swiftUI ? try LoadingScreen.begin() : []
    for screen in screens(of: renderer) {
      for variant in Variant.all {
        try Recording(screen: screen, variant: variant).write(to: folder)
      }
    }
    for screen in loading { try screen.write(to: folder) }
  }
}

/// A screen that loads by itself, for some seconds of real time, while others are drawn.
@MainActor private struct LoadingScreen {
  let recording: Recording
  let words: String
  let take: SwiftUITake

  /// All such screens, which load from now on.
  static func begin() throws -> [LoadingScreen] {
    try GalleryScreen.examples.flatMap { screen in
      try Variant.all.compactMap { variant in
        guard let words = screen.loaded, let take = try screen.take(screen, variant) as? SwiftUITake
        else { return nil }
        take.stage.advance(to: 0)
        return LoadingScreen(
          recording: Recording(screen: screen, variant: variant), words: words, take: take)
      }
    }
  }

  /// Writes what is to be seen in the end.
  ///
  /// - Throws: ``GalleryError/unchanged(_:)`` where it does not come.
  func write(to folder: Folder) throws {
    func isLoaded() -> Bool { take.stage.frame(of: words) != nil }
    let file = recording.loaded
    guard isLoaded() || take.stage.waitForMainQueue(upTo: 10) && isLoaded() else {
      throw GalleryError.unchanged(file)
    }
    try folder.write(ImageFormat.png.encode(take.frame()), to: file)
  }
}
