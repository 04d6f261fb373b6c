import Foundation

/// A project that a program makes of a description (XcodeGen, Tuist), as that says it. It becomes the objects that Xcode's own file would have.
struct ProjectSpecification {
  struct Target {
    var name: String
    /// The end of `com.apple.product-type.…`.
    var type = "application"
    /// `iphoneos`, `macosx` and the like; `auto` for several.
    var root = "iphoneos"
    var supported: [String] = []
    var sources: [Source] = []
    var settings: [String: Any] = [:]
    var configurationFile: String?
    /// Keys of Info.plist that stand in the description.
    var information: [String: Any] = [:]
    var dependencies: [Dependency] = []
    var scripts: [String] = []
  }
  /// A file, a folder, or all that a pattern with asterisks fits.
  struct Source {
    var path: String
    var excludes: [String] = []
    var isFolderResource = false
  }
  enum Dependency {
    case target(String)
    case product(String, package: String?)
    case plugin(String)
  }
  struct Package {
    var name: String
    var fields: [String: Any]
  }
  var name: String
  var file: URL
  var targets: [Target] = []
  var packages: [Package] = []
  var settings: [String: Any] = [:]
  var configurationFile: String?
  /// Sentences for the user.
  var notes: [String] = []

  var folder: URL { file.deletingLastPathComponent() }

  // MARK: - The objects

  /// The objects of the project, the root under the identifier `root`.
  func objects() -> [String: [String: Any]] {
    var builder = Builder(specification: self)
    builder.build()
    return builder.objects
  }

  private struct Builder {
    let specification: ProjectSpecification
    var objects: [String: [String: Any]] = [:]
    private var count = 0
    private var children: [String] = []

    init(specification: ProjectSpecification) { self.specification = specification }

    mutating func add(_ kind: String, _ fields: [String: Any]) -> String {
      count += 1
      let id = "\(kind) \(count)"
      objects[id] = fields.merging(["isa": kind]) { $1 }
      return id
    }
    mutating func file(_ path: String, isFolder: Bool = false) -> String {
      var fields: [String: Any] = ["path": path, "sourceTree": "SOURCE_ROOT"]
      if isFolder { fields["lastKnownFileType"] = "folder" }
      return add("PBXFileReference", fields)
    }
    mutating func configurations(_ settings: [String: Any], _ file: String?) -> String {
      var fields: [String: Any] = ["name": "Debug", "buildSettings": settings]
      if let file { fields["baseConfigurationReference"] = self.file(file) }
      return add("XCConfigurationList", ["buildConfigurations": [add("XCBuildConfiguration", fields)]])
    }
    mutating func build() {
      var packages: [String: String] = [:]
      for package in specification.packages {
        let kind =
          package.fields["relativePath"] == nil ? "XCRemoteSwiftPackageReference" : "XCLocalSwiftPackageReference"
        packages[package.name] = add(kind, package.fields)
      }
      for target in specification.targets { objects["target \(target.name)"] = ["isa": "PBXNativeTarget"] }
      for target in specification.targets { add(target, packages) }
      objects["root"] = [
        "isa": "PBXProject", "targets": specification.targets.map { "target \($0.name)" },
        "mainGroup": add("PBXGroup", ["children": children]),
        "buildConfigurationList": configurations(specification.settings, specification.configurationFile),
      ]
    }
    private mutating func add(_ target: Target, _ packages: [String: String]) {
      var settings: [String: Any] = ["SDKROOT": target.root]
      if !target.supported.isEmpty { settings["SUPPORTED_PLATFORMS"] = target.supported }
      settings.merge(target.settings) { $1 }
      let base = specification.folder
      if let path = settings["INFOPLIST_FILE"] as? String, !path.contains("$"),
        !FileManager.default.fileExists(atPath: base.appendingPathComponent(path).path)
      {
        // The program writes it; what is to be in it stands in the description.
        settings["INFOPLIST_FILE"] = nil
      }
      var folders: [String] = [], files: [String] = [], resources: [String] = []
      for source in target.sources {
        let folder = PathPattern.base(of: source.path), excluded = base.appendingPathComponent(folder)
        let gone = Set(source.excludes.flatMap { PathPattern.expand($0, in: excluded) }.map { folder + $0 })
        for path in PathPattern.expand(source.path, in: base) where !gone.contains(path) {
          var isDirectory: ObjCBool = false
          let url = base.appendingPathComponent(path)
          let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
          if isThere, isDirectory.boolValue, !source.isFolderResource, url.pathExtension.isEmpty {
            let left = source.excludes.flatMap { PathPattern.expand($0, in: url) }
            let set = add(
              "PBXFileSystemSynchronizedBuildFileExceptionSet",
              ["target": "target \(target.name)", "membershipExceptions": left])
            folders.append(
              add(
                "PBXFileSystemSynchronizedRootGroup",
                ["path": path, "sourceTree": "SOURCE_ROOT", "exceptions": left.isEmpty ? [] : [set]]))
          } else {
            let reference = add("PBXBuildFile", ["fileRef": file(path, isFolder: source.isFolderResource)])
            if path.hasSuffix(".swift") { files.append(reference) } else { resources.append(reference) }
          }
        }
      }
      var dependencies: [String] = [], products: [String] = []
      for dependency in target.dependencies {
        switch dependency {
        case .target(let name): dependencies.append(add("PBXTargetDependency", ["target": "target \(name)"]))
        case .product(let name, let package):
          var fields: [String: Any] = ["productName": name]
          fields["package"] = package.flatMap { packages[$0] }
          products.append(add("XCSwiftPackageProductDependency", fields))
        case .plugin(let name):
          products.append(add("XCSwiftPackageProductDependency", ["productName": "plugin:" + name]))
        }
      }
      var phases = [
        add("PBXSourcesBuildPhase", ["files": files]), add("PBXResourcesBuildPhase", ["files": resources]),
      ]
      phases += target.scripts.map { add("PBXShellScriptBuildPhase", ["name": $0]) }
      objects["target \(target.name)"] = [
        "isa": "PBXNativeTarget", "name": target.name, "productType": "com.apple.product-type." + target.type,
        "buildConfigurationList": configurations(settings, target.configurationFile),
        "fileSystemSynchronizedGroups": folders, "buildPhases": phases, "dependencies": dependencies,
        "packageProductDependencies": products, "informationProperties": target.information,
      ]
    }
  }
}
