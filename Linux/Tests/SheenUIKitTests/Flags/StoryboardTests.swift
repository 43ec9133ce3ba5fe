import Foundation
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// What is set in Interface Builder.
@MainActor struct StoryboardTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><view key="view" id="root"><subviews>
        <view id="box"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="shimmerAnimation" value="YES"/>
          <userDefinedRuntimeAttribute type="color" keyPath="darkShimmerColor">
            <color key="value" red="0" green="0" blue="0" alpha="0.2" colorSpace="custom" \
    customColorSpace="sRGB"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        <label id="label"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isExcludedFromSkeleton" \
    value="YES"/>
        </userDefinedRuntimeAttributes></label>
      </subviews></view></objects></scene></scenes>
    </document>
    """

  @Test("the flag, the colors and the options can be set in a storyboard")
  func attributes() throws {
    RuntimeAttributes.register("shimmerAnimation") { (view: UIView, value: Bool) in
      view.shimmerAnimation = value
    }
    RuntimeAttributes.register("darkShimmerColor") { (view: UIView, value: UIColor) in
      view.darkShimmerColor = value
    }
    RuntimeAttributes.register("isExcludedFromSkeleton") { (view: UIView, value: Bool) in
      view.isExcludedFromSkeleton = value
    }
    let (box, label) = (blackBox(0, 0, 390, 40), UILabel())
    try RuntimeAttributes(storyboard: Self.storyboard).apply(to: ["box": box, "label": label])
    #expect(box.shimmerAnimation && !label.shimmerAnimation && label.isExcludedFromSkeleton)

    let stage = try stage([box, label])
    stage.perform { stage.window.rootViewController?.startShimmerAnimation() }
    stage.advance(to: 0.7)
    let picture = try stage.picture()
    #expect(abs(picture.brightness(380, 20) - 204) <= 1 && picture.brightness(195, 20) <= 1)
  }
}
