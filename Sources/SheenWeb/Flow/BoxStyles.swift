/// Where the declarations of boxes go: into their own attributes, or into classes that equal boxes
/// share.
struct BoxStyles {
  private let id: WebID
  private let styling: WebStyling

  /// The declarations of each class, in the order in which they came.
  private var classes: [String] = []

  init(_ options: SkeletonMarkup) {
    id = options.id
    styling = options.styling
  }

  mutating func attributes(_ name: String, _ declarations: String) -> [Markup.Attribute] {
    var names = name
    var attributes: [Markup.Attribute] = []
    if !declarations.isEmpty {
      switch styling {
      case .attributes: attributes.append(Markup.Attribute("style", declarations))
      case .classes: names += (names.isEmpty ? "" : " ") + className(declarations)
      }
    }
    if !names.isEmpty { attributes.insert(Markup.Attribute("class", names), at: 0) }
    return attributes
  }

  /// The rules of all classes.
  var rules: String {
    classes.enumerated().map { "." + id.part("\($0)") + "{" + $1 + "}\n" }.joined()
  }

  private mutating func className(_ declarations: String) -> String {
    if let index = classes.firstIndex(of: declarations) { return id.part("\(index)") }
    classes.append(declarations)
    return id.part("\(classes.count - 1)")
  }
}
