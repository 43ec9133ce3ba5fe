/// How a file is written: how hard to compress, how often to play, what lies behind a GIF.
public struct ImageOptions: Hashable, Sendable {
  /// The trade of time against bytes; the pixels are the same.
  public enum Effort: Hashable, Sendable {
    /// The smallest file that a second or so can buy.
    case small

    /// Less time, by a fifth for PNG and nearly a half for WebP, and a quarter to a half more bytes.
    /// GIF has no such choice.
    case fast
  }

  /// How hard to compress; `small` unless said otherwise.
  public var effort: Effort

  /// How many times the animation plays, 0 (for ever) to 65,535.
  public var plays: Int

  /// What lies behind translucent pixels in a GIF, as a pixel of `RasterFrame`; its alpha is ignored.
  ///
  /// A GIF pixel is opaque or clear. With a matte every pixel is composited over it and none is
  /// clear: choose the color of the page, and edges stay smooth. Without one (`nil`), pixels of at
  /// least half alpha (128 of 255) are opaque in their own color, the others clear. The other
  /// formats keep alpha and ignore the matte.
  public var matte: UInt32?

  /// Options with the defaults for what isn't given.
  ///
  ///     ImageOptions(matte: 0xFFFF_FFFF)  // over white
  public init(effort: Effort = .small, plays: Int = 0, matte: UInt32? = nil) {
    self.effort = effort
    self.plays = plays
    self.matte = matte
  }
}
