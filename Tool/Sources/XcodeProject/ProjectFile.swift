import Foundation

/// The objects of a `project.pbxproj`, which name each other by identifiers.
struct ProjectFile {
  /// The folder `App.xcodeproj`.
  let bundle: URL
  /// The folder that paths of groups begin at.
  let folder: URL
  let root: ProjectObject
  private let objects: [String: [String: Any]]
  private let parents: [String: String]

  /// The file that says so.
  let path: String
  /// What the description of a project asks for and is not to be had.
  private(set) var notes: [String] = []
  var name: String { bundle.deletingPathExtension().lastPathComponent }
  /// Whether it is the project that CocoaPods makes of what an app uses.
  var isOfCocoaPods: Bool { name == "Pods" && bundle.deletingLastPathComponent().lastPathComponent == "Pods" }

  /// - Throws: `XcodeProjectError` where the file cannot be read, or is no project.
  init(bundle: URL) throws {
    self.bundle = bundle
    path = bundle.appendingPathComponent("project.pbxproj").path
    let file = bundle.appendingPathComponent("project.pbxproj")
    func failure(_ message: String) -> XcodeProjectError { XcodeProjectError(file: file.path, message: message) }
    guard let data = FileManager.default.contents(atPath: file.path) else { throw failure("there is no such file") }
    let text = String(decoding: data, as: UTF8.self)
    if let conflict = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(where: {
      $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ")
    }) {
      throw failure("line \(conflict + 1) is a conflict of a merge, which has to be resolved first")
    }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      // Source: Xcode reads a project of JSON as well, which some programs write.
      guard let json = try? JSONSerialization.jsonObject(with: data) else {
        throw failure("this is not a property list: \(Self.reason(of: error))")
      }
      list = json
    }
    guard let fields = list as? [String: Any], let objects = fields["objects"] as? [String: [String: Any]] else {
      throw failure("there are no 'objects' in it: this is not a project of Xcode")
    }
    guard let rootID = fields["rootObject"] as? String, let root = objects[rootID] else {
      throw failure("'rootObject' names no object: the project is damaged")
    }
    self.objects = objects
    self.root = ProjectObject(id: rootID, fields: root)
    var parents: [String: String] = [:]
    for (id, fields) in objects { for child in fields["children"] as? [String] ?? [] { parents[child] = id } }
    self.parents = parents
    let directory = root["projectDirPath"] as? String ?? ""
    let outer = bundle.deletingLastPathComponent()
    folder = (directory.isEmpty ? outer : outer.appendingPathComponent(directory)).standardizedFileURL
  }

  /// Reads a project, or the description of one from which a program makes it.
  static func read(_ url: URL) throws -> ProjectFile {
    switch url.pathExtension {
    case "yml", "yaml": ProjectFile(try XcodeGenProject.read(url))
    case "swift": ProjectFile(try TuistProject.read(url))
    default: try ProjectFile(bundle: url)
    }
  }
  init(_ specification: ProjectSpecification) {
    bundle = specification.folder.appendingPathComponent(specification.name + ".xcodeproj")
    (path, folder) = (specification.file.path, specification.folder.standardizedFileURL)
    (objects, parents, notes) = (specification.objects(), [:], specification.notes)
    root = ProjectObject(id: "root", fields: objects["root"] ?? [:])
  }

  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    return error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
  }

  /// The object of an identifier.
  ///
  /// - Throws: `XcodeProjectError` where there is none.
  func object(_ id: String, of owner: ProjectObject, _ key: String) throws -> ProjectObject {
    guard let fields = objects[id] else {
      throw failure(owner, "'\(key)' names the object \(id), which is not in the file")
    }
    return ProjectObject(id: id, fields: fields)
  }
  func object(_ owner: ProjectObject, _ key: String) throws -> ProjectObject? {
    try owner.text(key).map { try object($0, of: owner, key) }
  }
  func objects(_ owner: ProjectObject, _ key: String) throws -> [ProjectObject] {
    try owner.list(key).map { try object($0, of: owner, key) }
  }
  /// The objects of a list without those that are not in the file.
  ///
  /// Source: seen, Xcode passes over files of a phase and groups' children that a merge has lost.
  func present(_ owner: ProjectObject, _ key: String) -> [ProjectObject] {
    owner.list(key).compactMap { present($0) }
  }
  /// The object of an identifier that may be lost.
  func present(_ id: String?) -> ProjectObject? {
    id.flatMap { id in objects[id].map { ProjectObject(id: id, fields: $0) } }
  }
  /// The projects that this one names, to use what they build.
  func references() throws -> [URL] {
    try root.dictionaries("projectReferences").compactMap { entry in
      try present(entry["ProjectRef"] as? String).flatMap { try url(of: $0) }
    }
  }
  func all(_ kind: String) -> [ProjectObject] {
    objects.filter { $0.value["isa"] as? String == kind }.map { ProjectObject(id: $0.key, fields: $0.value) }
      .sorted { $0.id < $1.id }
  }
  func failure(_ object: ProjectObject, _ message: String) -> XcodeProjectError {
    XcodeProjectError(file: path, object: object.title, message: message)
  }

  /// Where a file, a group or a synchronised folder is; nil where that is among what Xcode brings or builds.
  func url(of object: ProjectObject) throws -> URL? {
    var object = object, parts: [String] = [], seen: Set<String> = []
    while true {
      guard seen.insert(object.id).inserted else { throw failure(object, "the group is inside of itself") }
      if let path = object.text("path"), !path.isEmpty { parts.insert(path, at: 0) }
      switch object.text("sourceTree") ?? "<group>" {
      case "<absolute>": return join(URL(fileURLWithPath: "/"), parts)
      case "SOURCE_ROOT": return join(folder, parts)
      case "<group>":
        guard let parent = parents[object.id], let fields = objects[parent] else { return join(folder, parts) }
        object = ProjectObject(id: parent, fields: fields)
      default: return nil
      }
    }
  }
  private func join(_ base: URL, _ parts: [String]) -> URL {
    if let absolute = parts.first, absolute.hasPrefix("/") {
      return join(URL(fileURLWithPath: absolute), Array(parts.dropFirst()))
    }
    return FoldedPath.existing(parts.reduce(base) { $0.appendingPathComponent($1) }.standardizedFileURL)
  }
}

/// An object of a project file.
struct ProjectObject: @unchecked Sendable {
  // Unchecked: the values are strings, arrays and dictionaries.
  let id: String
  let fields: [String: Any]

  var kind: String { text("isa") ?? "object without a kind" }
  var name: String { text("name") ?? text("path") ?? id }
  var title: String { "object \(id) (\(kind)\(text("name").map { " \"\($0)\"" } ?? ""))" }

  func text(_ key: String) -> String? { fields[key] as? String ?? (fields[key] as? NSNumber)?.stringValue }
  func list(_ key: String) -> [String] { fields[key] as? [String] ?? text(key).map { [$0] } ?? [] }
  func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }
  func dictionaries(_ key: String) -> [[String: Any]] { fields[key] as? [[String: Any]] ?? [] }
}
