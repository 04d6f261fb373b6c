import Foundation
import HearthCore

/// Views for a tree of data: an element with children is a disclosure group, one without is a leaf.
///
///     List(files, children: \.children) { Text($0.name) }
///
/// An element whose children are nil is a leaf; one whose children are empty can be opened all the same. The children
/// of a group that is closed are not made. Source: Apple, documentation of `OutlineGroup`.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let identity: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let row: (Data.Element) -> Leaf
  @Environment(\.idiom) private var idiom
  @Environment(\.listContext) private var context
  @IsListElement private var isListElement
}

nonisolated extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View {
    // In a list the text of a leaf begins where that of the groups beside it does, as in an outline on a Mac.
    let hasArrows = idiom == .desktop || context.control.object?.settings.isTable ?? false
    let inset = isListElement && hasArrows ? DisclosureMetrics.indentation : 0
    ForEach(data, identity: identity) { view(of: $0, inset: inset) }
  }
  @MainActor @ViewBuilder private func view(of element: Data.Element, inset: CGFloat) -> some View {
    if let below = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          OutlineGroup<Data, ID, Leaf, Leaf, DisclosureGroup<Leaf, OutlineSubgroupChildren>>(
            below, identity, children, row))
      } label: {
        row(element)
      }
    } else {
      row(element).padding(.leading, inset)
    }
  }
}

extension OutlineGroup {
  nonisolated init(
    _ data: Data, _ identity: @escaping (Data.Element) -> ID, _ children: @escaping (Data.Element) -> Data?,
    _ row: @escaping (Data.Element) -> Leaf
  ) {
    (self.data, self.identity, self.children, self.row) = (data, identity, children, row)
  }
}

// A binding to a collection is a collection of bindings too: the forms for any data are disfavoured, so that
// `OutlineGroup($items, …)` does not choose one of them.

extension OutlineGroup where Parent == Leaf, Leaf: View, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  /// A view for each element of a collection of trees.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, { $0[keyPath: id] }, { $0[keyPath: children] }, content)
  }
  /// A view for each element of a collection of trees.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  )
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, { $0.id }, { $0[keyPath: children] }, content)
  }
  /// The views for one tree.
  @_disfavoredOverload
  public nonisolated init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element] {
    self.init([root], id: id, children: children, content: content)
  }
  /// The views for one tree.
  @_disfavoredOverload
  public nonisolated init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
  /// A view for each element of a collection of trees, with a binding to that element.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(data, { $0.wrappedValue[keyPath: id] }, { Binding<C>($0[dynamicMember: children]) }, content)
  }
  /// A view for each element of a collection of trees, with a binding to that element.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }
  /// The views for one tree, with bindings to its elements.
  public nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(Self.collection(root), id: id, children: children, content: content)
  }
  /// The views for one tree, with bindings to its elements.
  public nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E, ID == E.ID {
    self.init(Self.collection(root), id: \.id, children: children, content: content)
  }
  /// A collection with one element.
  private nonisolated static func collection<C: MutableCollection & RangeReplaceableCollection>(
    _ root: Binding<C.Element>
  ) -> Binding<C> {
    Binding<C>(
      get: { C(CollectionOfOne(root.wrappedValue)) }, set: { if let value = $0.first { root.wrappedValue = value } })
  }
}

/// The views below a group of an outline.
nonisolated public struct OutlineSubgroupChildren: View {
  private let content: AnyView
  fileprivate init<Content: View>(_ content: Content) { self.content = AnyView(content) }
  @MainActor public var body: some View { content }
}
