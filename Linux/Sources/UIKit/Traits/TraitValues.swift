/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark content on light ground.
  case light
  /// Light content on dark ground.
  case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
}

/// Where reading begins, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

/// Where reading begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// Little.
  case compact
  /// Enough.
  case regular
}

/// How much contrast is asked for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// The usual one.
  case normal
  /// More.
  case high
}

/// Whether something lies above the ground.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// On the ground.
  case base
  /// Above it.
  case elevated
}

/// Whether text is to be bolder.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case regular
  /// Bolder.
  case bold
}
