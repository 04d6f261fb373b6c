import Foundation
import Synchronization

/// The folders of asset catalogues (`*.xcassets`).
enum AssetCatalog {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }
  private struct Key: Hashable { var kind: String, directory: String }
  /// What is on disk, which does not change while a program runs.
  private static let known = Mutex<[Key: [String: String]]>([:])

  /// The sets of a kind (`imageset`, `colorset`) in all catalogues of a directory, by name; with the
  /// names of folders that provide a namespace.
  static func sets(of kind: String, in directory: String) -> [String: String] {
    let key = Key(kind: kind, directory: directory)
    if let found = known.withLock({ $0[key] }) { return found }
    var result: [String: String] = [:]
    let manager = FileManager.default
    func visit(_ folder: String, prefix: String, depth: Int) {
      for entry in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let path = folder + "/" + entry
        if entry.hasSuffix("." + kind) {
          let name = prefix + entry.dropLast(kind.count + 1)
          if result[name] == nil { result[name] = path }
        } else if depth < 16, isFolder(entry, path) {
          visit(path, prefix: providesNamespace(path) ? prefix + entry + "/" : prefix, depth: depth + 1)
        }
      }
    }
    for entry in ((try? manager.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    where entry.hasSuffix(".xcassets") {
      visit(directory + "/" + entry, prefix: "", depth: 0)
    }
    let sets = result
    known.withLock { $0[key] = sets }
    return sets
  }

  /// Whether an entry is a folder that sets lie in, and not a set itself. A folder's name may have dots.
  private static func isFolder(_ name: String, _ path: String) -> Bool {
    if let dot = name.lastIndex(of: "."), kinds.contains(String(name[name.index(after: dot)...])) { return false }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
  /// What folders that are assets end with. Source: Apple, Asset Catalog Format Reference, "Types Overview".
  private static let kinds: Set<String> = [
    "appiconset", "arimageset", "arresourcegroup", "brandassets", "cfbundle", "colorset", "complicationset",
    "cubetextureset",
    "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack",
    "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "sticker", "stickerpack",
    "stickersequence", "stickersiconset", "symbolset", "textureset",
  ]
  private static func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
  }
}
