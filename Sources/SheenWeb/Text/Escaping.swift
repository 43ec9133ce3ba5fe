extension String {
  /// This text as HTML and XML write it between tags and between quotes.
  ///
  /// The five characters with a meaning are named; characters that neither language may hold
  /// (control characters but for tab and line ends, and the two last code points of each plane) are
  /// replaced by U+FFFD.
  package var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where !scalar.isText: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether both HTML and XML may hold this character.
  fileprivate var isText: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
