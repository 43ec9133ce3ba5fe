extension UIColor {
  /// 0 %.
  public static let black = UIColor(white: 0, alpha: 1)
  /// 33 %.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// 67 %.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// 100 %.
  public static let white = UIColor(white: 1, alpha: 1)
  /// 50 %.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black without any opacity.
  public static let clear = UIColor(white: 0, alpha: 0)

  // The values of the Human Interface Guidelines.

  /// The system's red.
  public static let systemRed = adaptive(0xFF3B30, 0xFF453A)
  /// The system's orange.
  public static let systemOrange = adaptive(0xFF9500, 0xFF9F0A)
  /// The system's yellow.
  public static let systemYellow = adaptive(0xFFCC00, 0xFFD60A)
  /// The system's green.
  public static let systemGreen = adaptive(0x34C759, 0x30D158)
  /// The system's teal.
  public static let systemTeal = adaptive(0x30B0C7, 0x40C8E0)
  /// The system's blue.
  public static let systemBlue = adaptive(0x007AFF, 0x0A84FF)
  /// The system's indigo.
  public static let systemIndigo = adaptive(0x5856D6, 0x5E5CE6)
  /// The system's purple.
  public static let systemPurple = adaptive(0xAF52DE, 0xBF5AF2)
  /// The system's pink.
  public static let systemPink = adaptive(0xFF2D55, 0xFF375F)
  /// The system's brown.
  public static let systemBrown = adaptive(0xA2845E, 0xAC8E68)
  /// The system's gray.
  public static let systemGray = adaptive(0x8E8E93, 0x8E8E93)
  /// The second of the system's grays.
  @available(tvOS, unavailable)
  public static let systemGray2 = adaptive(0xAEAEB2, 0x636366)
  /// The third of the system's grays.
  @available(tvOS, unavailable)
  public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A)
  /// The fourth of the system's grays.
  @available(tvOS, unavailable)
  public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C)
  /// The fifth of the system's grays.
  @available(tvOS, unavailable)
  public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E)
  /// The sixth of the system's grays.
  @available(tvOS, unavailable)
  public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E)

  /// Text.
  public static let label = adaptive(0x000000, 0xFFFFFF)
  /// Text of the second level.
  public static let secondaryLabel = adaptive(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  /// Text of the third level.
  public static let tertiaryLabel = adaptive(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// Text of the fourth level.
  public static let quaternaryLabel = adaptive(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  /// Text that stands for text to come.
  public static let placeholderText = adaptive(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// Links.
  public static let link = adaptive(0x007AFF, 0x0984FF)
  /// Lines between rows.
  public static let separator = adaptive(0x3C3C43, 0x545458, 0.29, 0.6)
  /// Opaque lines between rows.
  public static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)
  /// The ground.
  @available(tvOS, unavailable)
  public static let systemBackground = adaptive(0xFFFFFF, 0x000000)
  /// The ground of groups.
  @available(tvOS, unavailable)
  public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E)
  /// The ground of groups within groups.
  @available(tvOS, unavailable)
  public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E)
  /// The ground of grouped tables.
  @available(tvOS, unavailable)
  public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000)
  /// The ground of rows of grouped tables.
  @available(tvOS, unavailable)
  public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E)
  /// The ground of groups in rows of grouped tables.
  @available(tvOS, unavailable)
  public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E)
  /// Thin shapes over the ground.
  @available(tvOS, unavailable)
  public static let systemFill = adaptive(0x787880, 0x787880, 0.2, 0.36)
  /// Shapes of medium size.
  @available(tvOS, unavailable)
  public static let secondarySystemFill = adaptive(0x787880, 0x787880, 0.16, 0.32)
  /// Large shapes.
  @available(tvOS, unavailable)
  public static let tertiarySystemFill = adaptive(0x767680, 0x767680, 0.12, 0.24)
  /// Large areas.
  @available(tvOS, unavailable)
  public static let quaternarySystemFill = adaptive(0x747480, 0x767680, 0.08, 0.18)
  /// The tint of whatever has none of its own.
  @available(iOS 15.0, tvOS 15.0, *)
  public static let tintColor = systemBlue

  private static func adaptive(
    _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> UIColor {
    let (light, dark) = (UIColor(hex: light, lightAlpha), UIColor(hex: dark, darkAlpha))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private convenience init(hex: UInt32, _ alpha: Double) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
