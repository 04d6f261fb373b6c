import HearthCore

/// A column of rows that scrolls. One or several rows can be selected.
///
/// Only rows in view have nodes. A row is an element of the content: of a `ForEach`, a `Section`, or a view by itself.
/// The identity that a selection holds is that of the `ForEach`, or the row's `tag(_:)`.
///
///     @State private var selection: Item.ID?
///     List(items, selection: $selection) { item in
///       Text(item.name)
///     }
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @usableFromInline nonisolated init(selection: ListSelection?, content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  public typealias Body = Never
  private typealias Rows = ScrollView<LazyVStack<WrappedElements<Content>>>
  @MainActor private static func rows(_ view: Self, _ control: ListControl) -> Rows {
    ScrollView(.vertical, takesFocus: view.selection == nil) {
      LazyVStack(alignment: .leading, spacing: control.rowSpacing, pinnedViews: control.pinnedViews) {
        WrappedElements(view.content, in: control)
      }
    }
  }
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ListControl.makeNode(view.selection, inputs), control = node.behavior as! ListControl
    node.content = Rows._makeNode(rows(view, control), node.contentInputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let control = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! ListControl
    control.update(view.selection)
    Rows._update(_ViewNode(control.node.content!), rows(view, control))
  }
  public nonisolated static var _elementCount: Int { 1 }
}

extension List {
  /// A list in which any number of rows can be selected.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { MultipleListSelection($0) }, content: content())
  }
  /// A list in which one row can be selected, or none.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { SingleListSelection($0, canBeEmpty: true) }, content: content())
  }
  /// A list in which one row is always selected.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection.always(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// A list in which no row can be selected.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}
