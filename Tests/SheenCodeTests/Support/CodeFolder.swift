import Foundation
import SheenCode
import SheenCore
import Testing

/// A folder of source files, which goes away with it.
final class CodeFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sheen-code-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The folder of the build that the tests belong to.
  static let build: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let test = bundles.first ?? URL(filePath: CommandLine.arguments[0])
    return test.deletingLastPathComponent()
  }()

  /// The root of the package.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// Runs a program in the folder; what it prints, and whether it succeeded.
  func run(_ arguments: [String]) throws -> (text: String, succeeded: Bool) {
    let output = url.appending(path: "output")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return (text, process.terminationStatus == 0)
  }

  /// The objects of one of our modules.
  static func objects(of module: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: build.appending(path: "\(module).build"), includingPropertiesForKeys: nil
    ).map(\.path).filter { $0.hasSuffix(".o") }.sorted()
  }
}

/// A screen and a style of which code is made.
struct Sample: Sendable {
  let screen: SkeletonScreen
  let style: ShimmerStyle?

  /// A screen that follows from a seed, of values that come from every part of their ranges.
  init(seed: UInt64) {
    var values = RandomValues(seed: seed)
    screen = SkeletonScreen(
      name: "random-\(seed)", summary: values.one(of: ["", "\"a\" \\(b)\n\u{202E}c", "é"]),
      size: values.bool()
        ? SkeletonScreen.phone
        : SheenSize(width: values.positive(), height: values.positive()),
      skeleton: values.skeleton(levels: 1 + values.below(7)))
    style = values.bool() ? values.style() : nil
  }

  init(_ screen: SkeletonScreen, style: ShimmerStyle? = nil) {
    self.screen = screen
    self.style = style
  }
}
