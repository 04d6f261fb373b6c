import Foundation
import Project

/// The sources and resources of a target.
struct TargetFiles {
  private(set) var sources: [URL] = []
  private(set) var resources: [Resource] = []
  private(set) var notes: [String] = []
  private var foreign: [String] = []
  private let target: Target
  private var project: ProjectFile { target.project }

  /// - Throws: `XcodeProjectError` where the project names what is not in it.
  init(_ target: Target) throws {
    self.target = target
    for phase in project.present(target.object, "buildPhases") { try add(phase: phase) }
    for folder in try project.objects(target.object, "fileSystemSynchronizedGroups") { try add(synchronised: folder) }
    for folder in project.all("PBXFileSystemSynchronizedRootGroup")
    where !target.object.list("fileSystemSynchronizedGroups").contains(folder.id) {
      try addSingles(of: folder)
    }
    var seen: Set<URL> = []
    sources = sources.filter { seen.insert($0).inserted }
    seen = []
    resources = resources.filter { seen.insert($0.url).inserted }
    // One note for a storyboard in several languages.
    var named: Set<String> = []
    for file in resources.map(\.url) where ["storyboard", "xib"].contains(file.pathExtension) {
      guard FileManager.default.fileExists(atPath: file.path), named.insert(file.lastPathComponent).inserted else {
        continue
      }
      if let note = InterfaceFile(file).note(target.name) { notes.append(note) }
    }
    if !foreign.isEmpty {
      notes.append("\(target.name): not Swift, and left out: \(foreign.sorted().joined(separator: ", "))")
    }
    for missing in sources.map(\.path) + resources.map(\.url.path)
    where !FileManager.default.fileExists(atPath: missing) {
      notes.append("\(target.name): the project names a file that is not there: \(missing)")
    }
    sources = sources.filter { FileManager.default.fileExists(atPath: $0.path) }
    resources = resources.filter { FileManager.default.fileExists(atPath: $0.url.path) }
  }

  // MARK: - Phases

  private mutating func add(phase: ProjectObject) throws {
    switch phase.kind {
    case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
      for file in project.present(phase, "files") where isForPlatform(file) {
        if let reference = project.present(file.text("fileRef")) { try add(reference) }
      }
    case "PBXCopyFilesBuildPhase" where phase.text("dstSubfolderSpec") == "7":
      for file in project.present(phase, "files") where isForPlatform(file) {
        guard let reference = project.present(file.text("fileRef")), let url = try project.url(of: reference) else {
          continue
        }
        resources.append(Resource(url, rule: .copy))
      }
    case "PBXFrameworksBuildPhase":
      for file in project.present(phase, "files") where isForPlatform(file) { note(linked: file) }
    case "PBXShellScriptBuildPhase":
      notes.append("\(target.name): the script \"\(phase.text("name") ?? "Run Script")\" does not run")
    default: break
    }
  }
  /// A framework that was built for Apple's systems, as Carthage does it, is named.
  private mutating func note(linked file: ProjectObject) {
    guard let reference = project.present(file.text("fileRef")), let url = try? project.url(of: reference) else {
      return
    }
    let isOfCarthage = url.pathComponents.contains("Carthage")
    guard isOfCarthage || url.pathExtension == "xcframework" else { return }
    let maker = isOfCarthage ? "of Carthage, which builds it" : "built"
    notes.append(
      "\(target.name): \(url.lastPathComponent) is \(maker) for Apple's systems, and is left out; a Swift package takes its place"
    )
  }
  private func isForPlatform(_ file: ProjectObject) -> Bool {
    let filters = file.list("platformFilters") + file.list("platformFilter")
    return isForPlatform(filters)
  }
  private func isForPlatform(_ filters: [String]) -> Bool {
    if filters.isEmpty { return true }
    let name =
      switch target.platform {
      case .visionOS: "xros"
      default: target.platform.rawValue
      }
    return filters.contains(name)
  }
  private mutating func add(_ reference: ProjectObject) throws {
    switch reference.kind {
    case "PBXVariantGroup":
      for child in project.present(reference, "children") {
        guard let url = try project.url(of: child) else { continue }
        add(url, localization: localization(of: url) ?? (child.name == "Base" ? nil : child.name))
      }
    case "XCVersionGroup", "PBXFileReference":
      guard let url = try project.url(of: reference) else { return }
      if (reference.text("lastKnownFileType") ?? reference.text("explicitFileType")) == "folder" {
        resources.append(Resource(url, rule: .copy))
      } else {
        add(url, localization: localization(of: url))
      }
    default: break
    }
  }

  // MARK: - Files

  private func localization(of url: URL) -> String? {
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return nil }
    let name = folder.deletingPathExtension().lastPathComponent
    return name == "Base" ? nil : name
  }
  private mutating func add(_ url: URL, localization: String? = nil) {
    switch url.pathExtension.lowercased() {
    case "swift": sources.append(url)
    case "m", "mm", "c", "cc", "cpp", "metal", "s", "intentdefinition", "xcmappingmodel", "mlmodel", "rcproject", "y",
      "l":
      foreign.append(url.lastPathComponent)
    case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "docc", "xctestplan", "xcodeproj", "xcworkspace",
      "playground":
      break
    case "plist" where url.standardizedFileURL.path == informationFile: break
    default: resources.append(Resource(url, localization: localization))
    }
  }
  private var informationFile: String? {
    let path = target.settings["INFOPLIST_FILE"]
    return path.isEmpty ? nil : URL(fileURLWithPath: path, relativeTo: project.folder).standardizedFileURL.path
  }

  // MARK: - Synchronised folders

  /// All files of a folder but those that an exception names for this target.
  private mutating func add(synchronised folder: ProjectObject) throws {
    guard let url = try project.url(of: folder) else { return }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue else {
      notes.append("\(target.name): the project names a folder that is not there: \(url.path)")
      return
    }
    var left: Set<String> = []
    var filters: [String: [String]] = [:]
    for set in try project.objects(folder, "exceptions")
    where set.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" && set.text("target") == target.object.id {
      left.formUnion(set.list("membershipExceptions"))
      for (path, names) in set.dictionary("platformFiltersByRelativePath") { filters[path] = names as? [String] ?? [] }
    }
    let whole = Set(folder.list("explicitFolders"))
    for (path, names) in filters where !isForPlatform(names) { left.insert(path) }
    walk(url, "", left: left, whole: whole)
  }
  /// Files of a folder of other targets that an exception gives to this one.
  private mutating func addSingles(of folder: ProjectObject) throws {
    for set in try project.objects(folder, "exceptions") where set.text("target") == target.object.id {
      guard let url = try project.url(of: folder) else { continue }
      for path in set.list("membershipExceptions") {
        let file = url.appendingPathComponent(path)
        add(file, localization: localization(of: file))
      }
    }
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
      if folder.pathExtension == "lproj", left.contains("/Localized: \(name)") { continue }
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
