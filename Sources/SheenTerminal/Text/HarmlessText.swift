extension String {
  /// This text without anything that a terminal would obey instead of showing.
  ///
  /// A label can hold what others have written: the name of a file, the title of a page. So tabs and
  /// line ends become spaces; every other control character becomes the picture that Unicode has for
  /// it, ESC becoming ␛; and characters that would change the direction of what follows become �. All
  /// else stays as it is.
  ///
  /// - Parameter hasUnicode: Whether the terminal has more characters than ASCII; otherwise what is
  ///   replaced becomes `?`.
  func harmless(hasUnicode: Bool = true) -> String {
    guard unicodeScalars.contains(where: \.isHarmful) else { return self }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      // The two halves of a Windows line end are one space.
      if !(scalar == "\n" && last == "\r") {
        result.append(scalar.isHarmful ? scalar.picture(hasUnicode: hasUnicode) : scalar)
      }
      last = scalar
    }
    return String(result)
  }

  /// Whether any letter is written from right to left.
  var hasRightToLeftLetters: Bool {
    unicodeScalars.contains { scalar in
      // The blocks in which even unassigned scalars count as right to left.
      // Source: the `@missing` lines of <https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt>
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    // Embeddings, overrides and isolates; marks for a direction are harmless.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate func picture(hasUnicode: Bool) -> Unicode.Scalar {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case _ where !hasUnicode: "?"
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
