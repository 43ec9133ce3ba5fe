// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "SheenBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Sheen", path: "..")],
  targets: [
    .executableTarget(
      name: "TerminalBench",
      dependencies: [
        .product(name: "SheenCore", package: "Sheen"),
        .product(name: "SheenScreens", package: "Sheen"),
        .product(name: "SheenTerminal", package: "Sheen"),
      ]),
    .executableTarget(
      name: "SheenBench",
      dependencies: [
        .product(name: "SheenCore", package: "Sheen"),
        .product(name: "SheenRaster", package: "Sheen"),
        .product(name: "SheenImage", package: "Sheen"),
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
