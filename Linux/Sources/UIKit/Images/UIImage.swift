public import CoreGraphics
import Drawing
public import Foundation
import QuartzCore

/// A picture.
public final class UIImage: NSObject, @unchecked Sendable {
  // Unchecked because of the drawing, which is only read.
  enum Source {
    case pixels(CGImage)
    case symbol(String, pointSize: CGFloat)
    case drawing(DrawingList)
  }

  let source: Source
  /// The size in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  /// How the picture is colored.
  public let renderingMode: RenderingMode
  let tint: UIColor?

  /// How a picture is colored.
  public enum RenderingMode: Int, Sendable {
    /// A symbol by its opacity alone, others as they are.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// By its opacity alone, in the tint.
    case alwaysTemplate
  }

  init(
    _ source: Source, size: CGSize, scale: CGFloat, mode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    renderingMode = mode
    self.tint = tint
    super.init()
  }

  /// An empty picture.
  public override convenience init() {
    self.init(.drawing(DrawingList()), size: .zero, scale: 1)
  }
  /// A picture of the app's.
  @MainActor public convenience init?(named name: String) {
    guard let image = Device.current.pictures[name] else { return nil }
    self.init(cgImage: image)
  }
  /// A symbol of the system: a plain mark of its kind here.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// A symbol of the system in a size.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    let points = withConfiguration?.pointSize ?? 17
    self.init(
      .symbol(name, pointSize: points),
      size: CGSize(width: points * 1.2, height: points * 1.2), scale: 1)
  }
  /// A picture of pixels, a point each.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// A picture of pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    self.init(
      .pixels(cgImage),
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }

  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up
  }

  /// The size of symbols.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat
    /// A size.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
      super.init()
    }
    /// The size of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
  }

  /// The pixels; a symbol or a drawing is drawn for them, in black where it has no color.
  public var cgImage: CGImage? {
    if case .pixels(let image) = source { return image }
    let context = CGContext(scale: scale)
    draw(in: CGRect(origin: .zero, size: size), context, color: tint?.cgColor ?? .black)
    guard size.width > 0, size.height > 0,
      let canvas = try? DrawingCanvas(
        width: Int(min(32_767, (size.width * scale).rounded(.up))),
        height: Int(min(32_767, (size.height * scale).rounded(.up))), scale: scale)
    else { return nil }
    context.list.draw(on: canvas)
    return CGImage(canvas.picture())
  }
  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = source { return true }
    return false
  }
  /// This picture, colored in a way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, mode: renderingMode, tint: tint)
  }
  /// This picture in a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, size: size, scale: scale, mode: renderingMode, tint: color)
  }
  /// This picture in a color, colored in a way.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, mode: renderingMode, tint: color)
  }

  /// Whether the picture is drawn in one color.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
  }

  /// Draws the picture.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context, color: tint?.cgColor ?? .black)
  }
  /// Draws the picture in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  func draw(in rect: CGRect, _ context: CGContext, color: CGColor) {
    let isTemplate = isTemplate || tint != nil
    let source = source
    let size = size
    context.record { canvas in
      switch source {
      case .symbol(let name, _):
        for part in symbol(named: name, in: rect) {
          switch part {
          case .fill(let path): canvas.fill(path, with: .color(color.drawn), evenOdd: true)
          case .line(let path, let width):
            canvas.stroke(
              path, with: .color(color.drawn),
              style: DrawingStroke(width: width, cap: 1, join: 1))
          }
        }
      case .pixels, .drawing:
        let show = {
          if case .pixels(let image) = source { canvas.draw(image.drawn, in: rect) }
          guard case .drawing(let list) = source, size.width > 0, size.height > 0 else { return }
          canvas.saved {
            canvas.translate(x: rect.minX, y: rect.minY)
            canvas.concatenate(
              CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height))
            list.draw(on: canvas)
          }
        }
        guard isTemplate else { return show() }
        canvas.masked {
          canvas.fill(DrawingPath(rect: rect), with: .color(color.drawn))
        } mask: {
          show()
        }
      }
    }
  }
}
