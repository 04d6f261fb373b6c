import Foundation
import HearthCore

/// What the user may do to the elements of a `ForEach`.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// Attaches editing to the rows of a `ForEach`; the list around finds it from a row.
nonisolated private struct RowEditingModifier: AttachmentModifier {
  let editing: RowEditing
  @MainActor static func makeAttachment(_ modifier: Self, _ node: AttachmentNode) -> RowEditingAttachment {
    RowEditingAttachment(modifier.editing)
  }
  @MainActor static func updateAttachment(_ attachment: RowEditingAttachment, _ modifier: Self) {
    attachment.editing = modifier.editing
  }
}

private final class RowEditingAttachment: NodeAttachment {
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
    while node !== content, let parent = node.parent, parent !== self {
      // What a group discloses goes with other data than the group.
      if let group = parent as? DisclosureNode, node === group.content, offset == nil { return nil }
      if let found = parent.dataOffset(of: node) {
        // A ForEach further out has other data.
        if offset != nil { break }
        owner = ObjectIdentifier(parent)
        offset = found
      }
      if offset != nil, let editing = ((parent as? AttachmentNode)?.attachment as? RowEditingAttachment)?.editing {
        result = RowEditing(delete: result?.delete ?? editing.delete, move: result?.move ?? editing.move)
      }
      node = parent
    }
    guard let result, let owner, let offset else { return nil }
    return (result, owner, offset)
  }
}

/// A view made of data that the user may change.
public protocol DynamicViewContent: View {
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
