import Foundation
import Testing

/// What a project is made of besides its own sources.
@Suite(.enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."))
struct ProjectPartsTests {
  /// Writes a project with an app and a framework, each in a folder of its own that Xcode 16 synchronises.
  private func write(_ command: Command, package: String) throws {
    func folder(_ name: String) -> String {
      "\"\(name)Folder\": {\"isa\": \"PBXFileSystemSynchronizedRootGroup\", \"path\": \"\(name)\", \"sourceTree\": \"<group>\"}"
    }
    func target(_ name: String, _ kind: String, _ more: String) -> String {
      """
      "\(name)": {"isa": "PBXNativeTarget", "name": "\(name)", "productType": "com.apple.product-type.\(kind)",
        "buildConfigurationList": "list", "fileSystemSynchronizedGroups": ["\(name)Folder"]\(more)}
      """
    }
    try command.write(
      "Garden/Garden.xcodeproj/project.pbxproj",
      """
      {"rootObject": "root", "objects": {
        "root": {"isa": "PBXProject", "mainGroup": "group", "buildConfigurationList": "list", "targets": ["Garden", "Kit"]},
        "group": {"isa": "PBXGroup", "children": ["GardenFolder", "KitFolder"]},
        "list": {"isa": "XCConfigurationList", "buildConfigurations": ["debug"]},
        "debug": {"isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": {"SDKROOT": "iphoneos"}},
        "local": {"isa": "XCLocalSwiftPackageReference", "relativePath": "\(package)"},
        "product": {"isa": "XCSwiftPackageProductDependency", "productName": "\(package)", "package": "local"},
        \(folder("Garden")), \(folder("Kit")),
        \(target("Garden", "application", ", \"packageProductDependencies\": [\"product\"]")), \(target("Kit", "framework", ""))
      }}
      """)
    try command.write(
      "Garden/Garden/App.swift",
      """
      import Kit
      import SwiftUI
      import \(package)

      @main struct GardenApp: App {
        init() { print("\\(Loader().text) and \\(Plants.first)") }
        var body: some Scene { WindowGroup { Text("Garden") } }
      }
      """)
    try command.write("Garden/Kit/data.txt", "data of the framework")
    try command.write(
      "Garden/Kit/Kit.xcassets/leaf.colorset/Contents.json", "{\"colors\": [{\"idiom\": \"universal\"}]}")
    try command.write(
      "Garden/Kit/Loader.swift",
      """
      import SwiftUI

      public final class Loader: NSObject {
        public var text: String {
          let url = Bundle(for: Loader.self).url(forResource: "data", withExtension: "txt")
          return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
        }
        @objc func load() {}
        let color = Color.leaf
        let selector = #selector(load)
      }
      """)
  }

  @Test func `a framework has its own resources, and a package is lowered and built without what cannot be fetched`()
    throws
  {
    let command = try Command()
    try write(command, package: "Plants")
    try command.write(
      "Garden/Plants/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Plants", platforms: [.iOS(.v16)], products: [.library(name: "Plants", targets: ["Plants"])],
        dependencies: [.package(url: "file:///nowhere/Linter.git", from: "1.0.0")],
        targets: [.target(name: "Plants", plugins: [.plugin(name: "Lint", package: "Linter")])])
      """)
    try command.write(
      "Garden/Plants/Sources/Plants/Plants.swift",
      """
      import UIKit

      #if os(iOS)
        public enum Plants { public static let first = "rose" }
      #endif
      final class Watcher: NSObject {
        @objc func pressed() {}
        func attach(_ control: UIControl) { control.addTarget(self, action: #selector(pressed), for: .touchUpInside) }
      }
      """)
    let run = try command.run("run", "Garden", "--", "--picture", "a.png")
    #expect(run.status == 0 && run.text.contains("data of the framework and rose"), "\(run.text)")
    #expect(run.text.contains("/nowhere/Linter.git cannot be fetched, and is left out"))
    #expect(!command.exists("Garden/Plants/.build"))

    try command.write("Garden/Plants/Sources/Plants/Wrong.swift", "let wrong: Int = \"text\"\n")
    let wrong = try command.run("build", "Garden")
    #expect(wrong.status == 1 && wrong.text.contains("/Garden/Plants/Sources/Plants/Wrong.swift:1:18: error: "))
  }

  /// Writes a repository of a package with the versions 1.0.0 and 1.1.0, and returns its address.
  private func repository(_ command: Command) throws -> String {
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-c", "user.name=T", "-c", "user.email=t@example.org"] + arguments
      process.currentDirectoryURL = command.folder.appending(path: "Seeds")
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try command.write(
      "Seeds/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Seeds", products: [.library(name: "Seeds", targets: ["Seeds"])], targets: [.target(name: "Seeds")])
      """)
    for version in ["1.0.0", "1.1.0"] {
      try command.write("Seeds/Sources/Seeds/Seeds.swift", "public let version = \"\(version)\"\n")
      if version == "1.0.0" { try git("init", "-q") }
      try git("add", ".")
      try git("commit", "-q", "-m", version)
      try git("tag", version)
    }
    return "file://" + command.folder.appending(path: "Seeds").path
  }

  @Test func `packages are of the versions that the project was built with, and another one is said`() throws {
    let command = try Command(), address = try repository(command)
    try command.write(
      "Field/project.yml",
      """
      name: Field
      packages:
        Seeds: {url: "\(address)", from: 1.0.0}
      targets:
        Field:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{package: Seeds}]
      """)
    try command.write(
      "Field/App/App.swift",
      """
      import Seeds
      import SwiftUI

      @main struct FieldApp: App {
        init() { print("seeds \\(version)") }
        var body: some Scene { WindowGroup { Text(version) } }
      }
      """)
    func pin(_ version: String) throws {
      let revision = try command.revision(of: version, in: "Seeds")
      try command.write(
        "Field/Package.resolved",
        """
        {"pins": [{"identity": "seeds", "kind": "localSourceControl", "location": "\(command.folder.path)/Seeds",
          "state": {"revision": "\(revision)", "version": "\(version)"}}], "version": 2}
        """)
    }
    try pin("1.0.0")
    let pinned = try command.run("run", "Field", "--", "--picture", "a.png")
    #expect(pinned.status == 0 && pinned.text.contains("seeds 1.0.0"), "\(pinned.text)")
    let file = command.folder.appending(path: "Field/project.yml")
    let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(
      of: "from: 1.0.0", with: "exactVersion: 1.1.0")
    try command.write("Field/project.yml", text)
    let other = try command.run("run", "Field", "--", "--picture", "a.png")
    #expect(other.status == 0 && other.text.contains("seeds 1.1.0"), "\(other.text)")
    #expect(other.text.contains("Package.resolved has seeds 1.0.0, which does not fit here: 1.1.0 was taken"))
  }

  @Test func `an extension is compiled with the app, and its widgets are previewed`() throws {
    let command = try Command()
    try command.write(
      "Field/project.yml",
      """
      name: Field
      targets:
        Field: {type: application, platform: iOS, sources: [App], dependencies: [{target: Field Widgets}]}
        Field Widgets: {type: app-extension, platform: iOS, sources: [Widgets]}
      """)
    try command.write("Field/App/App.swift", Command.app)
    let widget = """
      import SwiftUI
      import WidgetKit

      struct Entry: TimelineEntry {
        let date = Date()
        let count: Int
      }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(count: 0) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(count: 1)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          completion(Timeline(entries: [Entry(count: 2)], policy: .atEnd))
        }
      }
      struct CountWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Count", provider: Provider()) { entry in
            Text("\\(entry.count)").containerBackground(.blue, for: .widget)
          }
        }
      }
      @main struct Widgets: WidgetBundle { var body: some Widget { CountWidget() } }

      #Preview("Counts", as: .systemSmall) { CountWidget() } timeline: { Entry(count: 4); Entry(count: 5) }
      #Preview("Provided", as: .systemMedium) { CountWidget() } timelineProvider: { Provider() }

      """
    try command.write("Field/Widgets/Widgets.swift", widget)
    let built = try command.run("build", "Field")
    #expect(built.status == 0 && !built.text.contains("does not compile"), "\(built.text)")
    let names = try command.run("preview", "Field", "--product", "Field Widgets", "--json")
    #expect(names.status == 0 && names.text.contains("Counts") && names.text.contains("Provided"), "\(names.text)")
    let drawn = try command.run("preview", "Field", "--product", "Field Widgets", "--picture", "pictures")
    #expect(drawn.status == 0 && command.exists("pictures/Counts.png"), "\(drawn.text)")
    #expect(command.exists("pictures/Provided.png"))

    try command.write("Field/Widgets/Wrong.swift", "let wrong: Int = \"text\"\n")
    let wrong = try command.run("build", "Field")
    #expect(wrong.status == 0, "\(wrong.text)")
    #expect(wrong.text.contains("The extension Field Widgets does not compile:"))
    #expect(wrong.text.contains("/Field/Widgets/Wrong.swift:1:18: error: "))
    let report = try command.run("port", "Field")
    #expect(report.status == 0 && report.text.contains("Extensions\n  Field Widgets: does not build"), "\(report.text)")
  }
}
