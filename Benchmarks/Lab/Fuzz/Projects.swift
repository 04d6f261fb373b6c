// sources: Tool/Sources/XcodeProject
// tool-modules: Project
import Foundation

/// Files of Xcode: a project in a folder of its own, whose file is what is read.
let fuzzTargets = [
  FuzzTarget("projects") { bytes in
    write(bytes, "App.xcodeproj/project.pbxproj")
    _ = try? XcodeProject.read(at: folder)
  },
  FuzzTarget(text: "build-settings") { text in
    write(Array(text.utf8), "App.xcconfig")
    var missing: [String] = [], settings = BuildSettings()
    guard let entries = try? ConfigurationFile.read(folder.appendingPathComponent("App.xcconfig"), missing: &missing)
    else { return }
    settings.add(entries)
    for entry in entries.prefix(20) { _ = settings[entry.name] }
    _ = settings.fill(text)
  },
]

private let folder: URL = {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-lab-projects")
  try? FileManager.default.createDirectory(
    at: folder.appendingPathComponent("App.xcodeproj"), withIntermediateDirectories: true)
  return folder
}()
private func write(_ bytes: [UInt8], _ name: String) {
  FileManager.default.createFile(atPath: folder.appendingPathComponent(name).path, contents: Data(bytes))
}
