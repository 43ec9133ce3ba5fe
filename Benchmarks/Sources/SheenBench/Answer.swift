import Foundation

/// What a measurement found, as the one line of JSON that `compare.py` reads.
struct Answer: Encodable {
  /// Milliseconds: per frame for drawing, in all for encoding.
  var ms: Double?
  /// The size of the file that was written.
  var bytes: Int?
  /// Why there is no answer.
  var error: String?

  /// The time that some work takes, divided by how often it did the same thing.
  static func timing(times: Int = 1, _ work: () throws -> Void) rethrows -> Answer {
    let time = try ContinuousClock().measure(work)
    let (seconds, attoseconds) = time.components
    return Answer(ms: (Double(seconds) * 1e3 + Double(attoseconds) * 1e-15) / Double(times))
  }

  func print() throws {
    var line = try JSONEncoder().encode(self)
    line.append(UInt8(ascii: "\n"))
    FileHandle.standardOutput.write(line)
  }
}
