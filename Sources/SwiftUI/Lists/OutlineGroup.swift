import HearthCore

/// Views for a tree of data: an element with children is a disclosure group, one without is a leaf.
///
///     List(files, children: \.children) { Text($0.name) }
///
/// An element whose children are nil is a leaf; one whose children are empty can be opened all the same. The children of a group that is
/// closed are not made. Source: Apple, documentation of `OutlineGroup`.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Leaf
}

nonisolated extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View {
    let children = children, id = id, row = row
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(
            OutlineGroup<Data, ID, Leaf, Leaf, DisclosureGroup<Leaf, OutlineSubgroupChildren>>(below, id: id, children: children, content: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

extension OutlineGroup where Parent == Leaf, Leaf: View, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  /// A view for each element of a collection of trees.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    (self.data, self.id, self.children, row) = (data, id, children, content)
  }
  /// A view for each element of a collection of trees.
  public nonisolated init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }
  /// The views for one tree.
  public nonisolated init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element] {
    self.init([root], id: id, children: children, content: content)
  }
  /// The views for one tree.
  public nonisolated init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
}

/// The views below a group of an outline.
nonisolated public struct OutlineSubgroupChildren: View {
  private let content: AnyView
  fileprivate init<Content: View>(_ content: Content) { self.content = AnyView(content) }
  @MainActor public var body: some View { content }
}

// MARK: - Lists

extension List where SelectionValue == Never {
  /// A list of trees, whose elements with children can be opened.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A list of trees, whose elements with children can be opened.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
