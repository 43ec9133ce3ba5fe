public import Foundation

/// The device.
@MainActor public final class UIDevice: NSObject {
  /// The device that the app runs on.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.device.userInterfaceIdiom
  }
  /// What it is called.
  public var name: String { "Stage" }
}
