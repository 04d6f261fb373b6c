import Foundation
import Project

/// The Swift packages that a target uses.
enum TargetPackages {
  /// - Parameter beside: Packages that a workspace, or the project's own groups, put beside the targets.
  /// - Throws: `XcodeProjectError` where the project names what is not in it.
  static func read(_ target: Target, beside: [URL]) throws -> (packages: [PackageReference], notes: [String]) {
    let project = target.project
    var products = project.present(target.object, "packageProductDependencies")
    for phase in project.present(target.object, "buildPhases") where phase.kind == "PBXFrameworksBuildPhase" {
      for file in project.present(phase, "files") {
        if let product = project.present(file.text("productRef")), !products.contains(where: { $0.id == product.id }) {
          products.append(product)
        }
      }
    }
    var found: [(place: PackageReference.Place, products: [String])] = [], notes: [String] = []
    let locals = try localPackages(of: project) + beside
    for product in products {
      guard let name = product.text("productName") else {
        throw project.failure(product, "there is no 'productName' in it")
      }
      if name.hasPrefix("plugin:") {
        notes.append("\(target.name): the plugin \(name.dropFirst(7)) does not run")
        continue
      }
      let place: PackageReference.Place?
      if let id = product.text("package") {
        // Source: seen, Xcode opens a project whose reference to a package a merge has lost, and says that the product is missing.
        place = try project.present(id).map { try self.place($0, project) }
      } else {
        place = locals.first { declares($0, name) }.map { .local($0) }
      }
      guard let place else {
        notes.append("\(target.name): no package of the project declares the product \(name)")
        continue
      }
      if let index = found.firstIndex(where: { $0.place == place }) {
        if !found[index].products.contains(name) { found[index].products.append(name) }
      } else {
        found.append((place, [name]))
      }
    }
    return (found.map { PackageReference($0.place, products: $0.products) }, notes)
  }

  private static func place(_ package: ProjectObject, _ project: ProjectFile) throws -> PackageReference.Place {
    if package.kind == "XCLocalSwiftPackageReference" {
      guard let path = package.text("relativePath") ?? package.text("path") else {
        throw project.failure(package, "there is no 'relativePath' in it")
      }
      return .local(FoldedPath.existing(URL(fileURLWithPath: path, relativeTo: project.folder).standardizedFileURL))
    }
    guard let url = package.text("repositoryURL") else {
      throw project.failure(package, "there is no 'repositoryURL' in it")
    }
    return .remote(url: url, requirement: try requirement(package, project))
  }
  private static func requirement(_ package: ProjectObject, _ project: ProjectFile) throws -> String {
    let fields = package.dictionary("requirement").mapValues { "\($0)" }
    func value(_ key: String) throws -> String {
      guard let value = fields[key] else { throw project.failure(package, "there is no '\(key)' in its 'requirement'") }
      return value
    }
    switch fields["kind"] ?? "" {
    case "upToNextMajorVersion": return "from: \"\(try value("minimumVersion"))\""
    case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(try value("minimumVersion"))\")"
    case "exactVersion": return "exact: \"\(try value("version"))\""
    case "versionRange": return "\"\(try value("minimumVersion"))\"..<\"\(try value("maximumVersion"))\""
    case "branch": return "branch: \"\(try value("branch"))\""
    case "revision": return "revision: \"\(try value("revision"))\""
    case let kind: throw project.failure(package, "its 'requirement' is of the unknown kind \"\(kind)\"")
    }
  }
  /// Folders with a Package.swift among the project's files, as Xcode 11 to 14 name local packages.
  private static func localPackages(of project: ProjectFile) throws -> [URL] {
    var urls: [URL] = []
    for package in project.all("XCLocalSwiftPackageReference") {
      if case .local(let url) = try place(package, project) { urls.append(url) }
    }
    for reference in project.all("PBXFileReference") {
      guard let url = try project.url(of: reference) else { continue }
      if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) { urls.append(url) }
    }
    return urls
  }
  private static func declares(_ package: URL, _ product: String) -> Bool {
    let manifest = try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    return manifest?.contains("\"\(product)\"") ?? false || package.lastPathComponent == product
  }
}
