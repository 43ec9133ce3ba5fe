import SheenWeb

/// Lines of code, with a heading and where they are from.
enum CodeBlock {
  /// - Parameter marksSheen: Whether calls of Sheen are made to stand out.
  static func html(
    _ title: String, _ place: CodePlace, marksSheen: Bool = false
  ) throws -> String {
    let words = "\(title): \(place.file)".escaped
    return """
      <h4>\(title.escaped) <small>\(place.file.escaped.replacing("/", with: "/<wbr>"))</small></h4>
      <pre tabindex="0" role="group" aria-label="\(words)"><code>\
      \(CodeMarkup(try place.text(), marksSheen: marksSheen).html)</code></pre>
      """
  }
}
