import Foundation

/// Reads the description of a project from which XcodeGen makes one: `project.yml`.
///
/// Source: XcodeGen, "Project Spec". What is not read is passed over where it does not change what is compiled (schemes, attributes), and else noted.
struct XcodeGenProject {
  private let file: URL
  private let root: [String: Any]

  static func read(_ file: URL) throws -> ProjectSpecification {
    var missing: [String] = []
    let project = XcodeGenProject(file: file, root: try load(file, inside: [], missing: &missing))
    var specification = try project.specification()
    specification.notes += missing.map { "\(file.lastPathComponent) includes a file that is not there: \($0)" }
    return specification
  }

  private static func load(_ file: URL, inside: [String], missing: inout [String]) throws -> [String: Any] {
    func failure(_ message: String) -> XcodeProjectError { XcodeProjectError(file: file.path, message: message) }
    guard let data = FileManager.default.contents(atPath: file.path) else { throw failure("there is no such file") }
    if inside.contains(file.path) { throw failure("the file includes itself") }
    let value: Any
    do { value = try PlainYAML.read(String(decoding: data, as: UTF8.self)) } catch let problem as PlainYAML.Problem {
      throw failure("line \(problem.line): \(problem.message)")
    }
    guard var fields = value as? [String: Any] else { throw failure("this is not a mapping with 'name' and 'targets'") }
    for include in list(fields["include"]) {
      let path = (include as? [String: Any])?["path"] as? String ?? include as? String ?? ""
      let included = FoldedPath.existing(
        file.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL)
      // A file with an author's own keys is often kept out of the repository.
      guard FileManager.default.fileExists(atPath: included.path) else {
        missing.append(path)
        continue
      }
      var inner = try load(included, inside: inside + [file.path], missing: &missing)
      let folder = (path as NSString).deletingLastPathComponent
      let isRelative = ((include as? [String: Any])?["relativePaths"] as? String) != "false"
      if isRelative, !folder.isEmpty { inner = relocate(inner, folder) }
      fields = merge(inner, fields)
    }
    return fields
  }

  // MARK: - Paths of files that are included

  /// Paths of an included file begin at its own folder. Source: XcodeGen, "Include": `relativePaths`.
  private static func relocate(_ fields: [String: Any], _ folder: String) -> [String: Any] {
    var fields = fields
    for key in ["targets", "targetTemplates", "aggregateTargets"] {
      guard let targets = fields[key] as? [String: Any] else { continue }
      fields[key] = targets.mapValues { ($0 as? [String: Any]).map { relocate(target: $0, folder) } ?? $0 }
    }
    fields["configFiles"] = fields["configFiles"].map { moved($0, folder) }
    fields["localPackages"] = fields["localPackages"].map { moved($0, folder) }
    if let packages = fields["packages"] as? [String: Any] {
      fields["packages"] = packages.mapValues { movedPath($0, folder) }
    }
    return fields
  }
  private static func relocate(target: [String: Any], _ folder: String) -> [String: Any] {
    var target = target
    target["configFiles"] = target["configFiles"].map { moved($0, folder) }
    target["info"] = target["info"].map { movedPath($0, folder) }
    target["sources"] = target["sources"].map { sources in
      list(sources).map { $0 is String ? moved($0, folder) : movedPath($0, folder) } as Any
    }
    return target
  }
  /// A text, or all texts in a list or a mapping, as paths from the outer folder.
  private static func moved(_ value: Any, _ folder: String) -> Any {
    switch value {
    case let path as String:
      path.isEmpty || path.hasPrefix("/") || path.hasPrefix("$") ? path : plain(folder + "/" + path)
    case let list as [Any]: list.map { moved($0, folder) }
    case let fields as [String: Any]: fields.mapValues { moved($0, folder) }
    default: value
    }
  }
  private static func movedPath(_ value: Any, _ folder: String) -> Any {
    guard var fields = value as? [String: Any], let path = fields["path"] else { return value }
    fields["path"] = moved(path, folder)
    return fields
  }
  /// A path without steps outwards where it goes inwards before.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  // MARK: - Values

  /// Mappings are joined and lists are put together; a text that is nearer counts more.
  private static func merge(_ outer: [String: Any], _ inner: [String: Any]) -> [String: Any] {
    outer.merging(inner) { old, new in
      if let old = old as? [String: Any], let new = new as? [String: Any] { return merge(old, new) }
      if let old = old as? [Any], let new = new as? [Any] { return old + new }
      return new
    }
  }
  private static func list(_ value: Any?) -> [Any] {
    if let list = value as? [Any] { return list }
    guard let value, value as? String != "" else { return [] }
    return [value]
  }
  private static func texts(_ value: Any?) -> [String] { list(value).compactMap { $0 as? String } }
  private func dictionary(_ key: String) -> [String: Any] { root[key] as? [String: Any] ?? [:] }
  private func failure(_ message: String) -> XcodeProjectError { XcodeProjectError(file: file.path, message: message) }

  // MARK: - The project

  private func specification() throws -> ProjectSpecification {
    guard let name = root["name"] as? String, !name.isEmpty else { throw failure("there is no 'name'") }
    var result = ProjectSpecification(name: name, file: file)
    result.settings = settings(root["settings"])
    result.configurationFile = Self.debug(root["configFiles"])
    for (name, value) in dictionary("packages").sorted(by: { $0.key < $1.key }) {
      result.packages.append(try package(name, value as? [String: Any] ?? [:]))
    }
    for path in Self.texts(root["localPackages"]) {
      result.packages.append(
        ProjectSpecification.Package(name: (path as NSString).lastPathComponent, fields: ["relativePath": path]))
    }
    let names = Set(result.packages.map(\.name))
    for (name, value) in dictionary("targets").sorted(by: { $0.key < $1.key }) {
      guard var fields = value as? [String: Any] else { throw failure("the target \(name) is not a mapping") }
      for template in Self.texts(fields["templates"]) {
        guard let given = dictionary("targetTemplates")[template] as? [String: Any] else {
          throw failure("the target \(name) names the template \(template), which is not there")
        }
        fields = Self.merge(given, fields)
      }
      result.targets += try targets(name, fields, names, &result.notes)
    }
    if result.targets.isEmpty { throw failure("there are no 'targets'") }
    return result
  }
  private func package(_ name: String, _ fields: [String: Any]) throws -> ProjectSpecification.Package {
    func text(_ key: String) -> String? { fields[key] as? String }
    if let path = text("path") { return ProjectSpecification.Package(name: name, fields: ["relativePath": path]) }
    guard let url = text("url") ?? text("github").map({ "https://github.com/" + $0 }) else {
      throw failure("the package \(name) has neither 'url' nor 'path'")
    }
    let requirement: [String: Any]
    if let version = text("from") ?? text("majorVersion") {
      requirement = ["kind": "upToNextMajorVersion", "minimumVersion": version]
    } else if let version = text("minorVersion") {
      requirement = ["kind": "upToNextMinorVersion", "minimumVersion": version]
    } else if let version = text("exactVersion") ?? text("version") {
      requirement = ["kind": "exactVersion", "version": version]
    } else if let branch = text("branch") {
      requirement = ["kind": "branch", "branch": branch]
    } else if let revision = text("revision") {
      requirement = ["kind": "revision", "revision": revision]
    } else if let low = text("minVersion"), let high = text("maxVersion") {
      requirement = ["kind": "versionRange", "minimumVersion": low, "maximumVersion": high]
    } else {
      throw failure("the package \(name) says no version: expected 'from', 'exactVersion', 'branch' or the like")
    }
    return ProjectSpecification.Package(name: name, fields: ["repositoryURL": url, "requirement": requirement])
  }

  // MARK: - Settings

  /// Settings by themselves, or in the groups `base`, `configs` and `groups`. Source: XcodeGen, "Settings".
  private func settings(_ value: Any?) -> [String: Any] {
    guard let fields = value as? [String: Any] else { return [:] }
    let isGrouped = ["base", "configs", "groups", "presets"].contains { fields[$0] != nil }
    guard isGrouped else { return fields.mapValues(Self.setting) }
    var result: [String: Any] = [:]
    for group in Self.texts(fields["groups"]) {
      result.merge(settings(dictionary("settingGroups")[group])) { $1 }
    }
    result.merge(settings(fields["base"])) { $1 }
    let configurations = fields["configs"] as? [String: Any] ?? [:]
    for (name, value) in configurations where name.lowercased() == "debug" { result.merge(settings(value)) { $1 } }
    return result
  }
  private static func setting(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map { "\($0)" } }
    let text = "\(value)"
    return ["true": "YES", "false": "NO"][text] ?? text
  }
  private static func debug(_ value: Any?) -> String? {
    if let text = value as? String { return text }
    let files = value as? [String: Any] ?? [:]
    let found = files.first { $0.key.lowercased().hasPrefix("debug") } ?? files.min { $0.key < $1.key }
    return found?.value as? String
  }

  // MARK: - Targets

  private static let platforms: [String: (root: String, supported: [String])] = [
    "iOS": ("iphoneos", []), "macOS": ("macosx", []), "watchOS": ("watchos", []), "tvOS": ("appletvos", []),
    "visionOS": ("xros", []), "auto": ("auto", []),
  ]
  /// A target of several platforms is one for each, `App_iOS`.
  private func targets(
    _ name: String, _ fields: [String: Any], _ packages: Set<String>, _ notes: inout [String]
  ) throws -> [ProjectSpecification.Target] {
    guard let type = fields["type"] as? String else { throw failure("the target \(name) has no 'type'") }
    let platforms = Self.texts(fields["platform"])
    let all = platforms.isEmpty ? ["auto"] : platforms
    return try all.map { platform in
      guard let (root, _) = Self.platforms[platform] else {
        throw failure("the target \(name) is for the unknown platform \"\(platform)\"")
      }
      func filled(_ value: Any?) -> Any? { Self.fill(value, ["platform": platform, "target_name": name]) }
      let suffix = platforms.count > 1 ? fields["platformSuffix"] as? String ?? "_" + platform : ""
      var target = ProjectSpecification.Target(name: name + suffix, type: type)
      target.root = root
      target.supported = Self.texts(fields["supportedDestinations"]).compactMap { Self.platforms[$0]?.root }
      if !suffix.isEmpty { target.settings["PRODUCT_NAME"] = name }
      let prefix = dictionary("options")["bundleIdPrefix"] as? String
      if let prefix { target.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(name)" }
      target.settings.merge(settings(filled(fields["settings"]))) { $1 }
      target.configurationFile = Self.debug(filled(fields["configFiles"]))
      if let info = filled(fields["info"]) as? [String: Any] {
        target.settings["INFOPLIST_FILE"] = target.settings["INFOPLIST_FILE"] ?? info["path"]
        target.information = info["properties"] as? [String: Any] ?? [:]
      }
      target.sources = Self.list(filled(fields["sources"])).compactMap { Self.source($0) }
      for key in ["preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts"] {
        target.scripts += Self.list(fields[key]).compactMap {
          ($0 as? [String: Any])?["name"] as? String ?? "Run Script"
        }
      }
      for plugin in Self.list(fields["buildToolPlugins"]) {
        if let plugin = (plugin as? [String: Any])?["plugin"] as? String { target.dependencies.append(.plugin(plugin)) }
      }
      for case let dependency as [String: Any] in Self.list(filled(fields["dependencies"])) {
        target.dependencies += self.dependencies(dependency, platform, packages, name, &notes)
      }
      return target
    }
  }
  private func dependencies(
    _ fields: [String: Any], _ platform: String, _ packages: Set<String>, _ owner: String, _ notes: inout [String]
  ) -> [ProjectSpecification.Dependency] {
    if let target = fields["target"] as? String {
      // `Project/Target` is one of a project beside this one, which is found by its imports.
      if target.contains("/") { return [] }
      let several = (dictionary("targets")[target] as? [String: Any]).map { Self.texts($0["platform"]).count > 1 }
      return [.target(several == true ? "\(target)_\(platform)" : target)]
    }
    if let package = fields["package"] as? String {
      let named = Self.texts(fields["products"]) + Self.texts(fields["product"])
      return (named.isEmpty ? [package] : named).map {
        .product($0, package: packages.contains(package) ? package : nil)
      }
    }
    if let name = fields["carthage"] as? String {
      notes.append(
        "\(owner): \(name) is of Carthage, whose frameworks are for Apple's systems: a Swift package takes its place")
    } else if let name = fields["framework"] as? String, !name.isEmpty {
      notes.append("\(owner): the framework \(name) is built for Apple's systems, and is left out")
    }
    return []
  }
  private static func source(_ value: Any) -> ProjectSpecification.Source? {
    if let path = value as? String { return ProjectSpecification.Source(path: path) }
    guard let fields = value as? [String: Any], let path = fields["path"] as? String else { return nil }
    if let phase = fields["buildPhase"] as? String, phase == "none" { return nil }
    return ProjectSpecification.Source(
      path: path, excludes: texts(fields["excludes"]), isFolderResource: fields["type"] as? String == "folder")
  }
  /// Fills `${platform}` and `${target_name}` in.
  private static func fill(_ value: Any?, _ values: [String: String]) -> Any? {
    switch value {
    case let text as String:
      return values.reduce(text) { $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value) }
    case let list as [Any]: return list.compactMap { fill($0, values) }
    case let fields as [String: Any]: return fields.compactMapValues { fill($0, values) }
    default: return value
    }
  }
}
