import SheenCore
import SheenImage
import SheenRaster
import SheenScreens
import Testing

/// What Documentation/Guides/Pictures.md shows, in its order; `print` compares with its comments.
@Suite struct PicturesSnippets: Prints {
  @Test("what the guide Pictures says is printed is printed")
  func runs() throws {
    let card = SkeletonScreen.card
    let frame = try card.skeleton.rasterFrame(in: card.size, style: .tilted, at: 0.7, scale: 2)
    print(frame.width == Int(card.size.width) * 2)  // true

    let bytes = try ImageFormat.png.encode(frame)
    print(bytes[1...3].map { String(UnicodeScalar($0)) }.joined())  // PNG

    let layout = try card.skeleton.layout(in: card.size)
    let style = ShimmerStyle.standard
    var renderer = try SkeletonRenderer(layout: layout, style: style)
    print(renderer.paint(at: 0))  // 0
    print(renderer.paint(at: 0.5) > 0)  // true
    print(renderer.paint(at: 0.5))  // 0

    let area = SheenRect(origin: .zero, size: card.size)
    guard let wave = style.resolved(in: area).wave else { fatalError("no light") }

    let timing = try FrameTiming(period: wave.cycle, framesPerSecond: 10, for: .gif)
    print(timing.frameCount)  // 20
    print(timing.phase(of: 5))  // 0.25
    print(try timing.delays(in: .gif).total)  // 200

    let (width, height) = (renderer.frame.width, renderer.frame.height)
    let loop = try FrameSequence(width: width, height: height, timing: timing) {
      renderer.paint(at: timing.phase(of: $0) * timing.period)
      return renderer.frame
    }
    let gif = try ImageFormat.gif.encode(loop)
    print(gif[0...2].map { String(UnicodeScalar($0)) }.joined())  // GIF

    print(RasterFrame.maximumSide)  // 16383
    print(FrameTiming.maximumPeriod)  // 60.0
    do {
      _ = try card.skeleton.rasterFrame(in: card.size, at: 0, scale: 0)
    } catch {
      print(error)
      // a picture can't have 0.0 pixels per point; the scale must be finite and above 0
    }
  }
}
