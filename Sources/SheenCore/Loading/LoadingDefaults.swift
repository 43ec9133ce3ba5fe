/// Every default of loading, written once, with its reason. Durations are in seconds.
@usableFromInline package enum LoadingDefaults {
  /// Nothing is drawn for the first 0.3 seconds: a load that is over by then needs no placeholders,
  /// and showing them for a few frames is a flash.
  @usableFromInline package static let onset = 0.3

  /// Placeholders fade in over 0.15 seconds, so that they don't pop up.
  @usableFromInline package static let fadeIn = 0.15

  /// Placeholders that were shown stay for at least 0.5 seconds, counted from the start of their
  /// fade: what is seen for less than that is a flicker.
  @usableFromInline package static let minimumShow = 0.5

  /// Light starts to move 0.5 seconds after the placeholders began to appear: a short wait stays
  /// calm.
  @usableFromInline package static let motionDelay = 0.5

  /// Placeholders and content cross-fade over 0.2 seconds: long enough not to jump, short enough not
  /// to be waited for. Content can be used from the first moment of it.
  @usableFromInline package static let handOver = 0.2

  /// A wait of 10 seconds is reported: about the limit for keeping a person's attention without
  /// saying more (Nielsen, "Usability Engineering", 1993, chapter 5).
  @usableFromInline package static let longWait = 10.0

  /// When motion is asked to stop by itself, it does so after 5 seconds: beyond them, motion beside
  /// other content needs a way to stop it (WCAG 2.2, 2.2.2).
  ///
  /// Source: <https://www.w3.org/TR/WCAG22/#pause-stop-hide>
  package static let motionLimit = 5.0

  /// Two announcements are at least 5 seconds apart, so that a screen reader isn't kept talking.
  package static let announcementSpacing = 5.0
}
