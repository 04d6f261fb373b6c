import HearthCore

/// Items that are always in the menu at the end of the bar, however much room there is.
///
///     Page().toolbar {
///       ToolbarOverflowMenu {
///         Button("Duplicate") { … }
///         Button("Archive") { … }
///       }
///     }
///
/// They come after the items that have no room in the bar.
nonisolated public struct ToolbarOverflowMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  let content: Content
  public typealias Body = Never
  /// Creates the items of the menu.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor private var itemView: ToolbarItemView<Content> {
    ToolbarItemView(part: ToolbarPart(placement: .secondaryAction), content: content)
  }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ToolbarItemView<Content>._makeNode(content.itemView, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) {
    ToolbarItemView<Content>._update(node, content.itemView)
  }
}
extension View {
  /// Puts items into the menu at the end of the bar above, where they always are.
  public nonisolated func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(
      ToolbarModifier(id: nil, content: ToolbarContentView(content: ToolbarOverflowMenu(content: content))))
  }
}
