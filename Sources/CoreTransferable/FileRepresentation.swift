import Foundation
import UniformTypeIdentifiers

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the receiver may have the file itself; else it gets a copy.
  public let allowAccessingOriginalFile: Bool
  /// - Parameters:
  ///   - file: Where the file is.
  ///   - allowAccessingOriginalFile: Whether the receiver may have the file itself; else it gets a copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that was received.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is. A copy is there until importing returns.
  public let file: URL
  /// Whether it is the sender's file; else a copy.
  public let isOriginalFile: Bool
}

/// A representation of items as files, which need not be read to be sent.
///
/// On a clipboard of Linux a file of one type is its content, and a list of files
/// are files of any type: both are imported.
///
/// Source: Apple, documentation of FileRepresentation; the clipboard is our choice.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _transferRoutes: [_TransferRoute]

  /// Exports and imports.
  ///
  /// - Parameters:
  ///   - shouldAttemptToOpenInPlace: Importing gets the file itself where that was copied; else a copy.
  ///   - importing: Copies the file elsewhere if it is needed longer than the closure runs.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _transferRoutes = [
      _TransferRoute(
        contentType: contentType, export: Self.export(exporting),
        import: Self.import(contentType, shouldAttemptToOpenInPlace, importing))
    ]
  }
  /// Imports only.
  ///
  /// - Parameters:
  ///   - shouldAttemptToOpenInPlace: Importing gets the file itself where that was copied; else a copy.
  ///   - importing: Copies the file elsewhere if it is needed longer than the closure runs.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _transferRoutes = [
      _TransferRoute(
        contentType: importedContentType,
        import: Self.import(importedContentType, shouldAttemptToOpenInPlace, importing))
    ]
  }

  private static func export(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> TransferWay<any Sendable, TransferOutput> {
    .waiting { .file(try await exporting(try item($0, as: Item.self))) }
  }
  private static func `import`(
    _ type: UTType, _ inPlace: Bool, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> TransferWay<TransferInput, any Sendable> {
    .waiting { received in try await received.withFile(type, inPlace: inPlace) { try await importing($0) } }
  }

  /// Exports only.
  ///
  /// - Parameter shouldAllowToOpenInPlace: Whether the receiver may have the file itself, if
  ///   what `exporting` returns allows that too.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _transferRoutes = [
      _TransferRoute(
        contentType: exportedContentType,
        export: .waiting {
          let sent = try await exporting(try item($0, as: Item.self))
          return .file(
            SentTransferredFile(
              sent.file, allowAccessingOriginalFile: shouldAllowToOpenInPlace && sent.allowAccessingOriginalFile))
        })
    ]
  }
}
