import Foundation
import SheenCore
import SheenJSON
import SheenScreens
import Testing

/// The schema is checked by a validator that is not ours, python3-jsonschema.
@Suite struct SchemaTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let script = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for line in sys.stdin:
      print("valid" if validator.is_valid(json.loads(line)) else "wrong")
    """

  /// What the validator says of each file.
  private func verdicts(on files: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [
      "-c", Self.script, Self.root.appending(path: "Documentation/skeleton.schema.json").path,
    ]
    let input = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    let lines = files.map { $0.replacingOccurrences(of: "\n", with: " ") }
    try lines.joined(separator: "\n").write(to: input, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: input) }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "python3-jsonschema is needed")
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func everyNamedScreenAndRandomFilesAreValid() throws {
    var values = RandomValues(seed: 7)
    var files = try SkeletonScreen.all.map { try SkeletonFile(screen: $0).json }
    for _ in 0..<100 {
      let screen = SkeletonScreen(
        name: "s", summary: "", skeleton: values.skeleton(levels: 1 + values.below(6)))
      files.append(try SkeletonFile(screen: screen, style: values.style()).json)
    }
    #expect(try verdicts(on: files) == files.map { _ in "valid" })
  }

  @Test func whatTheReaderRefusesIsWrong() throws {
    let skeletons = [
      "5", "{}", #""circel""#, #"{"padding": 2}"#, #"{"cirle": 2}"#, #"{"circle": 2, "bar": 4}"#,
      #"{"circle": 2, "width": 4}"#, #"{"bar": 2, "height": 4}"#, #"{"row": [], "lineHeight": 4}"#,
      #"{"bar": 2, "width": "wide"}"#, #"{"bar": -1}"#, #"{"bar": 1e9}"#, #"{"row": {}}"#,
      #"{"row": [null]}"#, #"{"row": [], "align": "leading"}"#, #"{"lines": 1.5}"#,
      #"{"lines": 2, "seed": -1}"#, #"{"lines": 2, "variation": 0.6}"#,
      #"{"lines": 2, "lineHeight": 0}"#, #"{"rounded": [1, 2]}"#, #"{"path": []}"#,
      #"{"path": [[[0, 0], [1, 1]]]}"#, #"{"path": [[[0, 0], [1, 1], [0]]]}"#,
      #"{"circle": 2, "padding": {"horizontal": 1, "leading": 2}}"#,
      #"{"circle": 2, "repeat": "full"}"#, #"{"shape": "circle", "aspect": "16/9"}"#,
      #"{"shape": "circle", "aspect": 0}"#,
    ].map { #"{"sheen": 1, "skeleton": \#($0)}"# }
    let styles = [
      #""tiltd""#, "5", #"{"sped": 5}"#, #"{"speed": 5, "duration": 1}"#, #"{"speed": 0}"#,
      #"{"duration": 0}"#, #"{"rest": -1}"#, #"{"direction": "sideways"}"#,
      #"{"easing": [2, 0, 0, 1]}"#, #"{"easing": [1, 0, 0]}"#, #"{"bounce": 1}"#,
      #"{"count": -1}"#, #"{"reducedMotion": {"fade": 1}}"#, #"{"reducedMotion": {}}"#,
      ##"{"colors": {"foreground": "#ggg", "background": "#fff"}}"##,
      ##"{"colors": {"base": "#fff"}}"##,
    ].map { #"{"sheen": 1, "skeleton": "circle", "style": \#($0)}"# }
    let files =
      skeletons + styles + [
        "[]", "{}", #"{"sheen": 2, "skeleton": "circle"}"#, #"{"sheen": 1}"#,
        #"{"sheen": 1, "skeleton": "circle", "x": 1}"#,
        #"{"sheen": 1, "skeleton": "circle", "size": [1]}"#,
        #"{"sheen": 1, "skeleton": "circle", "size": [1, 0]}"#,
      ]
    #expect(files.filter { answer(to: $0) == "read" } == [])
    #expect(try verdicts(on: files) == files.map { _ in "wrong" })
  }
}
