import SheenCode
import SheenCore
import SheenJSON

/// A screen as text: its file, or source code that describes it.
struct ScreenText {
  enum Format: Equatable, Sendable {
    case swift, swiftUI, uiKit, html, json
  }

  static let formats = WordTable<Format>([
    "swift": .swift, "swiftui": .swiftUI, "uikit": .uiKit, "html": .html, "json": .json,
  ])

  let file: SkeletonFile

  /// The text in a format.
  ///
  /// - Throws: `CommandError.input` when the screen is none for the format, such as one of too many parts.
  func text(_ format: Format) throws(CommandError) -> String {
    switch format {
    case .json: return file.json
    case .html:
      return try WebText(
        screen: file.screen, size: file.screen.size, style: file.style ?? .standard,
        layoutDirection: .leftToRight, appearance: nil, time: nil, hasBackground: true
      ).text(.html)
    case .swift: return try code.swift
    case .swiftUI: return try code.swiftUI
    case .uiKit: return try code.uiKit
    }
  }

  private var code: SkeletonCode {
    get throws(CommandError) {
      do {
        return try SkeletonCode(file.screen, style: file.style)
      } catch {
        throw .input("\(file.screen.name): \(error.description)")
      }
    }
  }
}
