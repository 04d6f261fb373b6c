import Foundation
import HearthCore

/// What the desktop of a test knows about documents: the files that were open lately, and where drafts and versions
/// are.
final class TestDocuments: RecentDocumentService {
  let directory: URL
  private let isTemporary: Bool
  private(set) var documents: [URL] = []

  /// - Parameter path: Where windows keep what outlives them; nil for in memory.
  init(_ path: String?) {
    isTemporary = path == nil
    directory =
      path.map { URL(fileURLWithPath: $0 + "/documents", isDirectory: true) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("hearth-documents-\(UUID().uuidString)")
  }
  nonisolated deinit { if isTemporary { try? FileManager.default.removeItem(at: directory) } }

  func note(_ url: URL, mimeType: String) { documents = [url] + documents.filter { $0 != url } }
  func forget(_ url: URL) { documents.removeAll { $0 == url } }
}
