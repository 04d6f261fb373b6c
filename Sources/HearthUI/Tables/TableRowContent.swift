import Foundation
import HearthCore

/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// What `tableRowBody` is; the compiler infers it.
  associatedtype TableRowBody: TableRowContent
  associatedtype _Rows: View = TableRowBody._Rows
  /// Rows that these consist of.
  var tableRowBody: TableRowBody { get }
  func _rows(_ maker: _TableRowMaker<TableRowValue>) -> _Rows
}
extension TableRowContent where TableRowBody.TableRowValue == TableRowValue, _Rows == TableRowBody._Rows {
  public func _rows(_ maker: _TableRowMaker<TableRowValue>) -> _Rows { tableRowBody._rows(maker) }
}
extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public typealias _Rows = Never
  @MainActor public var tableRowBody: Never { switch self {} }
  @MainActor public func _rows(_ maker: _TableRowMaker<Never>) -> Never { switch self {} }
}

/// Makes the view of a row from what the row stands for.
public struct _TableRowMaker<Value: Identifiable> {
  let make: @MainActor (Value) -> AnyView
  nonisolated init(_ make: @escaping @MainActor (Value) -> AnyView) { self.make = make }
}
/// The view of one row. That it is one is known before it is made, so that of a million rows those in view are made.
nonisolated public struct _TableRowView: View {
  let view: AnyView
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    AnyView._makeNode(view.view, inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) { AnyView._update(node, view.view) }
  public nonisolated static var _elementCount: Int { 1 }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value
  /// A row that stands for a value.
  public nonisolated init(_ value: Value) { self.value = value }
  @MainActor public var tableRowBody: Never { fatalError("a row is asked for itself") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Value>) -> _TableRowView {
    _TableRowView(view: maker.make(value))
  }
}
/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  nonisolated init() {}
  @MainActor public var tableRowBody: Never { fatalError("there are no rows") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Value>) -> EmptyView { EmptyView() }
}
/// What a section of a table shows above or below its rows.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let content: Content
  nonisolated init(_ content: Content) { self.content = content }
  @MainActor public var tableRowBody: Never { fatalError("a header is asked for itself") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Value>) -> Content { content }
}
/// A row for each element of a table's data.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data
  let search: ForEach<Data, Data.Element.ID, _TableRowView>._Search
  @usableFromInline nonisolated init(
    data: Data, search: @escaping ForEach<Data, Data.Element.ID, _TableRowView>._Search
  ) {
    (self.data, self.search) = (data, search)
  }
  /// The search is specialised for the data where the table is made.
  @inlinable nonisolated init(data: Data) {
    self.init(data: data, search: { wanted, data, order in .find(wanted, in: data, order) { $0.id } })
  }
  @MainActor public var tableRowBody: Never { fatalError("rows of data are asked for themselves") }
  @MainActor public func _rows(
    _ maker: _TableRowMaker<Data.Element>
  ) -> ForEach<Data, Data.Element.ID, _TableRowView> {
    ForEach<Data, Data.Element.ID, _TableRowView>(
      data, identity: { $0.id }, search: search,
      content: { element in
        nonisolated(unsafe) let element = element
        return MainActor.assumeIsolatedFast { _TableRowView(view: maker.make(element)) }
      })
  }
}
/// Rows for a tree of data: those with children can be opened.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  public typealias _Rows = OutlineGroup<
    Data, Data.Element.ID, _TableRowView, _TableRowView, DisclosureGroup<_TableRowView, OutlineSubgroupChildren>
  >
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  nonisolated init(data: Data, children: KeyPath<Data.Element, Data?>) {
    (self.data, self.children) = (data, children)
  }
  @MainActor public var tableRowBody: Never { fatalError("rows of a tree are asked for themselves") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Data.Element>) -> _Rows {
    OutlineGroup(data, children: children) { element in
      nonisolated(unsafe) let element = element
      return MainActor.assumeIsolatedFast { _TableRowView(view: maker.make(element)) }
    }
  }
}
/// A row that shows and hides the rows below it.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  /// A row for a value, with rows below it.
  ///
  /// - Parameter isExpanded: Nil: the row keeps by itself whether it is open, at first closed.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content)
  }
  @MainActor public var tableRowBody: Never { fatalError("a row is asked for itself") }
  @MainActor public func _rows(
    _ maker: _TableRowMaker<Label.TableRowValue>
  ) -> _TableDisclosure<Label._Rows, Content._Rows> {
    let content = content
    return _TableDisclosure(label: label._rows(maker), isExpanded: isExpanded, content: { content()._rows(maker) })
  }
}
/// A row with those below it, as views.
nonisolated public struct _TableDisclosure<Label: View, Content: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: @MainActor () -> Content
  @State private var isOpen = false
  @MainActor public var body: some View {
    let content = content
    DisclosureGroup(isExpanded: isExpanded ?? $isOpen) {
      MainActor.assumeIsolatedFast { content() }
    } label: {
      label
    }
  }
}
/// Several rows.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  /// The rows.
  public var value: T
  private let parts: [@MainActor (_TableRowMaker<Value>) -> AnyView]
  nonisolated init(_ value: T, _ parts: [@MainActor (_TableRowMaker<Value>) -> AnyView]) {
    (self.value, self.parts) = (value, parts)
  }
  @MainActor public var tableRowBody: Never { fatalError("the rows of a tuple are asked for themselves") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Value>) -> AnyView {
    let views = parts.map { $0(maker) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}
extension Optional: TableRowContent where Wrapped: TableRowContent {
  @_implements(TableRowContent,TableRowValue) public typealias _RowRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never
  public typealias _Rows = Wrapped._Rows?
  @MainActor public var tableRowBody: Never { fatalError("optional rows are asked for themselves") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Wrapped.TableRowValue>) -> Wrapped._Rows? {
    map { $0._rows(maker) }
  }
}
extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  @_implements(TableRowContent,TableRowValue) public typealias _RowRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never
  public typealias _Rows = _ConditionalContent<TrueContent._Rows, FalseContent._Rows>
  @MainActor public var tableRowBody: Never { fatalError("rows of a choice are asked for themselves") }
  @MainActor public func _rows(_ maker: _TableRowMaker<TrueContent.TableRowValue>) -> _Rows {
    switch storage {
    case .trueContent(let content): _Rows(storage: .trueContent(content._rows(maker)))
    case .falseContent(let content): _Rows(storage: .falseContent(content._rows(maker)))
    }
  }
}
extension Group: TableRowContent where Content: TableRowContent {
  @_implements(TableRowContent,TableRowValue) public typealias _RowRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public typealias _Rows = Content._Rows
  /// Gathers rows, so that a modifier applies to each.
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(unchecked: content())
  }
  @MainActor public var tableRowBody: Never { fatalError("rows of a group are asked for themselves") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Content.TableRowValue>) -> Content._Rows {
    content._rows(maker)
  }
}

/// Builds rows from the statements of a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Takes one statement of the closure as it is.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }
  /// Makes no rows of a closure without statements.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
  /// Makes the rows of a closure with one statement.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue { content }
  /// Puts the rows of several statements one after the other.
  @_disfavoredOverload
  public static func buildBlock<each C: TableRowContent>(
    _ content: repeat each C
  ) -> TupleTableRowContent<Value, (repeat each C)> {
    var parts: [@MainActor (_TableRowMaker<Value>) -> AnyView] = []
    repeat parts.append(part(each content))
    return TupleTableRowContent((repeat each content), parts)
  }
  /// The compiler has no requirement that says it of each: `buildExpression` lets only rows for `Value` in.
  private static func part<C: TableRowContent>(
    _ content: C
  ) -> @MainActor (_TableRowMaker<Value>) -> AnyView {
    // Used on the main actor only.
    nonisolated(unsafe) let content = content
    return { maker in
      (maker as? _TableRowMaker<C.TableRowValue>).map { AnyView(content._rows($0)) } ?? AnyView(EmptyView())
    }
  }
  /// Makes the rows of an `if` without an `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where Value == C.TableRowValue { content }
  /// Makes the rows of the first branch of an `if` or a `switch`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// Makes the rows of the second branch of an `if` or a `switch`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}
