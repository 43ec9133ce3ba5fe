import SheenImage
import SheenJSON

/// The options that say what is written.
enum OutputOptions {
  static let output = Option(
    "output", short: "o", value: "FILE",
    "ending in .png (still), .apng, .gif, .webp (moving), .html, .css or .svg (for the web); - is "
      + "the standard output; can be given several times")
  static let format = Option(
    "format", value: "NAME",
    "png, apng, gif or webp, for - and for files whose ending names none")
  static let scale = Option("scale", value: "N", "pixels per point; 2")
  static let transparent = Option("transparent", "nothing behind the placeholders")
  static let time = Option(
    "time", value: "S", "one picture, at a time in seconds from the dark start")
  static let phase = Option("phase", value: "P", "one picture, at a place in the loop from 0 to 1")
  static let fps = Option("fps", value: "N", "frames per second of an animation; 30")
  static let frames = Option(
    "frames", value: "N", "how many frames it has, instead; frame k shows the phase k/N")

  static let all = [output, format, scale, transparent, time, phase, fps, frames]

  static let standardScale = 2.0

  private static let scaleRange = NumberRange("a number from 0.01 to 100", from: 0.01, to: 100)
  static let timeRange = NumberRange("a number of seconds from 0 to 86400", from: 0, to: 86_400)
  static let phaseRange = NumberRange("a number from 0 to 1", from: 0, to: 1)
  static let rateRange = NumberRange("a number from 0.1 to 90", from: 0.1, to: 90)
  static let frameRange = NumberRange(
    "a whole number from 1 to 5000", from: 1, to: 5000, isWhole: true)

  private static let formats = WordTable<ImageFormat>([
    "png": .png, "apng": .apng, "gif": .gif, "webp": .webp,
  ])

  static func scale(_ arguments: Arguments) throws(CommandError) -> Double {
    try arguments.number(scale, scaleRange) ?? standardScale
  }

  /// The files for the web that the options ask for.
  static func webFiles(_ arguments: Arguments) -> [WebFile] {
    arguments.all(output).compactMap { WebFile(path: $0) }
  }

  /// The pictures that the options ask for; at least one, unless there are files for the web.
  static func files(_ arguments: Arguments, _ command: String) throws(CommandError) -> [PictureFile]
  {
    let fallback = try arguments.word(format, formats)
    let paths = arguments.all(output)
    guard !paths.isEmpty else {
      throw .usage("no file to write; add one, as in: \(command) … -o feed.gif")
    }
    var files: [PictureFile] = []
    for (index, path) in paths.enumerated() {
      guard !paths[..<index].contains(path) else {
        throw .usage("\(path) can't be written twice; give each file its own name")
      }
      guard WebFile(path: path) == nil else { continue }
      files.append(PictureFile(path: path, format: try format(of: path, or: fallback)))
    }
    if paths.contains(PictureFile.standardOutput), Platform.isTerminal(Platform.output) {
      throw .usage("a terminal can't show a picture; use -o FILE, or send it on with | or >")
    }
    return files
  }

  private static func format(
    of path: String, or fallback: ImageFormat?
  ) throws(CommandError) -> ImageFormat {
    guard path != PictureFile.standardOutput else {
      guard let fallback else {
        throw .usage("-o - needs a format, as in: -o - --format gif")
      }
      return fallback
    }
    do {
      return try ImageFormat(path: path)
    } catch {
      guard let fallback else { throw .usage(error.description) }
      return fallback
    }
  }
}
