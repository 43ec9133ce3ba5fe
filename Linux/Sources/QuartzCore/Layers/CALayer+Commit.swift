import Foundation

extension CALayer {
  func layOutNow() {
    var top: CALayer = self
    // Layout begins at the highest layer above that still needs it.
    var above: CALayer? = self
    while let current = above {
      if current.needsLayoutFlag { top = current }
      above = current.host
    }
    for _ in 0..<100 { guard top.layOutSubtree() else { break } }
  }

  /// Lays out what needs it, from the top down; returns whether anything did.
  @discardableResult func layOutSubtree() -> Bool {
    guard subtreeIsStale else { return false }
    var didLayOut = false
    if needsLayoutFlag {
      didLayOut = true
      RenderServer.current.counts.layouts += 1
      RenderServer.current.calling { layoutSublayers() }
      // What a layer changes of itself while it is laid out does not ask for another layout.
      needsLayoutFlag = false
    }
    if mask?.layOutSubtree() == true { didLayOut = true }
    for child in children where child.layOutSubtree() { didLayOut = true }
    return didLayOut
  }

  func displayNow() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    let hadContent = drawing != nil
    RenderServer.current.counts.calls += 1
    display()
    if drawing != nil || hadContent || contents != nil { RenderServer.current.counts.redraws += 1 }
  }

  /// Lays out and draws all that has to be.
  ///
  /// - Parameter isShown: Whether the layer is seen from now on, so that changes can be seen to
  ///   happen.
  func commitLayoutAndDisplay(isShown: Bool = true) {
    for _ in 0..<100 { guard layOutSubtree() else { break } }
    displaySubtree(isShown)
  }

  private func displaySubtree(_ isShown: Bool) {
    subtreeIsStale = needsLayoutFlag
    if isShown { isCommitted = true }
    displayNow()
    for layer in ([mask].compactMap { $0 } + children) {
      if layer.subtreeIsStale || layer.isCommitted != isShown { layer.displaySubtree(isShown) }
      // Drawing may have asked for a layout.
      if layer.subtreeIsStale { subtreeIsStale = true }
    }
  }

  /// Has `draw(in:)` draw the content.
  package func displayByDrawing() { drawContent() }

  func drawContent() {
    let context = CGContext(scale: RenderServer.current.scale)
    draw(in: context)
    let list = context.list
    drawing = list.isEmpty ? nil : list
    drawingBounds = bounds
  }
}
