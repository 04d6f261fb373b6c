import HearthCore

// The forms of `List` whose rows the user may delete and move: each stands for a `ForEach` with edit actions inside of a
// list.

extension List where SelectionValue == Never {
  /// A row for each element of a binding's collection, by the element's own identity. The user can do
  /// with the rows what `editActions` says. No row can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: nil,
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
  /// A row for each element of a binding's collection, with the identity at a key path. The user can do
  /// with the rows what `editActions` says. No row can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      selection: nil,
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// A row for each element of a binding's collection, by the element's own identity. The user can do
  /// with the rows what `editActions` says. Any number of rows can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { MultipleListSelection($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
  /// A row for each element of a binding's collection, with the identity at a key path. The user can do
  /// with the rows what `editActions` says. Any number of rows can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { MultipleListSelection($0) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// A row for each element of a binding's collection, by the element's own identity. The user can do
  /// with the rows what `editActions` says. One row can be selected, or none.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
  /// A row for each element of a binding's collection, with the identity at a key path. The user can do
  /// with the rows what `editActions` says. One row can be selected, or none.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// A row for each element of a binding's collection, by the element's own identity. The user can do
  /// with the rows what `editActions` says. One row is always selected.
  @_disfavoredOverload
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: ListSelection.always(selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
  /// A row for each element of a binding's collection, with the identity at a key path. The user can do
  /// with the rows what `editActions` says. One row is always selected.
  @_disfavoredOverload
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      selection: ListSelection.always(selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
