import Foundation

/// The files of the repository that this source belongs to.
enum Repository {
  static let root: URL = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The paths of all files below a folder that end as asked for, in the order of their names.
  static func files(below folder: String, ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
