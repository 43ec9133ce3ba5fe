import Foundation

/// A program of somebody else's that reads what Sheen writes.
struct Tool {
  let path: String
  let package: String

  /// Debian's own Python: another one that comes first on PATH doesn't have Debian's packages.
  static let python = Tool(path: "/usr/bin/python3", package: "python3-pil")
  static let ffmpeg = Tool(path: "/usr/bin/ffmpeg", package: "ffmpeg")
  static let pngcheck = Tool(path: "/usr/bin/pngcheck", package: "pngcheck")
  static let webpinfo = Tool(path: "/usr/bin/webpinfo", package: "webp")
  static let gifsicle = Tool(path: "/usr/bin/gifsicle", package: "gifsicle")

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What the program prints.
  func run(_ arguments: [String]) throws -> Data {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure(description: "\(path) is missing: apt-get install \(package)")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    // A file, since a full pipe that nobody reads would stop the program.
    let errors = try Folder()
    let errorPath = try errors.write([], as: "stderr")
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = try String(contentsOfFile: errorPath, encoding: .utf8)
      throw Failure(
        description: "\(path) \(arguments.last ?? ""): exit \(process.terminationStatus), "
          + "\(said) \(String(decoding: data.prefix(2000), as: UTF8.self))")
    }
    return data
  }
}
