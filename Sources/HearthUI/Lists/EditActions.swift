import Foundation
import HearthCore

/// What the user may do by themselves to the elements of a collection that a list or a `ForEach` shows.
///
///     List($items, editActions: .all) { $item in
///       TextField("Name", text: $item.name)
///     }
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  fileprivate static var moveAction: EditActions<Data> { EditActions(rawValue: 1) }
  fileprivate static var deleteAction: EditActions<Data> { EditActions(rawValue: 2) }
}
extension EditActions where Data: MutableCollection {
  /// Elements can be moved to another place among them.
  public static var move: EditActions<Data> { moveAction }
}
extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { deleteAction }
}
extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Elements can be moved and deleted.
  public static var all: EditActions<Data> { [moveAction, deleteAction] }
}

/// The places of a collection's elements with their identities: what a `ForEach` with edit actions goes through.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// The place of an element, and its identity.
  public struct Element {
    let index: Base.Index
    let id: ID
  }
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public var indices: Base.Indices { base.indices }
  public var count: Int { base.count }
  public var isEmpty: Bool { base.isEmpty }
  public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  public func index(_ index: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index) -> Base.Index? {
    base.index(index, offsetBy: distance, limitedBy: limit)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}
extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}
extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The view of an element that the user may delete or move.
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let editing: RowEditing
}
nonisolated extension EditableCollectionContent: View where Content: View {
  public typealias Body = Never
  private typealias Row = ModifiedContent<Content, ElementEditingModifier>
  private var row: Row { content.modifier(ElementEditingModifier(editing: editing)) }
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Row._makeNode(view.row, inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) { Row._update(node, view.row) }
  public nonisolated static var _elementCount: Int { Row._elementCount }
}

/// Says at the view of an element what the user may do with it: the `ForEach` around knows the place in the data.
nonisolated struct ElementEditingModifier: AttachmentModifier {
  let editing: RowEditing
  @MainActor static func makeAttachment(_ modifier: Self, _ node: AttachmentNode) -> ElementEditingAttachment {
    ElementEditingAttachment(modifier.editing)
  }
  @MainActor static func updateAttachment(_ attachment: ElementEditingAttachment, _ modifier: Self) {
    attachment.editing = modifier.editing
  }
}
final class ElementEditingAttachment: NodeAttachment {
  fileprivate(set) var editing: RowEditing
  fileprivate init(_ editing: RowEditing) { self.editing = editing }
  nonisolated deinit {}
}

extension RowEditing {
  /// Edits the collection of a binding, with the standard animation.
  nonisolated fileprivate init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, _ actions: EditActions<C>
  ) {
    self.init()
    if actions.contains(.moveAction) {
      move = { offsets, destination in
        withAnimation {
          var elements = data.wrappedValue
          elements.move(offsets, before: destination)
          data.wrappedValue = elements
        }
      }
    }
    if actions.contains(.deleteAction) {
      delete = { offsets in
        guard let elements = data.wrappedValue as? any RangeReplaceableCollection,
          let rest = Self.rest(of: elements, without: offsets) as? C
        else {
          let message =
            "elements cannot be removed from \(C.self). Use a collection that is RangeReplaceableCollection."
          return Report(kind: .controlValue, path: "EditActions.delete", message: message).tell()
        }
        withAnimation { data.wrappedValue = rest }
      }
    }
  }
  nonisolated private static func rest<C: RangeReplaceableCollection>(of elements: C, without offsets: IndexSet) -> C {
    var result = C()
    for (offset, element) in elements.enumerated() where !offsets.contains(offset) { result.append(element) }
    return result
  }
}
extension MutableCollection {
  /// Moves the elements with some offsets before the one that has the offset `destination` now, in their order.
  nonisolated fileprivate mutating func move(_ offsets: IndexSet, before destination: Int) {
    var before: [Element] = [], moved: [Element] = [], after: [Element] = []
    for (offset, element) in enumerated() {
      if offsets.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

// MARK: - ForEach

nonisolated extension ForEach where Content: View {
  /// A view for each element of a binding's collection, made of a binding to the element. In a list the user can do with
  /// the elements what `editActions` says.
  ///
  /// - Parameters:
  ///   - id: The identity of an element.
  ///   - editActions: `deleteDisabled(_:)` and `moveDisabled(_:)` take some of it back for single views.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable
  {
    let editing = RowEditing(data, editActions)
    self.init(
      IndexedIdentifierCollection(base: data.wrappedValue, id: id), identity: { $0.id },
      content: { place in
        EditableCollectionContent(content: content(data[place.index]), editing: editing)
      })
  }
  /// A view for each element of a binding's collection, made of a binding to the element. In a list the user can do with
  /// the elements what `editActions` says.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
