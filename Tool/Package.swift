// swift-tools-version: 6.2
import PackageDescription

/// The command `hearth`, which depends on nothing of the framework: it compiles apps against an installed Hearth (`Scripts/sdk`), or against what a
/// clone has built.
///
/// `HEARTH_SYNTAX` in the environment names the folder where the toolchain has the modules of swift-syntax: against those the tool is compiled in
/// seconds. Without it SwiftPM compiles swift-syntax, as the command that is handed to others needs it.
let builtSyntax: String? = Context.environment["HEARTH_SYNTAX"]

let syntaxModules = ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftIfConfig", "SwiftDiagnostics"]
let syntax: [Target.Dependency] =
  builtSyntax == nil ? syntaxModules.map { .product(name: $0, package: "swift-syntax") } : []
let syntaxSettings: [SwiftSetting] = builtSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinks: [LinkerSetting] =
  builtSyntax.map { folder in
    [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + syntaxModules.map { "-l\($0)" })]
  } ?? []

let package = Package(
  name: "hearth-tool",
  products: [.executable(name: "hearth", targets: ["hearth"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.1"),
  ],
  targets: [
    // What a program is made of, as values, and the readers of folders and single files.
    .target(name: "Project"),
    // What Xcode's projects and workspaces say, as such values.
    .target(name: "XcodeProject", dependencies: ["Project"]),
    // Conditions, selectors and what else Swift on Linux lacks, in copies of an app's sources that the compiler reads in their place.
    .target(
      name: "Lowering", dependencies: ["Project"] + syntax, swiftSettings: syntaxSettings, linkerSettings: syntaxLinks),
    // The installed Hearth, the compiler, and what is kept between builds.
    .target(name: "Building", dependencies: ["Project", "Lowering"], swiftSettings: syntaxSettings),
    // Files, packages and manifests with which an app is installed.
    .target(name: "Packaging", dependencies: ["Project"]),
    .executableTarget(
      name: "hearth",
      dependencies: [
        "Project", "XcodeProject", "Lowering", "Building", "Packaging", "Porting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: syntaxSettings),
    // What keeps an app from compiling, as the compiler says it.
    .target(name: "Porting", dependencies: ["Project", "XcodeProject", "Lowering"], swiftSettings: syntaxSettings),
    .testTarget(name: "ProjectTests", dependencies: ["Project"]),
    .testTarget(name: "PackagingTests", dependencies: ["Packaging", "Project"]),
    .testTarget(name: "XcodeProjectTests", dependencies: ["Project", "XcodeProject"]),
    .testTarget(
      name: "LoweringTests", dependencies: ["Project", "XcodeProject", "Lowering"], swiftSettings: syntaxSettings),
    .testTarget(
      name: "PortingTests", dependencies: ["Project", "Lowering", "Porting"], swiftSettings: syntaxSettings),
    .testTarget(name: "BuildingTests", dependencies: ["Building", "Project"], swiftSettings: syntaxSettings),
    // The command as users type it, against the installed Hearth that HEARTH_SDK names.
    .testTarget(name: "CommandTests", dependencies: ["hearth", "Building"], swiftSettings: syntaxSettings),
  ],
  swiftLanguageModes: [.v6]
)
