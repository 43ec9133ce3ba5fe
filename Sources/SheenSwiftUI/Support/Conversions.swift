#if canImport(SwiftUI)
public import SheenCore
public import SwiftUI

extension Color {
  /// A color of the core, as sRGB.
  public init(_ color: ShimmerColor) {
    self.init(
      .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}

// These two and the arcs of an outline are all that both front-ends write alike: light, fades and
// settings reach them in different ways. A module between them would be more than what it saves.
extension SheenRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension CGRect {
  init(_ rect: SheenRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension SheenLayoutDirection {
  init(_ direction: LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension ShimmerAppearance {
  init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
    self.init(
      scheme == .dark ? .dark : .light, contrast: contrast == .increased ? .increased : .standard)
  }
}

extension MotionScene {
  init(_ phase: ScenePhase) {
    switch phase {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    @unknown default: self = .active
    }
  }
}
#endif
