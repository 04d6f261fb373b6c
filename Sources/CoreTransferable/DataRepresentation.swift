import Foundation
import UniformTypeIdentifiers

/// A representation of items as data, which closures make and read.
///
/// Source: Apple, documentation of DataRepresentation.
///
///     struct Note: Transferable {
///       var text: String
///       static var transferRepresentation: some TransferRepresentation {
///         DataRepresentation(contentType: .utf8PlainText) { note in
///           Data(note.text.utf8)
///         } importing: { data in
///           Note(text: String(decoding: data, as: UTF8.self))
///         }
///       }
///     }
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _transferRoutes: [_TransferRoute]

  /// Exports and imports.
  /// Errors that the closures throw end the transfer.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _transferRoutes = [
      _TransferRoute(contentType: contentType, export: Self.export(exporting), import: Self.import(importing))
    ]
  }
  /// Exports only.
  /// An error that `exporting` throws ends the transfer.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    _transferRoutes = [_TransferRoute(contentType: exportedContentType, export: Self.export(exporting))]
  }
  /// Imports only.
  /// An error that `importing` throws ends the transfer.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    _transferRoutes = [_TransferRoute(contentType: importedContentType, import: Self.import(importing))]
  }
  /// As the public forms, of types that the system has: they need no waiting.
  init(
    _ contentType: UTType, atOnce export: (@Sendable (Item) throws -> Data)?, _ make: (@Sendable (Data) throws -> Item)?
  ) {
    var route = _TransferRoute(contentType: contentType)
    if let export { route.export = .atOnce { .data(try export(try item($0, as: Item.self))) } }
    if let make { route.import = .atOnce { try make($0.data) } }
    _transferRoutes = [route]
  }

  private static func export(
    _ exporting: @escaping @Sendable (Item) async throws -> Data
  ) -> TransferWay<any Sendable, TransferOutput> {
    .waiting { .data(try await exporting(try item($0, as: Item.self))) }
  }
  private static func `import`(
    _ importing: @escaping @Sendable (Data) async throws -> Item
  ) -> TransferWay<TransferInput, any Sendable> {
    .waiting { try await importing($0.data) }
  }
}
