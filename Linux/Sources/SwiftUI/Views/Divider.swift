import Drawing
import Foundation

/// A thin line across the stack around it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Divider: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  /// A line.
  public init() {}

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LeafElement(self, site) {
      DividerBox($0)
    } update: { _, _ in
    }
  }
}

private final class DividerBox: Box {
  override var animatesFrame: Bool { true }

  private var isUpright: Bool { stackAround is HStackBox }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = environment.pixelLength
    return isUpright
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func sizeDidChange() { setNeedsDisplay() }

  override func draw(_ pen: Pen) {
    pen.fill(DrawingPath(rect: shownFrame), .color(environment.separatorColor))
  }
}
