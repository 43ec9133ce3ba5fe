/// A horizontal line of pixels that belong to one component; the end is outside.
struct Run {
  var y: Int32
  var start: Int32
  var end: Int32
}

/// Pixels that touch each other and differ from what is behind them.
struct Component {
  var area: PixelArea

  /// How many pixels there are.
  var count: Int

  /// How sharp its outline is: the mean difference of neighbors at both ends of a run.
  var sharpness: Double

  /// Its runs, as places in the array of all runs.
  var runs: Range<Int>
}

/// Finds the components of an area: run by run, so that the work grows with the pixels.
struct ComponentFinder {
  let picture: Picture
  private(set) var runs: [Run] = []
  private var parents: [Int32] = []

  init(picture: Picture) {
    self.picture = picture
  }

  /// The components of the pixels that differ from a background by more than a threshold.
  mutating func components(
    in area: PixelArea, background: UInt32, threshold: Int
  ) -> [Component] {
    findRuns(in: area, background: background, threshold: threshold)
    return sorted(in: area)
  }

  private mutating func findRuns(in area: PixelArea, background: UInt32, threshold: Int) {
    var above = 0..<0
    for y in area.minY..<area.maxY {
      let first = runs.count
      let row = picture.pixels.baseAddress.map { $0 + y * picture.width }
      guard let row else { return }
      var x = area.minX
      var last = background
      var lastDiffers = false
      while x < area.maxX {
        // Most pixels are the background's.
        while x < area.maxX, row[x] == background { x &+= 1 }
        guard x < area.maxX else { break }
        let start = x
        while x < area.maxX {
          let pixel = row[x]
          if pixel == background { break }
          if pixel != last {
            last = pixel
            lastDiffers = difference(pixel, background) > threshold
          }
          if !lastDiffers { break }
          x &+= 1
        }
        if x > start {
          runs.append(Run(y: Int32(y), start: Int32(start), end: Int32(x)))
          parents.append(Int32(parents.count))
        } else {
          x &+= 1
        }
      }
      connect(first..<runs.count, with: above)
      above = first..<runs.count
    }
  }

  private mutating func connect(_ row: Range<Int>, with above: Range<Int>) {
    var upper = above.lowerBound
    for lower in row {
      let run = runs[lower]
      while upper < above.upperBound, runs[upper].end < run.start { upper += 1 }
      var other = upper
      while other < above.upperBound, runs[other].start <= run.end {
        join(lower, other)
        other += 1
      }
    }
  }

  private mutating func join(_ first: Int, _ second: Int) {
    let first = root(first)
    let second = root(second)
    if first < second { parents[second] = Int32(first) } else { parents[first] = Int32(second) }
  }

  private mutating func root(_ index: Int) -> Int {
    var index = index
    while Int(parents[index]) != index {
      parents[index] = parents[Int(parents[index])]
      index = Int(parents[index])
    }
    return index
  }

  /// The components, with the runs sorted by them.
  private mutating func sorted(in area: PixelArea) -> [Component] {
    var numbers = [Int32](repeating: -1, count: runs.count)
    var counts: [Int] = []
    for index in runs.indices {
      let root = root(index)
      if numbers[root] < 0 {
        numbers[root] = Int32(counts.count)
        counts.append(0)
      }
      numbers[index] = numbers[root]
      counts[Int(numbers[index])] += 1
    }
    var starts: [Int] = []
    var sum = 0
    for count in counts {
      starts.append(sum)
      sum += count
    }
    var places = starts
    var order = [Run](repeating: Run(y: 0, start: 0, end: 0), count: runs.count)
    for index in runs.indices {
      let number = Int(numbers[index])
      order[places[number]] = runs[index]
      places[number] += 1
    }
    runs = order
    return counts.indices.map { component(starts[$0]..<places[$0], in: area) }
  }

  private func component(_ range: Range<Int>, in area: PixelArea) -> Component {
    var bounds = PixelArea(minX: .max, minY: .max, maxX: 0, maxY: 0)
    var count = 0
    var contrast = 0
    var ends = 0
    for run in runs[range] {
      let (y, start, end) = (Int(run.y), Int(run.start), Int(run.end))
      bounds = bounds.union(PixelArea(minX: start, minY: y, maxX: end, maxY: y + 1))
      count += end - start
      if start > area.minX {
        contrast += difference(picture.pixel(start, y), picture.pixel(start - 1, y))
        ends += 1
      }
      if end < area.maxX {
        contrast += difference(picture.pixel(end - 1, y), picture.pixel(end, y))
        ends += 1
      }
    }
    return Component(
      area: bounds, count: count, sharpness: ends > 0 ? Double(contrast) / Double(ends) : 255,
      runs: range)
  }
}

extension ComponentFinder {
  /// The components of the pixels of one value.
  mutating func components(of value: UInt32, in area: PixelArea) -> [Component] {
    findRuns(of: value, in: area)
    return sorted(in: area)
  }

  private mutating func findRuns(of value: UInt32, in area: PixelArea) {
    var above = 0..<0
    for y in area.minY..<area.maxY {
      let first = runs.count
      var x = area.minX
      while x < area.maxX {
        while x < area.maxX, picture.pixel(x, y) != value { x += 1 }
        let start = x
        while x < area.maxX, picture.pixel(x, y) == value { x += 1 }
        if x > start {
          runs.append(Run(y: Int32(y), start: Int32(start), end: Int32(x)))
          parents.append(Int32(parents.count))
        }
      }
      connect(first..<runs.count, with: above)
      above = first..<runs.count
    }
  }
}
