import SheenJSON

/// The two streams that the command speaks on: results on the one, everything else on the other.
enum Terminal {
  /// Writes a result.
  static func print(_ text: String) throws(CommandError) {
    try Platform.writeAll(Array((text + "\n").utf8), to: Platform.output)
  }

  /// Says something in one line that is not a result.
  ///
  /// If nobody can read it, there is nobody to be told.
  static func say(_ text: String) {
    try? Platform.writeAll(Array("sheen: \(text.plain)\n".utf8), to: Platform.errors)
  }
}

extension String {
  /// The text with everything written out that would move the cursor or change the terminal: names of
  /// files and screens come from elsewhere.
  var plain: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }
}
