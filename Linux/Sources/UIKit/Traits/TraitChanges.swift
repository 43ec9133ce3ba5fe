public import Foundation
import QuartzCore

/// What has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A kind of trait.
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {
  /// Whether two collections differ in it.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool
}

/// A kind of trait.
@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// What a call for trait changes can be taken back with.
@available(iOS 17.0, tvOS 17.0, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What tells of changes of its traits.
@available(iOS 17.0, tvOS 17.0, *)
@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let concerns: (UITraitCollection, UITraitCollection) -> Bool
  let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(
    concerns: @escaping (UITraitCollection, UITraitCollection) -> Bool,
    handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) {
    self.concerns = concerns
    self.handler = handler
    super.init()
  }
}

/// The calls for trait changes of one object.
@MainActor final class TraitRegistrations {
  var all: [TraitRegistration] = []

  func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in all where registration.concerns(old, new) {
      RenderServer.current.calling { registration.handler(object, old) }
    }
  }
}

@MainActor protocol TraitRegistrar: AnyObject {
  var traitRegistrations: TraitRegistrations { get }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitChangeObservable {
  /// Has a closure called when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration { old, new in
      traits.contains { $0.differs(old, new) }
    } handler: { object, old in
      if let object = object as? Self { handler(object, old) }
    }
    (self as? any TraitRegistrar)?.traitRegistrations.all.append(registration)
    return registration
  }

  /// Takes a call for trait changes back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistrar)?.traitRegistrations.all.removeAll { $0 === registration }
  }
}

/// Light or dark.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.userInterfaceStyle != b.userInterfaceStyle
  }
}
/// How much contrast is asked for.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.accessibilityContrast != b.accessibilityContrast
  }
}
/// Whether something lies above the ground.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.userInterfaceLevel != b.userInterfaceLevel
  }
}
/// Where reading begins.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.layoutDirection != b.layoutDirection
  }
}
/// Pixels to a point.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.displayScale != b.displayScale
  }
}
/// The size of text.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.preferredContentSizeCategory != b.preferredContentSizeCategory
  }
}
/// How wide the room is.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.horizontalSizeClass != b.horizontalSizeClass
  }
}
/// How high the room is.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.verticalSizeClass != b.verticalSizeClass
  }
}
