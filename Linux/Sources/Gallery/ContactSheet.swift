import Drawing
import Foundation
import RealScreens
import Sheen
import SheenImage
import Stage
import SwiftUI

/// A picture of all views that placeholders are derived from: as they are, as placeholders, and as the system
/// redacts them.
@MainActor enum ContactSheet {
  /// What is different between the sheets.
  private static let variants: [(name: String, settings: StageSettings)] = [
    ("light", StageSettings()),
    ("dark", StageSettings { $0.colorScheme = .dark }),
    ("contrast", StageSettings { $0.contrast = .increased }),
    ("right-to-left", StageSettings { $0.layoutDirection = .rightToLeft }),
    ("large-text", StageSettings { $0.dynamicTypeSize = .accessibility1 }),
  ]

  /// The name of each sheet's file, and what is special in it.
  static var pictures: [(file: String, title: String)] {
    variants.map { variant in
      let title = variant.name.prefix(1).uppercased() + variant.name.dropFirst()
      return (file(variant.name), title.replacingOccurrences(of: "-", with: " "))
    }
  }

  private static func file(_ name: String) -> String { "derived-\(name).png" }

  /// Writes a sheet for each appearance, direction and size of text.
  static func writeAll(to folder: Folder) throws {
    for variant in variants {
      let stage = try Stage(
        Sheet(), size: CGSize(width: 1200, height: variant.name == "large-text" ? 5600 : 3200),
        scale: 1,
        settings: variant.settings)
      stage.advance(to: 1.3)
      try folder.write(stage.picture().pngData(), to: file(variant.name))
    }
  }

  private struct Sheet: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        ForEach(RealScreen.all) { screen in
          HStack(alignment: .top, spacing: 10) {
            screen.view().frame(width: 390)
            screen.view().skeletonized(isLoading: true).frame(width: 390)
            screen.view().redacted(reason: .placeholder).frame(width: 390)
          }
        }
        Spacer(minLength: 0)
      }
      .frame(width: 1200, alignment: .leading)
      .loadingPolicy(.immediate)
      .shimmerFrozen(at: 1.3)
      .background(colorScheme == .dark ? Color.black : Color.white)
    }
  }
}
