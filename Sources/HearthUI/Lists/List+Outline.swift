import HearthCore

// The forms of `List` for trees: each stands for an `OutlineGroup` inside of a list.
//
// A binding to an optional, or to a set, is a binding to a value too: the forms in which one row is always
// selected are those that Swift chooses last. It looks at what is disfavoured first, and then counts the
// optionals into which it wraps an argument.

extension List where SelectionValue == Never {
  /// A list of trees, whose elements with children can be opened.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A list of trees, whose elements with children can be opened.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  /// A list of trees, whose elements with children can be opened.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A list of trees, whose elements with children can be opened.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

// MARK: - With a selection

extension List {
  /// A list of trees. Any number of rows can be selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { MultipleListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A list of trees. Any number of rows can be selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(
      selection: selection.map { MultipleListSelection($0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  /// A list of trees. Any number of rows can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { MultipleListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A list of trees. Any number of rows can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { MultipleListSelection($0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// A list of trees. One row can be selected, or none.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A list of trees. One row can be selected, or none.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  /// A list of trees. One row can be selected, or none.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A list of trees. One row can be selected, or none.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// A list of trees. One row is always selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>??,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(
      selection: (selection ?? nil).map { ListSelection.always($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A list of trees. One row is always selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>??,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(
      selection: (selection ?? nil).map { ListSelection.always($0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  /// A list of trees. One row is always selected.
  @_disfavoredOverload
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(
      selection: ListSelection.always(selection), content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A list of trees. One row is always selected.
  @_disfavoredOverload
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: ListSelection.always(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
