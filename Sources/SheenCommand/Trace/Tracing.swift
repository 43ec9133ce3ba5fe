import SheenCore
import SheenImage
import SheenJSON
import SheenRaster
import SheenTrace

/// What `sheen trace` was asked for, checked before anything is read.
struct Tracing {
  private let source: String
  private let files: [TraceFile]
  private let page: Page?
  private let scale: Double?
  private let unit: Double
  private let check: SkeletonFile?
  private let tolerance: Double
  private let overlay: String?
  private let picture: String?
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(CommandError) {
    let name = Subcommand.trace.fullName
    guard let source = arguments.operands.first else {
      throw .usage("\(name) needs a screenshot, as in: \(name) screenshot.png")
    }
    guard arguments.operands.count == 1 else {
      throw .usage(
        "\(arguments.operands[1].quoted) is one operand too many; \(name) takes one file")
    }
    self.source = source
    page = try Self.page(source, arguments)
    files = try TraceFile.files(arguments)
    scale = try arguments.number(TraceOptions.scale, TraceOptions.scaleRange)
    unit = try arguments.number(TraceOptions.unit, TraceOptions.unitRange) ?? 2
    tolerance = try arguments.number(TraceOptions.tolerance, TraceOptions.toleranceRange) ?? 8
    if let path = arguments.value(TraceOptions.check) {
      check = try ScreenSource.file(path)
    } else {
      check = nil
    }
    overlay = try Self.path(TraceOptions.overlay, arguments)
    picture = try Self.path(TraceOptions.picture, arguments)
    isQuiet = arguments.has(.quiet)
  }

  private static func path(_ option: Option, _ arguments: Arguments) throws(CommandError) -> String?
  {
    guard let path = arguments.value(option) else { return nil }
    guard path.lowercased().hasSuffix(".png") else {
      throw .usage("\(option.flag) writes a PNG; its name must end in .png, unlike \(path)")
    }
    return path
  }

  private static func page(_ source: String, _ arguments: Arguments) throws(CommandError) -> Page? {
    var widths: [Double] = []
    for text in arguments.all(TraceOptions.width) {
      guard let width = Double(decimal: text), TraceOptions.widthRange.contains(width) else {
        throw Arguments.wrong(TraceOptions.width, text, TraceOptions.widthRange.words)
      }
      widths.append(width)
    }
    let timeout = try arguments.number(TraceOptions.timeout, TraceOptions.timeoutRange)
    guard Page.isPage(source) else {
      for option in [TraceOptions.width, TraceOptions.timeout] where arguments.has(option) {
        throw .usage("\(option.flag) is for a page, such as page.html; a picture has its own width")
      }
      return nil
    }
    guard !arguments.has(TraceOptions.scale) else {
      throw .usage("--scale is for a picture; a page has --width")
    }
    return Page(
      address: source, widths: widths.isEmpty ? [SkeletonScreen.phone.width] : widths,
      timeout: timeout ?? 30)
  }

  /// What was found, and the picture that it was found on, unless nobody needs that.
  private func traced() throws(CommandError) -> (
    screen: TracedScreen, picture: DecodedPicture?, scale: Double
  ) {
    if let page {
      let (screen, picture) = try page.traced(withPicture: overlay != nil || picture != nil)
      return (screen, picture, 1)
    }
    let shot = try Screenshot(source, scale: scale)
    return (try shot.traced(), shot.picture, shot.scale)
  }

  func run() async throws -> ExitCode {
    let (screen, shot, scale) = try traced()
    let file = try file(of: screen)
    // All is made before anything is written, so that what can't be made leaves nothing behind.
    let written = try files.map { (file: $0, bytes: try $0.bytes(of: file, screen, scale: scale)) }
    for (file, bytes) in written { try file.write(bytes) }
    if let shot {
      if let overlay {
        let frame = try Overlay(screen: screen, scale: scale)
          .frame(over: shot.pixels, width: shot.width, height: shot.height)
        try Self.write(frame, to: overlay)
      }
      if let picture { try Self.write(Self.frame(shot), to: picture) }
    }
    guard let check else { return .success }
    return try compare(screen, with: check)
  }

  private static func frame(_ picture: DecodedPicture) throws(CommandError) -> RasterFrame {
    do {
      return try RasterFrame(width: picture.width, height: picture.height, pixels: picture.pixels)
    } catch {
      throw .output(error.description)
    }
  }

  private static func write(_ frame: RasterFrame, to path: String) throws(CommandError) {
    let bytes: [UInt8]
    do {
      bytes = try ImageFormat.png.encode(frame)
    } catch {
      throw .output(error.description)
    }
    try TraceFile(path: path, format: .picture(.png)).write(bytes)
  }

  private func file(of screen: TracedScreen) throws(CommandError) -> SkeletonFile {
    let name = source == ScreenSource.standardInput ? "screen" : Self.name(of: source)
    do {
      return try SkeletonFile(
        screen: SkeletonScreen(
          name: name, summary: "", size: screen.size, skeleton: screen.skeleton(tolerance: unit)))
    } catch {
      throw .input(error.description)
    }
  }

  /// The name of a file without its folder and its ending.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let point = file.lastIndex(of: "."), point != file.startIndex else { return file }
    return String(file[..<point])
  }

  private func compare(
    _ screen: TracedScreen, with file: SkeletonFile
  ) throws(CommandError) -> ExitCode {
    let layout: SkeletonLayout
    do {
      layout = try file.screen.skeleton.layout(in: screen.size)
    } catch {
      throw .input("\(file.screen.name): \(error.description)")
    }
    let findings = TraceComparison(screen, with: layout, tolerance: tolerance).findings
    for finding in findings { try Terminal.print("\(file.screen.name): \(finding.text)".plain) }
    if findings.isEmpty, !isQuiet {
      try Terminal.print("\(file.screen.name): fits the screen".plain)
    }
    return findings.isEmpty ? .success : .found
  }
}
