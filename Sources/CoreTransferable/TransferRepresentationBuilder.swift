import Combine
import Foundation

/// Puts representations together, the preferred one first.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A representation of the item.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  /// A representation by coding, which need not name the type of its item.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder>
  where
    Item: Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data,
    Decoder.Input == Data
  { content }
  /// The only representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Several representations.
  public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTransferRepresentation<Item, (First, repeat each Rest)> where First.Item == Item {
    var routes = first._transferRoutes
    for next in repeat each rest { routes += next._transferRoutes }
    return TupleTransferRepresentation(_transferRoutes: routes)
  }
}

/// Several representations of an item.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
  public typealias Body = Never
  public let _transferRoutes: [_TransferRoute]
}
