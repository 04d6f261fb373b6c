// swift-tools-version: 6.2
import PackageDescription

// For a Mac: `swift test --package-path CompatibilityTests` runs the same tests on Apple's SwiftUI. Elsewhere they are
// a target of the package around, whose `swift test` runs them.
let package = Package(
  name: "CompatibilityTests",
  platforms: [.macOS(.v15)],
  targets: [.testTarget(name: "CompatibilityTests", path: "Tests")],
  swiftLanguageModes: [.v6]
)
