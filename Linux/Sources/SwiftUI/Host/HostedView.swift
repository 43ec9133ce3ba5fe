package import Drawing
package import Foundation

extension Host {
  /// Shows a view in a window of a size.
  package func mount<V: View>(_ view: V, size: CGSize, environment: EnvironmentValues) {
    let element = RootElement(view, host: self, environment: environment)
    let box = RootBox(element, size: size) { [unowned element] in element.items }
    element.box = box
    rootElement = element
    root = box
    box.childrenChanged()
    update()
  }

  /// Changes the window's size.
  package func resize(to size: CGSize) {
    root?.windowSize = size
    update()
  }

  /// Changes what flows down from the window.
  package func change(_ environment: EnvironmentValues) {
    rootElement?.take(environment)
    update()
  }

  /// Ends the view.
  package func unmount() {
    rootElement?.unmount()
    update()
    rootElement = nil
    root = nil
  }

  /// Draws the window.
  package func draw(on canvas: DrawingCanvas) {
    root?.draw(Pen(canvas: canvas))
  }
}

/// The element above all others.
@MainActor class AnyRootElement: Element {
  var box: RootBox?
  func take(_ environment: EnvironmentValues) {}
  override func childItemsChanged() {
    forgetItems()
    box?.childrenChanged()
  }
}

private final class RootElement<V: View>: AnyRootElement {
  private let view: V
  private var child: ElementOf<V>?

  init(_ view: V, host: Host, environment: EnvironmentValues) {
    self.view = view
    super.init(Site(host: host, parent: nil, environment: environment))
    child = makeChild(view)
  }

  override func take(_ environment: EnvironmentValues) {
    let turned = environment.layoutDirection != self.environment.layoutDirection
    adopt(environment)
    child?.update(view, environment: environment)
    if turned { box?.invalidateLayout() }
  }

  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }
}
