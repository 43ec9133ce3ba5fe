public import SheenCore

/// How a skeleton is written as HTML.
///
/// ```swift
/// var options = SkeletonMarkup()
/// options.id = try WebID("feed")
/// options.label = "Loading posts"
/// let html = try SkeletonScreen.feed.skeleton.html(options)
/// ```
public struct SkeletonMarkup: Hashable, Sendable {
  /// The id of the group's element; each group of a page needs one of its own.
  public var id = WebID.standard

  /// What a screen reader says once, politely, for the whole group.
  public var label = "Loading"

  /// What lies behind the placeholders.
  public var backdrop = WebBackdrop.color

  /// Whether the group is as high as its parts or as the element around it.
  public var height = WebHeight.content

  /// Where the sizes of the boxes are written.
  public var styling = WebStyling.attributes

  /// The largest size of the group in points, for which parts that repeat to fill get enough copies.
  public var largest = SheenSize(width: 1920, height: 1440)

  /// The smallest width of the group in points, at which parts that repeat to fill are the lowest.
  public var narrowest = 280.0

  /// Every option at its default.
  public init() {}
}

/// What lies behind the placeholders of a group.
public enum WebBackdrop: Hashable, Sendable {
  /// One color: the style's background, or `--sheen-background` of the page.
  ///
  /// The light is one layer under a still stencil of that color, so its cost does not grow with the
  /// number of placeholders.
  case color

  /// Anything: a picture, a gradient, a color that is not known.
  ///
  /// Each placeholder is a window to a layer of light of its own. All show one wave, but they cost as
  /// much as a moving element in each placeholder always does.
  case anything
}

/// Where the sizes of the boxes of a group are written.
public enum WebStyling: Hashable, Sendable {
  /// In the boxes' own `style` attributes: nothing else has to be sent.
  case attributes

  /// In classes, whose rules `Skeleton.rules(_:)` gives: for a page whose content security policy
  /// allows no style attributes, and shorter where much is repeated.
  case classes
}

/// How high a group is.
public enum WebHeight: Hashable, Sendable {
  /// As high as its parts. Spacers in a column and parts that repeat to fill take no more than they
  /// need.
  case content

  /// As high as the element around it, whose height has to be set.
  case container
}
