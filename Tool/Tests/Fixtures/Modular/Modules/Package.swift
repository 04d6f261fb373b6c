// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Modules", defaultLocalization: "en", platforms: [.iOS(.v17)],
  products: [
    .library(name: "HomeFeature", targets: ["HomeFeature"]), .library(name: "DesignSystem", targets: ["DesignSystem"]),
  ],
  targets: [
    .target(name: "DesignSystem", resources: [.process("Resources")]),
    .target(name: "Core", swiftSettings: [.enableExperimentalFeature("StrictConcurrency")]),
    .target(name: "HomeFeature", dependencies: ["DesignSystem", "Core"]),
    .testTarget(name: "CoreTests", dependencies: ["Core"]),
  ])
