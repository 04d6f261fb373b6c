import Foundation

/// What a window keeps of its document.
struct DocumentReference: Codable, Hashable {
  var id: UUID
  /// Nil while the document has no file.
  var path: String?
  var type: String
  var name: String
  var url: URL? { path.map { URL(fileURLWithPath: $0) } }
  // A file is one document, whoever opens it.
  static func == (a: Self, b: Self) -> Bool { a.path != nil || b.path != nil ? a.path == b.path : a.id == b.id }
  func hash(into hasher: inout Hasher) { if let path { hasher.combine(path) } else { hasher.combine(id) } }
}
