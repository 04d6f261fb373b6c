import Foundation
import Project

/// The sources and resources of a target.
struct TargetFiles {
  private(set) var sources: [URL] = []
  var resources: [Resource] = []
  /// Metal sources with functions that SwiftUI's shaders call.
  private(set) var shaders: [URL] = []
  var notes: [String] = []
  private var foreign = ForeignSources()
  let target: Target
  var project: ProjectFile { target.project }

  /// - Throws: `XcodeProjectError` where the project names what is not in it.
  init(_ target: Target) throws {
    self.target = target
    for phase in project.present(target.object, "buildPhases") { try add(phase: phase) }
    for rule in project.present(target.object, "buildRules") {
      notes.append("\(target.name): the build rule \"\(Self.name(of: rule))\" does not run")
    }
    for folder in project.present(target.object, "fileSystemSynchronizedGroups") { try add(synchronised: folder) }
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
    notes += foreign.notes(target.name, bridgingHeader: bridgingHeader)
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
        if let reference = project.present(file.text("fileRef")) { try add(reference, of: phase) }
      }
    case "PBXCopyFilesBuildPhase":
      guard let folder = Self.folderOfResources(phase) else { return }
      for file in project.present(phase, "files") where isForPlatform(file) {
        guard let reference = project.present(file.text("fileRef")), let url = try project.url(of: reference) else {
          continue
        }
        resources.append(Resource(url, rule: .copy, folder: folder))
      }
    case "PBXFrameworksBuildPhase":
      for file in project.present(phase, "files") where isForPlatform(file) { note(linked: file) }
    case "PBXShellScriptBuildPhase":
      notes.append("\(target.name): the script \"\(phase.text("name") ?? "Run Script")\" does not run")
    default: break
    }
  }
  /// Where among the resources a phase copies its files to; nil where it copies them elsewhere.
  ///
  /// Source: seen, projects of Xcode 16 say the number 7 for it, and those of Xcode 26 the word.
  static func folderOfResources(_ phase: ProjectObject) -> String? {
    guard phase.text("dstSubfolderSpec") == "7" || phase.text("dstSubfolder") == "Resources" else { return nil }
    return (phase.text("dstPath") ?? "").split(separator: "/").filter { $0 != ".." && $0 != "." }
      .joined(separator: "/")
  }
  /// What users call a rule by: its name, or the files that it is for.
  private static func name(of rule: ProjectObject) -> String {
    rule.text("name") ?? rule.text("filePatterns") ?? rule.text("fileType") ?? rule.id
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
  func isForPlatform(_ filters: [String]) -> Bool {
    if filters.isEmpty { return true }
    let name =
      switch target.platform {
      case .visionOS: "xros"
      default: target.platform.rawValue
      }
    return filters.contains(name)
  }
  private mutating func add(_ reference: ProjectObject, of phase: ProjectObject) throws {
    switch reference.kind {
    case "PBXVariantGroup":
      for child in project.present(reference, "children") {
        guard let url = try project.url(of: child) else { continue }
        add(url, localization: localization(of: url) ?? (child.name == "Base" ? nil : child.name))
      }
    case "XCVersionGroup", "PBXFileReference":
      guard let url = try project.url(of: reference) else {
        // Built by another target, or by a script or a rule that does not run here.
        if phase.kind == "PBXSourcesBuildPhase" || reference.name.hasSuffix(".bundle") {
          notes.append("\(target.name): \(reference.name) is made while Xcode builds, and is left out")
        }
        return
      }
      if (reference.text("lastKnownFileType") ?? reference.text("explicitFileType")) == "folder" {
        resources.append(Resource(url, rule: .copy))
      } else {
        add(url, localization: localization(of: url))
      }
    default: break
    }
  }

  // MARK: - Files

  func localization(of url: URL) -> String? {
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return nil }
    let name = folder.deletingPathExtension().lastPathComponent
    // A catalogue of the strings of a storyboard is in `mul.lproj`, and has all languages.
    return ["Base", "mul"].contains(name) ? nil : Self.oldLanguages[name] ?? name
  }
  /// Source: Apple, "Language and locale IDs": names of languages that bundles had before their codes.
  private static let oldLanguages = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es", "Dutch": "nl", "Japanese": "ja",
  ]
  mutating func add(_ url: URL, localization: String? = nil) {
    switch url.pathExtension.lowercased() {
    case "swift": sources.append(url)
    case "metal" where Self.isShader(url): shaders.append(url)
    case "m", "mm", "c", "cc", "cpp", "metal", "s", "intentdefinition", "xcmappingmodel", "mlmodel", "rcproject", "y",
      "l":
      foreign.add(url)
    case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "docc", "xctestplan", "xcodeproj", "xcworkspace",
      "playground":
      break
    case "plist" where url.standardizedFileURL.path == informationFile: break
    default: resources.append(Resource(url, localization: localization))
    }
  }
  /// Whether a source of Metal has functions for SwiftUI's shaders, which are marked.
  private static func isShader(_ url: URL) -> Bool {
    let text = String(decoding: FileManager.default.contents(atPath: url.path) ?? Data(), as: UTF8.self)
    return EntryPoint.code(text).contains("stitchable")
  }
  /// The header by which the target's Swift sees C and Objective-C.
  private var bridgingHeader: URL? {
    let path = target.settings["SWIFT_OBJC_BRIDGING_HEADER"]
    if path.isEmpty { return nil }
    return FoldedPath.existing(URL(fileURLWithPath: path, relativeTo: project.folder).standardizedFileURL)
  }
  private var informationFile: String? {
    let path = target.settings["INFOPLIST_FILE"]
    if path.isEmpty { return nil }
    return FoldedPath.existing(URL(fileURLWithPath: path, relativeTo: project.folder).standardizedFileURL).path
  }
}
