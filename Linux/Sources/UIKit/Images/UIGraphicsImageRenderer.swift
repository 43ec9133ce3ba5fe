import CoreGraphics
public import Foundation
public import QuartzCore

/// Makes pictures by drawing. They are drawn anew at any size.
public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// For pictures of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// The picture that is drawn.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = UITraitCollection.current.displayScale
    let context = CGContext(scale: scale)
    UIGraphicsPushContext(context)
    context.clip(to: CGRect(origin: .zero, size: size))
    actions(UIGraphicsImageRendererContext(context))
    UIGraphicsPopContext()
    return UIImage(.drawing(context.list), size: size, scale: scale)
  }
}

/// What a picture is drawn with.
public final class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn on.
  public let cgContext: CGContext
  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }

  /// Fills a rectangle with the current color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
}
