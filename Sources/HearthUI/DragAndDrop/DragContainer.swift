import CoreTransferable
import Foundation
import HearthCore

/// What gives the things that are dragged together, for views in it that say only which of them they show.
struct DragContainer {
  let namespace: Namespace.ID?
  let itemID: ObjectIdentifier
  /// Takes identities of the type `itemID`.
  let payload: ([AnyHashable]) -> [DraggedItem]
}
/// What is selected in a drag container.
struct DragContainerSelection {
  let namespace: Namespace.ID?
  let itemID: ObjectIdentifier
  let selection: () -> [AnyHashable]
}
/// The innermost last.
struct DragContainersKey: EnvironmentKey { static var defaultValue: [DragContainer] { [] } }
struct DragSelectionsKey: EnvironmentKey { static var defaultValue: [DragContainerSelection] { [] } }

extension View {
  /// Gives the things that are dragged from views in this one, which say by their identities what they show.
  ///
  ///     List(mails, selection: $selection) { mail in
  ///       Row(mail).draggable(containerItemID: mail.id)
  ///     }
  ///     .dragContainer(for: Mail.self) { ids in mails.filter { ids.contains($0.id) } }
  ///     .dragContainerSelection(Array(selection))
  ///
  /// - Parameters:
  ///   - namespace: Only for views that name the same one; nil for those that name none.
  ///   - payload: Asked when a drag begins, with the identity of what was pressed, or with all that are selected.
  public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Item == Data.Element, Item.ID: Sendable {
    dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
  }
  /// Gives the things that are dragged from views in this one, with identities at a key path.
  public nonisolated func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Item == Data.Element {
    let container = DragContainer(namespace: namespace, itemID: ObjectIdentifier(ItemID.self)) { ids in
      payload(ids.compactMap { $0.base as? ItemID }).map { item in
        DraggedItem(provider: NSItemProvider(transferring: item), id: AnyHashable(item[keyPath: itemID]))
      }
    }
    return modifier(_EnvironmentModifier { $0[DragContainersKey.self].append(container) })
  }
  /// Says what is selected in a drag container: a drag that begins at a selected thing takes all of them.
  ///
  /// - Parameter selection: Asked when a drag begins.
  public nonisolated func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    let selection = DragContainerSelection(
      namespace: containerNamespace, itemID: ObjectIdentifier(ItemID.self), selection: { selection().map { $0 } })
    return modifier(_EnvironmentModifier { $0[DragSelectionsKey.self].append(selection) })
  }
}
