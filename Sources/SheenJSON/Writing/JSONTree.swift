/// JSON to be written, with the width that it has in one line.
struct JSONTree {
  let kind: Kind

  /// How many characters it takes in one line.
  let width: Int

  enum Kind {
    case scalar(String)
    case list([JSONTree])
    case object(Members)
  }

  static func text(_ text: String) -> JSONTree {
    scalar("\"" + text.jsonEscaped + "\"")
  }

  static func number(_ number: Double) -> JSONTree { scalar(number.shortest) }

  static func bool(_ value: Bool) -> JSONTree { scalar(value ? "true" : "false") }

  static func scalar(_ text: String) -> JSONTree {
    JSONTree(kind: .scalar(text), width: text.unicodeScalars.count)
  }

  static func list(_ items: [JSONTree]) -> JSONTree {
    JSONTree(kind: .list(items), width: max(2, items.reduce(0) { $0 + $1.width + 2 }))
  }

  static func object(_ members: Members) -> JSONTree {
    JSONTree(
      kind: .object(members),
      width: max(2, members.reduce(0) { $0 + $1.key.unicodeScalars.count + $1.value.width + 6 }))
  }
}

extension JSONTree {
  /// The longest line that is not broken: a part with its options fits in most of them.
  private static let longestLine = 88

  /// The text, with a line for each item of what does not fit in one line.
  var pretty: String {
    var text = ""
    write(to: &text, indent: 0, room: 0)
    return text + "\n"
  }

  /// - Parameter room: How many characters are left in the line; the outermost object has none, so
  ///   that a file is always an object over several lines.
  private func write(to text: inout String, indent: Int, room: Int) {
    switch kind {
    case .scalar(let scalar): text += scalar
    case .list(let items):
      enclose("[", items, "]", to: &text, indent: indent, room: room) { item, text, inner in
        item.write(to: &text, indent: indent + 2, room: inner)
      }
    case .object(let members):
      enclose("{", members, "}", to: &text, indent: indent, room: room) { member, text, inner in
        text += "\"\(member.key)\": "
        let taken = member.key.unicodeScalars.count + 4
        member.value.write(to: &text, indent: indent + 2, room: inner - taken)
      }
    }
  }

  private func enclose<Item>(
    _ open: String, _ items: [Item], _ close: String, to text: inout String, indent: Int,
    room: Int, item write: (Item, inout String, Int) -> Void
  ) {
    let fits = width <= room || items.isEmpty
    let margin = String(repeating: " ", count: indent)
    text += open
    for (index, item) in items.enumerated() {
      if !fits { text += "\n  " + margin }
      // In one line there is room for all of it; in its own, an item has the rest and a comma.
      write(item, &text, fits ? Int.max / 2 : Self.longestLine - indent - 3)
      if index < items.count - 1 { text += fits ? ", " : "," }
    }
    if !fits { text += "\n" + margin }
    text += close
  }
}
