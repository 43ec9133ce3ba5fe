import Drawing
import Foundation
import SheenCore

/// Windows beside each other in one page of a browser, so that one picture shows all of them.
///
/// Each is a frame with a document of its own, whose window has the frame's size. Frames take a browser
/// longest to make, so they are kept for all times that they are looked at.
struct BrowserSheet: Sendable {
  private let shots: [Shot]
  private let documents: [String]

  /// One for each scale: what a browser does not show in front it may not draw.
  private static let turns = (1...3).map { _ in Turns() }

  /// Pictures of settings.
  ///
  /// - Parameter document: The page that shows a setting, and whose light has not begun to move.
  @MainActor static func pictures(
    of shots: [Shot], document: (Setting) throws -> String
  ) async throws -> [[Pixels]] {
    let sheets = try sheets(of: shots, document)
    // Browsers of several scales work at the same time.
    return try await withThrowingTaskGroup(of: [(index: Int, pictures: [[Pixels]])].self) { group in
      for sheets in Dictionary(grouping: sheets.enumerated(), by: { $0.element.scale }).values {
        group.addTask {
          var results: [(index: Int, pictures: [[Pixels]])] = []
          for (index, sheet) in sheets {
            let pictures = try await turns[Int(sheet.scale) - 1].take { try await sheet.pictures() }
            results.append((index, pictures))
          }
          return results
        }
      }
      var results: [(index: Int, pictures: [[Pixels]])] = []
      for try await some in group { results += some }
      return results.sorted { $0.index < $1.index }.flatMap(\.pictures)
    }
  }

  /// As many shots in each sheet as have room; those of one sheet have one scale, one size of a window,
  /// and as many times.
  private static func sheets(
    of shots: [Shot], _ document: (Setting) throws -> String
  ) rethrows -> [BrowserSheet] {
    var sheets: [BrowserSheet] = []
    var rest = shots[...]
    while let first = rest.first {
      let window = first.setting.window
      let room = columns(window) * max(1, Int(Double(ChromiumPipe.window.height) / window.height))
      let part = rest.prefix(room).prefix {
        $0.setting.scale == first.setting.scale && $0.setting.window == window
          && $0.times.count == first.times.count
      }
      let documents = try part.map { try document($0.setting) }
      sheets.append(BrowserSheet(shots: Array(part), documents: documents))
      rest = rest.dropFirst(part.count)
    }
    return sheets
  }

  private static func columns(_ window: SheenSize) -> Int {
    max(1, Int(Double(ChromiumPipe.window.width) / window.width))
  }

  private var window: SheenSize { shots[0].setting.window }
  private var scale: Double { shots[0].setting.scale }
  private var columns: Int { min(shots.count, Self.columns(window)) }
  private var rows: Int { (shots.count + columns - 1) / columns }

  /// Where a frame lies, in points.
  private func place(_ index: Int) -> (x: Double, y: Double) {
    (Double(index % columns) * window.width, Double(index / columns) * window.height)
  }

  private var page: String {
    let frames = documents.enumerated().map { index, document in
      let text = document.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      let (x, y) = place(index)
      return "<iframe style=\"left: \(x)px; top: \(y)px\" srcdoc=\"\(text)\"></iframe>\n"
    }
    return """
      <!DOCTYPE html>
      <style>
      iframe { position: absolute; border: 0; width: \(window.width)px; \
      height: \(window.height)px; }
      </style>
      \(frames.joined())
      """
  }

  private func pictures() async throws -> [[Pixels]] {
    let settings = Tab.Settings(
      width: Int(window.width) * columns, height: Int(window.height) * rows, scale: Int(scale))
    return try await Tab.with(settings) { tab in
      try await tab.show(page)
      var pictures = [[Pixels]](repeating: [], count: shots.count)
      for moment in shots[0].times.indices {
        try await hold(moment, in: tab)
        let png = Data(base64Encoded: try await tab.screenshot()) ?? Data()
        let picture = try DrawingPicture(pngData: [UInt8](png))
        for (index, shot) in shots.enumerated() {
          let (x, y) = place(index)
          pictures[index].append(Pixels(picture, partOf: shot.setting, windowX: x, y: y))
        }
      }
      return pictures
    }
  }

  /// Holds what moves in each frame at one of the frame's times.
  private func hold(_ moment: Int, in tab: Tab) async throws {
    let times = shots.map { $0.times[moment] * 1000 }
    let moving: [Int] = try await tab.value(
      """
      [...document.querySelectorAll("iframe")].map((frame, index) => {
        const animations = frame.contentDocument.getAnimations();
        for (const animation of animations) animation.currentTime = \(times)[index];
        return animations.length;
      })
      """)
    guard moving.count == shots.count, !moving.contains(0) else {
      throw Chromium.Failure(description: "nothing moves in some of \(moving.count) frames")
    }
  }
}
