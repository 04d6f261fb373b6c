import Foundation
import UniformTypeIdentifiers

/// What the names of files say about their types.
///
/// A type of the app's own has the extensions that the app's Info.plist declares for it; one that is declared nowhere
/// has the
/// last part of its identifier as its extension. Source: Apple, Uniform Type Identifiers, UTTypeTagSpecification; the
/// second
/// is our choice.
enum DocumentTypes {
  static func types(of url: URL) -> [UTType] {
    var isDirectory: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
    var types: [UTType] = []
    if !url.pathExtension.isEmpty {
      types = UTType.types(tag: url.pathExtension, tagClass: .filenameExtension, conformingTo: nil)
      if types.isEmpty, let dynamic = UTType(filenameExtension: url.pathExtension) { types = [dynamic] }
    } else if isThere, !isDirectory.boolValue {
      types = [isText(url) ? .plainText : .data]
    }
    if isThere, isDirectory.boolValue {
      // A package, or a folder like any other.
      types = types.filter { $0.conforms(to: .directory) } + [url.pathExtension.isEmpty ? .folder : .package]
    }
    return types
  }
  /// Lower case, without the dot, the preferred one first.
  static func extensions(of type: UTType) -> [String] {
    if let known = type.tags[.filenameExtension], !known.isEmpty { return known.map { $0.lowercased() } }
    if let declared = declared[type.identifier]?.extensions, !declared.isEmpty { return declared }
    if type.isPublic || type.isDynamic { return [] }
    return type.identifier.split(separator: ".").last.map { [$0.lowercased()] } ?? []
  }
  static func mimeTypes(of type: UTType) -> [String] {
    type.tags[.mimeType] ?? declared[type.identifier]?.mimeTypes ?? []
  }

  private struct Declared {
    var extensions: [String] = []
    var mimeTypes: [String] = []
  }
  private static let declared: [String: Declared] = {
    var found: [String: Declared] = [:]
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      for entry in Bundle.main.object(forInfoDictionaryKey: key) as? [[String: Any]] ?? [] {
        guard let name = entry["UTTypeIdentifier"] as? String else { continue }
        let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        func list(_ key: String) -> [String] { tags[key] as? [String] ?? (tags[key] as? String).map { [$0] } ?? [] }
        found[name] = Declared(
          extensions: list("public.filename-extension").map { $0.lowercased() }, mimeTypes: list("public.mime-type"))
      }
    }
    return found
  }()

  /// Whether the beginning of a file is text.
  private static func isText(_ url: URL) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: url.path) else { return false }
    defer { try? handle.close() }
    let data = (try? handle.read(upToCount: 4096)) ?? Data()
    return !data.contains(0)
  }
}
