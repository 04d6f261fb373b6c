import Foundation
import HearthCore
import Observation
import UniformTypeIdentifiers

/// A document that is an observable object, which reads and writes its file in the background. What is registered with the
/// undo manager of its window changes it.
@MainActor final class ModelContents<D: ReadableDocument>: DocumentContents where D.Reader.Source == URL {
  let model: D
  /// Nil where the document is only viewed.
  private let writing:
    (@MainActor (UTType, _ existing: URL?, _ previous: (any Sendable)?) async throws -> DocumentSnapshot)?
  var didChange: (() -> Void)?
  private var watch: UndoWatch?
  weak var undo: WindowUndo? {
    didSet { if undo !== oldValue { watch = UndoWatch(undo) { [weak self] in self?.didChange?() } } }
  }
  /// What the document has taken over last.
  private var applied: UncheckedSendable<D.Reader.Snapshot>?
  /// What is in the document's file.
  private var written: (any Sendable)?

  fileprivate init(
    _ model: D,
    _ writing: (@MainActor (UTType, _ existing: URL?, _ previous: (any Sendable)?) async throws -> DocumentSnapshot)?
  ) {
    (self.model, self.writing) = (model, writing)
  }
  nonisolated deinit {}

  func takeSnapshot(
    as type: UTType, over existing: URL?, _ then: @escaping @MainActor (Result<DocumentSnapshot, any Error>) -> Void
  ) {
    guard let writing else { return then(.failure(CocoaError(.featureUnsupported))) }
    let previous = written
    Task.immediate { @MainActor in
      let result: Result<DocumentSnapshot, any Error>
      do { result = .success(try await writing(type, existing, previous)) } catch { result = .failure(error) }
      then(result)
    }
  }
  func didWrite(_ snapshot: DocumentSnapshot) { written = snapshot.token }
  func makeReading(of type: UTType, _ progress: ProgressManager) -> @Sendable (URL) throws -> DecodedDocument {
    let reader = UncheckedSendable(model.reader(configuration: DocumentReadConfiguration(contentType: type)))
    return { url in
      let read = try DocumentExecutor.current.run { () async throws -> UncheckedSendable<D.Reader.Snapshot> in
        // The document gives it away, and reads one file with it at a time.
        nonisolated(unsafe) let reader = reader.value
        return UncheckedSendable(try await reader.read(from: url, progress: progress.subprogress(assigningCount: 1)))
      }
      return DecodedDocument(document: read, data: DocumentFile.data(of: url))
    }
  }
  func take(_ document: any Sendable, _ then: @escaping @MainActor (Result<Void, any Error>) -> Void) {
    guard let read = document as? UncheckedSendable<D.Reader.Snapshot> else { return then(.success(())) }
    let model = model, previous = applied
    applied = read
    // What is in the file is no longer what was written.
    written = nil
    Task.immediate { @MainActor in
      let result: Result<Void, any Error>
      do {
        nonisolated(unsafe) let snapshot = read.value, previous = previous?.value
        result = .success(try await model.apply(snapshot: snapshot, previous: previous))
      } catch { result = .failure(error) }
      then(result)
    }
  }
}

extension ModelContents where D: WritableDocument, D.Writer.Destination == URL {
  convenience init(editing model: D) {
    self.init(model) { type, existing, previous in
      try await DocumentSnapshot(of: model, as: type, over: existing, after: previous)
    }
  }
}
extension ModelContents {
  convenience init(viewing model: D) { self.init(model, nil) }
}

extension DocumentSnapshot {
  /// A document that writes its file itself.
  ///
  /// - Parameters:
  ///   - existing: The document's file; nil for none.
  ///   - previous: The token of what was written last.
  @MainActor init<D: WritableDocument>(
    of model: D, as type: UTType, over existing: URL?, after previous: (any Sendable)?
  ) async throws where D.Writer.Destination == URL {
    let taken = UncheckedSendable(try await model.snapshot(contentType: type))
    // The document gives both away, and one file is written at a time.
    let writer = UncheckedSendable(
      model.writer(configuration: DocumentWriteConfiguration(contentType: type, existing: existing)))
    let old = previous as? UncheckedSendable<D.Writer.Snapshot>
    self.init(
      type: type,
      prepare: { target in
        PreparedFile(data: nil) { url in
          let isPackage = target.holdsPrevious && old != nil && target.existing.map(DocumentFile.isFolder) ?? false
          if isPackage, let existing = target.existing { try FileManager.default.copyItem(at: existing, to: url) }
          let previous = target.holdsPrevious ? old : nil
          try DocumentExecutor.current.run { () async throws -> Void in
            let progress = target.progress ?? ProgressManager(totalCount: 1)
            nonisolated(unsafe) let writer = writer.value, snapshot = taken.value, previous = previous?.value
            try await writer.write(
              snapshot: snapshot, to: url, previous: previous, progress: progress.subprogress(assigningCount: 1))
          }
          return DocumentFile.data(of: url)
        }
      }, token: taken)
  }
}

/// What is known of files by their names.
enum DocumentFile {
  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
  /// The bytes, to tell a file that was written again from one that was changed; nil for a folder, and for a file of more
  /// than 16 megabytes. Source: our choice.
  static func data(of url: URL) -> Data? {
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? nil
    guard !isFolder(url), let size, size <= 16 << 20 else { return nil }
    return try? Data(contentsOf: url)
  }
}
