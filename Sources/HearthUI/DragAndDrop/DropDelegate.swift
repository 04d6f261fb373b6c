import Foundation
import HearthCore
import UniformTypeIdentifiers

/// The drag that is over a view, for its drop delegate.
public struct DropInfo {
  /// Where the pointer is: points in the view's coordinate space.
  public let location: CGPoint
  /// What is dragged. Of other programs one item stands for all until they were dropped.
  package let items: [NSItemProvider]
  /// Types by their identifiers.
  let types: [String]
  /// The identities of what this app drags, as far as they are known; nil for what other programs drag.
  package internal(set) var localIDs: [AnyHashable]?

  /// Whether something is dragged that conforms to one of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    hasItemsConforming(to: contentTypes.map(\.identifier))
  }
  /// Whether something is dragged that conforms to one of the types with these identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  /// The items that conform to one of these types. Their data can be loaded after they were dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
  /// The items that conform to one of the types with these identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    items.filter { item in types.contains(where: item.hasItemConformingToTypeIdentifier) }
  }
}

/// What decides about things that are dragged over a view, and takes them.
///
///     struct Reordering: DropDelegate {
///       @Binding var cards: [Card]
///       let target: Card
///       func dropEntered(info: DropInfo) { move(to: target) }
///       func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
///       func performDrop(info: DropInfo) -> Bool { true }
///     }
@MainActor @preconcurrency public protocol DropDelegate {
  /// Things of the right types come over the view. False: the view has no say about them. True by default.
  func validateDrop(info: DropInfo) -> Bool
  /// They were dropped. Returns whether they are taken.
  func performDrop(info: DropInfo) -> Bool
  /// They have come over the view. Does nothing by default.
  func dropEntered(info: DropInfo)
  /// They move over the view. Nil, as by default: what was proposed last, at first a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// They have left the view without being dropped. Does nothing by default.
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  /// Every drop is welcome.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
