import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

/// What the user may do to the elements of a `ForEach`.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insertion: RowInsertion?
  /// The rows can be moved in the container around.
  var reorder: ReorderableRows?
}

/// What may be dropped between the rows of a `ForEach`.
struct RowInsertion {
  /// Identifiers of types.
  let types: [String]
  /// - Parameters: The place in the data, the things, whether they are still awaited, and what is told at the end.
  let perform:
    @MainActor (
      Int, [NSItemProvider], @escaping @MainActor () -> Bool, @escaping @MainActor (Bool, String?) -> Void
    ) -> Void
}

/// Attaches editing to the rows of a `ForEach`; the list around finds it from a row.
nonisolated struct RowEditingModifier: AttachmentModifier {
  let editing: RowEditing
  @MainActor static func makeAttachment(_ modifier: Self, _ node: AttachmentNode) -> RowEditingAttachment {
    RowEditingAttachment(modifier.editing)
  }
  @MainActor static func updateAttachment(_ attachment: RowEditingAttachment, _ modifier: Self) {
    attachment.editing = modifier.editing
  }
}

final class RowEditingAttachment: NodeAttachment {
  var editing: RowEditing
  init(_ editing: RowEditing) { self.editing = editing }
  nonisolated deinit {}
}

extension LazyNode {
  /// The editing that concerns a row, with the `ForEach` that made it and the place of the row in its data.
  func editing(of element: LayoutNode) -> (editing: RowEditing, owner: ObjectIdentifier, offset: Int)? {
    var node: Node = element
    while node.flags.contains(.isElementWrapper) { node = unsafeDowncast(node, to: UnaryNode.self).child }
    var offset: Int?
    var result: RowEditing?
    var owner: ObjectIdentifier?
    var ownerNode: Node?
    while node !== content, let parent = node.parent, parent !== self {
      // What the view of an element says of it.
      if offset == nil, let editing = ((node as? AttachmentNode)?.attachment as? ElementEditingAttachment)?.editing {
        result = editing
      }
      // What a group discloses goes with other data than the group.
      if let group = parent as? DisclosureNode, node === group.content, offset == nil { return nil }
      if let found = parent.dataOffset(of: node) {
        // A ForEach further out has other data.
        if offset != nil { break }
        (owner, ownerNode) = (ObjectIdentifier(parent), parent)
        offset = found
      }
      if offset != nil, let attachment = parent as? AttachmentNode,
        var editing = (attachment.attachment as? RowEditingAttachment)?.editing
      {
        editing.complete(with: ownerNode, attachment)
        result = RowEditing(
          delete: result?.delete ?? editing.delete, move: result?.move ?? editing.move,
          insertion: result?.insertion ?? editing.insertion, reorder: result?.reorder ?? editing.reorder)
      }
      node = parent
    }
    guard let result, let owner, let offset else { return nil }
    return (result, owner, offset)
  }
}

extension RowEditing {
  /// Adds what the container around says about moving rows; nothing without one.
  @MainActor fileprivate mutating func complete(with owner: Node?, _ node: AttachmentNode) {
    guard var rows = reorder else { return }
    reorder = nil
    let found = node.scope.value(RowReorderingKey.self).object
    guard let container = found, container.isEnabled, let owner else { return }
    (rows.container, rows.owner) = (container, owner)
    guard let first = rows.identity(at: 0), container.accepts(first, in: rows.collectionID) else { return }
    let complete = rows
    reorder = complete
    move =
      move ?? { offsets, target in complete.move(offsets.compactMap { complete.identity(at: $0) }, before: target) }
  }
}

extension LazyNode {
  /// What may be dropped into a `ForEach` that has no rows.
  var insertionWithoutRows: RowInsertion? {
    var found: RowInsertion?
    func look(_ node: Node) {
      if found != nil { return }
      if let insertion = ((node as? AttachmentNode)?.attachment as? RowEditingAttachment)?.editing.insertion {
        found = insertion
      } else {
        node.visitChildren(look)
      }
    }
    look(content)
    return found
  }
}

/// A view made of data that the user may change.
public protocol DynamicViewContent<Data>: View {
  /// The collection that the views are made of.
  associatedtype Data: Collection
  /// The collection that the views are made of, one element for each.
  var data: Data { get }
}
nonisolated extension ForEach: DynamicViewContent where Content: View {}
nonisolated extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows: `action` gets their places in the data.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier(editing: RowEditing(delete: action)))
  }
  /// Lets the user move rows: `action` gets their places in the data, and the place before which they go.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier(editing: RowEditing(move: action)))
  }
}

extension DynamicViewContent {
  /// Lets things be dropped between the rows.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: Things of these types, and of their kinds.
  ///   - action: Gets the place in the data before which they were dropped, and the things, whose data is there.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    inserting(supportedContentTypes.map(\.identifier), action)
  }
  /// Lets things be dropped between the rows, with types by their identifiers.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    inserting(acceptedTypeIdentifiers, action)
  }
  private nonisolated func inserting(
    _ types: [String], _ action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, RowEditingModifier> {
    // Called on the main actor, as the view is.
    nonisolated(unsafe) let action = action
    let insertion = RowInsertion(types: types) { offset, items, _, done in
      action(offset, items)
      done(true, nil)
    }
    return modifier(RowEditingModifier(editing: RowEditing(insertion: insertion)))
  }
  /// Lets values of a type be dropped between the rows.
  ///
  ///     List {
  ///       ForEach(books) { Text($0.title) }
  ///         .dropDestination(for: Book.self) { dropped, offset in books.insert(contentsOf: dropped, at: offset) }
  ///     }
  ///
  /// - Parameter action: Gets the values, and the place in the data before which they were dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    // Called on the main actor, as the view is.
    nonisolated(unsafe) let action = action
    let insertion = RowInsertion(types: pastedTypes(of: T.self)) { offset, items, isAwaited, done in
      loadDropped(T.self, items, isAwaited, done) { values in
        action(values, offset)
        return true
      }
    }
    return modifier(RowEditingModifier(editing: RowEditing(insertion: insertion)))
  }
}
