import SheenImage
import SheenJSON

/// A picture to be written: where, and as what.
struct PictureFile: Equatable, Sendable {
  let path: String
  let format: ImageFormat

  /// The path of the standard output.
  static let standardOutput = "-"

  /// Whether it moves unless a time is asked for. A PNG is always one picture, so that viewers and
  /// editors that know no APNG get what its ending says.
  var canMove: Bool { format != .png }

  /// Writes the file, as `OutputPath.write(_:)` does.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    try OutputPath(text: path).write(bytes)
  }
}

/// Where a file is written, whatever is in it.
struct OutputPath: Equatable, Sendable {
  let text: String

  /// Whether it is a file that is there when it has been written.
  var isOnDisk: Bool { text != PictureFile.standardOutput && !Platform.isStream(text) }

  /// Writes the file, complete or not at all; a signal meanwhile waits where `startWaiting` said so.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    guard text != PictureFile.standardOutput else {
      return try Platform.writeAll(bytes, to: Platform.output)
    }
    do {
      try AtomicFile.write(bytes, to: text)
    } catch {
      throw CommandError.output(error.description)
    }
  }
}
