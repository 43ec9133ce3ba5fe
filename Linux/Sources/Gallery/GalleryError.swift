import Foundation

/// Why there is no gallery.
enum GalleryError: Error, Equatable, CustomStringConvertible {
  case usage
  case page(String)
  case recording(String)
  case unchanged(String)
  case source(file: String)
  case declaration(String, file: String)

  var description: String {
    switch self {
    case .usage:
      """
      usage: Gallery FOLDER [PAGE-OF-THE-DEMO]
             Gallery --page FOLDER
             Gallery --record swiftui|uikit|raster FOLDER
      """
    case .page(let path): "\(path) is not the demo's page: it has no header"
    case .recording(let renderer): "not all screens of \(renderer) were recorded"
    case .unchanged(let name): "\(name) still loads after its time"
    case .source(let file):
      "\(file) is not there, and its code is to be shown; sources are looked for where the gallery "
        + "was compiled"
    case .declaration(let declaration, let file):
      "\(file) has no line that begins with \"\(declaration)\", and its code is to be shown"
    }
  }
}
