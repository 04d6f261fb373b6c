import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

extension View {
  /// Lets the user drag a value from this view.
  ///
  ///     Text(book.title).draggable(book)
  ///
  /// It can be dropped on this app's views, in all windows of it, and on other programs, in the types that the value can
  /// become.
  ///
  /// - Parameter payload: Asked when a drag begins.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(
      DragSourceModifier(
        source: DragSource(items: { [DraggedItem(provider: NSItemProvider(transferring: payload()))] })))
  }
  /// Lets the user drag a value from this view, with a picture of its own.
  ///
  /// - Parameter preview: What the pointer carries, in its ideal size.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let items = { [DraggedItem(provider: NSItemProvider(transferring: payload()))] }
    return modifier(DragSourceModifier(source: DragSource(items: items, preview: AnyView(preview()))))
  }

  /// Lets the user drag from this view what a `dragContainer` around has for an identity.
  ///
  /// - Parameter containerNamespace: That of the container; nil where it has none.
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    let place = (
      id: { AnyHashable(containerItemID) } as () -> AnyHashable?, type: ObjectIdentifier(ItemID.self),
      namespace: containerNamespace
    )
    return modifier(DragSourceModifier(source: DragSource(containerID: place)))
  }
  /// Lets the user drag a value from this view, with others that a `dragContainer` around has selected with it.
  ///
  /// - Parameter item: Asked when a drag begins; nil: nothing is dragged.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
  }
  /// Lets the user drag a value from this view, with others that a `dragContainer` around has selected with it.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?, containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
  }
  /// Lets the user drag a value from this view, with others that a `dragContainer` around has selected with it, and with
  /// an identity at a key path.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    draggable(itemType, id: id, containerNamespace: containerNamespace, item)
  }
  /// Lets the user drag a value from this view, with others that a `dragContainer` around has selected with it, and with
  /// an identity at a key path.
  ///
  /// - Parameter payload: Asked when a drag begins; nil: nothing is dragged.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View {
    let identity: () -> AnyHashable? = { payload().map { AnyHashable($0[keyPath: id]) } }
    let items = {
      payload().map {
        [DraggedItem(provider: NSItemProvider(transferring: $0), id: AnyHashable($0[keyPath: id]))]
      } ?? []
    }
    let place = (id: identity, type: ObjectIdentifier(ItemID.self), namespace: containerNamespace)
    return modifier(DragSourceModifier(source: DragSource(containerID: place, items: items)))
  }

  /// Lets the user drag something from this view.
  ///
  ///     Image(photo).onDrag { NSItemProvider(object: photo.url as NSURL) }
  ///
  /// - Parameter data: Asked when a drag begins.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier(source: DragSource(items: { [DraggedItem(provider: data())] })))
  }
  /// Lets the user drag something from this view, with a picture of its own.
  ///
  /// - Parameter preview: What the pointer carries, in its ideal size.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(
      DragSourceModifier(
        source: DragSource(items: { [DraggedItem(provider: data())] }, preview: AnyView(preview()))))
  }
  /// Lets the user drag what stands for this view's data.
  ///
  /// - Parameter action: Asked when a drag begins; nil, or a provider that is nil: nothing is dragged.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragSourceModifier(source: DragSource(items: { action?().map { [DraggedItem(provider: $0)] } ?? [] })))
  }
}
