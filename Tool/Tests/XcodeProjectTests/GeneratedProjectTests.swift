import Foundation
import Project
import Testing

@testable import XcodeProject

/// Projects of which a repository has the description alone, from which a program makes them.
final class GeneratedProjectTests {
  private let folder = WrittenProject.temporaryFolder()
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
  private func names(_ app: AppDescription) -> [String] { app.sources.map(\.lastPathComponent).sorted() }

  @Test func `a description of XcodeGen is read as the project that it makes`() throws {
    try write([
      "project.yml": """
      # The app
      name: Harbour
      include:
        - path: shared.yml
      options: {bundleIdPrefix: org.example, deploymentTarget: {iOS: "17.0"}}
      packages:
        Tides:
          url: https://example.org/Tides.git
          from: 1.2.0
        Local: {path: Packages/Local}
      settings:
        base: &base
          SWIFT_VERSION: "6.0"
      targets:
        Harbour:
          type: application
          platform: iOS
          templates: [Common]
          sources:
            - path: Harbour
              excludes:
                - "Old/**"
                - "*.txt"
            - Shared/Only.swift
          info:
            path: Harbour/Info.plist
            properties:
              CFBundleDisplayName: The ${target_name}
              UILaunchScreen: {}
              UIBackgroundModes: [fetch,
                audio]
          dependencies:
            - target: HarbourKit
            - package: Tides
            - package: Local
              product: LocalUI
            - carthage: Alamo
          postBuildScripts:
            - name: SwiftLint
              script: |
                if which swiftlint; then
                  swiftlint  # not a comment: text
                fi
          scheme: {testTargets: [HarbourTests]}
        HarbourKit:
          type: framework
          platform: [iOS, macOS]
          sources: [Kit]
        HarbourTests:
          type: bundle.unit-test
          platform: iOS
          sources: Tests
          dependencies:
          - target: Harbour
      """,
      "shared.yml":
        "targetTemplates:\n  Common:\n    settings:\n      SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG HARBOUR\n      GENERATE_INFOPLIST_FILE: YES\n",
      "Harbour/App.swift": "import SwiftUI\n", "Harbour/Old/Gone.swift": "\n", "Harbour/note.txt": "\n",
      "Harbour/data.json": "{}", "Shared/Only.swift": "\n", "Kit/Kit.swift": "\n",
      "Tests/Tests.swift": "import Testing\n", "Packages/Local/Package.swift": "\"LocalUI\"\n",
    ])
    let app = try XcodeProject.read(at: folder)
    #expect(app.name == "Harbour" && app.platform == .iOS && names(app) == ["App.swift", "Only.swift"])
    #expect(app.resources.map(\.url.lastPathComponent) == ["data.json"])
    #expect(app.compilation.languageMode == "6" && app.compilation.conditions == ["DEBUG", "HARBOUR"])
    #expect(app.information["CFBundleDisplayName"] == .text("The Harbour"))
    #expect(app.information["UIBackgroundModes"] == .list([.text("fetch"), .text("audio")]))
    #expect(app.information["CFBundleIdentifier"] == .text("org.example.Harbour"))
    #expect(app.modules.map(\.moduleName) == ["HarbourKit"] && app.tests.map(\.name) == ["HarbourTests"])
    #expect(
      app.packages.map(\.place) == [
        .remote(url: "https://example.org/Tides.git", requirement: "from: \"1.2.0\""),
        .local(folder.appendingPathComponent("Packages/Local").standardizedFileURL),
      ])
    #expect(app.packages.map(\.products) == [["Tides"], ["LocalUI"]])
    #expect(app.notes.contains { $0.contains("Alamo is of Carthage") })
    #expect(app.notes.contains { $0.contains("\"SwiftLint\" does not run") })
    #expect(try XcodeProject.read(at: folder.appendingPathComponent("project.yml")).name == "Harbour")
  }
  @Test(arguments: [
    ("name: A\ntargets:\n  A:\n\ttype: x\n", "line 4: a tab is no indentation"),
    ("name: A\ntargets: [a\n", "line 2: the bracket [ is not closed"),
    ("name: A\ntargets:\n  A: !tag x\n", "line 3: '!' of YAML is not read here"),
    ("targets: {}\n", "there is no 'name'"), ("name: A\n", "there are no 'targets'"),
    ("name: A\ntargets:\n  A: {platform: iOS}\n", "the target A has no 'type'"),
    ("name: A\ntargets:\n  A: {type: application, platform: Amiga}\n", "for the unknown platform \"Amiga\""),
    ("name: A\ntargets:\n  A: *b\n", "line 3: there is no anchor &b above"),
    ("name: A\npackages:\n  P: {url: x}\ntargets:\n  A: {type: application}\n", "the package P says no version"),
  ])
  func `what cannot be read of a description is named with its line`(text: String, said: String) throws {
    try write(["project.yml": text])
    let error = #expect(throws: XcodeProjectError.self) { try XcodeProject.read(at: folder) }
    #expect(error?.file.hasSuffix("/project.yml") == true && error?.message.contains(said) == true, "\(error as Any)")
  }
  @Test func `values of YAML are what its rules make of them`() throws {
    let value = try PlainYAML.read(
      """
      a: "b: # c"   # comment
      'd e': it''s
      list:
      - x
      - y: 1
        z: 'it''s'
      -
        - deep
      url: https://example.org#top
      folded: >
        one
        two
      empty:
      base: &base {k: v, w: [1, 2]}
      copy:
        <<: *base
        k: own
      """)
    let fields = try #require(value as? [String: Any])
    #expect(
      fields["a"] as? String == "b: # c" && fields["d e"] as? String == "it''s" && fields["empty"] as? String == "")
    let list = try #require(fields["list"] as? [Any])
    #expect(
      list.count == 3 && list[1] as? [String: String] == ["y": "1", "z": "it's"] && list[2] as? [String] == ["deep"])
    #expect(fields["url"] as? String == "https://example.org#top")
    #expect((fields["folded"] as? String)?.hasPrefix("one two") == true)
    let copy = try #require(fields["copy"] as? [String: Any])
    #expect(copy["k"] as? String == "own" && copy["w"] as? [String] == ["1", "2"])
  }
  @Test func `a manifest of Tuist is read without compiling it`() throws {
    try write([
      "Project.swift": """
      import ProjectDescription

      let organisation = "org.example" // of us
      let project = Project(
        name: "Orchard",
        packages: [.remote(url: "https://example.org/Seeds.git", requirement: .upToNextMajor(from: "2.0.0"))],
        settings: .settings(base: ["SWIFT_VERSION": "6.0"], debug: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG TREE"]),
        targets: [
          .target(
            name: "Orchard", destinations: .iOS, product: .app, bundleId: "\\(organisation).orchard",
            deploymentTargets: .iOS("17.0"),
            infoPlist: .extendingDefault(with: ["UILaunchScreen": ["UIColorName": ""], "Fruit": "apple"]),
            sources: ["Orchard/Sources/**", .glob("Shared/*.swift", excluding: ["Shared/Not.swift"])],
            resources: ["Orchard/Resources/**"],
            scripts: [.pre(script: "echo", name: "Lint")],
            dependencies: [.target(name: "OrchardKit"), .external(name: "Graft"), .package(product: "Seeds")]
          ),
          .target(name: "OrchardKit", destinations: [.iPhone, .iPad], product: .framework, bundleId: "x", sources: ["Kit/**"]),
          .target(
            name: "OrchardTests", destinations: .iOS, product: .unitTests, bundleId: "y", sources: ["Tests/**"],
            dependencies: [.target(name: "Orchard")]),
          makeModule("Other"),
        ]
      )
      """,
      "Tuist/Package.swift":
        "import PackageDescription\nlet package = Package(name: \"X\", dependencies: [\n.package(url: \"https://example.org/graft\", exact: \"1.0.1\"),\n.package(url: \"https://example.org/more\", from: \"1.0.0\")])\n",
      "Orchard/Sources/App.swift": "import SwiftUI\n", "Orchard/Sources/Views/List.swift": "\n",
      "Orchard/Resources/a.json": "{}", "Shared/Yes.swift": "\n", "Shared/Not.swift": "\n", "Kit/Kit.swift": "\n",
      "Tests/Tests.swift": "import XCTest\n",
    ])
    let app = try XcodeProject.read(at: folder)
    #expect(app.name == "Orchard" && app.platform == .iOS)
    #expect(names(app) == ["App.swift", "List.swift", "Yes.swift"], "\(app.sources)")
    #expect(app.resources.map(\.url.lastPathComponent) == ["a.json"] && app.modules.map(\.name) == ["OrchardKit"])
    #expect(app.compilation.conditions == ["DEBUG", "TREE"] && app.compilation.languageMode == "6")
    #expect(app.information["Fruit"] == .text("apple"))
    #expect(app.information["CFBundleIdentifier"] == .text("org.example.orchard"))
    #expect(
      app.packages.map(\.place) == [
        .remote(url: "https://example.org/graft", requirement: "exact: \"1.0.1\""),
        .remote(url: "https://example.org/Seeds.git", requirement: "from: \"2.0.0\""),
      ])
    #expect(app.tests.map(\.name) == ["OrchardTests"])
    #expect(app.notes.contains("Orchard: a target that a function makes is not read"))
  }
  @Test func `projects of a workspace of Tuist use each other by their imports`() throws {
    func project(_ name: String, _ product: String) -> String {
      "import ProjectDescription\nlet project = Project(name: \"\(name)\", targets: [.target(name: \"\(name)\", destinations: .iOS, product: .\(product), bundleId: \"x\", sources: [\"Sources/**\"])])\n"
    }
    try write([
      "Workspace.swift":
        "import ProjectDescription\nlet workspace = Workspace(name: \"All\", projects: [\"App\", \"Modules/*\"])\n",
      "App/Project.swift": project("App", "app"), "App/Sources/App.swift": "import SwiftUI\nimport Design\n",
      "Modules/Design/Project.swift": project("Design", "staticFramework"),
      "Modules/Design/Sources/Design.swift": "\n",
    ])
    #expect(try XcodeProject.read(at: folder).modules.map(\.moduleName) == ["Design"])
  }
  @Test func `a project that is there counts more than the description of it`() throws {
    let project = WrittenProject("Real", in: folder)
    try project.write("App.swift", "\n")
    project.target("Real", files: [project.file("App.swift")])
    try project.save()
    try write(["project.yml": "name: Other\ntargets:\n  Other: {type: application}\n"])
    #expect(try XcodeProject.read(at: folder).name == "Real")
  }
  @Test func `a manifest that helpers make is said`() throws {
    try write(["Project.swift": "import ProjectDescription\nlet project = makeProject()\n"])
    let error = #expect(throws: XcodeProjectError.self) { try XcodeProject.read(at: folder) }
    #expect(error?.message.contains("helpers") == true)
  }

  // MARK: - Includes

  @Test func `paths of an included file begin at its folder, and a file that is not there is noted`() throws {
    try write([
      "project.yml": """
      name: Harbour
      include:
        - path: Harbour/Support/target.yml
        - keys.yml
        - {path: Other/plain.yml, relativePaths: false}
      """,
      "Harbour/Support/target.yml": """
      packages:
        Local: {path: ../../Packages/Local}
      targets:
        Harbour:
          type: application
          platform: iOS
          info: {path: ../Info.plist}
          configFiles: {Debug: debug.xcconfig}
          sources:
            - path: ../Sources
              excludes: [Old]
            - ../Extra.swift
          dependencies: [{package: Local}]
      """,
      "Other/plain.yml": """
      targets:
        Kit: {type: framework, platform: iOS, sources: [Kit]}
      """,
      "Harbour/Info.plist": "<plist version=\"1.0\"><dict><key>Hue</key><string>red</string></dict></plist>",
      "Harbour/Support/debug.xcconfig": "PRODUCT_NAME = Named\n",
      "Harbour/Sources/App.swift": "import Kit\n", "Harbour/Sources/Old/Gone.swift": "", "Harbour/Extra.swift": "",
      "Kit/Kit.swift": "public let kit = 1\n",
      "Packages/Local/Package.swift": "// \"Local\"",
    ])
    let app = try XcodeProject.read(at: folder)
    #expect(app.name == "Named" && app.information["Hue"] == .text("red"))
    #expect(names(app) == ["App.swift", "Extra.swift"] && app.modules.map(\.name) == ["Kit"])
    #expect(app.notes == ["project.yml includes a file that is not there: keys.yml"])
    guard case .local(let package)? = app.packages.first?.place else { throw Missing() }
    #expect(package.path.hasSuffix("/Packages/Local"))
  }
  @Test func `lists may have mappings in brackets, and texts may go on in further lines`() throws {
    let value = try PlainYAML.read(
      """
      screen: [UILaunchScreen: [], image: {name: a}]
      plain: The camera is
        used for scanning,
        # and more
        no more.
      double: "one
        two: three"
      single: 'it''s
        long'
      next: 1
      """)
    let fields = value as? [String: Any]
    let screen = fields?["screen"] as? [[String: Any]]
    #expect(screen?.count == 2 && (screen?[0]["UILaunchScreen"] as? [Any])?.isEmpty == true)
    #expect(screen?[1]["image"] as? [String: String] == ["name": "a"])
    #expect(fields?["plain"] as? String == "The camera is used for scanning, no more.")
    #expect(fields?["double"] as? String == "one two: three" && fields?["single"] as? String == "it's long")
    #expect(fields?["next"] as? String == "1")
  }
  private struct Missing: Error {}
}
