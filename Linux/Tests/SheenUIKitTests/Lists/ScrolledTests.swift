import Drawing
import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// Scroll views that shimmer or are covered, and move meanwhile.
@MainActor struct ScrolledTests {
  private let size = CGSize(width: 390, height: 400)

  /// A scroll view whose content is black, five screens high.
  private func scrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.addSubview(blackBox(0, 0, 390, 2000))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    return scroll
  }

  private func levels(_ stage: WindowStage, y: Int) throws -> ClosedRange<Int> {
    var (low, high) = (255, 0)
    let start = stage.time
    for step in 0..<50 {
      stage.advance(to: start + Double(step) * 0.05)
      let level = try stage.picture().brightness(200, y)
      (low, high) = (min(low, level), max(high, level))
    }
    return low...high
  }

  @Test("a scroll view that shimmers itself shows its content and light wherever it is scrolled to")
  func mask() throws {
    let scroll = scrollView()
    let stage = try stage([scroll], size: size)
    stage.perform { scroll.startShimmering(count: 0) }
    for offset in [0, 600, 1600] as [CGFloat] {
      stage.perform { scroll.contentOffset.y = offset }
      for y in [5, 200, 395] {
        let levels = try levels(stage, y: y)
        #expect(levels.lowerBound == 0 && levels.upperBound > 200, "\(offset), \(y): \(levels)")
      }
    }
    #expect(scroll.constraints.count == 4)
    stage.perform { scroll.stopShimmering() }
    #expect(scroll.constraints.isEmpty && scroll.layer.mask == nil)
  }

  @Test("light over a scroll view stays over it wherever it is scrolled to")
  func overlay() throws {
    let scroll = scrollView()
    let stage = try stage([scroll], size: size)
    var style = ShimmerStyle.standard
    style.mode = .overlay
    stage.perform { scroll.startShimmering(count: 0, style: style) }
    for offset in [0, 600] as [CGFloat] {
      stage.perform { scroll.contentOffset.y = offset }
      for y in [5, 395] { #expect(try levels(stage, y: y).upperBound > 40, "\(offset), \(y)") }
    }
  }

  @Test(
    "a scroll view that is covered stays covered when its offset or its insets change",
    arguments: [(-60, 0), (0, 500), (0, 1600), (500, 0)] as [(CGFloat, CGFloat)])
  func covered(_ before: CGFloat, _ after: CGFloat) throws {
    let scroll = scrollView()
    let stage = try stage([scroll], size: size)
    stage.perform {
      scroll.contentInset.top = max(0, -before)
      scroll.contentOffset.y = before
      scroll.showSkeleton(policy: .immediate)
    }
    stage.advance(by: 0.5)
    stage.perform {
      scroll.contentInset.top = 0
      scroll.contentOffset.y = after
    }
    let picture = try stage.picture()
    for y in stride(from: 0, to: 400, by: 5) { #expect(picture.brightness(200, y) > 200, "\(y)") }
    stage.perform { scroll.hideSkeleton() }
    stage.advance(by: 2)
    #expect(scroll.constraints.isEmpty && scroll.subviews.count == 1)
    #expect(scroll.contentOffset.y == after)
  }

  @Test("rows that are scrolled into sight during a load show placeholders at once")
  func lateRows() throws {
    let controller = LoadingRows()
    let table = UITableView(frame: CGRect(origin: .zero, size: size))
    table.dataSource = controller
    table.rowHeight = 60
    let stage = try stage([table], size: size)
    // The first rows wait for the onset.
    #expect(try stage.picture().brightness(100, 30) == 255)
    stage.advance(to: 3)
    for step in 1...30 {
      stage.perform { table.contentOffset.y = CGFloat(step) * 20 }
      stage.advance(by: 1.0 / 60)
      let picture = try stage.picture()
      // Every row that is wholly seen has its bar.
      for row in 0..<6 {
        let y =
          Int(CGFloat(row) * 60 + 60 - (table.contentOffset.y).truncatingRemainder(dividingBy: 60))
          + 30
        guard y < 395 else { continue }
        #expect(picture.brightness(100, y) < 245, "\(step), \(row)")
      }
    }
  }
}

/// Rows that are covered one by one, as in an app that knows nothing of lists.
@MainActor private final class LoadingRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // Never reused, so that each row is fresh.
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let picture = UIImageView(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
    picture.backgroundColor = .black
    cell.contentView.addSubview(picture)
    cell.showSkeleton()
    return cell
  }
}
