import Foundation

/// Lines of a source file of this repository, found by the declarations that they are.
///
/// What is shown is read from the file that is compiled, so the two cannot differ.
struct CodePlace: Hashable {
  /// The file, from the repository's top.
  let file: String

  /// How the lines begin that declare what is shown.
  let declarations: [String]

  /// Whether only what is between the braces is shown, where there are any.
  let isBody: Bool

  /// Whole declarations.
  init(_ file: String, _ declarations: [String]) {
    self.file = file
    self.declarations = declarations
    isBody = false
  }

  /// What is between the braces of declarations.
  init(body declarations: String..., in file: String) {
    self.file = file
    self.declarations = declarations
    isBody = true
  }

  /// The top of the repository that this was compiled in.
  static let repository = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  /// The lines as they stand in the file, less the blanks that all of them begin with.
  ///
  /// - Throws: ``GalleryError`` where the file or a declaration is not there.
  func text(in repository: URL = CodePlace.repository) throws(GalleryError) -> String {
    let source = try SourceLines(file: file, in: repository)
    return try declarations.map { declaration throws(GalleryError) in
      try source.declaration(declaration, isBody: isBody)
    }
    .joined(separator: isBody ? "\n" : "\n\n")
  }
}
