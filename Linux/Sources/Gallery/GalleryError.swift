import Foundation

/// Why there is no gallery.
enum GalleryError: Error, CustomStringConvertible {
  case usage
  case page(String)
  case unchanged(String)

  var description: String {
    switch self {
    case .usage: "usage: Gallery FOLDER [PAGE-OF-THE-DEMO]"
    case .page(let path): "\(path) is not the demo's page: it has no section about formats"
    case .unchanged(let name): "\(name) still loads after its time"
    }
  }
}
