public import Foundation
import QuartzCore
import UIKit

extension WindowStage {
  /// Taps at a point of the window.
  ///
  /// - Throws: ``WindowStageError`` where nothing answers.
  public func tap(at point: CGPoint) throws(WindowStageError) {
    let answered = perform { () -> Bool in
      var view = window.hitTest(point, with: nil)
      while let current = view {
        if answer(current) { return true }
        view = current.superview
      }
      return false
    }
    guard answered else { throw .nothing(at: point) }
  }

  private func answer(_ view: UIView) -> Bool {
    for recognizer in view.gestureRecognizers ?? []
    where recognizer.isEnabled && recognizer is UITapGestureRecognizer {
      device.server.calling { recognizer.action?(recognizer) }
      return true
    }
    if let control = view as? UIControl {
      control.tap()
      return control.isEnabled
    }
    return view.answerTap()
  }

  /// Uses what screen readers call by a label.
  ///
  /// - Throws: ``WindowStageError`` where there is no such thing, or it cannot be used.
  public func tap(_ label: String) throws(WindowStageError) {
    let elements = perform { AccessibilityElement.all(in: window) }
    guard let element = elements.first(where: { $0.label == label }), let view = element.view,
      perform({ view.accessibilityActivate() || answer(view) })
    else { throw .noElement(label, labels: elements.map(\.label)) }
  }

  /// What screen readers find, in the order of the hierarchy.
  package var accessibilityElements: [AccessibilityElement] {
    perform { AccessibilityElement.all(in: window) }
  }

  /// Uses what screen readers find.
  package func activate(_ element: AccessibilityElement) {
    guard let view = element.view else { return }
    perform { _ = view.accessibilityActivate() || answer(view) }
  }

  /// Moves the content of the scroll view at a point; positive distances show what lies further
  /// down and to the right.
  ///
  /// - Throws: ``WindowStageError`` where nothing can be scrolled that far.
  public func scroll(at point: CGPoint, by distance: CGSize) throws(WindowStageError) {
    let scrolled = perform { () -> Bool in
      let touched = window.hitTest(point, with: nil)
      var view = touched
      while let current = view {
        if let scroll = current as? UIScrollView,
          touched?.gestureRecognizerShouldBegin(scroll.panGestureRecognizer) != false,
          scroll.scroll(by: distance)
        {
          return true
        }
        view = current.superview
      }
      return false
    }
    guard scrolled else { throw .nothing(at: point) }
  }

  /// What screen readers find: a line for each element: the label in quotes, then value, hint,
  /// identifier and traits.
  ///
  ///     "Loading", updates frequently
  ///     "Send", button, not enabled
  public var accessibilityTree: String {
    perform { AccessibilityElement.all(in: window).map(\.line).joined(separator: "\n") }
  }

  /// The area in the window of what screen readers call by a label; nil where there is none.
  public func frame(of label: String) -> CGRect? {
    perform { AccessibilityElement.all(in: window).first { $0.label == label }?.frame }
  }
}

/// Something that screen readers find.
@MainActor package struct AccessibilityElement {
  let view: UIView?
  package let label: String
  package let value: String?
  package let isButton: Bool
  let line: String
  let frame: CGRect

  private init(_ view: UIView) {
    self.view = view
    label = view.accessibilityLabel ?? ""
    value = view.accessibilityValue
    isButton = view.accessibilityTraits.contains(.button)
    frame = view.accessibilityFrame
    let traits: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.header, "header"),
      (.selected, "selected"), (.updatesFrequently, "updates frequently"),
      (.adjustable, "adjustable"), (.notEnabled, "not enabled"),
    ]
    let parts =
      [view.accessibilityValue, view.accessibilityHint, view.accessibilityIdentifier]
      .compactMap { $0 }.filter { !$0.isEmpty }
    let own = view.accessibilityTraits
    line = (["\"\(label)\""] + parts + traits.filter { own.contains($0.0) }.map(\.1))
      .joined(separator: ", ")
  }

  /// All elements, in the order of the hierarchy.
  static func all(in view: UIView) -> [AccessibilityElement] {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [AccessibilityElement(view)] }
    if let given = view.accessibilityElements {
      return given.compactMap { $0 as? UIView }.flatMap { element in
        element === view ? [] : all(in: element)
      }
    }
    // What is modal hides what is beside it.
    let children = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }.map { [$0] }
    return (children ?? view.subviews).flatMap { all(in: $0) }
  }
}
