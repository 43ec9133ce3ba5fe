// swift-tools-version: 6.0

import PackageDescription

let applePlatforms: [Platform] = [.iOS, .macCatalyst, .macOS, .tvOS, .watchOS, .visionOS]
let uiKitPlatforms: [Platform] = [.iOS, .macCatalyst, .tvOS, .visionOS]

let package = Package(
  name: "Sheen",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "Sheen", targets: ["Sheen"]),
    .library(name: "SheenCore", targets: ["SheenCore"]),
    .library(name: "SheenSwiftUI", targets: ["SheenSwiftUI"]),
    .library(name: "SheenUIKit", targets: ["SheenUIKit"]),
    .library(name: "SheenScreens", targets: ["SheenScreens"]),
    .library(name: "SheenRaster", targets: ["SheenRaster"]),
    .library(name: "SheenImage", targets: ["SheenImage"]),
    .library(name: "SheenJSON", targets: ["SheenJSON"]),
    .library(name: "SheenCode", targets: ["SheenCode"]),
    .library(name: "SheenTrace", targets: ["SheenTrace"]),
    .library(name: "SheenTerminal", targets: ["SheenTerminal"]),
    .library(name: "SheenWeb", targets: ["SheenWeb"]),
    .executable(name: "sheen", targets: ["SheenCommand"]),
  ],
  targets: [
    .target(name: "SheenCore"),
    .target(name: "SheenScreens", dependencies: ["SheenCore"]),
    .target(name: "SheenSwiftUI", dependencies: ["SheenCore"]),
    .target(name: "SheenUIKit", dependencies: ["SheenCore", "SheenTrace"]),
    .target(name: "SheenRaster", dependencies: ["SheenCore"]),
    .target(
      name: "CSheenCodecs",
      linkerSettings: [
        .linkedLibrary("z"),
        .linkedLibrary("webp", .when(platforms: [.linux])),
        .linkedLibrary("png", .when(platforms: [.linux])),
        .linkedLibrary("jpeg", .when(platforms: [.linux])),
      ]),
    .target(name: "SheenImage", dependencies: ["SheenRaster", "CSheenCodecs"]),
    .target(name: "SheenJSON", dependencies: ["SheenCore"]),
    .target(name: "SheenCode", dependencies: ["SheenCore"]),
    .target(name: "SheenTrace", dependencies: ["SheenCore"]),
    .target(name: "SheenTerminal", dependencies: ["SheenCore"]),
    .target(name: "SheenWeb", dependencies: ["SheenCore"]),
    .target(
      name: "Sheen",
      dependencies: [
        "SheenCore", .target(name: "SheenSwiftUI", condition: .when(platforms: applePlatforms)),
        .target(name: "SheenUIKit", condition: .when(platforms: uiKitPlatforms)),
      ]),
    .executableTarget(
      name: "SheenCommand",
      dependencies: [
        "SheenCode", "SheenCore", "SheenRaster", "SheenImage", "SheenJSON", "SheenScreens",
        "SheenTerminal", "SheenTrace", "SheenWeb",
      ]),

    // Examples see what an app sees: public declarations alone.
    .executableTarget(
      name: "ShimmerRun", dependencies: ["SheenTerminal"], path: "Examples/ShimmerRun",
      packageAccess: false),
    .executableTarget(
      name: "StreamingServer", dependencies: ["SheenCore", "SheenWeb"],
      path: "Examples/StreamingServer", packageAccess: false),
    .executableTarget(
      name: "Pixmap", dependencies: ["SheenCore", "SheenScreens"], path: "Examples/Pixmap",
      packageAccess: false),

    .testTarget(name: "SheenCoreTests", dependencies: ["SheenCore", "SheenScreens"]),
    .testTarget(name: "SheenScreensTests", dependencies: ["SheenScreens"]),
    .testTarget(name: "SheenRasterTests", dependencies: ["SheenRaster"]),
    .testTarget(
      name: "SheenImageTests", dependencies: ["SheenImage", "SheenRaster", "CSheenCodecs"]),
    .testTarget(name: "SheenJSONTests", dependencies: ["SheenJSON", "SheenScreens"]),
    .testTarget(
      name: "SheenTraceTests",
      dependencies: ["SheenCode", "SheenTrace", "SheenRaster", "SheenScreens"]),
    .testTarget(
      name: "SheenCodeTests", dependencies: ["SheenCode", "SheenJSON", "SheenScreens"]),
    .testTarget(
      name: "SheenTerminalTests",
      dependencies: ["SheenScreens", "SheenTerminal", "ShimmerRun", "SheenCommand"]),
    .testTarget(
      name: "SheenWebTests",
      dependencies: ["SheenWeb", "SheenImage", "SheenRaster", "SheenScreens", "StreamingServer"],
      exclude: ["Validators/validate.py"]),
    .testTarget(name: "PixmapTests", dependencies: ["Pixmap", "SheenRaster"]),
    .testTarget(name: "SheenCommandTests", dependencies: ["SheenCommand", "SheenScreens"]),
    .testTarget(
      name: "SnippetTests",
      dependencies: [
        "SheenCode", "SheenCore", "SheenImage", "SheenJSON", "SheenRaster", "SheenScreens",
        "SheenTerminal", "SheenTrace", "SheenWeb",
      ], packageAccess: false),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "SheenCode", "SheenCore", "SheenRaster", "SheenImage", "SheenJSON", "SheenTerminal",
        "SheenTrace", "SheenWeb", "SheenCommand",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
