import Testing
import UIKit
import UIKitStage

@Suite("Runtime attributes") @MainActor struct RuntimeAttributeTests {
  final class Card: UIView {
    @IBInspectable var isFlagged: Bool = false
    @IBInspectable var light: UIColor = .clear
    @IBInspectable var count: Int = 0
    @IBInspectable var radius: CGFloat = 0
    var isAwake = false
    override func awakeFromNib() { isAwake = isFlagged }
  }

  private func storyboard(_ attributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
        <view key="view" contentMode="scaleToFill" id="a-1">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews><view id="b-2"><userDefinedRuntimeAttributes>\(attributes)\
    </userDefinedRuntimeAttributes></view></subviews>
        </view>
      </objects></scene></scenes>
    </document>
    """
  }

  private func register() {
    RuntimeAttributes.register("isFlagged") { (card: Card, value: Bool) in card.isFlagged = value }
    RuntimeAttributes.register("light") { (card: Card, value: UIColor) in card.light = value }
    RuntimeAttributes.register("count") { (card: Card, value: Int) in card.count = value }
    RuntimeAttributes.register("radius") { (card: Card, value: CGFloat) in card.radius = value }
  }

  @Test("What Interface Builder writes is set before a view is told that it is ready")
  func apply() throws {
    register()
    let attributes = try RuntimeAttributes(
      storyboard: storyboard(
        """
        <userDefinedRuntimeAttribute type="boolean" keyPath="isFlagged" value="YES"/>
        <userDefinedRuntimeAttribute type="color" keyPath="light">
          <color key="value" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" \
        customColorSpace="sRGB"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="count">
          <integer key="value" value="3"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="radius">
          <real key="value" value="2.5"/>
        </userDefinedRuntimeAttribute>
        """))
    let (card, other) = (Card(), Card())
    try attributes.apply(to: ["b-2": card, "a-1": other])
    #expect(card.isFlagged && card.isAwake)
    #expect(card.light == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(card.count == 3)
    #expect(card.radius == 2.5)
    #expect(!other.isFlagged)
  }

  @Test(
    "What cannot be read or set is named",
    arguments: [
      ("boolean", "isFlagged", "value=\"MAYBE\"", "cannot be read as boolean"),
      ("range", "x", "", "cannot be read as range"),
      ("boolean", "nobody", "value=\"YES\"", "Card has no property \"nobody\""),
      ("string", "isFlagged", "value=\"YES\"", "Card has no property \"isFlagged\""),
    ])
  func errors(type: String, key: String, value: String, words: String) throws {
    register()
    let xml = storyboard(
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\" \(value)/>")
    let error = #expect(throws: RuntimeAttributeError.self) {
      try RuntimeAttributes(storyboard: xml).apply(to: ["b-2": Card()])
    }
    #expect(error?.description.contains(words) == true)
  }

  @Test("What is no XML is refused")
  func noXML() {
    #expect(throws: RuntimeAttributeError.self) { try RuntimeAttributes(storyboard: "<view") }
  }
}
