import SheenCore
import SheenImage
import SheenRaster

/// One picture of the demo: what `sheen render` draws without further options.
struct DemoPicture: Hashable, Sendable {
  let screen: SkeletonScreen
  let scheme: ShimmerAppearance.Scheme
  let format: ImageFormat

  /// The file's name, such as `feed-dark.webp`.
  var file: String {
    screen.name + (scheme == .dark ? "-dark." : ".") + format.rawValue
  }

  /// The command that draws it, in the parts in which it can be broken into lines.
  var command: [String] {
    ["sheen render \(screen.name)", "-o \(file)"] + (scheme == .dark ? ["--appearance dark"] : [])
  }

  /// The bytes of the file.
  func draw() throws -> [UInt8] {
    let layout: SkeletonLayout
    do {
      layout = try screen.skeleton.layout(in: screen.size)
    } catch {
      throw CommandError.input("\(screen.name): \(error.description)")
    }
    let picture = Picture(
      layout: layout, style: .standard, scale: OutputOptions.standardScale,
      layoutDirection: .leftToRight,
      appearance: ShimmerAppearance(scheme), background: .palette)
    guard format != .png, let loop = try Loop(picture) else {
      return try picture.still(at: picture.middle, as: format)
    }
    let timing = try loop.timing(frames: nil, perSecond: nil, for: format)
    return try picture.animation(of: loop, timing, as: format)
  }
}
