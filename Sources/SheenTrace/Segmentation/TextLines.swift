/// Joins letters to lines of text, and the parts of an icon to one.
struct TextLines {
  let scale: Double

  func joined(_ found: [Found]) -> [Found] {
    var rest = found.filter { $0.kind != .ink }
    let ink = found.filter { $0.kind == .ink }.sorted { $0.area.minX < $1.area.minX }
    var groups = Groups(count: ink.count)
    // The letters that one further to the right can still belong to.
    var open: [Int] = []
    for index in ink.indices {
      let letter = ink[index].area
      open.removeAll {
        ink[$0].area.maxX + 2 * max(ink[$0].area.height, Int(24 * scale)) < letter.minX
      }
      for other in open where belongs(ink[other].area, letter) { groups.join(other, index) }
      open.append(index)
    }
    var lines: [Int: (area: PixelArea, count: Int, isIrregular: Bool)] = [:]
    for index in ink.indices {
      let root = groups.root(index)
      let line = lines[root]
      lines[root] = (
        line.map { $0.area.union(ink[index].area) } ?? ink[index].area, (line?.count ?? 0) + 1,
        ink[index].isIrregular || (line?.isIrregular ?? false)
      )
    }
    var members: [Int: [PixelArea]] = [:]
    for index in ink.indices { members[groups.root(index), default: []].append(ink[index].area) }
    var words: [Found] = []
    for root in lines.keys.sorted() {
      guard var line = lines[root] else { continue }
      let width = Double(line.area.width) / scale
      let height = Double(line.area.height) / scale
      let isIcon = width >= 12 && height >= 12 && width <= 1.7 * height
      let isShape = isIcon || height > 48
      if !isShape { line.area.maxY = baseline(of: members[root] ?? [], in: line.area) }
      let found = Found(
        area: line.area, kind: isShape ? .area : .text, isIrregular: line.isIrregular)
      if isShape { rest.append(found) } else { words.append(found) }
    }
    let whole = withLetters(joinedWords(words), of: &rest)
    return rest + joinedWords(whole).filter { !isSpeck($0.area) }
  }

  /// Whether something is a speck, such as a bullet or what is left of a separator.
  private func isSpeck(_ area: PixelArea) -> Bool {
    let (width, height) = (Double(area.width) / scale, Double(area.height) / scale)
    return width < 7 && height < 7 || width < 2.5 || height < 2.5
  }

  /// Words that stand on one line joined, where the space between them is one that a font of equal widths has.
  private func joinedWords(_ words: [Found]) -> [Found] {
    let sorted = words.sorted { $0.area.minX < $1.area.minX }
    var lines: [Found] = []
    for word in sorted {
      let line = lines.lastIndex { line in
        let gap = word.area.minX - line.area.maxX
        let (low, tall) = (
          min(line.area.height, word.area.height), max(line.area.height, word.area.height)
        )
        let common = min(line.area.maxY, word.area.maxY) - max(line.area.minY, word.area.minY)
        return common * 2 >= low && (tall * 5 <= low * 11 || common == low) && gap * 20 <= tall * 23
      }
      if let line {
        lines[line].area = lines[line].area.union(word.area)
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Where most letters of a line end, so that lines of one font have one height whether or not a letter
  /// reaches below it.
  private func baseline(of letters: [PixelArea], in line: PixelArea) -> Int {
    let tall = letters.filter { $0.height * 3 >= line.height }
    var best = (count: 0, y: line.maxY)
    for letter in tall {
      let near = max(1, line.height / 12)
      let count = tall.reduce(0) { $0 + (abs($1.maxY - letter.maxY) <= near ? 1 : 0) }
      if count > best.count || count == best.count && letter.maxY > best.y {
        best = (count, letter.maxY)
      }
    }
    return line.maxY - best.y > line.height / 2 ? line.maxY : best.y
  }

  /// Whether one part is a flat stroke, such as an underscore, at the top of another one.
  private func isLine(_ flat: PixelArea, above other: PixelArea) -> Bool {
    flat.height * 3 <= flat.width && flat.height * 3 <= other.height
      && flat.minY * 6 <= other.minY * 6 + other.height
  }

  /// Lines with the letters in them that look like filled areas, such as an e whose parts touch.
  private func withLetters(_ words: [Found], of found: inout [Found]) -> [Found] {
    var lines = words
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in found.indices.reversed() where found[index].kind == .area {
        let area = found[index].area
        guard Double(area.height) / scale <= 40 else { continue }
        let line = lines.firstIndex { line in
          let height = line.area.height
          let gap = max(area.minX - line.area.maxX, line.area.minX - area.maxX)
          return area.height * 20 <= height * 23 && area.width * 10 <= height * 16
            && area.minY * 10 >= line.area.minY * 10 - height
            && area.maxY * 8 <= line.area.maxY * 8 + height
            && area.height * 2 >= height && gap * 20 <= height * 7
        }
        guard let line else { continue }
        lines[line].area = lines[line].area.union(area)
        found.remove(at: index)
        isGrowing = true
      }
    }
    return lines
  }

  /// Whether two letters, the first of which begins further to the left, belong to one line.
  private func belongs(_ first: PixelArea, _ second: PixelArea) -> Bool {
    let (tall, low) = (
      max(first.height, second.height), min(first.height, second.height)
    )
    let gap = second.minX - first.maxX
    let common = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    if gap < 0 {
      // One above the other: a dot, an accent, or parts of one icon; but not what is underlined in one line
      // and what is below that.
      if common >= 0 { return !isLine(first, above: second) && !isLine(second, above: first) }
      return -common * 4 <= tall && low * 20 <= tall * 9
    }
    guard common * 5 >= low * 2 else { return false }
    // The space behind a comma or a period is wider, by what they leave of theirs.
    if low * 2 <= tall { return gap * 10 <= tall * 11 }
    return gap * 20 <= tall * 17
  }
}

/// Numbers that belong together.
struct Groups {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  mutating func join(_ first: Int, _ second: Int) {
    let first = root(first)
    let second = root(second)
    parents[max(first, second)] = min(first, second)
  }
}
