import SheenRaster

/// Where the shapes of a picture are.
struct Coverage {
  enum Kind: UInt8 {
    /// No shape is near.
    case clear

    /// In a shape, away from its edge.
    case inside

    /// Here two renderers may cover differently.
    case edge
  }

  let kinds: [Kind]

  /// The shapes of a frame that is clear between them.
  ///
  /// - Parameter reach: How many pixels are an edge on both sides of the place at which opacity changes;
  ///   0: only those that are partly covered.
  init(_ frame: RasterFrame, reach: Int) {
    let (width, height) = (frame.width, frame.height)
    kinds = frame.pixels.withUnsafeBufferPointer { pixels in
      pixels.indices.map { index in
        let own = pixels[index] >> 24
        guard own == 0 || own == 255 else { return .edge }
        let (x, y) = (index % width, index / width)
        for row in max(0, y - reach)...min(height - 1, y + reach) {
          for column in max(0, x - reach)...min(width - 1, x + reach)
          where pixels[row * width + column] >> 24 != own { return .edge }
        }
        return own == 0 ? .clear : .inside
      }
    }
  }
}
