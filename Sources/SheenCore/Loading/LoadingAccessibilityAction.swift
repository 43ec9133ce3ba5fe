/// What a front-end does for a screen reader, once each time it is told.
package enum LoadingAccessibilityAction: Hashable, Sendable {
  /// Take the group's content and placeholders out of what a screen reader and the keyboard reach.
  case hideContent

  /// Put one element in the place of all that is in the group, with this label.
  ///
  /// It is no live region that updates often, and it is polite: it is read when the reader comes to
  /// it, and interrupts nothing.
  case showElement(String)

  /// Remove the group's element, and let its content be reached again.
  case showContent

  /// Say this, politely.
  case announce(String)
}
