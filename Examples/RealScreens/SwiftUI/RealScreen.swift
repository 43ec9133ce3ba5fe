import SwiftUI

/// A view as an app has it, by a name.
public struct RealScreen: Identifiable, Sendable {
  /// The name.
  public let id: String

  /// The view, with sample values.
  public let view: @MainActor @Sendable () -> AnyView

  private init<Content: View>(_ id: String, _ content: @escaping @MainActor @Sendable () -> Content)
  {
    self.id = id
    view = { AnyView(content()) }
  }

  /// All of them.
  public static let all = [
    RealScreen("news row") { NewsRow() },
    RealScreen("status") { StatusPost() },
    RealScreen("filter chips") { FilterChips() },
    RealScreen("product card") { ProductCard() },
    RealScreen("chat") { ChatBubbles() },
    RealScreen("settings") { SettingsRows() },
    RealScreen("movie") { MovieHeader() },
    RealScreen("profile") { ProfileHeader() },
    RealScreen("weather hours") { WeatherHours() },
    RealScreen("dashboard") { DashboardTiles() },
    RealScreen("comments") { CommentThread() },
    RealScreen("wallet") { WalletCard() },
  ]
}
