import Sheen
import SheenWeb

extension ComparedScreen {
  /// What all screens' HTML needs: one light for each, as if it were a window of its own.
  static let styleSheet = ShimmerStyle(scope: .group).styleSheet()

  /// The screen as HTML, which fills the element around it.
  func html(_ variant: Variant) throws -> String {
    var markup = SkeletonMarkup()
    markup.id = try WebID(id(.html, variant))
    markup.height = .container
    return try screen.skeleton.html(markup)
  }

  /// The screen as a drawing.
  func svg(_ variant: Variant) throws -> String {
    try SkeletonDrawing(
      screen.skeleton, size: screen.size,
      id: WebID(id(.svg, variant)), label: words(.svg, variant),
      layoutDirection: variant.layoutDirection, appearance: variant.appearance
    )
    .svg()
  }
}
