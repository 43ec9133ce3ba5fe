public import Foundation
import SwiftUI

extension Stage {
  /// Taps at a point of the window, once or several times in a row.
  ///
  /// - Throws: ``StageError`` where nothing answers.
  public func tap(at point: CGPoint, count: Int = 1) throws(StageError) {
    guard host.tap(at: point, count: count) else { throw .nothing(at: point) }
  }

  /// Uses what screen readers call by a label: presses a button, turns a switch.
  ///
  /// - Throws: ``StageError`` where there is no such thing, or it cannot be used.
  public func tap(_ label: String) throws(StageError) {
    try check(host.activate(label), label)
  }

  /// Moves a slider, which screen readers call by a label, to a value or the nearest that it can have.
  ///
  /// - Throws: ``StageError`` where there is no such thing, or it cannot be moved.
  public func slide(_ label: String, to value: Double) throws(StageError) {
    try check(host.adjust(label, to: value), label)
  }

  private func check(_ result: Bool?, _ label: String) throws(StageError) {
    switch result {
    case nil:
      throw .noElement(
        label, labels: host.accessibilityItems.flatMap { $0.all }.map { $0.label })
    case false?: throw .notUsable(label)
    case true?: return
    }
  }

  /// Moves the content of the scroll view at a point; positive distances show what lies further
  /// down and to the right.
  ///
  /// - Throws: ``StageError`` where there is no scroll view.
  public func scroll(at point: CGPoint, by distance: CGSize) throws(StageError) {
    guard host.scroll(at: point, by: distance) else { throw .nothing(at: point) }
  }

  /// What screen readers find: a line for each element, indented by two spaces for each level.
  /// A line has the label in quotes, then value, hint, identifier and traits.
  ///
  ///     "Loading", updates frequently
  ///     "Send", button, dimmed
  public var accessibilityTree: String {
    host.update()
    return host.accessibilityText
  }

  /// The area in the window of what screen readers call by a label; nil where there is none.
  public func frame(of label: String) -> CGRect? {
    host.update()
    return host.accessibilityItem(labelled: label)?.frameInWindow
  }

  /// What was said to screen readers, with the times.
  public var announcements: [(time: Double, words: String)] {
    host.update()
    return host.announcements
  }
}
