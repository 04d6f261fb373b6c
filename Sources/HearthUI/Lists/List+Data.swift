import HearthCore

// The forms of `List` that make their rows from data: each stands for a `ForEach` inside of a list.
//
// A binding to a collection is a collection of bindings too: the forms for any data are disfavoured,
// so that `List($items)` does not choose one of them.

extension List where SelectionValue == Never {
  /// A row for each element, by the element's own identity. No row can be selected.
  @_disfavoredOverload
  @inlinable public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
  /// A row for each element, with the identity at a key path. No row can be selected.
  @_disfavoredOverload
  @inlinable public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
  /// A row for each number. No row can be selected.
  @inlinable public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
  /// A row for each element of a binding's collection, made of a binding to the element. No row can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
  /// A row for each element of a binding's collection, with the identity at a key path. No row can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

// MARK: - With a selection

extension List {
  /// A row for each element, by the element's own identity. Any number of rows can be selected.
  @_disfavoredOverload
  @inlinable public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { MultipleListSelection($0) }, content: ForEach(data, content: rowContent))
  }
  /// A row for each element, with the identity at a key path. Any number of rows can be selected.
  @_disfavoredOverload
  @inlinable public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { MultipleListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }
  /// A row for each number. Any number of rows can be selected.
  @inlinable public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { MultipleListSelection($0) }, content: ForEach(data, content: rowContent))
  }
  /// A row for each element of a binding's collection, made of a binding to the element. Any number of rows can be
  /// selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: selection.map { MultipleListSelection($0) }, content: ForEach(data, content: rowContent))
  }
  /// A row for each element of a binding's collection, with the identity at a key path. Any number of rows can be
  /// selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
    self.init(
      selection: selection.map { MultipleListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// A row for each element, by the element's own identity. One row can be selected, or none.
  @_disfavoredOverload
  @inlinable public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: ForEach(data, content: rowContent))
  }
  /// A row for each element, with the identity at a key path. One row can be selected, or none.
  @_disfavoredOverload
  @inlinable public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: ForEach(data, id: id, content: rowContent))
  }
  /// A row for each number. One row can be selected, or none.
  @inlinable public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: ForEach(data, content: rowContent))
  }
  /// A row for each element of a binding's collection, made of a binding to the element. One row can be selected, or
  /// none.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: ForEach(data, content: rowContent))
  }
  /// A row for each element of a binding's collection, with the identity at a key path. One row can be selected, or
  /// none.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
    self.init(
      selection: selection.map { SingleListSelection($0, canBeEmpty: true) },
      content: ForEach(data, id: id, content: rowContent))
  }
}

// One row is always selected. A binding to an optional, or to a set, is a binding to a value too: these
// forms are those that Swift chooses last. It looks at what is disfavoured first, and then counts the
// optionals into which it wraps an argument.

extension List {
  /// A row for each element, by the element's own identity. One row is always selected.
  @_disfavoredOverload
  @inlinable public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>??, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: (selection ?? nil).map { ListSelection.always($0) }, content: ForEach(data, content: rowContent))
  }
  /// A row for each element, with the identity at a key path. One row is always selected.
  @_disfavoredOverload
  @inlinable public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>??,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: (selection ?? nil).map { ListSelection.always($0) },
      content: ForEach(data, id: id, content: rowContent))
  }
  /// A row for each number. One row is always selected.
  @_disfavoredOverload
  @inlinable public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: ListSelection.always(selection), content: ForEach(data, content: rowContent))
  }
  /// A row for each element of a binding's collection, made of a binding to the element. One row is always selected.
  @_disfavoredOverload
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: ListSelection.always(selection), content: ForEach(data, content: rowContent))
  }
  /// A row for each element of a binding's collection, with the identity at a key path. One row is always selected.
  @_disfavoredOverload
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: ListSelection.always(selection), content: ForEach(data, id: id, content: rowContent))
  }
}
