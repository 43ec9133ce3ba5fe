import SheenCode
import SheenCore
import SheenImage
import SheenJSON
import SheenRaster
import SheenTrace

/// A file that `sheen trace` writes.
struct TraceFile: Equatable, Sendable {
  enum Format: Equatable, Sendable {
    case text(ScreenText.Format)
    case picture(ImageFormat)

    /// The boxes that were found, one a line.
    case boxes
  }

  let path: String
  let format: Format

  /// The files that were asked for; the standard output where none was.
  static func files(_ arguments: Arguments) throws(CommandError) -> [TraceFile] {
    let asked = try arguments.word(TraceOptions.format, ScreenText.formats)
    let paths = arguments.all(TraceOptions.output)
    guard !paths.isEmpty else {
      // What is compared or drawn over is the result, unless a format asks for the file as well.
      let isOther = [TraceOptions.check, TraceOptions.overlay, TraceOptions.picture]
        .contains { arguments.has($0) }
      guard asked != nil || !isOther else { return [] }
      return [TraceFile(path: PictureFile.standardOutput, format: .text(asked ?? .json))]
    }
    var files: [TraceFile] = []
    for (index, path) in paths.enumerated() {
      guard !paths[..<index].contains(path) else {
        throw .usage("\(path) can't be written twice; give each file its own name")
      }
      files.append(TraceFile(path: path, format: try format(of: path, asked)))
    }
    return files
  }

  private static func format(
    of path: String, _ asked: ScreenText.Format?
  ) throws(CommandError) -> Format {
    if path == PictureFile.standardOutput { return .text(asked ?? .json) }
    let name = path.split(separator: "/").last ?? ""
    switch name.split(separator: ".").dropFirst().last?.lowercased() {
    case "json": return .text(.json)
    case "html": return .text(.html)
    case "swift":
      let isSwift = asked == .swiftUI || asked == .uiKit
      return .text(isSwift ? asked ?? .swift : .swift)
    case "png": return .picture(.png)
    case "webp": return .picture(.webp)
    case "txt": return .boxes
    default:
      throw .usage(
        "\(path) names no format: the ending must be .json, .swift, .html, .png, .webp or .txt")
    }
  }

  func bytes(
    of file: SkeletonFile, _ screen: TracedScreen, scale: Double
  ) throws -> [UInt8] {
    switch format {
    case .boxes: return Array(Self.lines(screen.boxes).utf8)
    case .text(let format): return Array(try ScreenText(file: file).text(format).utf8)
    case .picture(let format):
      let picture = Picture(
        layout: try layout(of: file), style: file.style ?? .standard, scale: scale,
        layoutDirection: .leftToRight, appearance: .light, background: .palette)
      return try picture.still(at: picture.middle, as: format)
    }
  }

  /// A line for each box: what it is, its place, its size and its largest radius, in points.
  private static func lines(_ boxes: [TracedBox]) -> String {
    boxes.map { box in
      let frame = box.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, box.radius]
      let rounded = numbers.map { (($0 * 100).rounded() / 100).shortest }
      return "\(box.kind) \(rounded.joined(separator: " "))\n"
    }.joined()
  }

  private func layout(of file: SkeletonFile) throws(CommandError) -> SkeletonLayout {
    do {
      return try file.screen.skeleton.layout(in: file.screen.size)
    } catch {
      throw .input("\(file.screen.name): \(error.description)")
    }
  }

  func write(_ bytes: [UInt8]) throws(CommandError) {
    let path = OutputPath(text: path)
    guard path.isOnDisk else { return try path.write(bytes) }
    Interruption.startWaiting()
    try path.write(bytes)
    try Interruption.stopWaiting()
  }
}
