import Foundation
import Project

/// What Xcode adds to a target: imports that its files rely on, the symbols of its catalogues and where its resources are; and an app for previews.
struct GeneratedSources {
  let app: AppDescription
  /// Where they are written.
  let folder: URL
  let installation: Installation
  let toolchain: Toolchain

  init(_ app: AppDescription, in folder: URL, _ installation: Installation, _ toolchain: Toolchain) {
    (self.app, self.folder, self.installation, self.toolchain) = (app, folder, installation, toolchain)
  }

  func write(entry: EntryPoint) throws -> [URL] {
    var files: [URL] = []
    if entry != .statements {
      files.append(try symbols())
      files += try models()
      if !app.resources.isEmpty { files.append(try add("ResourceBundle", resourceBundle)) }
    }
    if entry == .previews { files.append(try add("PreviewHost", previewHost)) }
    return files
  }

  private func add(_ name: String, _ text: String) throws -> URL {
    let file = folder.appending(path: name + ".swift")
    try AppBuild.write(Data(text.utf8), to: file)
    return file
  }

  private func symbols() throws -> URL {
    let catalogs = app.resources.map(\.url).filter { $0.pathExtension == "xcassets" }
    let written = folder.appending(path: "AssetSymbols.written")
    let program = installation.library.appending(path: "AssetSymbols")
    // A name that the app declares itself has no symbol of an asset.
    let inputs = catalogs.isEmpty ? [] : catalogs + app.sources
    let result = try ChildProcess.output(
      program, [written.path] + inputs.map(\.path), environment: toolchain.environmentOfPrograms())
    guard result.status == 0, let data = FileManager.default.contents(atPath: written.path) else {
      throw ProjectProblem("The symbols of the catalogues cannot be written: \(result.text)")
    }
    let file = folder.appending(path: "GeneratedAssetSymbols.swift")
    try AppBuild.write(data, to: file)
    return file
  }

  /// The classes of the app's models of Core Data, as Xcode writes them.
  private func models() throws -> [URL] {
    let program = installation.library.appending(path: "AssetSymbols")
    let models = app.resources.map(\.url).filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) }
    return try models.map { model in
      let name = model.deletingPathExtension().lastPathComponent
      let written = folder.appending(path: name + ".model.written")
      let result = try ChildProcess.output(
        program, ["--model", model.path, written.path], environment: toolchain.environmentOfPrograms())
      guard result.status == 0, let data = FileManager.default.contents(atPath: written.path) else {
        throw ProjectProblem("The classes of the model \(model.path) cannot be written: \(result.text)")
      }
      let file = folder.appending(path: name + "+CoreDataModel.swift")
      try AppBuild.write(data, to: file)
      return file
    }
  }

  private var resourceBundle: String {
    """
    import Foundation

    extension Foundation.Bundle {
      static let module: Foundation.Bundle = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folder = (program as NSString).deletingLastPathComponent
        return Foundation.Bundle(path: folder + "/\(app.moduleName).resources") ?? Foundation.Bundle.main
      }()
    }

    """
  }

  private var previewHost: String {
    """
    import SwiftUI

    @main struct HearthPreviewHost: SwiftUI.App {
      var body: some SwiftUI.Scene { SwiftUI.WindowGroup { SwiftUI.EmptyView() } }
    }

    """
  }
}
