import Foundation
import Project

/// Lays an app's resources into the folder beside the program, where `Bundle.main` and `Bundle.module` find them.
struct AppResources {
  let app: AppDescription
  let target: URL
  let installation: Installation
  let toolchain: Toolchain

  init(_ app: AppDescription, in target: URL, _ installation: Installation, _ toolchain: Toolchain) {
    (self.app, self.target) = (app, target)
    (self.installation, self.toolchain) = (installation, toolchain)
  }

  func write() throws {
    let files = FileManager.default
    if app.resources.isEmpty, information == nil, app.information.isEmpty, shaders.isEmpty {
      try? files.removeItem(at: target)
      return
    }
    var kept: Set<String> = []
    for resource in app.resources {
      let place = resource.folder.isEmpty ? target : target.appending(path: resource.folder)
      let folder = resource.localization.map { place.appending(path: $0 + ".lproj") } ?? place
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appending(path: resource.url.lastPathComponent)
      try update(copy, from: resource.url)
      kept.insert(copy.path)
      kept.insert(folder.path)
      if let outermost = resource.folder.split(separator: "/").first {
        kept.insert(target.appending(path: String(outermost)).path)
      }
      if let compiled = try nameCompiled(copy) { kept.insert(compiled.path) }
    }
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    let tool = installation.library.appending(path: "AssetSymbols")
    if !app.information.isEmpty {
      // The project says it, with all variables filled in.
      let copy = target.appending(path: "AppInfo.plist"), value = app.information.mapValues(\.propertyList)
      kept.insert(copy.path)
      try AppBuild.write(PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0), to: copy)
    } else if let information {
      let copy = target.appending(path: "AppInfo.plist")
      kept.insert(copy.path)
      let result = try ChildProcess.output(
        tool, ["--information", app.moduleName, information.path, copy.path],
        environment: toolchain.environmentOfPrograms())
      guard result.status == 0 else { throw ProjectProblem("\(information.path) cannot be read: \(result.text)") }
    }
    if !shaders.isEmpty {
      let copy = target.appending(path: "default.hearthshaders")
      kept.insert(copy.path)
      let compiler = toolchain.swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "clang++")
      let result = try ChildProcess.output(
        tool, ["--shaders", compiler.path, copy.path] + shaders.map(\.path),
        environment: toolchain.environmentOfPrograms())
      guard result.status == 0 else { throw ProjectProblem(result.text) }
    }
    // What is not in the sources any more.
    for name in (try? files.contentsOfDirectory(atPath: target.path)) ?? [] {
      let file = target.appending(path: name)
      if !kept.contains(file.path) { try? files.removeItem(at: file) }
    }
  }

  /// Xcode compiles `Shelf.xcdatamodeld` to `Shelf.momd`, for which source asks the bundle: here it is another name of the model.
  private func nameCompiled(_ model: URL) throws -> URL? {
    guard model.pathExtension == "xcdatamodeld" else { return nil }
    let compiled = model.deletingPathExtension().appendingPathExtension("momd")
    try? FileManager.default.removeItem(at: compiled)
    try FileManager.default.createSymbolicLink(
      atPath: compiled.path, withDestinationPath: model.lastPathComponent)
    return compiled
  }

  private var folders: Set<URL> { Set(app.sources.map { $0.deletingLastPathComponent() }) }
  /// The nearest folder of the sources has it.
  private var information: URL? {
    if app.sources.count == 1, app.resources.isEmpty { return nil }
    return folders.sorted { $0.path.count < $1.path.count }.lazy.compactMap(SourceFolder.information).first
  }
  private var shaders: [URL] {
    if !app.shaders.isEmpty { return app.shaders }
    if app.sources.count == 1, app.resources.isEmpty { return [] }
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".metal") }.map { folder.appending(path: $0) }
    }.sorted { $0.path < $1.path }
  }

  /// Catalogues are folders, and copied anew: what changed within them does not change their own time.
  private func update(_ copy: URL, from original: URL) throws {
    let files = FileManager.default
    func stamp(_ file: URL) -> [String] {
      let values = try? files.attributesOfItem(atPath: file.path)
      return values.map { ["\($0[.size] ?? "")", "\($0[.modificationDate] ?? "")", "\($0[.type] ?? "")"] } ?? []
    }
    var isDirectory: ObjCBool = false
    guard files.fileExists(atPath: original.path, isDirectory: &isDirectory) else { return }
    if !isDirectory.boolValue, stamp(copy) == stamp(original) { return }
    try? files.removeItem(at: copy)
    try files.copyItem(at: original, to: copy)
  }
}
