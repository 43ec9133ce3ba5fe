import CoreGraphics
import Foundation

extension CALayer {
  /// What can be animated, by its key path; nil for what cannot.
  func animatedValue(forKeyPath keyPath: String) -> AnimatedValue? {
    if let own = ownAnimatedValue(forKeyPath: keyPath) { return own }
    let s = state
    switch keyPath {
    case "bounds": return .rect(s.bounds)
    case "bounds.origin": return .point(s.bounds.origin)
    case "bounds.size": return .size(s.bounds.size)
    case "bounds.origin.x": return .number(s.bounds.origin.x)
    case "bounds.origin.y": return .number(s.bounds.origin.y)
    case "bounds.size.width": return .number(s.bounds.size.width)
    case "bounds.size.height": return .number(s.bounds.size.height)
    case "position": return .point(s.position)
    case "position.x": return .number(s.position.x)
    case "position.y": return .number(s.position.y)
    case "anchorPoint": return .point(s.anchorPoint)
    case "anchorPoint.x": return .number(s.anchorPoint.x)
    case "anchorPoint.y": return .number(s.anchorPoint.y)
    case "zPosition": return .number(s.zPosition)
    case "hidden": return .flag(s.isHidden)
    case "masksToBounds": return .flag(s.masksToBounds)
    case "opacity": return .number(Double(s.opacity))
    case "backgroundColor": return .color(s.backgroundColor)
    case "cornerRadius": return .number(s.cornerRadius)
    case "borderWidth": return .number(s.borderWidth)
    case "borderColor": return .color(s.borderColor)
    case "contents": return .picture(contents)
    case "contentsRect": return .rect(s.contentsRect)
    case "shadowColor": return .color(s.shadowColor)
    case "shadowOpacity": return .number(Double(s.shadowOpacity))
    case "shadowOffset": return .size(s.shadowOffset)
    case "shadowRadius": return .number(s.shadowRadius)
    case "shadowPath": return .path(s.shadowPath)
    default:
      return transformValue(keyPath, "transform", s.transform)
        ?? transformValue(keyPath, "sublayerTransform", s.sublayerTransform)
    }
  }

  func setAnimatedValue(_ value: AnimatedValue, forKeyPath keyPath: String) {
    if setOwnAnimatedValue(value, forKeyPath: keyPath) { return }
    switch (keyPath, value) {
    case ("bounds", .rect(let x)): state.bounds = x
    case ("bounds.origin", .point(let x)): state.bounds.origin = x
    case ("bounds.size", .size(let x)): state.bounds.size = x
    case ("bounds.origin.x", .number(let x)): state.bounds.origin.x = x
    case ("bounds.origin.y", .number(let x)): state.bounds.origin.y = x
    case ("bounds.size.width", .number(let x)): state.bounds.size.width = x
    case ("bounds.size.height", .number(let x)): state.bounds.size.height = x
    case ("position", .point(let x)): state.position = x
    case ("position.x", .number(let x)): state.position.x = x
    case ("position.y", .number(let x)): state.position.y = x
    case ("anchorPoint", .point(let x)): state.anchorPoint = x
    case ("anchorPoint.x", .number(let x)): state.anchorPoint.x = x
    case ("anchorPoint.y", .number(let x)): state.anchorPoint.y = x
    case ("zPosition", .number(let x)): state.zPosition = x
    case ("hidden", .flag(let x)): state.isHidden = x
    case ("masksToBounds", .flag(let x)): state.masksToBounds = x
    case ("opacity", .number(let x)): state.opacity = Float(x)
    case ("backgroundColor", .color(let x)): state.backgroundColor = x
    case ("cornerRadius", .number(let x)): state.cornerRadius = x
    case ("borderWidth", .number(let x)): state.borderWidth = x
    case ("borderColor", .color(let x)): state.borderColor = x
    case ("contents", .picture(let x)): contents = x
    case ("contentsRect", .rect(let x)): state.contentsRect = x
    case ("shadowColor", .color(let x)): state.shadowColor = x
    case ("shadowOpacity", .number(let x)): state.shadowOpacity = Float(x)
    case ("shadowOffset", .size(let x)): state.shadowOffset = x
    case ("shadowRadius", .number(let x)): state.shadowRadius = x
    case ("shadowPath", .path(let x)): state.shadowPath = x
    default:
      setTransformValue(value, keyPath, "transform", &state.transform)
      setTransformValue(value, keyPath, "sublayerTransform", &state.sublayerTransform)
    }
  }

  /// The parts of a map that Core Animation names: move, turn about z, change of size. Turns about
  /// x and y leave the plane and are not known here.
  private func transformValue(
    _ keyPath: String, _ name: String, _ t: CATransform3D
  ) -> AnimatedValue? {
    guard keyPath.hasPrefix(name) else { return nil }
    let parts = TransformParts(t)
    switch keyPath.dropFirst(name.count) {
    case "": return .transform(t)
    case ".translation": return .size(CGSize(width: t.m41, height: t.m42))
    case ".translation.x": return .number(t.m41)
    case ".translation.y": return .number(t.m42)
    case ".rotation", ".rotation.z": return .number(parts.angle)
    case ".scale": return .number((parts.scaleX + parts.scaleY) / 2)
    case ".scale.x": return .number(parts.scaleX)
    case ".scale.y": return .number(parts.scaleY)
    default: return nil
    }
  }

  private func setTransformValue(
    _ value: AnimatedValue, _ keyPath: String, _ name: String, _ t: inout CATransform3D
  ) {
    guard keyPath.hasPrefix(name) else { return }
    var parts = TransformParts(t)
    switch (keyPath.dropFirst(name.count), value) {
    case ("", .transform(let x)): t = x
    case (".translation", .size(let x)): (t.m41, t.m42) = (x.width, x.height)
    case (".translation.x", .number(let x)): t.m41 = x
    case (".translation.y", .number(let x)): t.m42 = x
    case (".rotation", .number(let x)), (".rotation.z", .number(let x)):
      parts.angle = x
      parts.write(to: &t)
    case (".scale", .number(let x)):
      (parts.scaleX, parts.scaleY) = (x, x)
      parts.write(to: &t)
    case (".scale.x", .number(let x)):
      parts.scaleX = x
      parts.write(to: &t)
    case (".scale.y", .number(let x)):
      parts.scaleY = x
      parts.write(to: &t)
    default: break
    }
  }
}

/// A map of the plane taken apart: first a change of size, then a slant, then a turn.
private struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var slant: CGFloat
  var angle: CGFloat

  init(_ t: CATransform3D) {
    scaleX = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
    angle = scaleX > 0 ? atan2(t.m12, t.m11) : 0
    let (c, s) = (cos(angle), sin(angle))
    slant = t.m21 * c + t.m22 * s
    scaleY = t.m22 * c - t.m21 * s
  }

  func write(to t: inout CATransform3D) {
    let (c, s) = (cos(angle), sin(angle))
    (t.m11, t.m12) = (scaleX * c, scaleX * s)
    (t.m21, t.m22) = (slant * c - scaleY * s, slant * s + scaleY * c)
  }
}
