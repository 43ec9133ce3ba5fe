import Foundation

/// Sheen's part in the comparison: a line in asks for one measurement, a line out answers it.
///
/// It lives as long as the comparison, so that starting it is never part of a time, and rounds can
/// go around all contestants.
@main enum Bench {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: SheenBench SCENE.json\n".utf8))
      exit(2)
    }
    var measurements = Measurements(scene: try Scene(file: CommandLine.arguments[1]))
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      guard let name = words.first else { continue }
      do {
        try measurements.answer(name, Array(words.dropFirst())).print()
      } catch {
        try Answer(error: "\(error)").print()
      }
    }
  }
}
