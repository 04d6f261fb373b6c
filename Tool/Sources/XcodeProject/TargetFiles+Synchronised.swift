import Foundation
import Project

/// Folders of which all files are a target's (Xcode 16).
extension TargetFiles {
  /// All files of a folder but those that an exception names for this target.
  mutating func add(synchronised folder: ProjectObject) throws {
    guard let url = try project.url(of: folder) else { return }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue else {
      notes.append("\(target.name): the project names a folder that is not there: \(url.path)")
      return
    }
    var left: Set<String> = []
    var filters: [String: [String]] = [:]
    for set in project.present(folder, "exceptions") {
      if set.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet", set.text("target") == target.object.id {
        left.formUnion(set.list("membershipExceptions"))
        for (path, names) in set.dictionary("platformFiltersByRelativePath") {
          filters[path] = names as? [String] ?? []
        }
      } else if isOfPhase(set) {
        // What goes into a phase of copies is not among the resources as well.
        left.formUnion(set.list("membershipExceptions"))
      }
    }
    let whole = Set(folder.list("explicitFolders"))
    for (path, names) in filters where !isForPlatform(names) { left.insert(path) }
    walk(url, "", left: left, whole: whole)
    try addToPhases(of: folder)
  }
  /// Whether an exception puts files into one of the target's phases.
  private func isOfPhase(_ set: ProjectObject) -> Bool {
    set.kind == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
      && target.object.list("buildPhases").contains(set.text("buildPhase") ?? "")
  }
  /// Files that an exception puts into a phase, as a copy in a folder of the resources.
  private mutating func addToPhases(of folder: ProjectObject) throws {
    for set in project.present(folder, "exceptions") where isOfPhase(set) {
      guard let url = try project.url(of: folder), let phase = project.present(set.text("buildPhase")) else { continue }
      for path in set.list("membershipExceptions") {
        let file = FoldedPath.existing(url.appendingPathComponent(path))
        if phase.kind == "PBXCopyFilesBuildPhase" {
          guard let place = Self.folderOfResources(phase) else { continue }
          resources.append(Resource(file, rule: .copy, folder: place))
        } else if ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) {
          add(file, localization: localization(of: file))
        }
      }
    }
  }
  /// Files of a folder of other targets that an exception gives to this one.
  mutating func addSingles(of folder: ProjectObject) throws {
    for set in project.present(folder, "exceptions") where set.text("target") == target.object.id {
      guard let url = try project.url(of: folder) else { continue }
      for path in set.list("membershipExceptions") {
        if let name = Self.localizedName(path) {
          for file in Self.languages(of: name, in: url) { add(file, localization: localization(of: file)) }
        } else {
          let file = FoldedPath.existing(url.appendingPathComponent(path))
          add(file, localization: localization(of: file))
        }
      }
    }
    try addToPhases(of: folder)
  }
  /// The file that an exception means in each folder of a language: `/Localized: Names.strings`, and `/Localized/Names.strings` of the first Xcode 16.
  private static func localizedName(_ path: String) -> String? {
    for mark in ["/Localized: ", "/Localized/"] {
      if let range = path.range(of: mark) {
        return (path[..<range.lowerBound] + "/" + path[range.upperBound...]).trimmingPrefix("/").description
      }
    }
    return nil
  }
  private static func languages(of path: String, in folder: URL) -> [URL] {
    let file = folder.appendingPathComponent(path), outer = file.deletingLastPathComponent()
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: outer.path)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".lproj") }
      .map { outer.appendingPathComponent($0).appendingPathComponent(file.lastPathComponent) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
  /// What looks like a file in Xcode though it is a folder.
  private static let packages: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "docc", "scnassets", "icon", "playground", "framework",
    "xcframework", "xcodeproj",
    "xcworkspace", "rtfd", "storekit", "mlpackage", "app", "reality", "rkassets",
  ]
  private mutating func walk(_ folder: URL, _ prefix: String, left: Set<String>, whole: Set<String>) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      let file = folder.appendingPathComponent(name), path = prefix + name
      if left.contains(path) { continue }
      if whole.contains(path) {
        resources.append(Resource(file, rule: .copy))
        continue
      }
      // Of files in folders of languages exceptions name the file alone.
      if folder.pathExtension == "lproj" {
        let outer = prefix.split(separator: "/").dropLast().joined(separator: "/")
        if ["/Localized: ", "/Localized/"].contains(where: { left.contains("\(outer)\($0)\(name)") }) { continue }
      }
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
      let isPackage = Self.packages.contains(file.pathExtension.lowercased())
      if isDirectory.boolValue && !isPackage {
        walk(file, path + "/", left: left, whole: whole)
      } else if !["framework", "xcframework", "storekit"].contains(file.pathExtension.lowercased()) {
        add(file, localization: localization(of: file))
      }
    }
  }
}
