// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "SheenBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Sheen", path: "..")],
  targets: [
    .executableTarget(
      name: "SheenBench",
      dependencies: [
        .product(name: "SheenCore", package: "Sheen"),
        .product(name: "SheenRaster", package: "Sheen"),
        .product(name: "SheenImage", package: "Sheen"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
