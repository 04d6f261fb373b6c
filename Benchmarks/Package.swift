// swift-tools-version: 6.2
import PackageDescription

/// As the examples of the package are built.
let example: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))
]

/// As in the package of Hearth: the macros of a module where something else has built them.
func macros(_ name: String) -> [SwiftSetting] {
  let built = Context.environment["HEARTH_MACROS"]?.split(separator: ":") ?? []
  guard let path = built.first(where: { $0.split(separator: "/").last!.contains(name) }) else { return [] }
  let isLibrary = path.hasSuffix(".so")
  return [
    .unsafeFlags(isLibrary ? ["-load-plugin-library", "\(path)"] : ["-load-plugin-executable", "\(path)#\(name)"])
  ]
}

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "bench", targets: ["bench"]), .executable(name: "data", targets: ["data"]),
    .executable(name: "motion", targets: ["motion"]),
    .executable(name: "editor", targets: ["editor"]), .executable(name: "field", targets: ["field"]),
    .executable(name: "scroll", targets: ["scroll"]), .executable(name: "Cookbook", targets: ["Cookbook"]),
    .executable(name: "pictures", targets: ["pictures"]),
  ],
  dependencies: [
    .package(name: "Hearth", path: ".."), .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
  ],
  targets: [
    .target(name: "CMeasure"),
    .target(name: "CProbe"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CMeasure",
        .product(name: "Charts", package: "Hearth"),
        .product(name: "SwiftUI", package: "Hearth"),
        .product(name: "HearthTesting", package: "Hearth"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // Models beside records of GRDB.
    .executableTarget(
      name: "data",
      dependencies: [
        "CMeasure", .product(name: "GRDB", package: "GRDB.swift"), .product(name: "HearthTesting", package: "Hearth"),
        .product(name: "SwiftData", package: "Hearth"), .product(name: "SwiftUI", package: "Hearth"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)] + macros("HearthMacros") + macros("SwiftDataMacros")),
    .executableTarget(name: "motion", dependencies: [.product(name: "SwiftUI", package: "Hearth")]),
    .executableTarget(name: "scroll", dependencies: [.product(name: "SwiftUI", package: "Hearth")]),
    .executableTarget(name: "editor", dependencies: [.product(name: "SwiftUI", package: "Hearth")]),
    // With functions in Metal's language.
    .executableTarget(
      name: "pictures", dependencies: [.product(name: "SwiftUI", package: "Hearth")],
      plugins: [.plugin(name: "XcodeTarget", package: "Hearth")]),
    // The software keyboard is built with it, and lies beside it.
    .executableTarget(
      name: "field",
      dependencies: [
        "CProbe", .product(name: "SwiftUI", package: "Hearth"), .product(name: "hearth-keyboard", package: "Hearth"),
      ]),
    // The example, for the time to its first frame.
    .executableTarget(
      name: "Cookbook", dependencies: [.product(name: "SwiftUI", package: "Hearth")],
      swiftSettings: example + macros("HearthMacros")),
  ],
  swiftLanguageModes: [.v6]
)
