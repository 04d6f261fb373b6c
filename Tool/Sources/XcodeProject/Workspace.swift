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
    default: try find(in: url)
    }
    bundles += projects
    for project in projects
    where FileManager.default.fileExists(atPath: project.appendingPathComponent("project.xcworkspace").path) {
      bundles.append(project.appendingPathComponent("project.xcworkspace"))
    }
  }

  private mutating func find(in folder: URL) throws {
    var folders = [folder]
    let names = Self.contents(folder)
    folders += names.filter {
      !["Pods", "Carthage", "DerivedData", "build", "vendor", "node_modules"].contains($0) && !$0.hasPrefix(".")
    }
    .map { folder.appendingPathComponent($0) }.filter { $0.pathExtension.isEmpty }
    for folder in folders {
      let all = Self.contents(folder)
      if let workspace = Self.one(all, "xcworkspace", of: folder) {
        try read(workspace)
        if !projects.isEmpty { return }
      }
      let found = all.filter { $0.hasSuffix(".xcodeproj") }
      if let project = Self.one(all, "xcodeproj", of: folder) {
        projects = [project]
        return
      }
      if found.count > 1 {
        projects = found.map { folder.appendingPathComponent($0) }
        return
      }
    }
    throw XcodeProjectError(
      file: folder.path, message: "there is no project (.xcodeproj) and no workspace (.xcworkspace) in this folder")
  }
  private static func contents(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
  /// The only one of a kind, or the one with the folder's name.
  private static func one(_ names: [String], _ kind: String, of folder: URL) -> URL? {
    let all = names.filter { $0.hasSuffix("." + kind) }
    let name = all.count == 1 ? all[0] : all.first { $0 == folder.lastPathComponent + "." + kind }
    return name.map { folder.appendingPathComponent($0) }
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
