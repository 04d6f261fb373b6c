import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

// The forms of views are chosen before those of rows: these are disfavoured, or take an optional where those of views are
// disfavoured themselves.

// Rows of collections, trees and sections, and what the user may do to the rows of a collection.

/// Rows made of data that the user may change.
@MainActor @preconcurrency public protocol DynamicTableRowContent: TableRowContent {
  /// The collection that the rows are made of.
  associatedtype Data: Collection
  /// The collection that the rows are made of, one element for each.
  var data: Self.Data { get }
}
nonisolated extension ForEach: DynamicTableRowContent where Content: TableRowContent {}
extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public typealias _Rows = ForEach<Data, ID, Content._Rows>
  @MainActor public var tableRowBody: Never { fatalError("rows of a collection are asked for themselves") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Content.TableRowValue>) -> _Rows {
    let content = content
    nonisolated(unsafe) let elements = self
    return ForEach<Data, ID, Content._Rows>(
      data, identity: { elements.identity($0) },
      content: { element in
        nonisolated(unsafe) let element = element
        return MainActor.assumeIsolatedFast { content(element)._rows(maker) }
      })
  }
}
nonisolated extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// Rows for each element.
  @_disfavoredOverload
  public nonisolated init<V>(_ data: Data?, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue {
    guard let data else { preconditionFailure("ForEach has nil in place of the data of its rows") }
    self.init(data, identity: { $0.id }, content: content)
  }
}
nonisolated extension ForEach
where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
  /// A row for each element.
  public nonisolated init(_ data: Data) { self.init(data, identity: { $0.id }, content: { TableRow($0) }) }
}
nonisolated extension ForEach where Content: TableRowContent {
  /// Rows for each element, with the identity at a key path.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data?, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    guard let data else { preconditionFailure("ForEach has nil in place of the data of its rows") }
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension OutlineGroup: TableRowContent
where Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent {
  public typealias TableRowValue = Leaf.TableRowValue
  public typealias TableRowBody = Never
  public typealias _Rows = OutlineGroup<
    Data, ID, Leaf._Rows, Leaf._Rows, DisclosureGroup<Leaf._Rows, OutlineSubgroupChildren>
  >
  @MainActor public var tableRowBody: Never { fatalError("rows of a tree are asked for themselves") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Leaf.TableRowValue>) -> _Rows {
    let row = row
    return _Rows(data, identity, children) { element in
      nonisolated(unsafe) let element = element
      return MainActor.assumeIsolatedFast { row(element)._rows(maker) }
    }
  }
}
nonisolated extension OutlineGroup {
  /// Rows for a collection of trees: those with children can be opened.
  public nonisolated init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  { self.init(data, { $0.id }, { $0[keyPath: children] }, { TableRow($0) }) }
}

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public typealias _Rows = Section<Parent._Rows, Content._Rows, Footer._Rows>
  @MainActor public var tableRowBody: Never { fatalError("rows of a section are asked for themselves") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Content.TableRowValue>) -> _Rows {
    _Rows(
      header: header._rows(maker), content: content._rows(maker), footer: footer._rows(maker), isExpanded: isExpanded)
  }
}
nonisolated extension Section where Content: TableRowContent {
  /// Rows of a table below a header.
  @_disfavoredOverload
  public nonisolated init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(header()), content: content(), footer: EmptyTableRowContent(), isExpanded: nil)
  }
  /// Rows of a table that belong together.
  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(), isExpanded: nil)
  }
  /// Rows of a table below a title, looked up by a key.
  @_disfavoredOverload
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(Text(titleKey)), content: content(), footer: EmptyTableRowContent(),
      isExpanded: nil)
  }
  /// Rows of a table below a title.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(_ title: S?, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(Text(verbatim: title.map { String($0) } ?? "")), content: content(),
      footer: EmptyTableRowContent(), isExpanded: nil)
  }
  /// Rows of a table below a header, which are shown while `isExpanded`; a click on the header changes that.
  @_disfavoredOverload
  public nonisolated init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(header()), content: content(), footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }
  /// Rows of a table below a title, looked up by a key, which are shown while `isExpanded`.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(Text(titleKey)), content: content(), footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }
  /// Rows of a table below a title, which are shown while `isExpanded`.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S?, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(Text(verbatim: title.map { String($0) } ?? "")), content: content(),
      footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }
}
