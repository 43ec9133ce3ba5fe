/// Text of elements that grows from the front: the one place in which tags are put together.
struct Markup {
  private(set) var text = ""
  private var open: [String] = []

  /// One attribute: a name that this module writes itself, and any value.
  struct Attribute {
    let name: String
    let value: String?

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    /// An attribute that means something by being there.
    init(_ name: String) {
      self.name = name
      value = nil
    }
  }

  /// Begins an element.
  mutating func begin(_ name: String, _ attributes: [Attribute] = []) {
    tag(name, attributes, end: ">")
    open.append(name)
  }

  /// Ends the element begun last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    text += "</" + name + ">"
  }

  /// An element without content, as HTML writes it: `<div></div>`.
  mutating func element(_ name: String, _ attributes: [Attribute] = []) {
    begin(name, attributes)
    end()
  }

  /// An element without content, as XML writes it: `<path/>`.
  mutating func closed(_ name: String, _ attributes: [Attribute] = []) {
    tag(name, attributes, end: "/>")
  }

  /// Text of a caller.
  mutating func words(_ words: String) {
    text += words.escaped
  }

  /// Markup that is valid already.
  mutating func raw(_ markup: String) {
    text += markup
  }

  private mutating func tag(_ name: String, _ attributes: [Attribute], end: String) {
    text += "<" + name
    for attribute in attributes {
      text += " " + attribute.name
      if let value = attribute.value { text += "=\"" + value.escaped + "\"" }
    }
    text += end
  }
}
