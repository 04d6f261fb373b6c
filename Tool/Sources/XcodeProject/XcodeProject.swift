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
    let schemes = try Scheme.all(in: workspace.bundles)
    let projects = try workspace.projects.map(ProjectFile.init(bundle:))
    let named = name.flatMap { name in schemes.first { $0.name == name } }
    var targets: [Target] = []
    for project in projects {
      for object in try project.objects(project.root, "targets") where object.kind == "PBXNativeTarget" {
        targets.append(try Target(object, in: project, configuration: named?.configuration))
      }
    }
    let chosen = try choose(targets, name, named, in: projects, url)
    let scheme =
      named ?? schemes.first { $0.targetID == chosen.object.id && $0.name == chosen.name }
      ?? schemes.first { $0.targetID == chosen.object.id }
    var reader = DescriptionReader(targets: targets, packages: workspace.packages)
    var description = try reader.describe(chosen)
    if let scheme {
      description.arguments = scheme.arguments.map { chosen.settings.fill($0) }
      description.environment = scheme.environment.mapValues { chosen.settings.fill($0) }
    }
    description.tests = try reader.tests(of: chosen)
    let others = targets.filter { $0.isApp && $0.object.id != chosen.object.id }.map(\.name)
    if name == nil, !others.isEmpty {
      description.notes.append(
        "\(chosen.name) is read; the project has other apps too: \(others.joined(separator: ", "))")
    }
    return description
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
    let apps = targets.filter(\.isApp)
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
      if dependency.isExtension { description.extensions.append(try describe(dependency)) }
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
      modules.append(try plain(framework))
    }
  }
  private mutating func plain(_ target: Target) throws -> AppDescription {
    if let known = known[target.object.id] { return known }
    let settings = target.settings, product = settings["PRODUCT_NAME"]
    var description = AppDescription(
      name: product.isEmpty ? target.name : product, moduleName: settings["PRODUCT_MODULE_NAME"],
      platform: target.platform)
    let files = try TargetFiles(target)
    (description.sources, description.resources) = (files.sources, files.resources)
    description.information = try TargetInformation.read(target)
    description.compilation = TargetCompilation.read(settings)
    let packages = try TargetPackages.read(target, beside: packages)
    description.packages = packages.packages
    description.notes = files.notes + packages.notes
    known[target.object.id] = description
    return description
  }

  /// The tests that run within an app, or against it.
  func tests(of app: Target) throws -> [TestDescription] {
    var tests: [TestDescription] = []
    for target in targets where target.isTest && target.project.bundle == app.project.bundle {
      let dependsOnIt = try target.dependencies(among: targets).contains { $0.object.id == app.object.id }
      let isNamed =
        target.settings["TEST_TARGET_NAME"] == app.name
        || target.settings["TEST_HOST"].contains("/\(app.settings["PRODUCT_NAME"]).app/")
      guard dependsOnIt || isNamed else { continue }
      let files = try TargetFiles(target)
      var imported: Set<String> = []
      for file in files.sources {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        for line in text.split(whereSeparator: \.isNewline) {
          let words = line.split(whereSeparator: \.isWhitespace)
          if let index = words.firstIndex(of: "import"), index + 1 < words.count {
            imported.insert(String(words[index + 1]))
          }
        }
      }
      let frameworks: [(module: String, framework: TestDescription.Framework)] = [
        ("XCTest", .xcTest), ("Testing", .swiftTesting),
      ]
      tests.append(
        TestDescription(
          name: target.name, sources: files.sources, resources: files.resources,
          frameworks: frameworks.filter { imported.contains($0.module) }.map(\.framework),
          compilation: TargetCompilation.read(target.settings)))
    }
    return tests
  }
}
