extension [String] {
  /// The word that was probably meant: the nearest one by single letters put in, left out, changed
  /// or swapped, if about a third of the letters or fewer are wrong; else nil.
  ///
  /// Upper and lower case count as the same.
  package func nearest(to word: String) -> String? {
    // A word much longer than any name is not a misspelt one, and would take long to compare.
    let typed = Array<Unicode.Scalar>(word.lowercased().unicodeScalars.prefix(65))
    guard typed.count <= 64 else { return nil }
    var nearest: (word: String, distance: Int)?
    for candidate in self {
      let known = Array<Unicode.Scalar>(candidate.lowercased().unicodeScalars)
      let distance = editDistance(typed, known)
      let allowed = Swift.max(1, Swift.max(typed.count, known.count) / 3)
      if distance <= allowed, distance < Swift.max(typed.count, known.count),
        distance < nearest?.distance ?? .max
      {
        nearest = (candidate, distance)
      }
    }
    return nearest?.word
  }
}

/// How many letters are put in, left out, changed or swapped with their neighbor between two words.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var before: [Int] = []
  var previous = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var row = [i + 1]
    for (j, other) in b.enumerated() {
      var best = min(previous[j + 1], row[j]) + 1
      best = min(best, previous[j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { best = min(best, before[j - 1] + 1) }
      row.append(best)
    }
    before = previous
    previous = row
  }
  return previous[b.count]
}
