import Foundation

/// The versions of a model in an `.xcdatamodeld`, or the one in an `.xcdatamodel`.
public struct ModelPackage: Sendable {
  public struct Version: Sendable {
    /// The name of its folder, without the ending.
    public var name: String
    public var document: ModelDocument
  }
  public var versions: [Version]
  public var current: Version

  /// - Throws: `ModelFileError`, which names the file.
  public init(at url: URL) throws {
    if url.pathExtension == "xcdatamodel" {
      current = try Self.version(url)
      versions = [current]
      return
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted().filter {
      $0.hasSuffix(".xcdatamodel")
    }
    versions = try names.map { try Self.version(url.appendingPathComponent($0)) }
    var chosen = names.first
    if let data = FileManager.default.contents(atPath: url.appendingPathComponent(".xccurrentversion").path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String
    {
      guard names.contains(name) else { throw ModelFileError("\(url.path): the current version \(name) is not there") }
      chosen = name
    } else if names.count > 1 {
      throw ModelFileError("\(url.path) has \(names.count) versions, and no .xccurrentversion that says which to use")
    }
    guard let index = chosen.flatMap({ names.firstIndex(of: $0) }) else {
      throw ModelFileError("\(url.path) has no .xcdatamodel inside")
    }
    current = versions[index]
  }
  private static func version(_ url: URL) throws -> Version {
    let file = url.appendingPathComponent("contents")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ModelFileError("\(file.path) cannot be read")
    }
    do {
      let name = url.deletingPathExtension().lastPathComponent
      return Version(name: name, document: try ModelDocument(contents: data))
    } catch let error as ModelFileError {
      throw ModelFileError("\(file.path) \(error)")
    }
  }
}
