import Foundation
import HearthCore

// The forms of `Table`, by what they show, what is selected, how it is sorted, and what of its columns the user may change.

extension Table {
  /// A row for each element.
  @inlinable public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil, sort: nil,
      customization: nil)
  }
  /// A row for each element.
  /// The user can change columns.
  @inlinable public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil, sort: nil,
      customization: columnCustomization)
  }
  /// A row for each element. One row can be selected, or none.
  @inlinable public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: SingleListSelection(selection, canBeEmpty: true), sort: nil,
      customization: nil)
  }
  /// A row for each element. One row can be selected, or none.
  /// The user can change columns.
  @inlinable public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: SingleListSelection(selection, canBeEmpty: true), sort: nil,
      customization: columnCustomization)
  }
  /// A row for each element. Any number of rows can be selected.
  @inlinable public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: MultipleListSelection(selection), sort: nil,
      customization: nil)
  }
  /// A row for each element. Any number of rows can be selected.
  /// The user can change columns.
  @inlinable public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: MultipleListSelection(selection), sort: nil,
      customization: columnCustomization)
  }
}

extension Table {
  /// A row for each element.
  /// Titles of columns set `sortOrder`; the app sorts.
  @inlinable public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil,
      sort: TableSort(sortOrder, sample: { Array(data.prefix(8)) }),
      customization: nil)
  }
  /// A row for each element.
  /// Titles of columns set `sortOrder`; the app sorts. The user can change columns.
  @inlinable public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil,
      sort: TableSort(sortOrder, sample: { Array(data.prefix(8)) }),
      customization: columnCustomization)
  }
  /// A row for each element. One row can be selected, or none.
  /// Titles of columns set `sortOrder`; the app sorts.
  @inlinable public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: SingleListSelection(selection, canBeEmpty: true),
      sort: TableSort(sortOrder, sample: { Array(data.prefix(8)) }),
      customization: nil)
  }
  /// A row for each element. One row can be selected, or none.
  /// Titles of columns set `sortOrder`; the app sorts. The user can change columns.
  @inlinable public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: SingleListSelection(selection, canBeEmpty: true),
      sort: TableSort(sortOrder, sample: { Array(data.prefix(8)) }),
      customization: columnCustomization)
  }
  /// A row for each element. Any number of rows can be selected.
  /// Titles of columns set `sortOrder`; the app sorts.
  @inlinable public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: MultipleListSelection(selection),
      sort: TableSort(sortOrder, sample: { Array(data.prefix(8)) }),
      customization: nil)
  }
  /// A row for each element. Any number of rows can be selected.
  /// Titles of columns set `sortOrder`; the app sorts. The user can change columns.
  @inlinable public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: MultipleListSelection(selection),
      sort: TableSort(sortOrder, sample: { Array(data.prefix(8)) }),
      customization: columnCustomization)
  }
}

extension Table {
  /// Rows for a tree of data.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil, sort: nil,
      customization: columnCustomization)
  }
  /// Rows for a tree of data. One row can be selected, or none.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: SingleListSelection(selection, canBeEmpty: true), sort: nil,
      customization: columnCustomization)
  }
  /// Rows for a tree of data. Any number of rows can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: MultipleListSelection(selection), sort: nil,
      customization: columnCustomization)
  }
}

extension Table {
  /// Rows for a tree of data.
  /// Titles of columns set `sortOrder`; the app sorts.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil,
      sort: TableSort(sortOrder, sample: { Array(data.prefix(8)) }),
      customization: columnCustomization)
  }
  /// Rows for a tree of data. One row can be selected, or none.
  /// Titles of columns set `sortOrder`; the app sorts.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: SingleListSelection(selection, canBeEmpty: true),
      sort: TableSort(sortOrder, sample: { Array(data.prefix(8)) }),
      customization: columnCustomization)
  }
  /// Rows for a tree of data. Any number of rows can be selected.
  /// Titles of columns set `sortOrder`; the app sorts.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: MultipleListSelection(selection), sort: TableSort(sortOrder, sample: { Array(data.prefix(8)) }),
      customization: columnCustomization)
  }
}

extension Table {
  /// Rows as they are written.
  public nonisolated init(
    of valueType: Value.Type = Value.self, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sort: nil,
      customization: nil)
  }
  /// Rows as they are written.
  /// The user can change columns.
  public nonisolated init(
    of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sort: nil,
      customization: columnCustomization)
  }
  /// Rows as they are written. One row can be selected, or none.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: SingleListSelection(selection, canBeEmpty: true), sort: nil,
      customization: nil)
  }
  /// Rows as they are written. One row can be selected, or none.
  /// The user can change columns.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: SingleListSelection(selection, canBeEmpty: true), sort: nil,
      customization: columnCustomization)
  }
  /// Rows as they are written. Any number of rows can be selected.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: MultipleListSelection(selection), sort: nil,
      customization: nil)
  }
  /// Rows as they are written. Any number of rows can be selected.
  /// The user can change columns.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: MultipleListSelection(selection), sort: nil,
      customization: columnCustomization)
  }
}

extension Table {
  /// Rows as they are written.
  /// Titles of columns set `sortOrder`; the app sorts.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sort: TableSort(sortOrder),
      customization: nil)
  }
  /// Rows as they are written.
  /// Titles of columns set `sortOrder`; the app sorts. The user can change columns.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sort: TableSort(sortOrder),
      customization: columnCustomization)
  }
  /// Rows as they are written. One row can be selected, or none.
  /// Titles of columns set `sortOrder`; the app sorts.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: SingleListSelection(selection, canBeEmpty: true),
      sort: TableSort(sortOrder),
      customization: nil)
  }
  /// Rows as they are written. One row can be selected, or none.
  /// Titles of columns set `sortOrder`; the app sorts. The user can change columns.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: SingleListSelection(selection, canBeEmpty: true),
      sort: TableSort(sortOrder),
      customization: columnCustomization)
  }
  /// Rows as they are written. Any number of rows can be selected.
  /// Titles of columns set `sortOrder`; the app sorts.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: MultipleListSelection(selection), sort: TableSort(sortOrder),
      customization: nil)
  }
  /// Rows as they are written. Any number of rows can be selected.
  /// Titles of columns set `sortOrder`; the app sorts. The user can change columns.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: MultipleListSelection(selection), sort: TableSort(sortOrder),
      customization: columnCustomization)
  }
}
