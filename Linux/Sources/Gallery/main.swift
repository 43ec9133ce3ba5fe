import Foundation
import SheenImage
import Stage
import SwiftUI

// Writes the moving pictures of all screens and a page that shows them; and, where a page of the demo
// is named, a section of that.
do {
  let arguments = CommandLine.arguments.dropFirst()
  guard (1...2).contains(arguments.count), let path = arguments.first else {
    throw GalleryError.usage
  }
  let folder = try Folder(path)
  let screens = GalleryScreen.examples + GalleryScreen.named

  // These load for three seconds of real time, as their source says, while others are drawn.
  let loading = try screens.flatMap { screen in
    try Variant.all.compactMap { variant in
      let recording = Recording(screen: screen, variant: variant)
      return try screen.loaded.map {
        (words: $0, name: recording.name + "-loaded.png", take: try Take(recording))
      }
    }
  }
  for (_, _, take) in loading { take.stage.advance(to: 0) }

  for screen in screens {
    for variant in Variant.all {
      try Recording(screen: screen, variant: variant).write(to: folder)
    }
  }
  for (words, name, take) in loading {
    let isLoaded = { take.stage.frame(of: words) != nil }
    guard isLoaded() || take.stage.waitForMainQueue(upTo: 10) && isLoaded() else {
      throw GalleryError.unchanged(name)
    }
    try folder.write(ImageFormat.png.encode(take.frame()), to: name)
  }

  try folder.write(Array(Page(screens: screens).html.utf8), to: "index.html")
  if let page = arguments.dropFirst().first {
    try DemoSection(screens: GalleryScreen.examples, folder: folder.url.lastPathComponent)
      .insert(into: URL(filePath: page))
  }
  print("\(screens.count) SwiftUI screens, and a page that shows them: \(path)/index.html")
} catch {
  FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
  exit(1)
}
