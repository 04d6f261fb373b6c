import Combine
import Foundation
import UniformTypeIdentifiers

/// A representation of items in an encoded form: JSON, or what another encoder writes.
///
/// Source: Apple, documentation of CodableRepresentation.
///
///     struct Recipe: Codable, Transferable {
///       var title: String
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///       }
///     }
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable,
  Encoder.Output == Data,
  Decoder.Input == Data
{
  public typealias Body = Never
  let contentType: UTType
  let encoder: Encoder
  let decoder: Decoder

  /// As JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
  /// As what `encoder` writes and `decoder` reads.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    (self.contentType, self.encoder, self.decoder) = (contentType, encoder, decoder)
  }
  public var _transferRoutes: [_TransferRoute] {
    let (encoder, decoder) = (encoder, decoder)
    return [
      _TransferRoute(
        contentType: contentType,
        export: .atOnce { .data(try encoder.encode(try item($0, as: Item.self))) },
        import: .atOnce { try decoder.decode(Item.self, from: $0.data) })
    ]
  }
}

/// The item with its type.
func item<Item>(_ item: any Sendable, as type: Item.Type) throws -> Item {
  guard let item = item as? Item else { throw TransferError("\(Swift.type(of: item)) is no \(type).") }
  return item
}
