/// How many columns a terminal gives a character, as far as that can be known without asking it.
///
/// A grapheme cluster is as wide as its first scalar: 2 where its East Asian Width is Wide or Fullwidth
/// (`WideScalars`), 0 where it only changes its neighbors, and otherwise 1, ambiguous ones included.
/// Flags, and characters turned into emoji by a variation selector (U+FE0F), are 2. Terminals agree
/// on single scalars and on letters with accents, and differ on longer clusters.
struct DisplayWidth: Hashable {
  /// 0, 1 or 2.
  let columns: Int

  /// Whether terminals agree on it.
  let isCertain: Bool

  /// The width of a character that is no control character.
  init(_ cluster: Character) {
    if let ascii = cluster.asciiValue, ascii >= 0x20 {
      self.init(columns: 1, isCertain: true)
      return
    }
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first(where: { !$0.isZeroWidth }) else {
      self.init(columns: 0, isCertain: true)
      return
    }
    let others = scalars.dropFirst()
    if first.isRegionalIndicator {
      self.init(columns: others.isEmpty ? 1 : 2, isCertain: false)
    } else if first.properties.isEmoji, others.contains("\u{FE0F}") {
      self.init(columns: 2, isCertain: false)
    } else {
      self.init(
        columns: first.isWide ? 2 : 1,
        isCertain: first != softHyphen && others.allSatisfy(\.isCombiningMark))
    }
  }

  private init(columns: Int, isCertain: Bool) {
    self.columns = columns
    self.isCertain = isCertain
  }
}

/// A hyphen that Unicode shows only where a line is broken, and most terminals always.
private let softHyphen: Unicode.Scalar = "\u{AD}"

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }

  fileprivate var isCombiningMark: Bool {
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  fileprivate var isZeroWidth: Bool {
    isCombiningMark || properties.generalCategory == .format && self != softHyphen
  }

  fileprivate var isWide: Bool {
    let bounds = WideScalars.bounds
    guard value >= bounds[0] else { return false }
    // The number of bounds below or at the value: odd inside a run, since each run has two.
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      // The last scalar of a run still belongs to it.
      let isBelow = middle % 2 == 0 ? bounds[middle] <= value : bounds[middle] < value
      if isBelow { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }
}
