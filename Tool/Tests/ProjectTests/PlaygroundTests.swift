import Foundation
import Project
import Testing

struct PlaygroundTests {
  @Test func `a package of Swift Playgrounds is read without its manifest being run`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/My App.swiftpm")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: folder.appending(path: "Views"), withIntermediateDirectories: true)
    for name in ["MyApp.swift", "Views/Home.swift"] { try Data().write(to: folder.appending(path: name)) }
    try Data(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "Folder", platforms: [.iOS("17.0")],
        products: [.iOSApplication(name: "My App", targets: ["AppModule"], bundleIdentifier: "org.example.app",
          displayVersion: "1.2", bundleVersion: "3", appIcon: .placeholder(icon: .leaf))],
        dependencies: [.package(url: "https://example.org/Confetti.git", "2.0.0"..<"3.0.0"), .package(path: "../Kit")],
        targets: [.executableTarget(name: "AppModule", dependencies: [.product(name: "Confetti", package: "confetti"),
          .product(name: "Kit", package: "Kit")], path: ".", swiftSettings: [.enableUpcomingFeature("ExistentialAny")])],
        swiftLanguageModes: [.version("5")])
      """.utf8
    ).write(to: folder.appending(path: "Package.swift"))
    #expect(Playground.isPlayground(folder))
    let app = try Playground.read(folder)
    #expect(app.name == "My App" && app.moduleName == "AppModule" && app.platform == .iOS)
    #expect(app.sources.map(\.lastPathComponent) == ["MyApp.swift", "Home.swift"])
    #expect(app.information["CFBundleIdentifier"] == .text("org.example.app"))
    #expect(app.information["CFBundleShortVersionString"] == .text("1.2"))
    #expect(app.compilation.languageMode == "5" && app.compilation.upcomingFeatures == ["ExistentialAny"])
    let remote = PackageReference.Place.remote(
      url: "https://example.org/Confetti.git", requirement: "\"2.0.0\"..<\"3.0.0\"")
    #expect(app.packages.map(\.products) == [["Confetti"], ["Kit"]] && app.packages.first?.place == remote)
  }
  @Test func `libraries of a package of Swift Playgrounds are modules, and tests are left out`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/Two.swiftpm")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let files = [
      "App.swift": "import Look\nimport Model\n", "Look/Look.swift": "import Model\n", "Look/hue.json": "{}",
      "Sources/Model/Model.swift": "", "Tests/AppTests.swift": "import XCTest\n",
    ]
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try Data(
      """
      let package = Package(name: "Two",
        products: [.iOSApplication(name: "Two", targets: ["AppModule"])],
        targets: [
          .target(name: "Look", dependencies: [.target(name: "Model"), "Other (old)"], path: "Look"),
          .target(name: "Model"),
          .executableTarget(name: "AppModule", dependencies: [.target(name: "Look"), "Model"], path: "."),
          .testTarget(name: "AppTests", dependencies: ["AppModule"], path: "Tests"),
        ])
      """.utf8
    ).write(to: folder.appending(path: "Package.swift"))
    let app = try Playground.read(folder)
    #expect(app.moduleName == "AppModule" && app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(app.resources.isEmpty && app.modules.map(\.moduleName) == ["Model", "Look"])
    #expect(app.modules.last?.resources.map(\.url.lastPathComponent) == ["hue.json"])
  }
  @Test func `imports are found behind attributes, access levels and kinds`() {
    let text = """
      @testable import App; import A
      @preconcurrency public import B.Sub
        import struct C.Point
      // import D
      #if X
      @_spi(Y) import E
      #endif
      let important = 1
      """
    #expect(ImportedModules.of(text) == ["App", "A", "B", "C", "E"])
  }
}
