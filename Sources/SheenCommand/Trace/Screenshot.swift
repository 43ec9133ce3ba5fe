import SheenImage
import SheenJSON
import SheenTrace

/// A picture of a screen, read from a file.
struct Screenshot {
  let path: String
  let picture: DecodedPicture
  let scale: Double

  init(_ path: String, scale: Double?) throws(CommandError) {
    self.path = path
    let name = path == ScreenSource.standardInput ? "the standard input" : path
    let bytes = try Self.contents(path, name)
    do {
      picture = try DecodedPicture(bytes: bytes)
    } catch {
      throw .input("\(name): \(error.description)")
    }
    self.scale = scale ?? TraceOptions.scale(width: picture.width)
  }

  private static func contents(_ path: String, _ name: String) throws(CommandError) -> [UInt8] {
    let isStandard = path == ScreenSource.standardInput
    guard let descriptor = isStandard ? Platform.input : Platform.openFile(path) else {
      throw .input("\(name): \(Platform.lastError)")
    }
    defer { if !isStandard { Platform.closeFile(descriptor) } }
    guard
      let bytes = Platform.readAll(descriptor, limit: DecodedPicture.maximumLength + 1)
    else { throw .input("\(name): \(Platform.lastError)") }
    return bytes
  }

  /// The boxes that are seen on it.
  func traced() throws(CommandError) -> TracedScreen {
    do {
      return try TracedScreen(
        pixels: picture.pixels, width: picture.width, height: picture.height, scale: scale)
    } catch {
      throw .input("\(path): \(error.description)")
    }
  }
}
