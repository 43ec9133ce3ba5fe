import Drawing
import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// Light through the glyphs of a label.
@MainActor struct LabelTests {
  private func label(_ text: String = "████████████████") -> ShimmerLabel {
    let label = ShimmerLabel(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    label.text = text
    label.font = .systemFont(ofSize: 40)
    label.textColor = .black
    label.shimmerColor = .red
    return label
  }

  private func reds(_ picture: DrawingPicture) -> [Int] {
    (0..<390).filter { x in (0..<60).contains { picture[x, $0].x > 128 && picture[x, $0].y < 60 } }
  }

  @Test("the glyphs light up in their color where the band is, and nothing else does")
  func glyphs() throws {
    let label = label()
    let stage = try stage([label])
    stage.advance(to: 0.7)
    let picture = try stage.picture()
    let lit = reds(picture)
    #expect(lit.count > 40 && lit.allSatisfy { (117...273).contains($0) })
    // Between and around the glyphs the window is as white as ever.
    #expect(picture.brightness(195, 1) == 255)
    #expect(picture.brightness(195, 199) == 255)
  }

  @Test("it follows the text, its font and its alignment")
  func follows() throws {
    let label = label()
    let stage = try stage([label])
    stage.advance(to: 0.7)
    stage.perform { label.text = "" }
    #expect(try reds(stage.picture()).isEmpty)
    stage.perform { label.attributedText = NSAttributedString(string: "████████████████") }
    #expect(try !reds(stage.picture()).isEmpty)
    stage.perform {
      label.text = "█"
      label.textAlignment = .center
    }
    #expect(try reds(stage.picture()).allSatisfy { (170...220).contains($0) })
    #expect(label.text == "█" && stage.spoken == ["█"])
  }

  @Test("it can be switched off, and stands still with reduced motion")
  func off() throws {
    let label = label()
    let stage = try stage([label])
    stage.advance(to: 0.7)
    #expect(label.layer.movements == 1)
    stage.perform { label.isLit = false }
    #expect(label.layer.movements == 0)
    #expect(try reds(stage.picture()).isEmpty)
    stage.perform { label.isLit = true }
    #expect(try !reds(stage.picture()).isEmpty)
    stage.settings.reduceMotion = true
    #expect(label.layer.movements == 0)
    #expect(try reds(stage.picture()).isEmpty)
  }
}
