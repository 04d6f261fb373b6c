import Foundation
import UniformTypeIdentifiers

/// How items of a type become data and are made from it.
///
/// A representation of one's own is put together from others in its `body`.
///
/// Source: Apple, documentation of TransferRepresentation.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is transferred.
  associatedtype Item: Transferable
  /// The representation that `body` is made of; `Never` in those that this module declares.
  associatedtype Body: TransferRepresentation
  /// What the representation is put together from.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The ways that the representation comes down to, the preferred one first.
  var _transferRoutes: [_TransferRoute] { get }
}
extension TransferRepresentation {
  public var _transferRoutes: [_TransferRoute] { body._transferRoutes }
}
extension TransferRepresentation where Body == Never {
  /// Nothing: the representation is not put together from others.
  public var body: Never {
    fatalError("\(Self.self) is not put together from other representations; nothing asks for its body.")
  }
}
extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public var _transferRoutes: [_TransferRoute] { [] }
}

/// Which programs may see a representation while an item is transferred.
///
/// What goes to the clipboard can be seen by every program. So only `all` goes there;
/// the others are seen by the app itself.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  /// A rank: greater the more programs see it.
  let width: Int
  /// Every program.
  public static let all = TransferRepresentationVisibility(width: 3)
  /// Programs of the app's developer, as far as the system can tell. Here: the app.
  public static let team = TransferRepresentationVisibility(width: 2)
  /// Programs of the app's group. Here: the app.
  public static let group = TransferRepresentationVisibility(width: 1)
  /// The app.
  public static let ownProcess = TransferRepresentationVisibility(width: 0)
}

// MARK: - Modifiers

/// A representation whose routes are changed.
struct ModifiedTransferRepresentation<Content: TransferRepresentation>: TransferRepresentation {
  typealias Item = Content.Item
  typealias Body = Never
  let content: Content
  let change: @Sendable (inout _TransferRoute) -> Void
  var _transferRoutes: [_TransferRoute] {
    content._transferRoutes.map { route in
      var route = route
      change(&route)
      return route
    }
  }
}

/// A representation that exports only some items.
public struct _ConditionalTransferRepresentation<Content: TransferRepresentation>: TransferRepresentation {
  public typealias Item = Content.Item
  public typealias Body = Never
  let content: Content
  let condition: @Sendable (Item) -> Bool
  public var _transferRoutes: [_TransferRoute] {
    let condition = condition
    return content._transferRoutes.map { route in
      var route = route
      let inner = route.condition
      route.condition = { item in (inner?(item) ?? true) && ((item as? Item).map(condition) ?? false) }
      return route
    }
  }
}

extension TransferRepresentation {
  /// Exports only items for which `condition` is true. Importing is not concerned.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> _ConditionalTransferRepresentation<Self> {
    _ConditionalTransferRepresentation(content: self, condition: condition)
  }
  /// Shows the representation to some programs only.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    ModifiedTransferRepresentation(content: self) { $0.visibility = visibility }
  }
  /// Names the file, should the item become one. Of several names the last one counts.
  ///
  /// - Parameter fileName: With the extension.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ModifiedTransferRepresentation(content: self) { $0.suggestedName = { _ in fileName } }
  }
  /// Names the file after the item, should it become one.
  ///
  /// - Parameter fileName: Returns the name with the extension; nil for no name in particular.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item>
  {
    ModifiedTransferRepresentation(content: self) { $0.suggestedName = { item in (item as? Item).flatMap(fileName) } }
  }
}
