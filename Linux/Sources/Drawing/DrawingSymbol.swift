package import Foundation

/// A part of a symbol's picture.
package enum SymbolPart {
  case fill(DrawingPath)
  case line(DrawingPath, CGFloat)
}

/// A plain mark for a symbol of the system: the stand-in has none of Apple's artwork. Names that
/// it does not know get a rounded square.
package func symbol(named name: String, in frame: CGRect) -> [SymbolPart] {
  let side = min(frame.width, frame.height)
  let box = CGRect(
    x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
  func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: box.minX + x * side, y: box.minY + y * side)
  }
  func r(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(origin: p(x, y), size: CGSize(width: width * side, height: height * side))
  }
  func lines(_ points: [CGPoint]) -> SymbolPart {
    .line(
      DrawingPath(
        points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }),
      side * 0.09)
  }
  let isFilled = name.hasSuffix(".fill")
  func area(_ path: DrawingPath) -> SymbolPart {
    isFilled ? .fill(path) : .line(path, side * 0.08)
  }
  switch name.split(separator: ".").first.map(String.init) ?? "" {
  case "circle": return [area(.ellipse(in: r(0.1, 0.1, 0.8, 0.8)))]
  case "person":
    return [
      area(.ellipse(in: r(0.32, 0.12, 0.36, 0.36))),
      area(
        .roundedRect(
          r(0.14, 0.56, 0.72, 0.32), cornerSize: CGSize(width: side * 0.3, height: side * 0.16),
          isContinuous: false)),
    ]
  case "photo":
    return [
      area(
        .roundedRect(
          r(0.08, 0.16, 0.84, 0.68), cornerSize: CGSize(width: side * 0.1, height: side * 0.1),
          isContinuous: false)),
      isFilled
        ? .line(DrawingPath(), 0)
        : lines([p(0.16, 0.74), p(0.4, 0.44), p(0.58, 0.64), p(0.68, 0.54), p(0.84, 0.74)]),
    ]
  case "plus": return [lines([p(0.5, 0.15), p(0.5, 0.85)]), lines([p(0.15, 0.5), p(0.85, 0.5)])]
  case "minus": return [lines([p(0.15, 0.5), p(0.85, 0.5)])]
  case "xmark":
    return [lines([p(0.2, 0.2), p(0.8, 0.8)]), lines([p(0.8, 0.2), p(0.2, 0.8)])]
  case "checkmark": return [lines([p(0.15, 0.55), p(0.4, 0.8), p(0.85, 0.2)])]
  case "chevron":
    if name.contains("left") || name.contains("backward") {
      return [lines([p(0.62, 0.2), p(0.36, 0.5), p(0.62, 0.8)])]
    }
    if name.contains("down") { return [lines([p(0.2, 0.38), p(0.5, 0.64), p(0.8, 0.38)])] }
    if name.contains("up") { return [lines([p(0.2, 0.62), p(0.5, 0.36), p(0.8, 0.62)])] }
    return [lines([p(0.38, 0.2), p(0.64, 0.5), p(0.38, 0.8)])]
  case "star":
    let points = (0..<10).map { i in
      let angle = CGFloat(i) * .pi / 5 - .pi / 2
      let radius: CGFloat = i % 2 == 0 ? 0.46 : 0.2
      return p(0.5 + radius * cos(angle), 0.54 + radius * sin(angle))
    }
    return [
      area(
        DrawingPath(
          points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
            + [.close]))
    ]
  case "heart":
    return [
      area(
        DrawingPath([
          .move(p(0.5, 0.88)), .curve(p(0.5, 0.3), p(-0.1, 0.45), p(0.25, -0.05)),
          .curve(p(0.5, 0.88), p(0.75, -0.05), p(1.1, 0.45)), .close,
        ]))
    ]
  case "magnifyingglass":
    return [
      .line(.ellipse(in: r(0.12, 0.12, 0.52, 0.52)), side * 0.09),
      lines([p(0.58, 0.58), p(0.88, 0.88)]),
    ]
  case "play":
    return [
      area(DrawingPath([.move(p(0.25, 0.12)), .line(p(0.85, 0.5)), .line(p(0.25, 0.88)), .close]))
    ]
  default:
    return [
      area(
        .roundedRect(
          r(0.12, 0.12, 0.76, 0.76), cornerSize: CGSize(width: side * 0.18, height: side * 0.18),
          isContinuous: false))
    ]
  }
}
