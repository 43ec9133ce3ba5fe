/// Lays out changes as places in a palette, in a first and if need be a second pass.
struct GIFChanges: ChangeEncoder {
  /// The pixels of a picture before compression.
  struct Layout: Sendable {
    /// As long as the largest change; only the first `count` are in use.
    var places: [UInt8]
    var count = 0
    /// The bits that the largest place needs.
    var depth = 2
    /// The picture's own palette, where it doesn't use that of the file.
    var palette: [UInt32]?
  }

  /// Where colors come from.
  enum Colors {
    /// One palette for the file, which grows from frame to frame: exact.
    case shared(ColorTable)
    /// It overflowed; nothing is laid out any more, colors are only counted.
    case counted(ColorCensus)
    /// Each picture has a palette of its own: exact.
    case separate
    /// One palette for the file that doesn't have every color.
    case reduced(ReducedPalette)
  }

  private(set) var colors: Colors
  /// Whether no picture has had more colors than a palette of its own would hold.
  private(set) var fitsSeparately = true
  private let shade: GIFShade
  private let pixelCount: Int
  private let first: [UInt32]

  /// - Parameter hasClear: Whether place 0 of each palette is clear, which an animation needs for
  ///   what a picture leaves out.
  init(_ sequence: FrameSequence, shade: GIFShade, hasClear: Bool) {
    self.shade = shade
    pixelCount = sequence.width * sequence.height
    first = hasClear ? [GIFShade.clear] : []
    colors = .shared(ColorTable(colors: first))
  }

  /// Gets ready for the second pass, now that all colors have been counted.
  mutating func prepareSecondPass() {
    guard case .counted(let census) = colors else { return }
    colors = fitsSeparately ? .separate : .reduced(ReducedPalette(census, limit: 256))
  }

  func makeLayout() -> Layout { Layout(places: Array(repeating: 0, count: pixelCount)) }

  mutating func lay(
    _ change: Change, from canvas: Canvas, to frame: [UInt32], into layout: inout Layout
  ) -> Bool {
    layout.count = change.rect.width * change.rect.height
    layout.palette = nil
    switch colors {
    case .shared(var table):
      // Taken out while it grows, so that it is not copied.
      colors = .separate
      let fits = fill(&layout, change, canvas, frame) { color in table.place(of: color) }
      layout.depth = GIFChanges.depth(of: table.colors.count)
      if fits {
        colors = .shared(table)
        return true
      }
      // What is on show says how much each color matters; the others were there before.
      var census = ColorCensus()
      for color in table.colors where color != GIFShade.clear { census.add(color) }
      tally(canvas.pixels, into: &census)
      colors = .counted(census)
      return lay(change, from: canvas, to: frame, into: &layout)
    case .counted(var census):
      colors = .separate
      var table = ColorTable(colors: first)
      _ = canvas.forEachRow(of: change, in: frame) { row in
        tally(row.new[row.changed], into: &census)
        return true
      }
      fitsSeparately =
        fitsSeparately
        && fill(&layout, change, canvas, frame) { color in table.place(of: color) }
      layout.count = 0
      colors = .counted(census)
      return true
    case .separate:
      var table = ColorTable(colors: first)
      let fits = fill(&layout, change, canvas, frame) { color in table.place(of: color) }
      layout.palette = table.colors
      layout.depth = GIFChanges.depth(of: table.colors.count)
      return fits
    case .reduced(let palette):
      layout.depth = GIFChanges.depth(of: palette.colors.count)
      return fill(&layout, change, canvas, frame) { color in palette.place(of: color) }
    }
  }

  func compress(_ layout: Layout) -> [UInt8] {
    guard layout.count > 0 else { return [] }
    var bytes: [UInt8] = []
    if let palette = layout.palette {
      let isLocal: UInt8 = 0x80
      bytes.append(isLocal | UInt8(layout.depth - 1))
      bytes.append(gifPalette: palette)
    } else {
      bytes.append(0)
    }
    bytes += layout.places.withUnsafeBufferPointer {
      LZW.compress(UnsafeBufferPointer(rebasing: $0[..<layout.count]), depth: layout.depth)
    }
    return bytes
  }

  func mustClear(_ change: Change, from canvas: Canvas, to frame: [UInt32]) -> PixelRect? {
    guard shade.hasClear, !change.isWhole, !change.isOpaque else { return nil }
    var found: PixelRect?
    var y = change.rect.y
    _ = canvas.forEachRow(of: change, in: frame) { row in
      defer { y += 1 }
      let hidden = row.changed.filter {
        shade(row.new[$0]) == GIFShade.clear && shade(row.old[$0]) != GIFShade.clear
      }
      if let left = hidden.first, let right = hidden.last {
        let part = PixelRect(x: change.rect.x + left, y: y, width: right - left + 1, height: 1)
        found = found?.union(part) ?? part
      }
      return true
    }
    return found
  }

  /// The bits that GIF needs for places below a count: 2 at least, as its compression asks for.
  static func depth(of count: Int) -> Int {
    max(2, Int.bitWidth - max(0, count - 1).leadingZeroBitCount)
  }

  /// Counts the colors shown for pixels, a run of equal ones at a time.
  private func tally(_ pixels: some Collection<UInt32>, into census: inout ColorCensus) {
    var last = GIFShade.clear
    var run = 0
    for pixel in pixels {
      let color = shade(pixel)
      if color != last {
        if last != GIFShade.clear { census.add(last, count: run) }
        last = color
        run = 0
      }
      run += 1
    }
    if last != GIFShade.clear { census.add(last, count: run) }
  }

  /// Fills a layout; what is left out or clear gets place 0.
  private func fill(
    _ layout: inout Layout, _ change: Change, _ canvas: Canvas, _ frame: [UInt32],
    place: (UInt32) -> UInt8?
  ) -> Bool {
    var last = GIFShade.clear
    var lastPlace: UInt8 = 0
    // What must become clear is clear already, see `mustClear`: leaving out is always allowed.
    return canvas.lay(
      change, in: frame, leavesOut: !change.isWhole, into: &layout.places,
      rowLength: change.rect.width
    ) { row, column, pixel in
      let color = shade(pixel)
      if color == GIFShade.clear { return true }
      if color != last {
        guard let found = place(color) else { return false }
        lastPlace = found
        last = color
      }
      row[column] = lastPlace
      return true
    }
  }
}
