/// Something that happens once in a load.
package struct LoadingEvent: Hashable, Sendable {
  /// What happens.
  package enum Kind: Hashable, Sendable {
    /// A load has begun; its content is out of use, or stays until placeholders cover it.
    case began(keepsContent: Bool)

    /// Placeholders begin to appear.
    case shown

    /// The content can be used, and the cross-fade to it begins.
    ///
    /// `wasShown` tells whether there were placeholders at all.
    case handedOver(LoadingOutcome, wasShown: Bool)

    /// The load was given up.
    case cancelled
  }

  /// What happens.
  package let kind: Kind

  /// When it was due, in seconds.
  package let time: Double

  /// An event at a time in seconds.
  package init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }
}

/// When a loading screen looks different next.
package enum LoadingChange: Hashable, Sendable {
  /// Not before the next call of the timeline: no timer is needed.
  case never

  /// At a time in seconds, and not before.
  case at(Double)

  /// With every frame, because something fades; ask again at the time in seconds.
  case continuous(until: Double)
}
