/// A palette of a few colors that stand for many, and which of them stands for which.
///
/// The colors are divided into boxes, again and again where the squared error, weighted by how
/// often a color occurs, is largest: across the channel with the largest variance, at its mean
/// (after Wan, Wong and Prusinkiewicz, "An algorithm for multidimensional data clustering", 1988).
/// A box's color is its mean. No dithering: with a moving picture it would flicker.
struct ReducedPalette {
  /// Clear, then the colors of the boxes.
  let colors: [UInt32]
  private let census: ColorCensus
  /// For each slot of the census, the place of its color.
  private let places: [UInt8]

  /// - Parameter limit: The number of places, clear included; 2...256.
  init(_ census: ColorCensus, limit: Int) {
    var entries = census.entries
    var boxes = [ColorBox(entries[...])]
    while boxes.count < limit - 1,
      let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
      let (low, high) = boxes[worst].split(&entries)
    {
      boxes[worst] = low
      boxes.append(high)
    }
    var places = [UInt8](repeating: 0, count: census.colors.count)
    for (index, box) in boxes.enumerated() {
      for entry in entries[box.range] { places[entry.slot] = UInt8(index + 1) }
    }
    self.census = census
    self.places = places
    colors = [GIFShade.clear] + boxes.map(\.mean)
  }

  /// The place of the color that stands for one that the census has counted.
  func place(of color: UInt32) -> UInt8 { places[census.slot(of: color)] }
}

/// Neighboring entries of a census, with their mean and how far they are from it.
private struct ColorBox {
  let range: Range<Int>
  let mean: UInt32
  /// The squared distances from the mean, times the counts.
  let error: Double
  /// How far red, green or blue is to be shifted down in a pixel: the channel that varies most.
  private let widest: UInt32
  private let widestMean: Double

  init(_ entries: ArraySlice<ColorCensus.Entry>) {
    range = entries.indices
    var mean = Pixel.opaque
    var error = 0.0
    var widest = (shift: UInt32(0), mean: 0.0, variance: -1.0)
    let total = entries.reduce(0.0) { $0 + Double($1.count) }
    for shift: UInt32 in [0, 8, 16] {
      var sum = 0.0
      var squares = 0.0
      for entry in entries {
        let value = Double(entry.color >> shift & 0xFF)
        sum += value * Double(entry.count)
        squares += value * value * Double(entry.count)
      }
      let average = total > 0 ? sum / total : 0
      let variance = max(0, squares - average * sum)
      mean |= UInt32(average.rounded()) << shift
      error += variance
      if variance > widest.variance { widest = (shift, average, variance) }
    }
    self.mean = mean
    self.error = error
    self.widest = widest.shift
    widestMean = widest.mean
  }

  /// Two boxes that share this one's entries, which are put in order; nil when all are one color.
  func split(_ entries: inout [ColorCensus.Entry]) -> (ColorBox, ColorBox)? {
    let middle = entries[range].partition { Double($0.color >> widest & 0xFF) > widestMean }
    guard range.lowerBound < middle, middle < range.upperBound else { return nil }
    return (
      ColorBox(entries[range.lowerBound..<middle]), ColorBox(entries[middle..<range.upperBound])
    )
  }
}
