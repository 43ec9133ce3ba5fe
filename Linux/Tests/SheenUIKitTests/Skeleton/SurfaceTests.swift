import Drawing
import Foundation
import QuartzCore
import SheenCore
@testable import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// Placeholders on cards, in cells and on whatever else apps lay behind their content.
@MainActor struct SurfaceTests {
  private func contrast(_ a: Int, _ b: Int) -> Double {
    ShimmerColor(white: Double(a) / 255).contrast(to: ShimmerColor(white: Double(b) / 255))
  }

  private func picture(_ host: UIView, at time: Double = 1) throws -> DrawingPicture {
    let stage = try stage([host])
    stage.perform { host.showSkeleton(policy: .immediate) }
    stage.advance(to: time)
    return try stage.picture()
  }

  @Test(
    "a placeholder stands out from its surface, lit and not, and doesn't glare",
    arguments: [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.949, 1])
  func tones(white: CGFloat) throws {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 160))
    card.backgroundColor = UIColor(white: white, alpha: 1)
    let image = UIImageView(frame: CGRect(x: 50, y: 50, width: 250, height: 60))
    image.backgroundColor = .red
    card.addSubview(image)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    host.addSubview(card)
    let stage = try stage([host])
    stage.perform { host.showSkeleton(policy: .immediate) }
    var highest = 0.0
    for step in 0..<60 {
      stage.advance(to: 0.5 + Double(step) * 0.05)
      let picture = try stage.picture()
      let ratio = contrast(picture.brightness(200, 100), picture.brightness(30, 30))
      // Levels are rounded, and a ratio is 1.12 before that.
      #expect(ratio >= 1.11, "\(step): \(ratio)")
      highest = max(highest, ratio)
    }
    #expect((1.12...2.1).contains(highest), "\(highest)")
  }

  @Test("what a cell's subclass adds to the cell itself is read, and what the system adds is not")
  func cells() throws {
    final class PhotoCell: UITableViewCell {
      let photo = UIImageView(frame: CGRect(x: 16, y: 10, width: 60, height: 60))
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(photo)
        backgroundView = UIView()
        selectedBackgroundView = UIView()
      }
      required init?(coder: NSCoder) { nil }
    }
    _ = try stage([])
    let cell = PhotoCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 80)
    cell.layoutIfNeeded()
    #expect(DerivedSkeleton(cell).placeholders.map { CGRect($0.frame) } == [cell.photo.frame])
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "Words"
    item.addSubview(label)
    #expect(DerivedSkeleton(item).placeholders.count == 1)
  }

  @Test("a frame and a hairline stay, and are no placeholders")
  func bordersAndLines() throws {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.black.cgColor
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    label.text = "Words"
    let line = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 1))
    line.backgroundColor = .black
    card.addSubview(label)
    card.addSubview(line)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    host.addSubview(card)
    let picture = try picture(host)
    #expect(picture.brightness(10, 50) < 40 && picture.brightness(100, 70) < 40)
    #expect(DerivedSkeleton(host).placeholders.count == 1)
  }

  @Test("a label of spaces has no placeholder, and an empty one no more than its room")
  func blankLabels() throws {
    _ = try stage([])
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let blank = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    blank.text = " "
    let empty = UILabel(frame: CGRect(x: 60, y: 50, width: 0, height: 20))
    host.addSubview(blank)
    host.addSubview(empty)
    let frames = DerivedSkeleton(host).placeholders.map { CGRect($0.frame) }
    #expect(frames.count == 1 && frames[0].maxX <= 100 && frames[0].width > 0)
  }
}
