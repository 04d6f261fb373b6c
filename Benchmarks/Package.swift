// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [.executable(name: "bench", targets: ["bench"])],
  dependencies: [.package(name: "Hearth", path: "..")],
  targets: [
    .target(name: "CMeasure"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CMeasure",
        .product(name: "SwiftUI", package: "Hearth"),
        .product(name: "HearthTesting", package: "Hearth"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
