/// What draws a screen that has a name.
enum Renderer: String, CaseIterable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case html
  case svg
  case raster

  /// Those that are recorded as moving pictures; the others are parts of the page and move by
  /// themselves.
  static let recorded: [Renderer] = [.swiftUI, .uiKit, .raster]

  /// What people call it.
  var title: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .html: "HTML"
    case .svg: "SVG"
    case .raster: "Raster"
    }
  }

  /// How it comes into the page.
  var medium: String {
    switch self {
    case .swiftUI, .uiKit: "recorded"
    case .html, .svg: "live"
    case .raster: "WebP"
    }
  }

  /// The lines that draw a screen with it.
  var code: CodePlace {
    switch self {
    case .swiftUI:
      CodePlace(
        body: "var body: some View", in: "Examples/LoadingScreens/SwiftUI/NamedScreen.swift")
    case .uiKit:
      CodePlace(
        body: "override func loadView()",
        in: "Examples/LoadingScreens/UIKit/NamedScreenController.swift")
    case .html:
      CodePlace(
        body: "static let styleSheet", "func html(",
        in: "Linux/Sources/Gallery/Compared/ComparedScreen+Web.swift")
    case .svg:
      CodePlace(body: "func svg(", in: "Linux/Sources/Gallery/Compared/ComparedScreen+Web.swift")
    case .raster:
      CodePlace(
        body: "init(", "mutating func frame(",
        in: "Linux/Sources/Gallery/Compared/RasterTake.swift")
    }
  }
}
