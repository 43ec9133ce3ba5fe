import CoreGraphics
package import Drawing
import Foundation

extension CALayer {
  /// Draws the layer and all within it as they are seen now, in its superlayer's coordinates.
  ///
  /// - Parameter isMoving: Whether animations are seen.
  package func render(on canvas: DrawingCanvas, isMoving: Bool = true) {
    let shown = attached.isEmpty || !isMoving ? self : presented()
    let state = shown.state
    guard !state.isHidden, state.opacity > 0 else { return }
    canvas.saved {
      canvas.concatenate(shown.mapToHost)
      let opacity = Double(state.opacity)
      if let mask {
        canvas.masked(opacity: opacity) {
          renderContent(shown, on: canvas, isMoving)
        } mask: {
          mask.render(on: canvas, isMoving: isMoving)
        }
      } else if opacity < 1, allowsGroupOpacity {
        canvas.group(opacity: opacity) { renderContent(shown, on: canvas, isMoving) }
      } else {
        renderContent(shown, on: canvas, isMoving)
      }
    }
  }

  /// Draws the layer as one picture, as it is now.
  func renderModel(in context: CGContext) {
    let (area, scale) = (state.bounds, context.scale)
    commitLayoutAndDisplay(isShown: isCommitted)
    guard area.width > 0, area.height > 0,
      let canvas = try? DrawingCanvas(
        width: Int(min(32_767, (area.width * scale).rounded(.up))),
        height: Int(min(32_767, (area.height * scale).rounded(.up))), scale: scale)
    else { return }
    canvas.translate(x: -area.minX, y: -area.minY)
    renderContent(self, on: canvas, false)
    let picture = canvas.picture()
    context.record {
      $0.draw(
        picture,
        in: CGRect(
          x: area.minX, y: area.minY, width: CGFloat(picture.width) / scale,
          height: CGFloat(picture.height) / scale))
    }
  }

  private func renderContent(_ shown: CALayer, on canvas: DrawingCanvas, _ isMoving: Bool) {
    let state = shown.state
    if let color = state.backgroundColor, color.alpha > 0 {
      canvas.fill(shown.outline, with: .color(color.drawn))
    }
    canvas.saved {
      if state.masksToBounds { canvas.clip(shown.outline) }
      shown.drawOwnContent(on: canvas)
      shown.drawContents(on: canvas)
      if !children.isEmpty {
        let anchor = CGPoint(
          x: state.bounds.minX + state.anchorPoint.x * state.bounds.width,
          y: state.bounds.minY + state.anchorPoint.y * state.bounds.height)
        let map = state.sublayerTransform.affine
        if !map.isIdentity {
          canvas.concatenate(
            CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(map)
              .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
        }
        for child in inFrontOrder { child.render(on: canvas, isMoving: isMoving) }
      }
    }
    if state.borderWidth > 0, let color = state.borderColor {
      let inset = state.borderWidth / 2
      canvas.stroke(
        shown.outline(inset: inset), with: .color(color.drawn),
        style: DrawingStroke(width: state.borderWidth))
    }
  }

  /// The bounds, with round corners where there are some.
  var outline: DrawingPath { outline(inset: 0) }

  private func outline(inset: CGFloat) -> DrawingPath {
    let rect = state.bounds.insetBy(dx: inset, dy: inset)
    guard !rect.isNull else { return DrawingPath() }
    let radius = state.cornerRadius - inset
    guard radius > 0 else { return DrawingPath(rect: rect) }
    let order: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    let limit = min(radius, min(rect.width, rect.height) / 2)
    return .rounded(
      rect.standardized,
      order.map {
        state.maskedCorners.contains($0) ? CGSize(width: limit, height: limit) : .zero
      }, isContinuous: state.cornerCurve == .continuous)
  }

  /// What was drawn for other bounds is stretched or moved, as a picture would be.
  private func draw(_ drawing: DrawingList, on canvas: DrawingCanvas) {
    let old = drawingBounds
    guard old.size != state.bounds.size, old.width > 0, old.height > 0 else {
      return drawing.draw(on: canvas)
    }
    let place = state.contentsGravity.place(old.size, in: state.bounds)
    canvas.saved {
      canvas.translate(x: place.minX, y: place.minY)
      canvas.concatenate(
        CGAffineTransform(scaleX: place.width / old.width, y: place.height / old.height))
      canvas.translate(x: -old.minX, y: -old.minY)
      drawing.draw(on: canvas)
    }
  }

  private func drawContents(on canvas: DrawingCanvas) {
    if let drawing { draw(drawing, on: canvas) }
    guard let image = contents as? CGImage else { return }
    let size = CGSize(
      width: CGFloat(image.width) / max(0.01, state.contentsScale),
      height: CGFloat(image.height) / max(0.01, state.contentsScale))
    canvas.draw(image.drawn, in: state.contentsGravity.place(size, in: state.bounds))
  }
}

extension CALayerContentsGravity {
  /// The place of a picture in a layer.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (sx, sy) = (bounds.width / size.width, bounds.height / size.height)
    func scaled(_ k: CGFloat) -> CGRect {
      let (w, h) = (size.width * k, size.height * k)
      return CGRect(x: bounds.midX - w / 2, y: bounds.midY - h / 2, width: w, height: h)
    }
    var place = scaled(1)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return scaled(min(sx, sy))
    case .resizeAspectFill: return scaled(max(sx, sy))
    default: break
    }
    if [.left, .topLeft, .bottomLeft].contains(self) { place.origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(self) {
      place.origin.x = bounds.maxX - size.width
    }
    if [.top, .topLeft, .topRight].contains(self) { place.origin.y = bounds.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(self) {
      place.origin.y = bounds.maxY - size.height
    }
    return place
  }
}
