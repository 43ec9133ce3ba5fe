import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// Skeletons that are made of what views show.
@MainActor struct TraceTests {
  /// A device for the views, which are in no window.
  private let stage: WindowStage

  init() throws {
    stage = try SheenUIKitTests.stage([])
  }

  private func row(at y: Double, in root: UIView) {
    let avatar = UIImageView(frame: CGRect(x: 16, y: y, width: 48, height: 48))
    avatar.layer.cornerRadius = 24
    root.addSubview(avatar)
    for (index, text) in ["A name", "What was said last, at some length"].enumerated() {
      let label = UILabel(
        frame: CGRect(x: 76, y: y + 2 + Double(index) * 24, width: 298, height: 20))
      label.font = .systemFont(ofSize: 15)
      label.text = text
      root.addSubview(label)
    }
  }

  @Test("rows of a view are one row that is repeated, and flow with the width")
  func rows() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    for index in 0..<3 { row(at: 20 + Double(index) * 72, in: root) }
    let skeleton = root.tracedSkeleton()
    guard case .padding(let column, _) = skeleton.part, case .column(let rows, _, _) = column.part,
      rows.count == 1, case .repeated(let row, .times(3)) = rows[0].part, case .row = row.part
    else {
      Issue.record("\(skeleton)")
      return
    }
    let wide = try skeleton.layout(width: 800).placeholders
    #expect(wide.count == 9)
    #expect(wide[0].frame == SheenRect(x: 16, y: 20, width: 48, height: 48))
    let narrow = try skeleton.layout(width: 390).placeholders
    #expect(wide[2].frame.width > 2 * narrow[2].frame.width)
  }

  @Test("what is excluded has no placeholder, and what is united has one")
  func flags() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    row(at: 20, in: root)
    root.subviews[0].isExcludedFromSkeleton = true
    #expect(try root.tracedSkeleton().layout(width: 390).placeholders.count == 2)
    root.isUnitedInSkeleton = true
    #expect(try root.tracedSkeleton().layout(width: 390).placeholders.count == 1)
  }

  @Test("a view without a size has an empty skeleton")
  func empty() {
    #expect(UIView().tracedSkeleton() == Skeleton {})
  }
}
