#if canImport(UIKitStage)
public import UIKit

/// A view controller of UIKit as a view.
///
/// What it fills is all the room that it is offered. Taps reach it; it is not scrolled.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller's type.
  associatedtype UIViewControllerType: UIViewController
  /// What passes on what happens in the controller.
  associatedtype Coordinator = Void
  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  @MainActor @preconcurrency
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Brings the controller up to date: after it was made, and whenever the view has changed.
  @MainActor @preconcurrency
  func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// The view has gone.
  @MainActor @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Makes what passes on what happens in the controller, once, before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewControllerRepresentable {
  /// Nothing.
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  /// It is drawn directly.
  public var body: Never { fatalError("\(Self.self) is a controller and has no body") }
}

@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewControllerRepresentable where Self.Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What a controller is made and updated with.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What passes on what happens in the controller.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public internal(set) var transaction: Transaction
  /// What flows down to the view.
  public internal(set) var environment: EnvironmentValues
}
#endif
