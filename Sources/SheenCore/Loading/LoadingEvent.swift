/// Something that happens once in a load.
public struct LoadingEvent: Hashable, Sendable {
  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// A load has begun; its content is out of use, or stays until placeholders cover it.
    case began(keepsContent: Bool)

    /// Placeholders begin to appear.
    case shown

    /// The load has taken as long as the policy calls long, and still runs.
    case longWait

    /// The content can be used, and the cross-fade to it begins.
    ///
    /// `wasShown` tells whether there were placeholders at all.
    case handedOver(LoadingOutcome, wasShown: Bool)

    /// The load was given up.
    case cancelled
  }

  /// What happens.
  public let kind: Kind

  /// When it was due, in seconds.
  public let time: Double

  /// An event at a time in seconds.
  public init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }
}

/// When a loading screen looks different next.
public enum LoadingChange: Hashable, Sendable {
  /// Not before the next call of the timeline: no timer is needed.
  case never

  /// At a time in seconds, and not before.
  case at(Double)

  /// With every frame, because something fades; ask again at the time in seconds.
  case continuous(until: Double)
}
