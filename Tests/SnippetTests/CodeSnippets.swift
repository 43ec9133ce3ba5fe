import Foundation
import SheenCode
import SheenScreens
import Testing

/// What the first page of SheenCode shows.
@Suite struct CodeSnippets {
  @Test("a screen is a SwiftUI view in source code")
  func card() throws {
    let code = try SkeletonCode(.card)
    let source = code.swiftUI

    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/SheenCode/SheenCode.docc/SheenCode.md"), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let block = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    #expect(page.contains(block), "\(block)")
  }
}
