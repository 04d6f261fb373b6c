import Foundation

/// What is found at a path: projects, and packages that a workspace puts beside them.
struct Workspace {
  private(set) var projects: [URL] = []
  private(set) var packages: [URL] = []
  /// Where schemes may be.
  private(set) var bundles: [URL] = []

  /// - Throws: `XcodeProjectError` where there is neither a project nor a workspace.
  init(at url: URL) throws {
    let url = url.standardizedFileURL
    switch url.pathExtension {
    case "xcodeproj": projects = [url]
    case "xcworkspace": try read(url)
    case "pbxproj": projects = [url.deletingLastPathComponent()]
    case "yml", "yaml": projects = [url]
    case "swift" where url.lastPathComponent == "Project.swift": projects = [url]
    default: try find(in: url)
    }
    bundles += projects
    for project in projects
    where FileManager.default.fileExists(atPath: project.appendingPathComponent("project.xcworkspace").path) {
      bundles.append(project.appendingPathComponent("project.xcworkspace"))
    }
  }

  /// The file of the versions of packages: that of the workspace before that of a project, and for a description the one beside it.
  var pins: URL? {
    let shared = bundles.map { bundle in
      let inner = bundle.pathExtension == "xcodeproj" ? bundle.appendingPathComponent("project.xcworkspace") : bundle
      return inner.appendingPathComponent("xcshareddata/swiftpm/Package.resolved")
    }
    let beside = projects.map { $0.deletingLastPathComponent() }.flatMap {
      [$0.appendingPathComponent("Tuist/Package.resolved"), $0.appendingPathComponent("Package.resolved")]
    }
    return (shared + beside).first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// How deep below a folder a project is looked for, as in `clients/ios/App`.
  private static let depth = 3
  private static let hidden: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "vendor", "node_modules", "SourcePackages", "Checkouts",
  ]

  /// The nearest folder that has one counts.
  private mutating func find(in folder: URL) throws {
    var folders = [folder]
    // What lies deep in a folder of sources is not what the folder is.
    let isOfSources = Self.contents(folder).contains { $0.hasSuffix(".swift") && $0 != "Project.swift" }
    for _ in 0...(isOfSources ? 1 : Self.depth) {
      for folder in folders where try find(directlyIn: folder) { return }
      folders = folders.flatMap { folder in
        Self.contents(folder).filter { !Self.hidden.contains($0) && !$0.hasPrefix(".") }
          .map { folder.appendingPathComponent($0) }.filter { $0.pathExtension.isEmpty && Self.isFolder($0) }
      }
    }
    throw XcodeProjectError(
      file: folder.path, message: "there is no project (.xcodeproj) and no workspace (.xcworkspace) in this folder")
  }
  private mutating func find(directlyIn folder: URL) throws -> Bool {
    let all = Self.contents(folder)
    for workspace in Self.sorted(all, "xcworkspace", of: folder) {
      // A workspace may be of a playground, or name projects that a program has yet to make.
      guard let found = try? Workspace(at: workspace) else { continue }
      let isThere = found.projects.contains { Self.isFolder($0) }
      if isThere {
        (projects, packages, bundles) = (found.projects, found.packages, [workspace])
        return true
      }
    }
    let found = Self.sorted(all, "xcodeproj", of: folder)
    // The one with the folder's name is the app's, where there are several.
    projects = found.first?.deletingPathExtension().lastPathComponent == folder.lastPathComponent ? [found[0]] : found
    if projects.isEmpty { projects = Self.descriptions(all, of: folder) }
    return !projects.isEmpty
  }
  /// Files from which a program makes a project: those of XcodeGen, and those of Tuist, of which a workspace has several.
  private static func descriptions(_ names: [String], of folder: URL) -> [URL] {
    if let file = names.first(where: { ["project.yml", "project.yaml"].contains($0) }) {
      return [folder.appendingPathComponent(file)]
    }
    return TuistProject.files(in: folder, names)
  }
  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
  private static func contents(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
  /// All of a kind, the one with the folder's name before others.
  private static func sorted(_ names: [String], _ kind: String, of folder: URL) -> [URL] {
    let all = names.filter { $0.hasSuffix("." + kind) && $0 != "project.xcworkspace" }
    let own = all.filter { $0 == folder.lastPathComponent + "." + kind }
    return (own + all.filter { !own.contains($0) }).map { folder.appendingPathComponent($0) }
  }

  private mutating func read(_ workspace: URL) throws {
    bundles.append(workspace)
    let file = workspace.appendingPathComponent("contents.xcworkspacedata"),
      outer = workspace.deletingLastPathComponent()
    for element in try MarkupFile.elements(of: file) where element.name == "FileRef" {
      guard let location = element.attributes["location"], let colon = location.firstIndex(of: ":") else { continue }
      let kind = location[..<colon], path = String(location[location.index(after: colon)...])
      let base: URL
      switch kind {
      case "group":
        base = element.locations.reduce(outer) { folder, location in
          let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
          if parts.count < 2 || parts[1].isEmpty { return folder }
          return parts[0] == "group"
            ? folder.appendingPathComponent(String(parts[1])) : outer.appendingPathComponent(String(parts[1]))
        }
      case "absolute": base = URL(fileURLWithPath: "/")
      case "self":
        projects.append(outer)
        continue
      default: base = outer
      }
      let url = base.appendingPathComponent(path).standardizedFileURL
      if url.pathExtension == "xcodeproj" {
        // Projects of CocoaPods hold what the app uses, not the app.
        if url.deletingLastPathComponent().lastPathComponent != "Pods" { projects.append(url) }
      } else if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
        packages.append(url)
      }
    }
    if projects.isEmpty { throw XcodeProjectError(file: file.path, message: "the workspace names no project") }
  }
}
