import Foundation
import SheenCode
import SheenCore
import SheenJSON
import SheenScreens
import Testing

@Suite struct CompiledCodeTests {
  private static let count: UInt64 = 500

  /// Every screen that ships, and random ones.
  private static let samples =
    SkeletonScreen.all.map { Sample($0, style: .glint) } + (0..<count).map(Sample.init(seed:))

  @Test("code of every shipped screen and of 500 random ones compiles to the very same skeleton")
  func compiles() throws {
    let folder = try CodeFolder()
    var sources: [String] = []
    var calls: [String] = []
    for (index, sample) in Self.samples.enumerated() {
      let code = try SkeletonCode(sample.screen, style: sample.style)
      let name = "Sample\(index).swift"
      try folder.write(code.swift, to: name)
      sources.append(name)
      let constant = try #require(code.swift.firstMatch(of: /static let (\w+) = SkeletonScreen/)).1
      calls.append(
        sample.style == nil ? "show(.\(constant))" : "show(.\(constant), .\(constant))")
    }
    let head = """
      import SheenCore
      import SheenJSON

      func show(_ screen: SkeletonScreen, _ style: ShimmerStyle? = nil) {
        let file = try? SkeletonFile(screen: screen, style: style)
        print(file?.json ?? "none", terminator: "\\0")
      }

      """
    try folder.write(head + calls.joined(separator: "\n") + "\n", to: "main.swift")
    let objects = try CodeFolder.objects(of: "SheenCore") + CodeFolder.objects(of: "SheenJSON")
    let compiled = try folder.run(
      ["swiftc", "-Onone", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-o", "samples"]
        + ["-I", CodeFolder.build.appending(path: "Modules").path, "main.swift"] + sources + objects
    )
    try #require(compiled.succeeded, "\(compiled.text.prefix(4000))")
    let shown = try folder.run(["./samples"]).text.split(separator: "\0")
    try #require(shown.count == Self.samples.count)
    for (sample, text) in zip(Self.samples, shown) {
      let file = try SkeletonFile(screen: sample.screen, style: sample.style)
      #expect(String(text) == file.json, "\(sample.screen.name)")
    }
  }

  @Test("swift format leaves the code of every shipped screen and of random ones as it is")
  func formatted() throws {
    let folder = try CodeFolder()
    for (index, sample) in Self.samples.prefix(100).enumerated() {
      let code = try SkeletonCode(sample.screen, style: sample.style)
      try folder.write(code.swift, to: "Sample\(index).swift")
      try folder.write(code.swiftUI, to: "View\(index).swift")
      try folder.write(code.uiKit, to: "Controller\(index).swift")
    }
    let configuration = CodeFolder.repository.appending(path: ".swift-format").path
    let lint = try folder.run(
      ["swift", "format", "lint", "--strict", "--parallel", "--recursive", "--configuration"]
        + [configuration, "."])
    #expect(lint.succeeded, "\(lint.text.prefix(4000))")
  }
}
