import Foundation
import Project

/// Projects and workspaces of Xcode 14 to 26. They are read and never written.
public enum XcodeProject {
  /// Whether there is a project or a workspace at a path: that itself, or a folder with one.
  public static func isProject(at url: URL) -> Bool { (try? Workspace(at: url)) != nil }

  /// Reads what a program is made of.
  ///
  /// - Parameters:
  ///   - url: A project, a workspace, or a folder with one.
  ///   - target: The name of a scheme or of a target; without it the app is meant.
  /// - Throws: `XcodeProjectError`, with the file and the object where something is wrong.
  public static func read(at url: URL, target name: String? = nil) throws -> AppDescription {
    let workspace = try Workspace(at: url)
    var damaged: [String] = []
    let schemes = Scheme.all(in: workspace.bundles, damaged: &damaged)
    let projects = try open(workspace.projects)
    let named = name.flatMap { name in schemes.first { $0.name == name } }
    var targets: [Target] = []
    for project in try projects + referenced(by: projects) {
      for object in try project.objects(project.root, "targets") where object.kind == "PBXNativeTarget" {
        targets.append(try Target(object, in: project, configuration: named?.configuration))
      }
    }
    let own = targets.filter { target in projects.contains { $0.bundle == target.project.bundle } }
    let chosen = try choose(own, name, named, in: projects, url)
    let scheme =
      named ?? schemes.first { $0.targetID == chosen.object.id && $0.name == chosen.name }
      ?? schemes.first { $0.targetID == chosen.object.id }
    var reader = DescriptionReader(targets: targets, packages: workspace.packages)
    var description = try reader.describe(chosen)
    description.pins = workspace.pins
    description.notes += projects.flatMap(\.notes)
    description.notes += damaged.map { "the scheme \($0) cannot be read, and is passed over" }
    if let scheme {
      description.arguments = scheme.arguments.map { chosen.settings.fill($0) }
      description.environment = scheme.environment.mapValues { chosen.settings.fill($0) }
    }
    description.tests = try reader.tests(of: chosen, modules: description.modules.map(\.moduleName))
    let others = own.filter { $0.isApp && $0.object.id != chosen.object.id }.map(\.name)
    if name == nil, !others.isEmpty {
      description.notes.append(
        "\(chosen.name) is read; the project has other apps too: \(others.joined(separator: ", "))")
    }
    return description
  }

  /// The projects of a workspace, without those that are not there unless none is.
  private static func open(_ bundles: [URL]) throws -> [ProjectFile] {
    let there = bundles.filter {
      $0.pathExtension != "xcodeproj"
        || FileManager.default.fileExists(atPath: $0.appendingPathComponent("project.pbxproj").path)
    }
    return try (there.isEmpty ? bundles : there).map(ProjectFile.read)
  }
  /// The projects that others name, with those that these name in turn, and the project of CocoaPods beside them.
  private static func referenced(by projects: [ProjectFile]) throws -> [ProjectFile] {
    var seen = Set(projects.map(\.bundle.path)), found: [ProjectFile] = [], open = projects
    while let project = open.popLast() {
      let pods = project.folder.appendingPathComponent("Pods/Pods.xcodeproj")
      for url in try project.references() + [pods] where seen.insert(url.path).inserted {
        guard FileManager.default.fileExists(atPath: url.appendingPathComponent("project.pbxproj").path) else {
          continue
        }
        let other = try ProjectFile(bundle: url)
        found.append(other)
        open.append(other)
      }
    }
    return found
  }

  private static func choose(
    _ targets: [Target], _ name: String?, _ scheme: Scheme?, in projects: [ProjectFile], _ url: URL
  ) throws -> Target {
    if let name {
      let found = targets.first { $0.object.id == scheme?.targetID } ?? targets.first { $0.name == name }
      if let found { return found }
      throw XcodeProjectError(
        file: url.path,
        message:
          "there is no scheme and no target \"\(name)\"; there are \(targets.map(\.name).joined(separator: ", "))")
    }
    // A part of an app that is loaded by itself comes after the app.
    let all = targets.filter(\.isApp), apps = all.filter { !$0.isClip } + all.filter(\.isClip)
    let platforms: [SourcePlatform] = [.iOS, .macOS, .visionOS, .tvOS, .watchOS]
    for platform in platforms {
      let fitting = apps.filter { $0.platform == platform }
      if let app = fitting.first(where: { $0.name == $0.project.name }) ?? fitting.first { return app }
    }
    if let tool = targets.first(where: \.isTool) { return tool }
    let names = targets.map(\.name).joined(separator: ", ")
    throw XcodeProjectError(
      file: projects.first?.path ?? url.path,
      message: names.isEmpty ? "the project has no targets" : "none of its targets is an app: \(names)")
  }
}

/// Describes targets with those that they depend on.
struct DescriptionReader {
  let targets: [Target]
  let packages: [URL]
  private var known: [String: AppDescription] = [:]

  init(targets: [Target], packages: [URL]) { (self.targets, self.packages) = (targets, packages) }

  /// The target without arguments, environment and tests.
  mutating func describe(_ target: Target) throws -> AppDescription {
    var description = try plain(target)
    var modules: [AppDescription] = [], seen: Set<String> = []
    try addModules(of: target, to: &modules, &seen)
    description.modules = modules
    for dependency in try target.dependencies(among: targets) {
      if dependency.isExtension {
        do { description.extensions.append(try describe(dependency)) } catch {
          description.notes.append("\(target.name): the extension \(dependency.name) is left out: \(error)")
        }
      }
      if dependency.isApp || dependency.productType.contains("watchapp") {
        description.notes.append("\(target.name): the app \(dependency.name), which is embedded, is left out")
      }
    }
    return description
  }
  private mutating func addModules(
    of target: Target, to modules: inout [AppDescription], _ seen: inout Set<String>
  ) throws {
    for framework in try target.dependencies(among: targets)
    where framework.isFramework && seen.insert(framework.object.id).inserted {
      try addModules(of: framework, to: &modules, &seen)
      let module = try plain(framework)
      // One of Objective-C alone is no module here: who imports it is told so by the compiler.
      if !module.sources.isEmpty { modules.append(module) }
    }
  }
  private mutating func plain(_ target: Target) throws -> AppDescription {
    if let known = known[target.object.id] { return known }
    let settings = target.settings, product = settings["PRODUCT_NAME"]
    var description = AppDescription(
      name: product.isEmpty ? target.name : product, moduleName: settings["PRODUCT_MODULE_NAME"],
      platform: target.platform)
    description.target = target.name
    let files = try TargetFiles(target)
    (description.sources, description.resources, description.shaders) = (files.sources, files.resources, files.shaders)
    description.information = try TargetInformation.read(target)
    description.compilation = TargetCompilation.read(settings)
    let packages = try TargetPackages.read(target, beside: packages)
    description.packages = packages.packages
    description.notes = target.notes + files.notes + packages.notes
    known[target.object.id] = description
    return description
  }

  /// The tests that run within an app, or against it.
  func tests(of app: Target, modules: [String]) throws -> [TestDescription] {
    var tests: [TestDescription] = []
    // Tests of the app's frameworks run with its own.
    func isModule(_ target: Target) -> Bool {
      target.isFramework && modules.contains(target.settings["PRODUCT_MODULE_NAME"])
    }
    for target in targets where target.isTest && !target.project.isOfCocoaPods {
      let dependencies = try target.dependencies(among: targets)
      let dependsOnIt = dependencies.contains { $0.isSame(as: app) || isModule($0) }
      let isNamed =
        target.settings["TEST_TARGET_NAME"] == app.name
        || target.settings["TEST_HOST"].contains("/\(app.settings["PRODUCT_NAME"]).app/")
      guard dependsOnIt || isNamed else { continue }
      let files = try TargetFiles(target)
      var imported: Set<String> = []
      for file in files.sources {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        imported.formUnion(ImportedModules.of(String(decoding: data, as: UTF8.self)))
      }
      let frameworks: [(module: String, framework: TestDescription.Framework)] = [
        ("XCTest", .xcTest), ("Testing", .swiftTesting),
      ]
      var test = TestDescription(
        name: target.name, sources: files.sources, resources: files.resources,
        frameworks: frameworks.filter { imported.contains($0.module) }.map(\.framework),
        compilation: TargetCompilation.read(target.settings))
      test.isUserInterfaceTest = target.isUserInterfaceTest
      test.packages = try TargetPackages.read(target, beside: packages).packages
      tests.append(test)
    }
    return tests
  }
}
