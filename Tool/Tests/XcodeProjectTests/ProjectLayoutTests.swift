import Foundation
import Project
import Testing

@testable import XcodeProject

/// Ways in which people lay out their projects.
final class ProjectLayoutTests {
  private let folder = WrittenProject.temporaryFolder()
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func app(
    _ name: String = "App", in path: String = "", _ source: String = "import SwiftUI\n"
  ) throws -> WrittenProject {
    let project = WrittenProject(name, in: path.isEmpty ? folder : folder.appendingPathComponent(path))
    try project.write("App.swift", source)
    return project
  }

  @Test func `a project of JSON is read, and found some folders below`() throws {
    let project = try app(in: "clients/ios/App")
    project.target("App", files: [project.file("App.swift")])
    try project.save()
    let app = try XcodeProject.read(at: folder)
    #expect(app.name == "App" && app.sources.map(\.lastPathComponent) == ["App.swift"])
  }
  @Test func `a framework of a project that this one refers to is a module`() throws {
    let kit = WrittenProject("Kit", in: folder.appendingPathComponent("Kit"))
    try kit.write("Kit.swift", "public let kit = 1\n")
    let framework = kit.target("Kit", "framework", files: [kit.file("Kit.swift")])
    try kit.save()
    let project = try app(in: "App")
    let portal = project.reference(to: "../Kit/Kit.xcodeproj")
    let proxy = project.add(
      "PBXContainerItemProxy",
      ["containerPortal": portal, "proxyType": "2", "remoteGlobalIDString": kit.productReference(of: framework)])
    let product = project.add(
      "PBXReferenceProxy", ["path": "Kit.framework", "remoteRef": proxy, "sourceTree": "BUILT_PRODUCTS_DIR"])
    project.target("App", files: [project.file("App.swift")], frameworks: [product])
    let app = try XcodeProject.read(at: project.save())
    #expect(app.modules.map(\.moduleName) == ["Kit"])
    #expect(app.modules.first?.sources.map(\.lastPathComponent) == ["Kit.swift"])
  }
  @Test(arguments: [true, false])
  func `projects of a workspace use each other by the names of products, or by imports alone`(isLinked: Bool) throws {
    let kit = WrittenProject("Design", in: folder.appendingPathComponent("Design"))
    try kit.write("Design.swift", "public let design = 1\n")
    kit.target("Design", "framework", files: [kit.file("Design.swift")])
    try kit.save()
    let project = try app(in: "Main", isLinked ? "import SwiftUI\n" : "import SwiftUI\nimport struct Design.Palette\n")
    let product = project.file("Design.framework", sourceTree: "BUILT_PRODUCTS_DIR")
    project.target("App", files: [project.file("App.swift")], frameworks: isLinked ? [product] : [])
    try project.save()
    try project.write(
      "../All.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace version="1.0"><Group location="group:Design"><FileRef location="group:Design.xcodeproj"/></Group>
      <FileRef location="group:Main/App.xcodeproj"/><FileRef location="group:Gone/Gone.xcodeproj"/></Workspace>
      """)
    #expect(try XcodeProject.read(at: folder).modules.map(\.moduleName) == ["Design"])
  }
  @Test func `files of settings that are not there are noted, and pods by their names`() throws {
    let project = try app()
    try project.write("Podfile", "target 'App' do\n  pod 'SnapKit', '~> 5'\n  # pod 'Old'\n  pod \"Nuke/Core\"\nend\n")
    try project.write("Base.xcconfig", "#include \"Secrets.xcconfig\"\nPRODUCT_NAME = Named\n")
    project.target(
      "App", files: [project.file("App.swift")],
      configurationFile: project.file("Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig"))
    project.target("Other", files: [project.file("App.swift")], configurationFile: project.file("Base.xcconfig"))
    try project.save()
    let app = try XcodeProject.read(at: folder, target: "App"),
      other = try XcodeProject.read(at: folder, target: "Other")
    #expect(app.notes.first?.hasPrefix("App: its pods are not there: SnapKit, Nuke.") == true)
    #expect(other.name == "Named" && other.notes.first?.hasSuffix("/Secrets.xcconfig") == true)
  }
  @Test func `a storyboard is named with its first screen, and one for the launch is not`() throws {
    let project = try app()
    try project.write(
      "Main.storyboard",
      "<document initialViewController=\"a-1\"><viewController id=\"a-1\" customClass=\"HomeController\"/></document>")
    try project.write("Start.storyboard", "<document launchScreen=\"YES\"/>")
    project.target(
      "App", files: [project.file("App.swift"), project.file("Main.storyboard"), project.file("Start.storyboard")])
    let notes = try XcodeProject.read(at: project.save()).notes
    #expect(
      notes.count == 1 && notes[0].hasPrefix("App: Main.storyboard ") && notes[0].contains("with HomeController:"))
  }
  @Test func `a file of a phase that a merge has lost is passed over`() throws {
    let project = try app()
    project.target("App", files: [project.file("App.swift"), "LOST"])
    #expect(try XcodeProject.read(at: project.save()).sources.map(\.lastPathComponent) == ["App.swift"])
  }
  @Test func `a plugin of a package does not run, and is no product`() throws {
    let project = try app()
    let plugin = project.add("XCSwiftPackageProductDependency", ["productName": "plugin:SwiftLint"])
    project.target("App", files: [project.file("App.swift")], products: [plugin])
    let app = try XcodeProject.read(at: project.save())
    #expect(app.packages.isEmpty && app.notes == ["App: the plugin SwiftLint does not run"])
  }
  @Test func `flags for Apple's compiler and for warnings are not handed on`() throws {
    let project = try app()
    let flags = "-warnings-as-errors -framework UIKit -Xcc -DX -DFLAG -Xfrontend -warn-long-function-bodies=9"
    project.target("App", files: [project.file("App.swift")], settings: ["OTHER_SWIFT_FLAGS": flags])
    let compilation = try XcodeProject.read(at: project.save()).compilation
    #expect(compilation.conditions == ["FLAG"])
    #expect(compilation.otherFlags == ["-Xfrontend", "-warn-long-function-bodies=9"])
  }
}
