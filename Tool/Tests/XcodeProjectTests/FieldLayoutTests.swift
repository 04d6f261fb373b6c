import Foundation
import Project
import Testing

@testable import XcodeProject

/// Ways in which projects differ that were written on Apple's systems over many years.
final class FieldLayoutTests {
  private let folder = WrittenProject.temporaryFolder()
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func app(_ source: String = "import SwiftUI\n") throws -> WrittenProject {
    let project = WrittenProject("App", in: folder)
    try project.write("App.swift", source)
    return project
  }
  private func names(_ resources: [Resource]) -> [String] {
    resources.map { ($0.folder.isEmpty ? "" : $0.folder + "/") + $0.url.lastPathComponent }.sorted()
  }

  // MARK: - Capitals

  @Test(arguments: ["Views/Home.swift", "views/home.swift", "VIEWS/HOME.SWIFT"])
  func `a file whose name has other capitals is found`(path: String) throws {
    let project = try app()
    try project.write("views/Home.swift", "struct Home {}\n")
    project.target("App", files: [project.file("App.swift"), project.file(path)])
    let app = try XcodeProject.read(at: project.save())
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift", "Home.swift"] && app.notes.isEmpty)
  }
  @Test func `two files that differ in capitals alone are two`() throws {
    let project = try app()
    try project.write("one.json", "1")
    try project.write("One.json", "2")
    project.target("App", files: [project.file("App.swift"), project.file("ONE.json")])
    let app = try XcodeProject.read(at: project.save())
    #expect(app.resources.isEmpty && app.notes.first?.hasSuffix("/ONE.json") == true)
  }
  @Test func `settings, lists and included settings are found with other capitals`() throws {
    let project = try app()
    try project.write("Config/base.xcconfig", "PRODUCT_NAME = Folded\n")
    try project.write("Config/App.xcconfig", "#include \"Base.xcconfig\"\n")
    try project.write(
      "support/Info.plist", "<plist version=\"1.0\"><dict><key>Hue</key><string>red</string></dict></plist>")
    project.target(
      "App", files: [project.file("App.swift")], settings: ["INFOPLIST_FILE": "Support/info.plist"],
      configurationFile: project.file("config/app.xcconfig"))
    let app = try XcodeProject.read(at: project.save())
    #expect(app.name == "Folded" && app.information["Hue"] == .text("red"))
  }

  // MARK: - Objective-C and Metal

  @Test func `Objective-C is named once, with what Swift loses, and Swift goes on`() throws {
    let project = try app()
    try project.write("Loader.m", "#import \"Loader.h\"\n// @implementation Nothing\n@implementation Loader\n@end\n")
    try project.write("Cache.mm", "@implementation Cache\n@end\n")
    try project.write("Table.c", "int table(void) { return 1; }\n")
    try project.write("Loader.h", "@protocol Loading <NSObject>\n@end\n@interface Loader : NSObject\n@end\n")
    try project.write("App-Bridging-Header.h", "#import <UIKit/UIKit.h>\n#import \"Loader.h\"\n")
    project.target(
      "App", files: ["App.swift", "Loader.m", "Cache.mm", "Table.c"].map { project.file($0) },
      settings: ["SWIFT_OBJC_BRIDGING_HEADER": "$(SRCROOT)/App-Bridging-Header.h"])
    let app = try XcodeProject.read(at: project.save())
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(
      app.notes == [
        "App: Objective-C is not compiled, which is 2 files: Cache.mm, Loader.m. Swift that uses these does not compile here: "
          + "Cache, Loader, Loading",
        "App: not Swift, and left out: Table.c",
      ])
  }
  @Test func `many files of Objective-C are not all named`() throws {
    let project = try app()
    let files = (10..<40).map { "Part\($0).m" }
    for file in files { try project.write(file, "\n") }
    project.target("App", files: [project.file("App.swift")] + files.map { project.file($0) })
    let notes = try XcodeProject.read(at: project.save()).notes
    #expect(notes.count == 1 && notes[0].contains("30 files: Part10.m") && notes[0].hasSuffix("Part21.m and 18 more"))
  }
  @Test func `a bridging header without files of its own is said`() throws {
    let project = try app()
    try project.write("Bridge.h", "#import <CommonCrypto/CommonCrypto.h>\n")
    project.target(
      "App", files: [project.file("App.swift")], settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Bridge.h"])
    #expect(try XcodeProject.read(at: project.save()).notes == ["App: its bridging header Bridge.h is not read"])
  }
  @Test func `shaders of SwiftUI are compiled wherever they lie, and others are named`() throws {
    let project = try app()
    try project.write("Shaders/Wave.metal", "[[ stitchable ]] float2 wave(float2 p) { return p; }\n")
    try project.write("Shaders/Mesh.metal", "vertex float4 mesh() { return 0; } // stitchable\n")
    project.target(
      "App",
      files: ["App.swift", "Shaders/Wave.metal", "Shaders/Mesh.metal"].map { project.file($0) })
    let app = try XcodeProject.read(at: project.save())
    #expect(app.shaders.map(\.lastPathComponent) == ["Wave.metal"])
    #expect(app.notes == ["App: not Swift, and left out: Mesh.metal"] && app.resources.isEmpty)
  }

  // MARK: - Phases

  @Test(arguments: [["dstSubfolderSpec": "7"], ["dstSubfolder": "Resources"]])
  func `files that are copied into a folder of the resources stay in it`(destination: [String: String]) throws {
    let project = try app()
    try project.write("one.map", "1")
    project.copies = [destination.merging(["dstPath": "Data/Maps"]) { $1 }: [project.file("one.map")]]
    project.target("App", files: [project.file("App.swift")])
    #expect(names(try XcodeProject.read(at: project.save()).resources) == ["Data/Maps/one.map"])
  }
  @Test func `files that are copied elsewhere are no resources`() throws {
    let project = try app()
    try project.write("tool", "1")
    project.copies = [["dstSubfolderSpec": "6", "dstPath": ""]: [project.file("tool")]]
    project.target("App", files: [project.file("App.swift")])
    #expect(try XcodeProject.read(at: project.save()).resources.isEmpty)
  }
  @Test func `a file that is made while Xcode builds is named`() throws {
    let project = try app()
    let strings = project.file("Strings.swift", sourceTree: "DERIVED_FILE_DIR")
    let bundle = project.file("Extra.bundle", sourceTree: "BUILT_PRODUCTS_DIR")
    project.target("App", files: [project.file("App.swift"), strings, bundle])
    let notes = try XcodeProject.read(at: project.save()).notes
    #expect(
      notes == ["Strings.swift", "Extra.bundle"].map { "App: \($0) is made while Xcode builds, and is left out" })
  }
  @Test func `languages with the names of old projects are those of their codes, and a catalogue of all is of none`()
    throws
  {
    let project = try app()
    let paths = [
      "English.lproj/A.strings", "German.lproj/A.strings", "pt-BR.lproj/A.strings", "mul.lproj/Main.xcstrings",
    ]
    for path in paths { try project.write(path, "{}") }
    project.target("App", files: [project.file("App.swift")] + paths.map { project.file($0) })
    let resources = try XcodeProject.read(at: project.save()).resources
    #expect(resources.map(\.localization) == ["en", "de", "pt-BR", nil])
  }

  // MARK: - What a merge has lost

  @Test func `a product whose package is lost is noted`() throws {
    let project = try app()
    let product = project.add("XCSwiftPackageProductDependency", ["productName": "Gone", "package": "LOST"])
    project.target("App", files: [project.file("App.swift")], products: [product])
    #expect(
      try XcodeProject.read(at: project.save()).notes == ["App: no package of the project declares the product Gone"])
  }
  @Test func `a scheme that is damaged is passed over`() throws {
    let project = try app()
    project.target("App", files: [project.file("App.swift")])
    let bundle = try project.save()
    try project.write("App.xcodeproj/xcshareddata/xcschemes/Bad.xcscheme", "<<<<<<< HEAD\n<Scheme>")
    let app = try XcodeProject.read(at: bundle)
    #expect(app.name == "App" && app.notes.count == 1 && app.notes[0].contains("Bad.xcscheme cannot be read"))
  }
  @Test func `an app comes before a part of it that is loaded by itself`() throws {
    let project = try app()
    project.target("Clip", "application.on-demand-install-capable", files: [project.file("App.swift")])
    project.target("Shop", files: [project.file("App.swift")])
    #expect(try XcodeProject.read(at: project.save()).name == "Shop")
  }

  // MARK: - Synchronised folders

  private func synchronised(_ exceptions: (WrittenProject, String, String) -> [String]) throws -> AppDescription {
    let project = try app()
    for path in [
      "Data/one.map", "Data/two.map", "Sub/en.lproj/Names.strings", "Sub/de.lproj/Names.strings", "Own.swift",
    ] {
      try project.write("Folder/" + path, path.hasSuffix(".swift") ? "struct Own {}\n" : "{}")
    }
    let group = project.add("PBXFileSystemSynchronizedRootGroup", ["path": "Folder", "sourceTree": "<group>"])
    project.copies = [["dstSubfolder": "Resources", "dstPath": "maps"]: []]
    let target = project.target("App", files: [project.file("App.swift")], folders: [group])
    let other = project.target("Other", "framework")
    project.change(group, "exceptions", exceptions(project, target, other))
    return try XcodeProject.read(at: project.save())
  }
  @Test func `a file that an exception puts into a phase of copies goes there alone`() throws {
    let app = try synchronised { project, target, _ in
      let phase = project.phases(of: target).last ?? ""
      return [
        project.add(
          "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
          ["buildPhase": phase, "membershipExceptions": ["Data/two.map"]])
      ]
    }
    #expect(names(app.resources) == ["Names.strings", "Names.strings", "maps/two.map", "one.map"])
  }
  @Test(arguments: ["Sub/Localized: Names.strings", "Sub/Localized/Names.strings"])
  func `an exception for a file in all languages leaves out each`(path: String) throws {
    let app = try synchronised { project, target, _ in
      [
        project.add(
          "PBXFileSystemSynchronizedBuildFileExceptionSet", ["target": target, "membershipExceptions": [path]])
      ]
    }
    #expect(names(app.resources) == ["one.map", "two.map"] && app.sources.count == 2)
  }
  @Test func `an exception that a merge has lost is passed over`() throws {
    #expect(try synchronised { _, _, _ in ["LOST"] }.resources.count == 4)
  }

  // MARK: - Settings

  @Test func `lines of a file of settings that name themselves add up`() throws {
    let project = try app()
    try project.write(
      "App.xcconfig",
      "FLAGS = -DONE\nFLAGS = $(inherited) -DTWO\nFLAGS[sdk=macosx*] = -DMAC\nOTHER_SWIFT_FLAGS = $(FLAGS) -DEND\n")
    project.target(
      "App", files: [project.file("App.swift")], configurationFile: project.file("App.xcconfig"))
    #expect(try XcodeProject.read(at: project.save()).compilation.conditions == ["ONE", "TWO", "END"])
  }
  @Test func `a file of many thousand settings is read in a moment`() throws {
    let project = try app()
    var lines = (0..<20_000).map { "INFOPLIST_KEY_Word\($0) = $(BASE)\nSAME = $(BASE) $(SAME_\($0))" }
    lines.append("BASE = word")
    try project.write("App.xcconfig", lines.joined(separator: "\n"))
    project.target(
      "App", files: [project.file("App.swift")], settings: ["GENERATE_INFOPLIST_FILE": "YES", "NAME": "$(SAME)"],
      configurationFile: project.file("App.xcconfig"))
    let bundle = try project.save(), before = clock()
    let app = try XcodeProject.read(at: bundle)
    #expect(app.information["CFBundleName"] != nil && app.information["Word19999"] == .text("word"))
    // Seen: 3 s of processor time in a debug build. Reading every line for each name takes minutes.
    #expect(Double(clock() - before) / Double(CLOCKS_PER_SEC) < 20)
  }
}
