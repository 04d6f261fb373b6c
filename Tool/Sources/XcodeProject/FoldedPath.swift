import Foundation

/// Finds a file whose name is written with other capitals than the project has it.
///
/// Source: Apple, "File system details": APFS of a Mac does not tell capitals from small letters unless it is formatted so. A project that was never opened
/// elsewhere may name `Views/home.swift` for a file `views/Home.swift`.
enum FoldedPath {
  /// The file that is there. Where there is none, or several that differ in capitals alone and none that is written so, it is what was asked for.
  static func existing(_ url: URL) -> URL {
    if FileManager.default.fileExists(atPath: url.path) { return url }
    let parent = url.deletingLastPathComponent()
    if parent.path == url.path { return url }
    let folder = existing(parent), name = url.lastPathComponent
    let direct = folder.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: direct.path) { return direct }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let folded = name.lowercased(), fitting = names.filter { $0.lowercased() == folded }
    return fitting.count == 1 ? folder.appendingPathComponent(fitting[0]) : url
  }
}
