// swift-tools-version: 6.0

import PackageDescription

// The front-ends of Sheen, running on Linux. It is a package of its own so that no user of Sheen
// ever sees a module called SwiftUI or UIKit. It needs the Debian packages libcairo2-dev,
// libpango1.0-dev and fonts-dejavu-core, for the gallery zlib1g-dev, libwebp-dev, libpng-dev and
// libjpeg-dev, and for the tests chromium.
let package = Package(
  name: "SheenLinux",
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "fonts-dejavu-core"])]),
    .target(name: "CoreGraphics"),
    .target(name: "Drawing", dependencies: ["CCairo", "CoreGraphics"]),
    .target(name: "Combine"),
    .target(name: "FoundationAdditions", dependencies: ["Combine"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Combine", "CoreGraphics", "Drawing", "FoundationAdditions", "UIKit", "UIKitStage",
      ]),
    .target(
      name: "Stage", dependencies: ["CoreGraphics", "Drawing", "FoundationAdditions", "SwiftUI"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "Drawing", "FoundationAdditions"]),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics", "Drawing", "FoundationAdditions", "QuartzCore"]),
    .target(
      name: "UIKitStage",
      dependencies: ["CoreGraphics", "Drawing", "FoundationAdditions", "QuartzCore", "UIKit"]),

    .target(name: "SheenCore"),
    .target(name: "SheenScreens", dependencies: ["SheenCore"]),
    .target(name: "SheenRaster", dependencies: ["SheenCore"]),
    .target(
      name: "CSheenCodecs",
      linkerSettings: [
        .linkedLibrary("z"), .linkedLibrary("webp"), .linkedLibrary("png"), .linkedLibrary("jpeg"),
      ]),
    .target(name: "SheenImage", dependencies: ["SheenRaster", "CSheenCodecs"]),
    .target(name: "SheenTerminal", dependencies: ["SheenCore"]),
    .target(name: "SheenWeb", dependencies: ["SheenCore"]),
    .target(name: "SheenSwiftUI", dependencies: ["Combine", "SheenCore", "SwiftUI"]),
    .target(name: "SheenTrace", dependencies: ["SheenCore"]),
    .target(name: "SheenCode", dependencies: ["SheenCore"]),
    .target(name: "SheenUIKit", dependencies: ["SheenCore", "SheenTrace", "UIKit"]),
    .target(
      name: "Sheen", dependencies: ["SheenCore", "SheenSwiftUI", "SheenUIKit", "SwiftUI", "UIKit"]),

    // Written as an app's sources are, which have no reason to turn on what this package does.
    .target(
      name: "SwiftUIScreens", dependencies: ["Sheen", "SheenScreens", "SwiftUI"],
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "UIKitScreens", dependencies: ["Sheen", "SheenScreens", "UIKit"],
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
    // Views as apps have them, which placeholders are derived from.
    .target(
      name: "RealScreens", dependencies: ["SwiftUI"], packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The app as one module, as it is on Apple's systems. Its beginning is left out: there is no app's
    // main loop here.
    .target(
      name: "LoadingScreens", dependencies: ["Sheen", "SheenScreens", "SwiftUI", "UIKit"],
      exclude: ["App/LoadingScreensApp.swift", "LoadingScreens.xcodeproj", "README.md"],
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Drawing", "RealScreens", "Sheen", "SheenImage", "SheenRaster", "SheenScreens", "SheenWeb",
        "Stage",
        "SwiftUI",
        "SwiftUIScreens", "UIKit", "UIKitScreens", "UIKitStage",
      ]),
    .executableTarget(name: "UIKitBench", dependencies: ["SheenUIKit", "UIKit", "UIKitStage"]),

    .testTarget(name: "DrawingTests", dependencies: ["CoreGraphics", "Drawing"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["CoreGraphics", "Drawing", "QuartzCore"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["CoreGraphics", "Drawing", "QuartzCore", "UIKit", "UIKitStage"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["Combine", "Drawing", "Stage", "SwiftUI", "UIKit"]),
    .testTarget(name: "StageTests", dependencies: ["Drawing", "Stage", "SwiftUI"]),
    .testTarget(
      name: "SheenSwiftUITests",
      dependencies: [
        "Combine", "CoreGraphics", "Drawing", "RealScreens", "Sheen", "SheenCore", "SheenScreens",
        "SheenSwiftUI", "Stage",
        "SwiftUI",
      ]),
    .testTarget(
      name: "SheenAgreementTests",
      dependencies: [
        "CoreGraphics", "Drawing", "SheenCore", "SheenRaster", "SheenScreens", "SheenSwiftUI",
        "SheenTerminal",
        "SheenUIKit", "SheenWeb", "Stage", "SwiftUI", "UIKit", "UIKitStage",
      ]),
    .testTarget(
      name: "SheenUIKitTests",
      dependencies: [
        "CoreGraphics", "Drawing", "QuartzCore", "Sheen", "SheenCode", "SheenCore", "SheenScreens",
        "SheenUIKit", "UIKit", "UIKitScreens", "UIKitStage",
      ]),
    .testTarget(
      name: "LoadingScreensTests",
      dependencies: ["Drawing", "LoadingScreens", "Sheen", "Stage", "SwiftUI"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Drawing", "Gallery", "Sheen", "SheenRaster", "SheenScreens", "Stage", "SwiftUI",
        "SwiftUIScreens",
      ], exclude: ["Validators/validate.py"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets
where target.type != .system
  && !["LoadingScreens", "RealScreens", "SwiftUIScreens", "UIKitScreens"].contains(target.name)
{
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// What touches every pixel is optimized even where the rest is not: tests and the gallery look at
// hundreds of millions.
let paintingTargets = ["Drawing", "SheenAgreementTests", "SheenImage", "SheenRaster"]
for target in package.targets where paintingTargets.contains(target.name) {
  target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}

// The testing library has overlays for modules called CoreGraphics and UIKit, which are not
// shipped for Linux: a test that imports ours must not look for them.
for target in package.targets where target.type == .test {
  target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
}
