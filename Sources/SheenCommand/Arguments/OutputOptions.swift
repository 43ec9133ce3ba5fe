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
    formats.words.joined(separator: ", ") + "; for - and for files whose ending names none")
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

  private static let formats = WordTable<OutputFormat>([
    "png": .image(.png), "apng": .image(.apng), "gif": .image(.gif), "webp": .image(.webp),
    "html": .web(.html), "css": .web(.css), "svg": .web(.svg),
  ])

  static func scale(_ arguments: Arguments) throws(CommandError) -> Double {
    try arguments.number(scale, scaleRange) ?? standardScale
  }

  /// The files that the options ask for; at least one.
  static func files(_ arguments: Arguments, _ command: String) throws(CommandError) -> OutputFiles {
    let fallback = try arguments.word(format, formats)
    let paths = arguments.all(output)
    guard !paths.isEmpty else {
      throw .usage("no file to write; add one, as in: \(command) … -o feed.gif")
    }
    var files = OutputFiles()
    for (index, path) in paths.enumerated() {
      guard !paths[..<index].contains(path) else {
        throw .usage("\(path) can't be written twice; give each file its own name")
      }
      switch try format(of: path, or: fallback) {
      case .image(let format): files.pictures.append(PictureFile(path: path, format: format))
      case .web(let format): files.web.append(WebFile(path: path, format: format))
      }
    }
    if files.pictures.contains(where: { $0.path == PictureFile.standardOutput }),
      Platform.isTerminal(Platform.output)
    {
      throw .usage("a terminal can't show a picture; use -o FILE, or send it on with | or >")
    }
    return files
  }

  private static func format(
    of path: String, or fallback: OutputFormat?
  ) throws(CommandError) -> OutputFormat {
    guard path != PictureFile.standardOutput else {
      guard let fallback else {
        throw .usage("-o - needs a format, as in: -o - --format gif")
      }
      return fallback
    }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    // A name like ".png" is a hidden file without an ending.
    if let ending = name.split(separator: ".").dropFirst().last,
      let format = formats[ending.lowercased()]
    {
      return format
    }
    guard let fallback else {
      throw .usage(
        "\(path) names no format: the ending must be "
          + formats.words.map { "." + $0 }.choice)
    }
    return fallback
  }
}

/// What a file can be.
private enum OutputFormat: Equatable {
  case image(ImageFormat)
  case web(WebFile.Format)
}

/// The files to be written.
struct OutputFiles {
  var pictures: [PictureFile] = []
  var web: [WebFile] = []
}
