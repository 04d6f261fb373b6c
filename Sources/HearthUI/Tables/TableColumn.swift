import Foundation
import HearthCore

/// A column of a table: its title, and what its cells show of a row's value.
///
///     Table(people, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
///     }
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  private var column: _TableColumn<RowValue>
  nonisolated init(
    _ label: Label, _ title: Text?, sort: Any?, _ content: @escaping (RowValue) -> Content
  ) {
    // A cell of several views shows them beside each other; one without any is empty.
    let isOne = Content._elementCount == 1
    column = _TableColumn(
      label: AnyView(label), title: title, sort: sort,
      content: { isOne ? AnyView(content($0)) : AnyView(TableCell(content: content($0))) })
  }
  public nonisolated var tableColumnBody: Never { fatalError("a column is asked for itself") }
  public nonisolated func _listColumns(_ columns: inout [_TableColumn<RowValue>]) { columns.append(column) }

  /// Makes the column as wide as that, in points: the user cannot change it. Nil takes nothing back.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var result = self
    if let width { result.column.width = TableColumnWidth(fixed: width) }
    return result
  }
  /// Changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
  /// Sets how narrow and how wide the user can make the column, in points.
  ///
  /// - Parameters:
  ///   - ideal: At first; nil for a share of what is left.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var result = self
    result.column.width = TableColumnWidth(least: min, ideal: ideal, most: max)
    return result
  }
}

nonisolated private struct TableCell<Content: View>: View {
  let content: Content
  @MainActor var body: some View { HStack(spacing: 8) { content } }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that sorts nothing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(text, text, sort: nil, content)
  }
  /// A column that sorts nothing, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), content: content)
  }
  /// A column that sorts nothing.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(title)
    self.init(text, text, sort: nil, content)
  }
  /// A column that sorts nothing.
  public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = text
    self.init(text, text, sort: nil, content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of texts that sorts nothing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    let text = Text(titleKey)
    self.init(text, text, sort: nil, { Text($0[keyPath: value]) })
  }
  /// A column of texts that sorts nothing, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
  ) {
    self.init(Text(titleResource), value: value)
  }
  /// A column of texts that sorts nothing.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    let text = Text(title)
    self.init(text, text, sort: nil, { Text($0[keyPath: value]) })
  }
  /// A column of texts that sorts nothing.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    let text = text
    self.init(text, text, sort: nil, { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Label == Text {
  /// A column by which the table is sorted with a comparator.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(text, text, sort: comparator, content)
  }
  /// A column by which the table is sorted with a comparator, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), sortUsing: comparator, content: content)
  }
  /// A column by which the table is sorted with a comparator.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(title)
    self.init(text, text, sort: comparator, content)
  }
  /// A column by which the table is sorted with a comparator.
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = text
    self.init(text, text, sort: comparator, content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of texts by which the table is sorted as people of the user's language do.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: _LocalizedStringComparator = .localizedStandard
  ) {
    let text = Text(titleKey)
    self.init(
      text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
  /// A column of texts by which the table is sorted letter by letter.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    let text = Text(titleKey)
    self.init(
      text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
  /// A column of texts by which the table is sorted as people of the user's language do, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: _LocalizedStringComparator = .localizedStandard
  ) {
    self.init(Text(titleResource), value: value, comparator: comparator)
  }
  /// A column of texts by which the table is sorted letter by letter, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) {
    self.init(Text(titleResource), value: value, comparator: comparator)
  }
  /// A column of texts by which the table is sorted as people of the user's language do.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: _LocalizedStringComparator = .localizedStandard
  ) {
    let text = Text(title)
    self.init(
      text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
  /// A column of texts by which the table is sorted letter by letter.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    let text = Text(title)
    self.init(
      text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
  /// A column of texts by which the table is sorted as people of the user's language do.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: _LocalizedStringComparator = .localizedStandard
  ) {
    let text = text
    self.init(
      text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
  /// A column of texts by which the table is sorted letter by letter.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    let text = text
    self.init(
      text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column by whose texts the table is sorted as people of the user's language do.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: _LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), content)
  }
  /// A column by whose texts the table is sorted letter by letter.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), content)
  }
  /// A column by whose texts the table is sorted as people of the user's language do, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: _LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, comparator: comparator, content: content)
  }
  /// A column by whose texts the table is sorted letter by letter, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, comparator: comparator, content: content)
  }
  /// A column by whose texts the table is sorted as people of the user's language do.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: _LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(title)
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), content)
  }
  /// A column by whose texts the table is sorted letter by letter.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(title)
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), content)
  }
  /// A column by whose texts the table is sorted as people of the user's language do.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: _LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = text
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), content)
  }
  /// A column by whose texts the table is sorted letter by letter.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = text
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column by whose values the table is sorted.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(text, text, sort: KeyPathComparator(sendable(value)), content)
  }
  /// A column by whose values the table is sorted, with a title from a resource.
  @_disfavoredOverload public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, content: content)
  }
  /// A column by whose values the table is sorted.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(title)
    self.init(text, text, sort: KeyPathComparator(sendable(value)), content)
  }
  /// A column by whose values the table is sorted.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = text
    self.init(text, text, sort: KeyPathComparator(sendable(value)), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column by whose values the table is sorted; nil comes first.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(text, text, sort: KeyPathComparator(sendable(value)), content)
  }
  /// A column by whose values the table is sorted, nil first, with a title from a resource.
  @_disfavoredOverload public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, content: content)
  }
  /// A column by whose values the table is sorted; nil comes first.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(title)
    self.init(text, text, sort: KeyPathComparator(sendable(value)), content)
  }
  /// A column by whose values the table is sorted; nil comes first.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = text
    self.init(text, text, sort: KeyPathComparator(sendable(value)), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column by whose values the table is sorted with a comparator.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    let text = Text(titleKey)
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), content)
  }
  /// A column by whose values the table is sorted with a comparator, with a title from a resource.
  @_disfavoredOverload public nonisolated init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleResource), value: value, comparator: comparator, content: content)
  }
  /// A column by whose values the table is sorted with a comparator.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    let text = Text(title)
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), content)
  }
  /// A column by whose values the table is sorted with a comparator.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    let text = text
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column by whose values the table is sorted: false comes first.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: BoolComparator()), content)
  }
  /// A column by whose values the table is sorted, false first, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, content: content)
  }
  /// A column by whose values the table is sorted: false comes first.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(title)
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: BoolComparator()), content)
  }
  /// A column by whose values the table is sorted: false comes first.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = text
    self.init(text, text, sort: KeyPathComparator(sendable(value), comparator: BoolComparator()), content)
  }
}

/// False comes before true.
struct BoolComparator: SortComparator {
  var order = SortOrder.forward
  func compare(_ a: Bool, _ b: Bool) -> ComparisonResult {
    if a == b { return .orderedSame }
    return (order == .forward) == b ? .orderedAscending : .orderedDescending
  }
}

/// The key path as what may go to other threads, as all key paths without captured values that change may.
/// `Sendable` has no witnesses, so that both types are laid out alike.
nonisolated private func sendable<Root, Value>(
  _ path: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}
