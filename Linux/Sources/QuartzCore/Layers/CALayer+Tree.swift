import CoreGraphics
import Foundation

extension CALayer {
  /// The layer whose coordinates this one lies in, masks included.
  var host: CALayer? { superlayer ?? maskedLayer }

  /// Whether the layer belongs to a tree that is shown.
  package var isShown: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.isShownRoot { return true }
      layer = current.host
    }
    return false
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    if layer.superlayer === self { layer.leaveSuperlayer(isMoving: true) }
    let place = children.firstIndex { $0 === sibling } ?? (offset == 0 ? 0 : children.count - 1)
    insert(layer, at: place + offset)
  }

  func insert(_ layer: CALayer, at index: Int) {
    // A layer cannot lie within itself.
    var above: CALayer? = self
    while let current = above {
      if current === layer { return }
      above = current.host
    }
    let isMoving = layer.isShown && isShown
    layer.leaveSuperlayer(isMoving: isMoving)
    children.insert(layer, at: max(0, min(index, children.count)))
    layer.superlayer = self
    if !isMoving, isShown { layer.hasEnteredTree() }
    setNeedsLayout()
    if layer.subtreeIsStale {
      layer.subtreeIsStale = false
      layer.markStale()
    }
  }

  /// - Parameter isMoving: Whether it stays within what is shown, so that animations go on.
  func leaveSuperlayer(isMoving: Bool = false) {
    if let maskedLayer, maskedLayer.mask === self { maskedLayer.mask = nil }
    guard let parent = superlayer else { return }
    let wasShown = isShown
    parent.children.removeAll { $0 === self }
    superlayer = nil
    parent.setNeedsLayout()
    if wasShown, !isMoving { hasLeftTree() }
  }

  func replaceSublayers(_ layers: [CALayer]) {
    let wanted = Set(layers.map(ObjectIdentifier.init))
    for child in children where !wanted.contains(ObjectIdentifier(child)) {
      child.leaveSuperlayer()
    }
    for (i, layer) in layers.enumerated() { insert(layer, at: i) }
  }

  func maskDidChange(from old: CALayer?) {
    markStale()
    if let old {
      old.maskedLayer = nil
      if isShown { old.hasLeftTree() }
    }
    guard let mask else { return }
    if mask.superlayer != nil { mask.leaveSuperlayer(isMoving: isShown && mask.isShown) }
    if let other = mask.maskedLayer, other !== self { other.mask = nil }
    mask.maskedLayer = self
    if isShown { mask.hasEnteredTree() }
    if mask.subtreeIsStale {
      mask.subtreeIsStale = false
      mask.markStale()
    }
  }

  /// The layer and all within it are shown no longer: animations that are removed on completion
  /// go, and nothing has been seen of the layers when they come back.
  package func hasLeftTree() {
    isCommitted = false
    dropAnimations()
    mask?.hasLeftTree()
    children.forEach { $0.hasLeftTree() }
  }

  /// The layer and all within it are shown: animations that they brought go on.
  package func hasEnteredTree() {
    forEachLayer { if !$0.attached.isEmpty { RenderServer.current.add($0) } }
  }

  /// Marks the way from the root to this layer.
  func markStale() {
    var layer: CALayer? = self
    while let current = layer, !current.subtreeIsStale {
      current.subtreeIsStale = true
      layer = current.host
    }
  }

  /// This layer, its mask and all layers within it.
  package func forEachLayer(_ body: (CALayer) -> Void) {
    body(self)
    mask?.forEachLayer(body)
    children.forEach { $0.forEachLayer(body) }
  }
}
