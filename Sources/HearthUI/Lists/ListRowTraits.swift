import Foundation
import HearthCore

// What a row tells the list around. The outermost modifier counts.

/// Lengths at the edges of a row or a section. Points; nil where the list's style has its own.
struct EdgeLengths: MergedLayoutValue {
  /// The edges that are spoken of.
  private var edges: Edge.Set = []
  private(set) var top: CGFloat?
  private(set) var leading: CGFloat?
  private(set) var bottom: CGFloat?
  private(set) var trailing: CGFloat?
  init() {}
  /// The same length at some edges.
  init(_ edges: Edge.Set, _ length: CGFloat?) {
    self.edges = edges
    let length = length.map { $0.isFinite ? $0 : 0 }
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }
  init(_ insets: EdgeInsets?) {
    edges = .all
    (top, leading, bottom, trailing) = (insets?.top, insets?.leading, insets?.bottom, insets?.trailing)
  }
  func merged(over inner: Self) -> Self {
    var result = self
    result.edges.formUnion(inner.edges)
    if !edges.contains(.top) { result.top = inner.top }
    if !edges.contains(.leading) { result.leading = inner.leading }
    if !edges.contains(.bottom) { result.bottom = inner.bottom }
    if !edges.contains(.trailing) { result.trailing = inner.trailing }
    return result
  }
  func apply(to insets: inout EdgeInsets) {
    if let top { insets.top = top }
    if let leading { insets.leading = leading }
    if let bottom { insets.bottom = bottom }
    if let trailing { insets.trailing = trailing }
  }
}
struct ListRowInsetsKey: LayoutValueKey { static var defaultValue: EdgeLengths { EdgeLengths() } }
struct ListSectionMarginsKey: LayoutValueKey { static var defaultValue: EdgeLengths { EdgeLengths() } }
struct ListSectionSeparatorKey: LayoutValueKey { static var defaultValue: ListRowSeparator { ListRowSeparator() } }
struct ListSectionSeparatorTintKey: LayoutValueKey {
  static var defaultValue: ListRowSeparatorTint { ListRowSeparatorTint() }
}
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
  var insets = EdgeLengths()
  var sectionMargins = EdgeLengths()
  var sectionSeparator = ListRowSeparator()
  var sectionSeparatorTint = ListRowSeparatorTint()
  var separator = ListRowSeparator()
  var separatorTint = ListRowSeparatorTint()
  var hasBackground = false
  var isDeleteDisabled = false, isMoveDisabled = false, isSelectionDisabled = false
  var hoverEffect: HoverEffect.Kind?
  var isHoverDisabled = false
  var expansion: Binding<Bool>?
  var link: LinkAction?
  var disclosure: RowDisclosure?
  var hasIndexLabel = false

  init() {}
  @MainActor init(_ node: LayoutNode) {
    insets = node.layoutValue(ListRowInsetsKey.self)
    sectionMargins = node.layoutValue(ListSectionMarginsKey.self)
    sectionSeparator = node.layoutValue(ListSectionSeparatorKey.self)
    sectionSeparatorTint = node.layoutValue(ListSectionSeparatorTintKey.self)
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
    hasIndexLabel = node.layoutValue(SectionIndexLabelKey.self) != nil
  }
}

extension View {
  /// Sets the distance of a row's content to its edges in a list; nil for that of the list's style.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_MergedLayoutValueModifier(ListRowInsetsKey.self, EdgeLengths(insets)))
  }
  /// Sets the distance of a row's content to some of its edges in a list, in points; nil for that of the list's style.
  /// Distances that modifiers inside set for other edges stay.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(_MergedLayoutValueModifier(ListRowInsetsKey.self, EdgeLengths(edges, length)))
  }
  /// Sets the room around a section in a list, in points; nil for that of the list's style.
  ///
  ///     Section("Notes") { … }.listSectionMargins(.horizontal, 0)
  ///
  /// Above and below, it takes the place of the distance to the neighbouring section.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(_MergedLayoutValueModifier(ListSectionMarginsKey.self, EdgeLengths(edges, length)))
  }
  /// Sets whether there is a line above the first row of a section in a list and below the last one. By itself there is
  /// none.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      _LayoutValueModifier(
        ListSectionSeparatorKey.self,
        ListRowSeparator(
          top: edges.contains(.top) ? visibility : .automatic, bottom: edges.contains(.bottom) ? visibility : .automatic
        )))
  }
  /// Sets the colour of the lines above and below a section in a list; nil for the standard one.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      _LayoutValueModifier(
        ListSectionSeparatorTintKey.self,
        ListRowSeparatorTint(top: edges.contains(.top) ? color : nil, bottom: edges.contains(.bottom) ? color : nil)))
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
