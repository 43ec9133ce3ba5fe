public import CoreGraphics
public import Foundation

/// A color, which may depend on the traits of what it is used for.
public final class UIColor: NSObject, @unchecked Sendable {
  // Unchecked because of the provider, which Apple's interface does not ask to be sendable either.
  private enum Source {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// A color of sRGB, each part 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color by hue, saturation and brightness, each 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A color of Core Graphics.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// A color that is asked for anew for other traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// The color for some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A provider may give another dynamic color, but not for ever.
    for _ in 0..<100 {
      guard case .dynamic(let provider) = color.source else { return color }
      let next = provider(traitCollection)
      if next === color { break }
      color = next
    }
    return color
  }

  /// The color for the current traits.
  public var cgColor: CGColor {
    let color = resolvedColor(with: .current)
    if case .fixed(let cgColor) = color.source { return cgColor }
    return .clear
  }

  /// The same color with another opacity, for all traits.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic:
      UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The parts for the current traits.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else { return false }
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// The lightness and opacity for the current traits; false where the color is no gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? []
    guard parts.count == 4, parts[0] == parts[1], parts[1] == parts[2] else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[3]
    return true
  }

  /// Makes this the color of insides and lines that are drawn next.
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes this the color of insides that are drawn next.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes this the color of lines that are drawn next.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Whether both are the same color, or the same provider.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    if case .fixed(let a) = source, case .fixed(let b) = other.source { return a == b }
    return false
  }

  /// A number that is the same for the same color.
  public override var hash: Int {
    if case .fixed(let color) = source { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }
}
