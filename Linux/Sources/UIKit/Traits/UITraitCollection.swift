import CoreGraphics
public import Foundation
import Synchronization

/// What a view has to know of its surroundings.
public final class UITraitCollection: NSObject, Sendable {
  package struct Values: Hashable, Sendable {
    package var style = UIUserInterfaceStyle.unspecified
    package var idiom = UIUserInterfaceIdiom.unspecified
    package var direction = UITraitEnvironmentLayoutDirection.unspecified
    package var scale: CGFloat = 0
    package var horizontal = UIUserInterfaceSizeClass.unspecified
    package var vertical = UIUserInterfaceSizeClass.unspecified
    package var category = UIContentSizeCategory.unspecified
    package var contrast = UIAccessibilityContrast.unspecified
    package var level = UIUserInterfaceLevel.unspecified
    package var weight = UILegibilityWeight.unspecified

    /// What both say; the other's word counts where it has one.
    func taking(_ other: Values) -> Values {
      var all = self
      if other.style != .unspecified { all.style = other.style }
      if other.idiom != .unspecified { all.idiom = other.idiom }
      if other.direction != .unspecified { all.direction = other.direction }
      if other.scale != 0 { all.scale = other.scale }
      if other.horizontal != .unspecified { all.horizontal = other.horizontal }
      if other.vertical != .unspecified { all.vertical = other.vertical }
      if other.category != .unspecified { all.category = other.category }
      if other.contrast != .unspecified { all.contrast = other.contrast }
      if other.level != .unspecified { all.level = other.level }
      if other.weight != .unspecified { all.weight = other.weight }
      return all
    }
  }

  package let values: Values
  package init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Nothing said.
  public override convenience init() { self.init(Values()) }
  /// Several at once; the later ones count.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.taking($1.values) })
  }
  /// Light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }
  /// The kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }
  /// Where reading begins.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }
  /// Pixels to a point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.scale = scale } }
  /// How wide the room is.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass }
  }
  /// How high the room is.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.vertical = verticalSizeClass }
  }
  /// The size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.category = preferredContentSizeCategory }
  }
  /// How much contrast is asked for.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.contrast = accessibilityContrast }
  }
  /// Whether something lies above the ground.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.level = userInterfaceLevel }
  }
  package convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values)
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Where reading begins.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// Pixels to a point.
  public var displayScale: CGFloat { values.scale }
  /// How wide the room is.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// How high the room is.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  /// How much contrast is asked for.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// Whether something lies above the ground.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// Whether text is to be bolder.
  public var legibilityWeight: UILegibilityWeight { values.weight }

  /// Whether colors may look other than with other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.contrast != other.contrast
      || values.level != other.level
  }

  /// Whether all that the other says holds here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.taking(trait.values) == values
  }

  /// The traits of what is laid out, drawn or told of a change right now.
  public static var current: UITraitCollection {
    get { currentTraits.withLock { $0 } ?? device }
    set { currentTraits.withLock { $0 = newValue } }
  }

  /// Runs something with these as the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = currentTraits.withLock { $0 }
    currentTraits.withLock { $0 = self }
    actions()
    currentTraits.withLock { $0 = outer }
  }

  /// What the device says where nothing else does.
  package static var device: UITraitCollection { deviceTraits.withLock { $0.traits } }

  /// Lets a device say it, until it is forgotten.
  package static func setDevice(_ traits: UITraitCollection, of owner: ObjectIdentifier) {
    deviceTraits.withLock { $0 = (owner, traits) }
  }

  /// Lets the standard device say it again, unless another one does by now.
  package static func forgetDevice(of owner: ObjectIdentifier) {
    deviceTraits.withLock { if $0.owner == owner { $0 = (nil, standardDevice) } }
  }

  /// What a device says of which nobody has chosen anything.
  package static let standardDevice = UITraitCollection {
    $0.style = .light
    $0.idiom = .phone
    $0.direction = .leftToRight
    $0.scale = 2
    $0.horizontal = .compact
    $0.vertical = .regular
    $0.category = .large
    $0.contrast = .normal
    $0.level = .base
    $0.weight = .regular
  }

  /// Whether both say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  /// A number that is the same for the same traits.
  public override var hash: Int { values.hashValue }
}

private let currentTraits = Mutex<UITraitCollection?>(nil)
private let deviceTraits = Mutex<(owner: ObjectIdentifier?, traits: UITraitCollection)>(
  (nil, UITraitCollection.standardDevice))
