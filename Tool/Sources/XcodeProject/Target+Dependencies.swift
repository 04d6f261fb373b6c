import Foundation
import Project

extension Target {
  /// The targets that this one depends on, by a dependency, since it links or embeds their products, or since a source imports their modules.
  ///
  /// Targets of other projects are those of a reference between projects, and those of the same workspace whose product has the name that is linked.
  /// Source: Apple, "Configuring your scheme's build action": dependencies that a project does not name are found by products of a workspace.
  func dependencies(among targets: [Target]) throws -> [Target] {
    var found: [Target] = []
    func add(_ target: Target?) {
      guard let target, !target.isSame(as: self), !found.contains(where: { $0.isSame(as: target) }) else { return }
      found.append(target)
    }
    for dependency in project.present(object, "dependencies") {
      if let id = dependency.text("target") {
        add(targets.first { $0.object.id == id && $0.project.bundle == project.bundle })
      } else if let proxy = project.present(dependency.text("targetProxy")) {
        let bundle = try portal(of: proxy)
        let id = proxy.text("remoteGlobalIDString"), name = proxy.text("remoteInfo")
        let all = targets.filter { $0.project.bundle.path == bundle?.path }
        add(all.first { $0.object.id == id } ?? all.first { $0.name == name })
      }
    }
    for phase in project.present(object, "buildPhases")
    where ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains(phase.kind) {
      for file in project.present(phase, "files") {
        guard let reference = project.present(file.text("fileRef")) else { continue }
        add(try builder(of: reference, among: targets))
      }
    }
    for name in importedModules().sorted() {
      let all = targets.filter { $0.isFramework && $0.settings["PRODUCT_MODULE_NAME"] == name }
      if all.contains(where: { target in found.contains { $0.isSame(as: target) } }) { continue }
      add(all.first { $0.platform == platform } ?? all.first)
    }
    return found
  }

  func isSame(as other: Target) -> Bool { object.id == other.object.id && project.bundle == other.project.bundle }

  /// The project that a proxy stands for an object of.
  private func portal(of proxy: ProjectObject) throws -> URL? {
    guard let portal = proxy.text("containerPortal"), portal != project.root.id else { return project.bundle }
    return try project.present(portal).flatMap { try project.url(of: $0) }
  }

  /// The target whose product a file is.
  private func builder(of reference: ProjectObject, among targets: [Target]) throws -> Target? {
    if reference.kind == "PBXReferenceProxy", let proxy = project.present(reference.text("remoteRef")) {
      let bundle = try portal(of: proxy), id = proxy.text("remoteGlobalIDString")
      let all = targets.filter { $0.project.bundle.path == bundle?.path }
      if let found = all.first(where: { $0.object.text("productReference") == id }) { return found }
    } else if let found = targets.first(where: {
      $0.project.bundle == project.bundle && $0.object.text("productReference") == reference.id
    }) {
      return found
    }
    guard let name = reference.text("path").map({ URL(fileURLWithPath: $0).lastPathComponent }) else { return nil }
    let all = targets.filter {
      $0.project.bundle != project.bundle && !$0.project.isOfCocoaPods && $0.productFile == name
    }
    return all.first { $0.platform == platform } ?? all.first
  }
  /// The name of the file that the target builds, `Design.framework`.
  private var productFile: String? {
    project.present(object.text("productReference"))?.text("path").map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  private func importedModules() -> Set<String> {
    let sources = (try? TargetFiles(self).sources) ?? []
    return sources.reduce(into: []) { names, file in
      if let data = FileManager.default.contents(atPath: file.path) {
        names.formUnion(ImportedModules.of(String(decoding: data, as: UTF8.self)))
      }
    }
  }
}
