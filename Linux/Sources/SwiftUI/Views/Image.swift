import Drawing
public import Foundation

/// A picture.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case system(String)
    case named(String)
  }

  let source: Source
  var label: String?
  var isDecorative = false
  var isResizable = false
  var mode: TemplateRenderingMode?

  /// A symbol of the system: a plain mark of its kind on the stage.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public init(systemName: String) { source = .system(systemName) }

  /// A picture of the app's.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// A picture of the app's, with words for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.string
  }

  /// A picture of the app's that screen readers leave out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  /// How a picture is colored.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// By its opacity alone, in the foreground style.
    case template
    /// As it is.
    case original
  }

  /// How a picture fills more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    /// By being stretched.
    case stretch
  }

  /// This picture, filling the room that it is offered.
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// This picture, colored in a way.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.mode = renderingMode
    return copy
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LeafElement(self, site) {
      ImageBox($0)
    } update: { view, box in
      box.set(view)
    }
  }
}

private final class ImageBox: Box {
  private var image = Image(systemName: "")
  private var look: Look?

  /// What is drawn, apart from the room for it.
  private struct Look: Equatable {
    var image: Image
    var size: CGSize
    var color: DrawingColor
    var isRedacted: Bool
  }

  override var animatesFrame: Bool { true }

  func set(_ image: Image) {
    self.image = image
    let new = Look(
      image: image, size: naturalSize, color: environment.foregroundPaint,
      isRedacted: environment.isPlaceholder)
    guard new != look else { return }
    if new.size != look?.size || new.image != look?.image { invalidateLayout() }
    look = new
    setNeedsDisplay()
  }

  private var picture: DrawingPicture? {
    guard case .named(let name) = image.source else { return nil }
    return host.picture(named: name)
  }

  /// A symbol is as large as text beside it is high; a picture has a point for each pixel.
  private var naturalSize: CGSize {
    if case .system = image.source {
      let side = (environment.font ?? .body).points(environment.dynamicTypeSize) * 1.2
      return CGSize(width: side, height: side)
    }
    return picture.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = look?.size ?? .zero
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  override func sizeDidChange() { setNeedsDisplay() }

  override func draw(_ pen: Pen) {
    let frame = shownFrame
    if environment.isPlaceholder {
      return pen.fill(DrawingPath(rect: frame), .color(environment.placeholderColor))
    }
    switch image.source {
    case .system(let name):
      let color = environment.foregroundPaint
      for part in symbol(named: mirrored(name), in: frame) {
        switch part {
        case .fill(let path): pen.fill(path, .color(color), evenOdd: true)
        case .line(let path, let width):
          pen.stroke(path, .color(color), DrawingStroke(width: width, cap: 1, join: 1))
        }
      }
    case .named:
      guard let picture else { return }
      if image.mode == .template {
        pen.canvas.masked(opacity: pen.opacity, blend: pen.blend) {
          Pen(canvas: pen.canvas)
            .fill(DrawingPath(rect: frame), .color(environment.foregroundPaint))
        } mask: {
          pen.canvas.draw(picture, in: frame)
        }
      } else {
        pen.canvas.draw(picture, in: frame, opacity: pen.opacity, blend: pen.blend)
      }
    }
  }

  /// Forward is where reading goes.
  private func mirrored(_ name: String) -> String {
    guard environment.layoutDirection == .rightToLeft else { return name }
    let words = ["forward": "backward", "backward": "forward"]
    return name.split(separator: ".").map { words[String($0)] ?? String($0) }
      .joined(separator: ".")
  }

  override func contentFrames() -> [CGRect] {
    [CGRect(origin: .zero, size: frame.size).applying(transformToWindow)]
  }

  override func hitTest(_ point: CGPoint) -> Box? { frame.contains(point) ? self : nil }

  override func accessibilityElements() -> [AccessibilityItem] {
    if image.isDecorative { return [] }
    let name: String =
      switch image.source {
      case .named(let name): name
      case .system(let name): name.split(separator: ".").joined(separator: " ")
      }
    return [AccessibilityItem(box: self, label: image.label ?? name, traits: .isImage)]
  }
}
