import Foundation
import HearthCore

/// Columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row of the table stands for.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What the table is sorted by; `Never` for columns that sort nothing.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// What `tableColumnBody` is; the compiler infers it.
  associatedtype TableColumnBody: TableColumnContent
  /// Columns that these consist of.
  nonisolated var tableColumnBody: TableColumnBody { get }
  nonisolated func _listColumns(_ columns: inout [_TableColumn<TableRowValue>])
}
extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public nonisolated func _listColumns(_ columns: inout [_TableColumn<TableRowValue>]) {
    tableColumnBody._listColumns(&columns)
  }
}
extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public nonisolated var tableColumnBody: Never { switch self {} }
  public nonisolated func _listColumns(_ columns: inout [_TableColumn<Never>]) {}
}

/// A column, whatever it is made of.
public struct _TableColumn<RowValue: Identifiable> {
  var label: AnyView
  /// What the menu of columns calls it.
  var title: Text?
  /// A comparator; nil where the column sorts nothing.
  var sort: Any?
  var content: (RowValue) -> AnyView
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var customizationID: String?
  var visibility = Visibility.automatic
  var disabled = TableColumnCustomizationBehavior()
  /// The identity among those of a `TableColumnForEach`.
  var identity: AnyHashable?
}

/// How wide a column may be. Points.
struct TableColumnWidth: Equatable {
  var least: CGFloat = 40, ideal: CGFloat?
  var most = CGFloat.infinity
  /// Whether the app, and not the user, says how wide it is.
  var isFixed: Bool { least == most }

  init() {}
  init(fixed width: CGFloat) {
    let width = width.isFinite ? max(0, width) : 100
    (least, ideal, most) = (width, width, width)
  }
  /// What is not finite or less than nothing says nothing; a maximum is no less than the minimum.
  init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
    if let least, least.isFinite, least >= 0 { self.least = least }
    if let most, most.isFinite { self.most = max(self.least, most) }
    if let ideal, ideal.isFinite { self.ideal = min(max(ideal, self.least), self.most) }
  }
  func limited(_ width: CGFloat) -> CGFloat { min(max(width, least), most) }
}

/// How the cells of a column lie in it.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind { case automatic, leading, center, trailing }
  let kind: Kind
  /// As ``leading``.
  public static var automatic: TableColumnAlignment { Self(kind: .automatic) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { Self(kind: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { Self(kind: .center) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { Self(kind: .trailing) }
  /// As numbers of the app's language lie: at the trailing edge.
  public static var numeric: TableColumnAlignment { Self(kind: .trailing) }
  /// As numbers in a system of digits lie: at the trailing edge.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }
  /// The part of the room that is left that lies before the cell.
  var part: CGFloat {
    switch kind {
    case .automatic, .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Several columns.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  /// The columns.
  public var value: T
  private let list: (inout [_TableColumn<RowValue>]) -> Void
  nonisolated init(_ value: T, _ list: @escaping (inout [_TableColumn<RowValue>]) -> Void) {
    (self.value, self.list) = (value, list)
  }
  public nonisolated var tableColumnBody: Never { fatalError("the columns of a tuple are asked for themselves") }
  public nonisolated func _listColumns(_ columns: inout [_TableColumn<RowValue>]) { list(&columns) }
}
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  @_implements(TableColumnContent,TableRowValue) public typealias _ColumnRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public nonisolated var tableColumnBody: Never { fatalError("optional columns are asked for themselves") }
  public nonisolated func _listColumns(_ columns: inout [_TableColumn<Wrapped.TableRowValue>]) {
    self?._listColumns(&columns)
  }
}
extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  @_implements(TableColumnContent,TableRowValue) public typealias _ColumnRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public nonisolated var tableColumnBody: Never { fatalError("columns of a choice are asked for themselves") }
  public nonisolated func _listColumns(_ columns: inout [_TableColumn<TrueContent.TableRowValue>]) {
    switch storage {
    case .trueContent(let content): content._listColumns(&columns)
    case .falseContent(let content): content._listColumns(&columns)
    }
  }
}
extension Group: TableColumnContent where Content: TableColumnContent {
  @_implements(TableColumnContent,TableRowValue) public typealias _ColumnRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never
  /// Gathers columns, so that a modifier applies to each.
  public nonisolated init<R, S>(@TableColumnBuilder<R, S> content: () -> Content)
  where R == Content.TableRowValue, S == Content.TableColumnSortComparator {
    self.init(unchecked: content())
  }
  public nonisolated var tableColumnBody: Never { fatalError("columns of a group are asked for themselves") }
  public nonisolated func _listColumns(_ columns: inout [_TableColumn<Content.TableRowValue>]) {
    content._listColumns(&columns)
  }
}

/// Columns of which the app has said something.
nonisolated struct ModifiedColumns<Content: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  let content: Content
  let change: (inout _TableColumn<Content.TableRowValue>) -> Void
  nonisolated init(content: Content, change: @escaping (inout _TableColumn<Content.TableRowValue>) -> Void) {
    (self.content, self.change) = (content, change)
  }
  nonisolated var tableColumnBody: Never { fatalError("columns are asked for themselves") }
  nonisolated func _listColumns(_ columns: inout [_TableColumn<Content.TableRowValue>]) {
    let start = columns.count
    content._listColumns(&columns)
    for index in start..<columns.count { change(&columns[index]) }
  }
}
extension TableColumnContent {
  /// Sets how the cells of these columns lie, and their titles.
  @MainActor @preconcurrency public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
    ModifiedColumns(content: self) { $0.alignment = alignment }
  }
  /// Names the column for a `TableColumnCustomization`, in which the user's order, widths and hidden columns are kept.
  @MainActor @preconcurrency public func customizationID(
    _ id: String
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
    ModifiedColumns(content: self) { $0.customizationID = id }
  }
  /// Sets whether these columns are shown as long as the user has said nothing.
  @MainActor @preconcurrency public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
    ModifiedColumns(content: self) { $0.visibility = visibility }
  }
  /// Keeps the user from customising these columns in some ways.
  @MainActor @preconcurrency public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
    ModifiedColumns(content: self) { $0.disabled = behavior }
  }
}

/// Columns for the elements of a collection.
///
///     TableColumnForEach(months) { month in
///       TableColumn(month.name) { (row: Row) in Text(row[month]) }
///     }
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  /// A column for each of these.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  /// Columns for the elements, by their own identity.
  public nonisolated init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    (self.data, self.content, id) = (data, content, { $0.id })
  }
  /// Columns for the elements, with the identity at a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
  }
  public nonisolated var tableColumnBody: Never { fatalError("columns of a collection are asked for themselves") }
  public nonisolated func _listColumns(_ columns: inout [_TableColumn<RowValue>]) {
    for element in data {
      let start = columns.count
      content(element)._listColumns(&columns)
      for index in start..<columns.count { columns[index].identity = AnyHashable(id(element)) }
    }
  }
}

/// Builds columns from the statements of a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Takes a column that sorts as the table does.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }
  /// Takes a column that sorts nothing.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }
  /// Makes the columns of a closure with one statement.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue { column }
  /// Puts the columns of several statements one after the other.
  @_disfavoredOverload
  public static func buildBlock<each C: TableColumnContent>(
    _ content: repeat each C
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> {
    TupleTableColumnContent((repeat each content)) { columns in repeat add(each content, to: &columns) }
  }
  /// The compiler has no requirement that says it of each: `buildExpression` lets only columns for `RowValue` in.
  private static func add<Column: TableColumnContent>(_ content: Column, to columns: inout [_TableColumn<RowValue>]) {
    var own: [_TableColumn<Column.TableRowValue>] = []
    content._listColumns(&own)
    if let own = own as? [_TableColumn<RowValue>] { columns += own }
  }
  /// Makes the columns of an `if` without an `else`.
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? where RowValue == C.TableRowValue { content }
  /// Makes columns of `if #available`, without a type that might be missing elsewhere.
  public static func buildLimitedAvailability(
    _ content: any TableColumnContent<RowValue, Sort>
  ) -> some TableColumnContent<RowValue, Sort> {
    func list<C: TableColumnContent>(_ content: C) -> TupleTableColumnContent<RowValue, Sort, Void>
    where C.TableRowValue == RowValue { TupleTableColumnContent(()) { content._listColumns(&$0) } }
    return list(content)
  }
  /// Makes the columns of the first branch of an `if` or a `switch`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator,
    T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .trueContent(first)) }
  /// Makes the columns of the second branch of an `if` or a `switch`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator,
    T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .falseContent(second)) }
}
