import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

// What an app says of rows of a table.

/// Rows of which the app has said something.
nonisolated struct ModifiedRows<Content: TableRowContent>: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  typealias _Rows = Content._Rows
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
  @MainActor var tableRowBody: Never { fatalError("rows are asked for themselves") }
  @MainActor func _rows(_ maker: _TableRowMaker<Content.TableRowValue>) -> Content._Rows {
    content._rows(maker.changed(by: change))
  }
}
extension _TableRowMaker {
  fileprivate func changed(by change: @escaping @MainActor (AnyView) -> AnyView) -> Self {
    let make = make
    return Self { change(make($0)) }
  }
}

/// A modifier of rows of a table.
@MainActor @preconcurrency public protocol _TableRowContentModifier {
  associatedtype Body: _TableRowContentModifier
  var body: Body { get }
  func _change() -> _TableRowChange
}
extension _TableRowContentModifier {
  public func _change() -> _TableRowChange { body._change() }
}
/// What a modifier does to rows.
public struct _TableRowChange: _TableRowContentModifier {
  var row: (@MainActor (AnyView) -> AnyView)?
  var editing: RowEditing?
  public typealias Body = Self
  public var body: Self { self }
  public func _change() -> _TableRowChange { self }
}
extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public typealias _Rows = _EditedTableRows<Content._Rows>
  @MainActor public var tableRowBody: Never { fatalError("rows are asked for themselves") }
  @MainActor public func _rows(_ maker: _TableRowMaker<Content.TableRowValue>) -> _Rows {
    let change = modifier._change()
    return _Rows(
      rows: content._rows(change.row.map { maker.changed(by: $0) } ?? maker), editing: change.editing ?? RowEditing())
  }
}
extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  public typealias Data = Content.Data
  @MainActor public var data: Content.Data { content.data }
}
/// Rows, and what the user may do to them.
nonisolated public struct _EditedTableRows<Rows: View>: View {
  let rows: Rows
  let editing: RowEditing
  private typealias Edited = ModifiedContent<Rows, RowEditingModifier>
  public typealias Body = Never
  @MainActor private static func edited(_ view: Self) -> Edited {
    view.rows.modifier(RowEditingModifier(editing: view.editing))
  }
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Edited._makeNode(edited(view), inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) { Edited._update(node, edited(view)) }
  public nonisolated static var _elementCount: Int { Rows._elementCount }
}

/// Lets what stands for rows be dragged; made by `itemProvider(_:)`.
@MainActor @preconcurrency public struct ItemProviderTableRowModifier: _TableRowContentModifier {
  let provider: (() -> NSItemProvider?)?
  /// What the modifier does.
  @MainActor @preconcurrency public var body: some _TableRowContentModifier {
    let provider = provider
    return _TableRowChange(row: { AnyView($0.itemProvider(provider)) }, editing: nil)
  }
}
/// Lets things be dropped between rows; made by `onInsert(of:perform:)`.
@MainActor @preconcurrency public struct OnInsertTableRowModifier: _TableRowContentModifier {
  let insertion: RowInsertion
  /// What the modifier does.
  @MainActor @preconcurrency public var body: some _TableRowContentModifier {
    _TableRowChange(row: nil, editing: RowEditing(insertion: insertion))
  }
}

extension DynamicTableRowContent {
  /// Lets things be dropped between these rows.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: Things of these types, and of their kinds.
  ///   - action: Gets the place in the data before which they were dropped, and the things, whose data is there.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    let insertion = RowInsertion(types: supportedContentTypes.map(\.identifier)) { offset, items, _, done in
      action(offset, items)
      done(true, nil)
    }
    return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
  }
  /// Lets values of a type be dropped between these rows.
  ///
  /// - Parameter action: Gets the place in the data before which they were dropped, and the values.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    let insertion = RowInsertion(types: pastedTypes(of: T.self)) { offset, items, isAwaited, done in
      loadDropped(T.self, items, isAwaited, done) { values in
        action(offset, values)
        return true
      }
    }
    return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
  }
}

extension TableRowContent {
  /// Lets the user drag a value from these rows.
  @MainActor @preconcurrency public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<Self.TableRowValue> {
    ModifiedRows(content: self) { AnyView($0.draggable(payload())) }
  }
  /// Lets values of a type be dropped on these rows.
  @MainActor @preconcurrency public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<Self.TableRowValue> {
    ModifiedRows(content: self) {
      AnyView(
        $0.dropDestination(for: payloadType) { values, _ in
          action(values)
          return true
        })
    }
  }
  /// Lets the user drag what stands for these rows' data; nil: nothing is dragged.
  @MainActor @preconcurrency public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(provider: action))
  }
  /// Runs `action` with true when the pointer comes over one of these rows, and with false when it leaves.
  @MainActor @preconcurrency public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<Self.TableRowValue> {
    ModifiedRows(content: self) { AnyView($0.onHover(perform: action)) }
  }
  /// Keeps these rows from being selected.
  @MainActor @preconcurrency public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<Self.TableRowValue> {
    ModifiedRows(content: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }
  /// Adds a menu to these rows.
  @MainActor @preconcurrency public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<Self.TableRowValue> {
    let items = menuItems()
    return ModifiedRows(content: self) { AnyView($0.contextMenu { items }) }
  }
  /// Adds a menu to these rows. Where a row would stand out above the dimmed window, `preview` is shown in its place.
  @MainActor @preconcurrency public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<Self.TableRowValue> {
    let items = menuItems(), preview = preview()
    return ModifiedRows(content: self) { row in
      AnyView(
        row.contextMenu {
          items
        } preview: {
          preview
        })
    }
  }
}
