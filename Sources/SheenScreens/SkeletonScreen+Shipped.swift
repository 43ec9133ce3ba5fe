public import SheenCore

extension SkeletonScreen {
  /// Ten screens that many apps have.
  public static let screens: [SkeletonScreen] = [
    .feed, .profile, .list, .article, .chat, .settings, .photoGrid, .player, .checkout, .dashboard,
  ]

  /// Four small pieces: a card, a bar with an avatar, a logo and the cell of a table.
  public static let components: [SkeletonScreen] = [.card, .barAndAvatar, .logo, .placeholderCell]

  /// Every screen that has a name.
  public static let all = screens + components

  /// The screen of a name, or nil.
  public static func named(_ name: String) -> SkeletonScreen? {
    all.first { $0.name == name }
  }
}
