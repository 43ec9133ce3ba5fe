#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// What VoiceOver finds in a view that is covered: one element that says that it loads, and what is excluded.
///
/// It goes by the covered view's own list of elements, which UIKit documents, and not by a modal view:
/// whether one hides its siblings or everything outside of it is told in two ways. The view has its own list
/// again afterwards, unless the app has set another one meanwhile.
@MainActor
final class CoveredAccessibility {
  private weak var host: UIView?
  private var element: UIView?

  /// What the covered view had: nil where UIKit found its elements by itself.
  private var ownElements: [Any]?
  private var wasElement = false

  /// What it was given.
  private var given: [UIView] = []

  /// Hides the content of a view.
  func hideContent(of host: UIView) {
    guard self.host == nil else { return }
    self.host = host
    ownElements = host.accessibilityElements
    wasElement = host.isAccessibilityElement
    // A view that is an element itself hides what is in it.
    if wasElement { host.isAccessibilityElement = false }
    give([], to: host)
  }

  /// Shows the element that says that the view loads.
  func showElement(_ label: String, in overlay: UIView) {
    let isNew = element == nil
    let element = element ?? UIView(frame: overlay.bounds)
    element.isAccessibilityElement = true
    element.accessibilityLabel = label
    element.isUserInteractionEnabled = false
    element.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if element.superview == nil { overlay.addSubview(element) }
    self.element = element
    if isNew { layoutDidChange() }
  }

  /// Lets VoiceOver find the element and the views that stay as they are.
  func update(excluded: [UIView]) {
    guard let host else { return }
    let elements = [element].compactMap { $0 } + excluded
    if isGiven(host), elements != given { give(elements, to: host) }
  }

  /// Gives the view back what it had.
  func showContent() {
    guard let host else { return }
    self.host = nil
    if isGiven(host) { host.accessibilityElements = ownElements }
    if wasElement { host.isAccessibilityElement = true }
    given = []
    guard let element else { return }
    element.removeFromSuperview()
    self.element = nil
    layoutDidChange()
  }

  private func give(_ elements: [UIView], to host: UIView) {
    given = elements
    host.accessibilityElements = elements
  }

  /// Whether the view has what it was given here, and nothing that the app has set since.
  private func isGiven(_ host: UIView) -> Bool {
    guard let elements = host.accessibilityElements as? [UIView] else { return false }
    return elements == given
  }

  private func layoutDidChange() {
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
#endif
