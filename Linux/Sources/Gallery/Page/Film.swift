import Foundation
import SheenWeb

/// A recording in the page: the moving picture, and the still one that is shown where nothing is to
/// move. A browser loads neither of them before it is shown.
@MainActor enum Film {
  static func html(_ recording: Recording, words: String) -> String {
    let size = recording.screen.size
    return [("moving", recording.movie), ("still", recording.still)].map { kind, file in
      "<img class=\"\(kind)\" src=\"\(file.escaped)\" alt=\"\(words.escaped)\" "
        + "loading=\"lazy\" decoding=\"async\" width=\"\(Int(size.width))\" "
        + "height=\"\(Int(size.height))\">"
    }
    .joined()
  }
}
