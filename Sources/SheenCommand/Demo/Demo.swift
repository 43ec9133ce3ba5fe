import SheenCore
import SheenImage
import SheenRaster
import SheenScreens

/// Every screen as pictures in a folder, and the page that shows them.
struct Demo: Sendable {
  let folder: String

  /// The format of the moving pictures on the page: WebP, which is the smallest, where it can be
  /// written.
  let pageFormat: ImageFormat

  let pictures: [DemoPicture]

  /// The demo for a folder, which need not be there.
  init(folder: String) {
    let formats = ImageFormat.allCases.filter(Self.canWrite)
    let pageFormat = formats.contains(.webp) ? ImageFormat.webp : .apng
    self.folder = folder
    self.pageFormat = pageFormat
    pictures = SkeletonScreen.all.flatMap { screen in
      formats.map { DemoPicture(screen: screen, scheme: .light, format: $0) }
        // In the dark only what the page shows.
        + [.png, pageFormat].map { DemoPicture(screen: screen, scheme: .dark, format: $0) }
    }
  }

  private static func canWrite(_ format: ImageFormat) -> Bool {
    guard let dot = try? RasterFrame(width: 1, height: 1) else { return false }
    return (try? format.encode(dot)) != nil
  }

  /// Writes all files.
  ///
  /// - Returns: The path of the page.
  func write(isQuiet: Bool) async throws -> String {
    try Platform.makeFolder(folder)
    Interruption.startWaiting()
    let progress = Progress(of: pictures.count, isQuiet: isQuiet)
    do {
      let sizes = try await draw(progress)
      await progress.erase()
      let page = path(of: "index.html")
      let html = DemoPage(demo: self, sizes: sizes).html
      try PictureFile(path: page, format: pageFormat).write(Array(html.utf8))
      try Interruption.stopWaiting()
      return page
    } catch {
      await progress.erase()
      throw error
    }
  }

  /// Draws the pictures, as many at a time as there are processors.
  ///
  /// - Returns: How many bytes each has.
  private func draw(_ progress: Progress) async throws -> [DemoPicture: Int] {
    try await withThrowingTaskGroup(of: (DemoPicture, Int).self) { group in
      var sizes: [DemoPicture: Int] = [:]
      for (index, picture) in pictures.enumerated() {
        if index >= Platform.processorCount, let (done, size) = try await group.next() {
          sizes[done] = size
        }
        await progress.begin(picture.file)
        group.addTask { (picture, try write(picture)) }
      }
      for try await (done, size) in group { sizes[done] = size }
      return sizes
    }
  }

  private func write(_ picture: DemoPicture) throws -> Int {
    try Interruption.check()
    let bytes = try picture.draw()
    try PictureFile(path: path(of: picture.file), format: picture.format).write(bytes)
    return bytes.count
  }

  private func path(of file: String) -> String {
    folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }
}
