import Foundation
import SheenImage
import Stage

// Writes the moving pictures of all screens, in a folder and on a page for each front-end; and, where
// the page of the demo is named, a section of that.
do {
  let arguments = CommandLine.arguments.dropFirst()
  guard (1...2).contains(arguments.count), let path = arguments.first else {
    throw GalleryError.usage
  }

  // These load for three seconds of real time, as their source says, while others are drawn.
  let loading = try FrontEnd.all.flatMap(\.screens).flatMap { screen in
    try Variant.all.compactMap { variant -> (words: String, name: String, take: SwiftUITake)? in
      guard let words = screen.loaded, let take = try screen.take(screen, variant) as? SwiftUITake
      else { return nil }
      return (words, Recording(screen: screen, variant: variant).name + "-loaded.png", take)
    }
  }
  for (_, _, take) in loading { take.stage.advance(to: 0) }

  for frontEnd in FrontEnd.all {
    let folder = try Folder("\(path)/\(frontEnd.folder)")
    for screen in frontEnd.screens {
      for variant in Variant.all {
        try Recording(screen: screen, variant: variant).write(to: folder)
      }
    }
    try folder.write(Array(Page(frontEnd: frontEnd).html.utf8), to: "index.html")
    if let page = arguments.dropFirst().first {
      try DemoSection(frontEnd: frontEnd).insert(into: URL(filePath: page))
    }
    print(
      "\(frontEnd.screens.count) \(frontEnd.name) screens, and a page that shows them: "
        + "\(path)/\(frontEnd.folder)/index.html")
  }

  let folder = try Folder("\(path)/swiftui")
  for (words, name, take) in loading {
    let isLoaded = { take.stage.frame(of: words) != nil }
    guard isLoaded() || take.stage.waitForMainQueue(upTo: 10) && isLoaded() else {
      throw GalleryError.unchanged(name)
    }
    try folder.write(ImageFormat.png.encode(take.frame()), to: name)
  }
} catch {
  FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
  exit(1)
}
