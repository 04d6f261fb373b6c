import Foundation
import UniformTypeIdentifiers

/// A representation of items by items of a different type.
///
/// The conversions are to be quick. Source: Apple, documentation of ProxyRepresentation.
///
///     struct Person: Codable, Transferable {
///       var name: String
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: \.name)
///       }
///     }
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let export: TransferWay<any Sendable, any Sendable>?
  let `import`: TransferWay<any Sendable, any Sendable>?

  private init(
    export: TransferWay<Item, ProxyRepresentation>?, import make: TransferWay<ProxyRepresentation, Item>?
  ) {
    self.export = export.map(Self.erased)
    self.import = make.map(Self.erased)
  }
  private static func erased<Input, Output>(
    _ way: TransferWay<Input, Output>
  ) -> TransferWay<any Sendable, any Sendable> {
    switch way {
    case .atOnce(let convert): .atOnce { try convert(try item($0, as: Input.self)) }
    case .waiting(let convert): .waiting { try await convert(try item($0, as: Input.self)) }
    }
  }

  /// Exports and imports.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(export: .atOnce(exporting), import: .atOnce(importing))
  }
  /// Exports and imports, with waiting.
  @_disfavoredOverload public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(export: .atOnce(exporting), import: .waiting(importing))
  }
  /// Exports and imports, with waiting.
  @_disfavoredOverload public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(export: .waiting(exporting), import: .waiting(importing))
  }
  /// Exports only.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(export: .atOnce(exporting), import: nil)
  }
  /// Exports only, with waiting.
  @_disfavoredOverload public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(export: .waiting(exporting), import: nil)
  }
  /// Imports only.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(export: nil, import: .atOnce(importing))
  }
  /// Imports only, with waiting.
  @_disfavoredOverload public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(export: nil, import: .waiting(importing))
  }

  public var _transferRoutes: [_TransferRoute] {
    ProxyRepresentation.transferRoutes.compactMap { inner in
      var route = _TransferRoute(contentType: inner.contentType, visibility: inner.visibility)
      if let export, let further = inner.export { route.export = export.then(further) }
      if let make = self.import, let before = inner.import { route.import = before.then(make) }
      // What takes time to convert is not asked for before it goes.
      if case .atOnce(let convert)? = export {
        if let condition = inner.condition {
          route.condition = { item in (try? convert(item)).map(condition) ?? false }
        }
        if let name = inner.suggestedName { route.suggestedName = { item in (try? convert(item)).flatMap(name) } }
      }
      return route.export == nil && route.import == nil ? nil : route
    }
  }
}
