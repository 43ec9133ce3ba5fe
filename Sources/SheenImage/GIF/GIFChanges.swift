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

  /// Where colours come from.
  enum Colours {
    /// One palette for the file, which grows from frame to frame: exact.
    case shared(ColourTable)
    /// It overflowed; nothing is laid out any more, colours are only counted.
    case counted(ColourCensus)
    /// Each picture has a palette of its own: exact.
    case separate
    /// One palette for the file that doesn't have every colour.
    case reduced(ReducedPalette)
  }

  private(set) var colours: Colours
  /// Whether no picture has had more colours than a palette of its own would hold.
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
    colours = .shared(ColourTable(colours: first))
  }

  /// Gets ready for the second pass, now that all colours have been counted.
  mutating func prepareSecondPass() {
    guard case .counted(let census) = colours else { return }
    colours = fitsSeparately ? .separate : .reduced(ReducedPalette(census, limit: 256))
  }

  func makeLayout() -> Layout { Layout(places: Array(repeating: 0, count: pixelCount)) }

  mutating func lay(
    _ change: Change, from canvas: Canvas, to frame: [UInt32], into layout: inout Layout
  ) -> Bool {
    layout.count = change.rect.width * change.rect.height
    layout.palette = nil
    switch colours {
    case .shared(var table):
      // Taken out while it grows, so that it is not copied.
      colours = .separate
      let fits = fill(&layout, change, canvas, frame) { colour in table.place(of: colour) }
      layout.depth = GIFChanges.depth(of: table.colours.count)
      if fits {
        colours = .shared(table)
        return true
      }
      // What is on show says how much each colour matters; the others were there before.
      var census = ColourCensus()
      for colour in table.colours where colour != GIFShade.clear { census.add(colour) }
      tally(canvas.pixels, into: &census)
      colours = .counted(census)
      return lay(change, from: canvas, to: frame, into: &layout)
    case .counted(var census):
      colours = .separate
      var table = ColourTable(colours: first)
      _ = canvas.forEachRow(of: change, in: frame) { row in
        tally(row.new[row.changed], into: &census)
        return true
      }
      fitsSeparately =
        fitsSeparately
        && fill(&layout, change, canvas, frame) { colour in table.place(of: colour) }
      layout.count = 0
      colours = .counted(census)
      return true
    case .separate:
      var table = ColourTable(colours: first)
      let fits = fill(&layout, change, canvas, frame) { colour in table.place(of: colour) }
      layout.palette = table.colours
      layout.depth = GIFChanges.depth(of: table.colours.count)
      return fits
    case .reduced(let palette):
      layout.depth = GIFChanges.depth(of: palette.colours.count)
      return fill(&layout, change, canvas, frame) { colour in palette.place(of: colour) }
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

  /// Counts the colours shown for pixels, a run of equal ones at a time.
  private func tally(_ pixels: some Collection<UInt32>, into census: inout ColourCensus) {
    var last = GIFShade.clear
    var run = 0
    for pixel in pixels {
      let colour = shade(pixel)
      if colour != last {
        if last != GIFShade.clear { census.add(last, count: run) }
        last = colour
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
      let colour = shade(pixel)
      if colour == GIFShade.clear { return true }
      if colour != last {
        guard let found = place(colour) else { return false }
        lastPlace = found
        last = colour
      }
      row[column] = lastPlace
      return true
    }
  }
}
