import Foundation

/// The lines of a source file, in which declarations are found by how they are indented: the formatter
/// keeps that in order, so no braces have to be counted.
struct SourceLines {
  private let file: String
  private let lines: [Substring]

  /// - Throws: ``GalleryError/source(file:)`` where the file is not there.
  init(file: String, in repository: URL) throws(GalleryError) {
    guard let text = try? String(contentsOf: repository.appending(path: file), encoding: .utf8)
    else { throw .source(file: file) }
    self.init(text, file: file)
  }

  init(_ text: String, file: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A declaration, or what is between its braces where it has any, less the blanks that all of its
  /// lines begin with.
  ///
  /// - Parameter start: How the line begins that declares it.
  /// - Throws: ``GalleryError/declaration(_:file:)`` where no line begins so.
  func declaration(_ start: String, isBody: Bool = false) throws(GalleryError) -> String {
    guard let first = lines.firstIndex(where: { $0.trimmed.hasPrefix(start) }) else {
      throw .declaration(start, file: file)
    }
    let depth = lines[first].indentation
    let rest = lines[(first + 1)...].prefix { line in
      line.trimmed.isEmpty || line.indentation > depth
        || line.indentation == depth && "})]".contains(line.trimmed.prefix(1))
    }
    var found = lines[first..<rest.endIndex]
    while found.last?.trimmed.isEmpty == true { found.removeLast() }
    guard isBody else { return text(found, depth) }
    guard let opening = found.firstIndex(where: { $0.hasSuffix("{") }),
      opening + 1 < found.endIndex - 1
    else { return text(found, depth) }
    let body = found[(opening + 1)..<(found.endIndex - 1)]
    return text(body, body.filter { !$0.trimmed.isEmpty }.map(\.indentation).min() ?? 0)
  }

  /// The beginnings of the lines that declare something for this file alone, with the names.
  var privateDeclarations: [(start: String, name: String)] {
    lines.compactMap { line in
      ["private static let ", "private static func "].lazy
        .filter { line.trimmed.hasPrefix($0) }
        .map { keywords in
          let name = line.trimmed.dropFirst(keywords.count).prefix { $0.isLetter || $0.isNumber }
          return (keywords + name, String(name))
        }
        .first
    }
  }

  private func text(_ lines: ArraySlice<Substring>, _ depth: Int) -> String {
    lines.map { $0.trimmed.isEmpty ? "" : String($0.dropFirst(depth)) }.joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
