import Foundation

/// Sheen's part in the comparison: a line in asks for one measurement, a line out answers it.
///
/// It lives as long as the comparison, so that starting it is never part of a time, and rounds can
/// go around all contestants.
@main enum Bench {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else { stop("usage: SheenBench SCENE.json") }
    let file = CommandLine.arguments[1]
    var measurements: Measurements
    do {
      measurements = try Measurements(scene: Scene(file: file))
    } catch {
      stop("SheenBench: the scene \(file) can't be used: \(error)")
    }
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

  private static func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    exit(2)
  }
}
