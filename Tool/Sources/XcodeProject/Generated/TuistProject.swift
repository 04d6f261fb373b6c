import Foundation

/// Reads the manifest from which Tuist makes a project: `Project.swift`. It is not compiled: what it computes by functions of its own is not known.
///
/// Source: Tuist, "Manifests": `Project.swift`, `Workspace.swift`, and `Package.swift` of external packages, at the root or in the folder `Tuist`.
enum TuistProject {
  /// The manifests of a folder: its own, and those of the projects that its workspace names.
  static func files(in folder: URL, _ names: [String]) -> [URL] {
    func isManifest(_ url: URL) -> Bool {
      let text = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.contains("import ProjectDescription")
    }
    var found: [URL] = []
    if names.contains("Project.swift") { found.append(folder.appendingPathComponent("Project.swift")) }
    let workspace = folder.appendingPathComponent("Workspace.swift")
    if names.contains("Workspace.swift"), isManifest(workspace) {
      let text = String(decoding: FileManager.default.contents(atPath: workspace.path) ?? Data(), as: UTF8.self)
      for value in ManifestReader.constants(of: text).values where value.name == "Workspace" {
        for pattern in value["projects"]?.texts ?? [] {
          for path in PathPattern.expand(pattern, in: folder) {
            found.append(folder.appendingPathComponent(path).appendingPathComponent("Project.swift"))
          }
        }
      }
    }
    var seen: Set<String> = []
    return found.map(\.standardizedFileURL).filter { isManifest($0) && seen.insert($0.path).inserted }
  }

  static func read(_ file: URL) throws -> ProjectSpecification {
    func failure(_ message: String) -> XcodeProjectError { XcodeProjectError(file: file.path, message: message) }
    guard let data = FileManager.default.contents(atPath: file.path) else { throw failure("there is no such file") }
    let constants = ManifestReader.constants(of: String(decoding: data, as: UTF8.self))
    guard let project = constants.values.first(where: { $0.name == "Project" && $0["name"] != nil }),
      let name = project["name"]?.text
    else {
      throw failure("there is no 'let project = Project(name: …)' in it: what functions of helpers make is not read")
    }
    var result = ProjectSpecification(name: name, file: file)
    result.settings = settings(project["settings"])
    let folder = file.deletingLastPathComponent()
    let external = externalPackages(above: folder)
    for package in project["packages"]?.items ?? [] {
      if let package = self.package(package, in: folder) { result.packages.append(package) }
    }
    for item in project["targets"]?.items ?? [] {
      guard ["target", "Target"].contains(item.name), let name = item["name"]?.text else {
        result.notes.append("\(name): a target that a function makes is not read")
        continue
      }
      result.targets.append(try target(name, item, external, &result))
    }
    if result.targets.isEmpty { throw failure("there are no targets in it that can be read without compiling it") }
    return result
  }

  // MARK: - Targets

  private static let products = [
    "app": "application", "commandLineTool": "tool", "framework": "framework", "staticFramework": "framework.static",
    "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic", "unitTests": "bundle.unit-test",
    "uiTests": "bundle.ui-testing", "appExtension": "app-extension", "extensionKitExtension": "extensionkit-extension",
    "watch2App": "application.watchapp2", "messagesExtension": "app-extension.messages", "bundle": "bundle",
    "appClip": "application.on-demand-install-capable",
  ]
  private static let roots: [(String, String)] = [
    ("iphone", "iphoneos"), ("ipad", "iphoneos"), ("ios", "iphoneos"), ("mac", "macosx"), ("watch", "watchos"),
    ("appletv", "appletvos"), ("tvos", "appletvos"), ("vision", "xros"),
  ]
  private static func target(
    _ name: String, _ item: ManifestExpression, _ external: [(product: String, package: ProjectSpecification.Package)],
    _ project: inout ProjectSpecification
  ) throws -> ProjectSpecification.Target {
    var target = ProjectSpecification.Target(name: name)
    guard let product = item["product"]?.name, let type = products[product] else {
      throw XcodeProjectError(
        file: project.file.path,
        message: "the target \(name) is of the unknown product \(item["product"]?.name ?? "nil")")
    }
    target.type = type
    let destinations = item["destinations"] ?? item["platform"]
    let named = destinations?.name.map { [$0] } ?? destinations?.items.compactMap(\.name) ?? []
    let roots = named.compactMap { name in Self.roots.first { name.lowercased().hasPrefix($0.0) }?.1 }
    target.root = Set(roots).count == 1 ? roots[0] : "auto"
    target.supported = roots
    target.settings = settings(item["settings"])
    if let identifier = item["bundleId"]?.text { target.settings["PRODUCT_BUNDLE_IDENTIFIER"] = identifier }
    if let name = item["productName"]?.text { target.settings["PRODUCT_NAME"] = name }
    if let information = item["infoPlist"] {
      if let path = information.text ?? (information.name == "file" ? information["path"]?.text : nil) {
        target.settings["INFOPLIST_FILE"] = path
      } else {
        let fields = information["with"]?.value ?? information.plain.first?.value
        target.information = fields as? [String: Any] ?? [:]
      }
    }
    target.sources = sources(item["sources"]) + sources(item["resources"])
    for folder in item["buildableFolders"]?.items ?? [] {
      target.sources += folder.texts.map { ProjectSpecification.Source(path: $0) }
    }
    for script in item["scripts"]?.items ?? [] { target.scripts.append(script["name"]?.text ?? "Run Script") }
    for dependency in item["dependencies"]?.items ?? [] {
      add(dependency, external, to: &target, &project)
    }
    return target
  }
  private static func add(
    _ dependency: ManifestExpression, _ external: [(product: String, package: ProjectSpecification.Package)],
    to target: inout ProjectSpecification.Target, _ project: inout ProjectSpecification
  ) {
    switch dependency.name {
    case "target": if let name = dependency["name"]?.text { target.dependencies.append(.target(name)) }
    case "package":
      guard let name = dependency["product"]?.text else { return }
      let plugin = dependency["type"]?.name == "plugin"
      target.dependencies.append(plugin ? .plugin(name) : .product(name, package: package(for: name, in: project)))
    case "external":
      guard let name = dependency["name"]?.text else { return }
      // Which package has the product a manifest of its own says; the one of the same name is meant, or the only one.
      let identity = name.lowercased()
      let found = external.first { $0.product.lowercased() == identity } ?? (external.count == 1 ? external.first : nil)
      if let found {
        if !project.packages.contains(where: { $0.name == found.package.name }) {
          project.packages.append(found.package)
        }
        target.dependencies.append(.product(name, package: found.package.name))
      } else {
        project.notes.append("\(target.name): no package of the name of \(name) is in Tuist/Package.swift")
      }
    case "project":
      // One of another project of the workspace: it is found by its imports.
      break
    case "xcframework", "framework", "library":
      let path = dependency["path"]?.text ?? ""
      project.notes.append("\(target.name): \(path) is built for Apple's systems, and is left out")
    default: break
    }
  }
  /// The package that has a product: the one of its name, or the only one that is not on this machine.
  private static func package(for product: String, in project: ProjectSpecification) -> String? {
    let name = product.lowercased()
    if let found = project.packages.first(where: { $0.name.lowercased() == name }) { return found.name }
    return project.packages.count == 1 ? project.packages[0].name : nil
  }
  private static func sources(_ value: ManifestExpression?) -> [ProjectSpecification.Source] {
    guard let value else { return [] }
    switch value {
    case .text(let path): return [ProjectSpecification.Source(path: path)]
    case .list(let items): return items.flatMap { sources($0) }
    case .call(let name, _):
      if name.hasSuffix("folderReference"), let path = value["path"]?.text {
        return [ProjectSpecification.Source(path: path, isFolderResource: true)]
      }
      let excludes = value["excluding"]?.texts ?? []
      let paths = [value["pattern"], value["path"], value.plain.first].compactMap { $0?.text }
      if paths.isEmpty { return value.plain.flatMap { sources($0) } + sources(value["resources"]) }
      return paths.map { path in
        let base = PathPattern.base(of: path)
        return ProjectSpecification.Source(
          path: path, excludes: excludes.map { $0.hasPrefix(base) ? String($0.dropFirst(base.count)) : $0 })
      }
    default: return []
    }
  }
  /// `.settings(base: […])`, with what `configurations` has for `debug`.
  private static func settings(_ value: ManifestExpression?) -> [String: Any] {
    guard let value else { return [:] }
    return (value["base"]?.value as? [String: Any] ?? [:]).merging(value["debug"]?.value as? [String: Any] ?? [:]) {
      $1
    }
  }

  // MARK: - Packages

  private static func package(_ value: ManifestExpression, in folder: URL) -> ProjectSpecification.Package? {
    if let path = value["path"]?.text {
      return ProjectSpecification.Package(name: (path as NSString).lastPathComponent, fields: ["relativePath": path])
    }
    guard let url = value["url"]?.text else { return nil }
    var name = (url as NSString).lastPathComponent
    if name.hasSuffix(".git") { name.removeLast(4) }
    func kind(_ label: String, _ kind: String, _ key: String) -> [String: Any]? {
      let given =
        value[label]?.text
        ?? value.plain.first { $0.name == label }.flatMap { $0.plain.first?.text ?? $0["from"]?.text }
      return given.map { ["kind": kind, key: $0] }
    }
    let requirement =
      kind("from", "upToNextMajorVersion", "minimumVersion") ?? kind("exact", "exactVersion", "version")
      ?? kind("branch", "branch", "branch") ?? kind("revision", "revision", "revision")
      ?? kind("upToNextMajor", "upToNextMajorVersion", "minimumVersion")
      ?? kind("upToNextMinor", "upToNextMinorVersion", "minimumVersion")
    let requirementOfLabel = value["requirement"].flatMap { requirementOf($0) }
    guard let fields = requirement ?? requirementOfLabel else { return nil }
    return ProjectSpecification.Package(name: name, fields: ["repositoryURL": url, "requirement": fields])
  }
  private static func requirementOf(_ value: ManifestExpression) -> [String: Any]? {
    guard let version = value["from"]?.text ?? value.plain.first?.text else { return nil }
    switch value.name {
    case "upToNextMajor": return ["kind": "upToNextMajorVersion", "minimumVersion": version]
    case "upToNextMinor": return ["kind": "upToNextMinorVersion", "minimumVersion": version]
    case "exact": return ["kind": "exactVersion", "version": version]
    case "branch": return ["kind": "branch", "branch": version]
    case "revision": return ["kind": "revision", "revision": version]
    default: return nil
    }
  }
  /// The packages of `Package.swift` or `Tuist/Package.swift` in the folder or one above it.
  private static func externalPackages(above folder: URL) -> [(product: String, package: ProjectSpecification.Package)]
  {
    var directory = folder
    for _ in 0..<4 {
      for path in ["Tuist/Package.swift", "Package.swift"] {
        let file = directory.appendingPathComponent(path)
        guard let data = FileManager.default.contents(atPath: file.path) else { continue }
        let constants = ManifestReader.constants(of: String(decoding: data, as: UTF8.self))
        guard let manifest = constants.values.first(where: { $0.name == "Package" && $0["dependencies"] != nil }) else {
          continue
        }
        return (manifest["dependencies"]?.items ?? []).compactMap { package($0, in: file.deletingLastPathComponent()) }
          .map { package in
            var package = package
            // A path is one of the manifest's folder.
            if let path = package.fields["relativePath"] as? String, !path.hasPrefix("/") {
              package.fields["relativePath"] =
                file.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL.path
            }
            return (package.name, package)
          }
      }
      directory.deleteLastPathComponent()
    }
    return []
  }
}
