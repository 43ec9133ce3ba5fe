/// The bar that stays at the top: which variant the page shows. The page's style does the rest, as it
/// knows which choice is taken.
enum Controls {
  /// A choice: the id that the style knows it by, and its words.
  private typealias Choice = (id: String, words: String, label: String?)

  static let html = """
    <form class="bar" autocomplete="off" aria-label="How the screens are shown">
    <a class="brand" href="#top">\(Mark.svg)<span>Sheen</span></a>
    \(group("Appearance", "appearance", [
      ("system", "Auto", "as the system"), ("light", "Light", nil), ("dark", "Dark", nil),
    ]))
    \(group("Direction", "direction", [
      ("ltr", "LTR", "Left to right"), ("rtl", "RTL", "Right to left"),
    ]))
    \(group("Motion", "motion", [("play", "Play", nil), ("pause", "Pause", nil)]))
    </form>
    """

  private static func group(_ legend: String, _ name: String, _ choices: [Choice]) -> String {
    let labels = choices.enumerated().map { index, choice in
      let checked = index == 0 ? " checked" : ""
      let label = choice.label.map { " aria-label=\"\(choice.words): \($0)\"" } ?? ""
      return "<label><input type=\"radio\" name=\"\(name)\" id=\"\(choice.id)\"\(label)\(checked)>"
        + "<span>\(choice.words)</span></label>"
    }
    return """
      <fieldset><legend>\(legend)</legend>
      \(labels.joined(separator: "\n"))
      </fieldset>
      """
  }
}

/// The mark of three slanted bars, the middle one being the light.
enum Mark {
  static let svg = """
    <svg class="mark" width="24" height="24" viewBox="0 0 40 40" aria-hidden="true">
    <path d="M20 1 25 6 6 25 1 20z"/><path class="lit" d="M27 8 32 13 13 32 8 27z"/>
    <path d="M34 15 39 20 20 39 15 34z"/></svg>
    """
}
