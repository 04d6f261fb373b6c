import Foundation
import HearthCore

// What a row tells the list around. The outermost modifier counts.

struct ListRowInsetsKey: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
struct ListRowSeparator: Equatable {
  var top = Visibility.automatic, bottom = Visibility.automatic
}
struct ListRowSeparatorKey: LayoutValueKey { static var defaultValue: ListRowSeparator { ListRowSeparator() } }
/// Nil for the standard colour.
struct ListRowSeparatorTint: Equatable {
  var top: Color?
  var bottom: Color?
}
struct ListRowSeparatorTintKey: LayoutValueKey {
  static var defaultValue: ListRowSeparatorTint { ListRowSeparatorTint() }
}
struct RowDeleteDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
struct RowMoveDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
struct RowSelectionDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
/// Nil for the row's own effect.
struct RowHoverEffectKey: LayoutValueKey { static var defaultValue: HoverEffect.Kind? { nil } }
struct RowHoverDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// The traits of a row, read when it is measured.
struct ListRowTraits {
  var insets: EdgeInsets?
  var separator = ListRowSeparator()
  var separatorTint = ListRowSeparatorTint()
  var hasBackground = false
  var isDeleteDisabled = false, isMoveDisabled = false, isSelectionDisabled = false
  var hoverEffect: HoverEffect.Kind?
  var isHoverDisabled = false
  var expansion: Binding<Bool>?
  var link: LinkAction?
  var disclosure: RowDisclosure?

  init() {}
  @MainActor init(_ node: LayoutNode) {
    insets = node.layoutValue(ListRowInsetsKey.self)
    separator = node.layoutValue(ListRowSeparatorKey.self)
    separatorTint = node.layoutValue(ListRowSeparatorTintKey.self)
    hasBackground = node.layoutValue(RowBackgroundKey.self)
    isDeleteDisabled = node.layoutValue(RowDeleteDisabledKey.self)
    isMoveDisabled = node.layoutValue(RowMoveDisabledKey.self)
    isSelectionDisabled = node.layoutValue(RowSelectionDisabledKey.self)
    hoverEffect = node.layoutValue(RowHoverEffectKey.self)
    isHoverDisabled = node.layoutValue(RowHoverDisabledKey.self)
    expansion = node.layoutValue(SectionExpansionKey.self)
    link = node.layoutValue(RowLinkKey.self)
    disclosure = node.layoutValue(RowDisclosureKey.self)
  }
}

extension View {
  /// Sets the distance of a row's content to its edges in a list; nil for that of the list's style.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_LayoutValueModifier(ListRowInsetsKey.self, insets))
  }
  /// Sets whether lines are drawn at the edges of a row in a list.
  ///
  ///     List { Text("Header").listRowSeparator(.hidden) }
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      _LayoutValueModifier(
        ListRowSeparatorKey.self,
        ListRowSeparator(
          top: edges.contains(.top) ? visibility : .automatic, bottom: edges.contains(.bottom) ? visibility : .automatic
        )))
  }
  /// Sets the colour of the lines at the edges of a row; nil for the standard one. Of two
  /// rows at a line, the lower one decides.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      _LayoutValueModifier(
        ListRowSeparatorTintKey.self,
        ListRowSeparatorTint(top: edges.contains(.top) ? color : nil, bottom: edges.contains(.bottom) ? color : nil)))
  }
  /// Shows `view` behind a row of a list, as large as the row.
  ///
  ///     List { Text("Pinned").listRowBackground(Color.yellow) }
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_RowBackgroundModifier(background: view))
  }
  /// Keeps the user from deleting a row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_LayoutValueModifier(RowDeleteDisabledKey.self, isDisabled))
  }
  /// Keeps the user from moving a row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_LayoutValueModifier(RowMoveDisabledKey.self, isDisabled))
  }
  /// Keeps the user from selecting a row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_LayoutValueModifier(RowSelectionDisabledKey.self, isDisabled))
  }
  /// Sets how the whole row of a list answers a pointer above it; nil for what rows do by themselves: those that can be
  /// selected, or lead somewhere, are highlighted. With `highlight` or `automatic` every row is. Rows are not lifted:
  /// `lift` leaves them as they are. An effect of the app's own changes the content of the row.
  ///
  /// Source: Apple, documentation of listRowHoverEffect(_:), also for `lift`.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    customHoverEffect(of: effect).modifier(_LayoutValueModifier(RowHoverEffectKey.self, effect?.kind))
  }
  /// Keeps a row of a list from answering a pointer above it.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(_LayoutValueModifier(RowHoverDisabledKey.self, disabled))
  }
}
