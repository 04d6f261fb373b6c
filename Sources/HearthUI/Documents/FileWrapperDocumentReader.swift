import Foundation

/// Reads documents out of file wrappers: a file in memory, or a folder of them.
///
/// ```swift
/// func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
///   FileWrapperDocumentReader(configuration) { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
/// }
/// ```
nonisolated public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
  /// The context in which a file is read.
  public typealias ReadConfiguration = DocumentReadConfiguration
  private let makeSnapshot: (FileWrapper) async throws -> sending Snapshot
  /// - Parameter makeSnapshot: Makes of a file what the document takes over.
  public init(
    _ configuration: sending ReadConfiguration,
    makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
  ) {
    self.makeSnapshot = makeSnapshot
  }
  /// Reads the file, and makes of it what the document takes over.
  @concurrent public func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending Snapshot {
    let manager = progress.start(totalCount: 2)
    let wrapper = try FileWrapper(url: source)
    manager.complete(count: 1)
    let snapshot = try await makeSnapshot(wrapper)
    manager.complete(count: 1)
    return snapshot
  }
}

/// Writes documents by way of file wrappers: a file in memory, or a folder of them.
///
/// ```swift
/// func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
///   FileWrapperDocumentWriter(configuration) { text, _ in FileWrapper(regularFileWithContents: Data(text.utf8)) }
/// }
/// ```
nonisolated public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
  /// The context in which a file is written.
  public typealias WriteConfiguration = DocumentWriteConfiguration
  private let existing: URL?
  private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper
  /// - Parameter makeFileWrapper: Makes a file of what is written; it gets the one that is there, nil where there is none.
  public init(
    _ configuration: sending WriteConfiguration,
    makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
  ) {
    existing = configuration.existing
    self.makeFileWrapper = makeFileWrapper
  }
  /// Makes a file of what is written, and puts it where it belongs.
  @concurrent public func write(
    snapshot: sending Snapshot, to destination: sending URL, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws {
    let manager = progress.start(totalCount: 2)
    let old = existing.flatMap { try? FileWrapper(url: $0) }
    let wrapper = try await makeFileWrapper(snapshot, old)
    manager.complete(count: 1)
    // The package as it was written last: all of it is written anew.
    if FileManager.default.fileExists(atPath: destination.path) { try FileManager.default.removeItem(at: destination) }
    try wrapper.write(to: destination, originalContentsURL: existing)
    manager.complete(count: 1)
  }
}
