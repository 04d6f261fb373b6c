import Foundation

@testable import XcodeProject

/// A project that a test writes, in the form of JSON, which Xcode reads as well.
final class WrittenProject {
  let name: String
  let folder: URL
  private var objects: [String: [String: Any]] = [:]
  private var children: [String] = []
  private var targets: [String] = []
  private var references: [[String: String]] = []
  private var count = 0
  /// Phases of copies that the next targets get: where they copy to, and files.
  var copies: [[String: String]: [String]] = [:]

  /// - Parameter folder: One that is kept by the caller; without it a new one that goes with the project.
  init(_ name: String, in folder: URL) {
    (self.name, self.folder) = (name, folder)
  }
  static func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("projects-\(UUID().uuidString)")
  }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  func add(_ kind: String, _ fields: [String: Any]) -> String {
    count += 1
    let id = "\(name)\(count)"
    objects[id] = fields.merging(["isa": kind]) { $1 }
    return id
  }
  /// A file among the project's files.
  func file(_ path: String, sourceTree: String = "<group>") -> String {
    let id = add("PBXFileReference", ["path": path, "sourceTree": sourceTree])
    children.append(id)
    return id
  }
  @discardableResult
  func target(
    _ name: String, _ kind: String = "application", files: [String] = [], frameworks: [String] = [],
    settings: [String: Any] = [:], configurationFile: String? = nil, products: [String] = [],
    folders: [String] = []
  ) -> String {
    let ending = ["application": "app", "framework": "framework", "bundle.unit-test": "xctest"][kind] ?? kind
    let product = file("\(name).\(ending)", sourceTree: "BUILT_PRODUCTS_DIR")
    func phase(_ kind: String, _ files: [String]) -> String {
      add(kind, ["files": files.map { objects[$0] == nil ? $0 : add("PBXBuildFile", ["fileRef": $0]) }])
    }
    let copied = copies.map { destination, files in
      var fields: [String: Any] = destination
      fields["files"] = files.map { add("PBXBuildFile", ["fileRef": $0]) }
      return add("PBXCopyFilesBuildPhase", fields)
    }
    let id = add(
      "PBXNativeTarget",
      [
        "name": name, "productType": "com.apple.product-type." + kind, "productReference": product,
        "packageProductDependencies": products, "buildConfigurationList": configurations(settings, configurationFile),
        "buildPhases": [
          phase(
            "PBXSourcesBuildPhase", files.filter { (objects[$0]?["path"] as? String)?.hasSuffix(".swift") ?? true }),
          phase(
            "PBXResourcesBuildPhase", files.filter { !((objects[$0]?["path"] as? String)?.hasSuffix(".swift") ?? true) }
          ),
          phase("PBXFrameworksBuildPhase", frameworks),
        ] + copied, "fileSystemSynchronizedGroups": folders,
      ])
    targets.append(id)
    return id
  }
  func phases(of target: String) -> [String] { objects[target]?["buildPhases"] as? [String] ?? [] }
  func change(_ id: String, _ key: String, _ value: Any) { objects[id]?[key] = value }
  func productReference(of target: String) -> String { objects[target]?["productReference"] as? String ?? "" }
  /// The file of a project beside this one, whose products this one uses.
  func reference(to path: String) -> String {
    let id = file(path)
    references.append(["ProjectRef": id, "ProductGroup": add("PBXGroup", ["children": [String]()])])
    return id
  }
  private func configurations(_ settings: [String: Any], _ file: String? = nil) -> String {
    var fields: [String: Any] = ["name": "Debug", "buildSettings": settings]
    fields["baseConfigurationReference"] = file
    return add("XCConfigurationList", ["buildConfigurations": [add("XCBuildConfiguration", fields)]])
  }

  /// Writes the project. Returns its folder `NAME.xcodeproj`.
  @discardableResult func save() throws -> URL {
    let list = configurations(["SDKROOT": "iphoneos"]), group = add("PBXGroup", ["children": children])
    let root = add(
      "PBXProject",
      [
        "mainGroup": group, "targets": targets, "buildConfigurationList": list, "projectReferences": references,
      ])
    let project: [String: Any] = ["objects": objects, "rootObject": root]
    let bundle = folder.appendingPathComponent(name + ".xcodeproj")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: project).write(to: bundle.appendingPathComponent("project.pbxproj"))
    return bundle
  }
}
