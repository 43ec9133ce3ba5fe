import Foundation

/// One thing that a screen reader can stand on.
@MainActor package final class AccessibilityItem {
  package var label: String
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits
  package var sortPriority: Double = 0
  package var children: [AccessibilityItem] = []
  /// The names of further actions.
  package var actions: [(name: String, action: () -> Void)] = []
  package var isEnabled: Bool
  let box: Box
  /// What a double tap does.
  var activate: (() -> Void)?
  /// Sets a value.
  var adjust: ((Double) -> Void)?

  init(
    box: Box, label: String = "", value: String? = nil, traits: AccessibilityTraits = [],
    activate: (() -> Void)? = nil
  ) {
    self.box = box
    self.label = label
    self.value = value
    self.traits = traits
    self.activate = activate
    isEnabled = box.environment.isEnabled
  }

  /// This item and what is in it, a line each, indented by two spaces a level.
  func lines(indentation: Int = 0) -> [String] {
    var parts = [label.isEmpty ? "(no label)" : "\"\(label)\""]
    if let value { parts.append("value \"\(value)\"") }
    if let hint { parts.append("hint \"\(hint)\"") }
    if let identifier { parts.append("id \(identifier)") }
    parts += traits.names
    if !isEnabled { parts.append("dimmed") }
    parts += actions.map { "action \"\($0.name)\"" }
    let own = String(repeating: "  ", count: indentation) + parts.joined(separator: ", ")
    return [own] + children.flatMap { $0.lines(indentation: indentation + 1) }
  }

  /// This item and everything in it.
  package var all: [AccessibilityItem] { [self] + children.flatMap(\.all) }
}

extension Box {
  /// The items of several boxes in the order in which they are read.
  static func inReadingOrder(_ boxes: [Box]) -> [AccessibilityItem] {
    let items = boxes.flatMap { $0.accessibilityElements() }
    guard items.contains(where: { $0.sortPriority != 0 }) else { return items }
    return items.enumerated()
      .sorted {
        ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
      }
      .map(\.element)
  }
}
