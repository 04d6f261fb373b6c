import Foundation
import UniformTypeIdentifiers

/// A type that can be copied and pasted, dragged and shared.
///
/// It says how its values become data of one or several types and are made from it, the preferred one first:
///
/// ```swift
/// extension Note: Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .note)
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
/// ```
///
/// Source: Apple, documentation of Transferable.
@preconcurrency public protocol Transferable: Sendable {
  /// The type of `transferRepresentation`; the compiler infers it.
  associatedtype Representation: TransferRepresentation
  /// How the item becomes data and is made from it.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  package static var transferRoutes: [_TransferRoute] { transferRepresentation._transferRoutes }
  /// The routes from this value that a reader with `visibility` may use.
  package func exportingRoutes(_ visibility: TransferRepresentationVisibility = .all) -> [_TransferRoute] {
    Self.transferRoutes.filter { $0.isSeen(by: visibility) && $0.canExport(self) }
  }

  // MARK: - Types

  /// The types that values can become, the preferred one first, whatever the conditions are.
  public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    transferRoutes.filter { $0.export != nil && $0.isSeen(by: visibility) }.map(\.contentType).withoutRepeats
  }
  /// The types that values are made from, the preferred one first.
  public static func importedContentTypes() -> [UTType] {
    transferRoutes.filter { $0.import != nil }.map(\.contentType).withoutRepeats
  }
  /// The types that this value can become: those whose `exportingCondition(_:)` holds.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    exportingRoutes(visibility).map(\.contentType).withoutRepeats
  }
  /// As the function of the type.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }
  /// The name with extension that the first representation with one suggests for a file.
  public var suggestedFilename: String? {
    for route in exportingRoutes(.ownProcess) {
      if let name = route.fileName(self) { return name }
    }
    return nil
  }

  // MARK: - Becoming data

  /// The value as data. A file is read as a whole.
  ///
  /// - Parameter contentType: What the data is to be, or a kind of it. Nil for the first representation that exports.
  /// - Throws: When no representation exports the value in that type, and what exporting throws.
  public func exported(as contentType: UTType?) async throws -> Data {
    try await route(to: contentType).export!.callAsFunction(self).data
  }

  /// Writes the value as a file and returns its URL. The file belongs to the app.
  ///
  /// It has the suggested name, with a number where there is such a file already.
  ///
  /// - Throws: As `exported(as:)`, and what writing throws.
  public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
    let route = try route(to: contentType)
    let exported = try await route.export!.callAsFunction(self)
    return try exported.write(
      to: destinationDirectory, name: route.fileName(self), as: contentType ?? route.contentType)
  }

  /// Calls `fileHandler` with the value as a file, which is removed afterwards.
  ///
  /// - Throws: As `export(to:contentType:)`, and what `fileHandler` throws.
  public func withExportedFile<Result>(
    contentType: UTType?, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    try await withTemporaryDirectory { directory in
      try await fileHandler(try await export(to: directory, contentType: contentType))
    }
  }
  private func route(to contentType: UTType?) throws -> _TransferRoute {
    let routes = exportingRoutes(.ownProcess)
    let found = contentType.map { wanted in routes.first { $0.contentType.conforms(to: wanted) } } ?? routes.first
    guard let found else {
      throw TransferError("\(Self.self) is not exported as \(contentType?.identifier ?? "anything").")
    }
    return found
  }

  // MARK: - Being made

  /// Makes a value from data.
  ///
  /// - Parameter contentType: What the data is. Nil tries one representation after the other.
  /// - Throws: When no representation imports the type, and what the last one throws.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.imported(.data(data, fileName: nil), contentType)
  }
  /// Makes a value from a file.
  ///
  /// - Parameter contentType: What the file is. Nil for what its extension says; where that says nothing, one
  ///   representation is tried after the other.
  /// - Throws: As `init(importing:contentType:)` with data.
  public init(importing file: URL, contentType: UTType?) async throws {
    let known = contentType ?? (file.pathExtension.isEmpty ? nil : UTType(filenameExtension: file.pathExtension))
    self = try await Self.imported(.file(file), known.flatMap { $0.isDynamic ? nil : $0 })
  }
  private static func imported(_ received: TransferInput, _ contentType: UTType?) async throws -> Self {
    var failure: any Error = TransferError("\(Self.self) is not made from \(contentType?.identifier ?? "anything").")
    for route in transferRoutes where route.import != nil && (contentType?.conforms(to: route.contentType) ?? true) {
      do {
        if let item = try await route.import!(received) as? Self { return item }
      } catch {
        failure = error
      }
    }
    throw failure
  }
}

/// Why an item was not transferred.
struct TransferError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension [UTType] {
  fileprivate var withoutRepeats: [UTType] {
    var known: Set<UTType> = []
    return filter { known.insert($0).inserted }
  }
}
