/// Where a part lies in a space that is larger than it.
public struct SkeletonAlignment: Hashable, Sendable {
  /// The place from one side to the other; leading follows the layout's direction.
  public enum Horizontal: Hashable, Sendable, CaseIterable {
    /// At the side at which text begins.
    case leading

    /// In the middle.
    case center

    /// At the side at which text ends.
    case trailing
  }

  /// The place from top to bottom.
  public enum Vertical: Hashable, Sendable, CaseIterable {
    /// At the top.
    case top

    /// In the middle.
    case center

    /// At the bottom.
    case bottom
  }

  /// The place from one side to the other.
  package var horizontal: Horizontal

  /// The place from top to bottom.
  package var vertical: Vertical

  /// A place in both directions.
  public init(_ horizontal: Horizontal, _ vertical: Vertical) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both directions.
  public static let center = SkeletonAlignment(.center, .center)

  /// At the top, at the side at which text begins.
  public static let topLeading = SkeletonAlignment(.leading, .top)

  /// At the top, in the middle.
  public static let top = SkeletonAlignment(.center, .top)

  /// At the top, at the side at which text ends.
  public static let topTrailing = SkeletonAlignment(.trailing, .top)

  /// Half-way down, at the side at which text begins.
  public static let leading = SkeletonAlignment(.leading, .center)

  /// Half-way down, at the side at which text ends.
  public static let trailing = SkeletonAlignment(.trailing, .center)

  /// At the bottom, at the side at which text begins.
  public static let bottomLeading = SkeletonAlignment(.leading, .bottom)

  /// At the bottom, in the middle.
  public static let bottom = SkeletonAlignment(.center, .bottom)

  /// At the bottom, at the side at which text ends.
  public static let bottomTrailing = SkeletonAlignment(.trailing, .bottom)
}

extension SkeletonAlignment.Horizontal {
  /// The part of the free space that lies before: 0, ½ or 1.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension SkeletonAlignment.Vertical {
  /// The part of the free space that lies above: 0, ½ or 1.
  var share: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
