import HearthCore

// Toolbars out of collections, and empty ones.

nonisolated extension EmptyView: ToolbarContent, CustomizableToolbarContent {
  @_implements(ToolbarContent,body) @MainActor public var _toolbarBody: Never { fatalError("nothing has no body") }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    EmptyView._makeNode(content, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) { EmptyView._update(node, content) }
}
extension ToolbarContentBuilder {
  /// Takes nothing, which is a view as well as an item of a toolbar.
  public static func buildExpression(_ content: EmptyView) -> EmptyView { content }
}

nonisolated extension ForEach: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never
  private typealias Views = ForEach<Data, ID, ToolbarContentView<Content>>
  private var views: Views {
    let content = content
    nonisolated(unsafe) let elements = self
    return Views(
      data, identity: { elements.identity($0) }, content: { ToolbarContentView(content: content($0)) })
  }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Views._makeNode(content.views, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) {
    Views._update(node, content.views)
  }
}
extension ForEach: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

// The data of these forms are optional only so that the compiler takes the forms for views first: see those of tabs.
nonisolated extension ForEach where ID == Data.Element.ID, Content: ToolbarContent, Data.Element: Identifiable {
  /// Items of a toolbar for each element.
  @_disfavoredOverload
  public nonisolated init(_ data: Data?, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content) {
    guard let data else { preconditionFailure("ForEach has nil in place of the data of its toolbar items") }
    self.init(data, identity: { $0.id }, content: content)
  }
}
nonisolated extension ForEach where Content: ToolbarContent {
  /// Items of a toolbar for each element, with the identity at a key path.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data?, id: KeyPath<Data.Element, ID>, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    guard let data else { preconditionFailure("ForEach has nil in place of the data of its toolbar items") }
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}
nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: ToolbarContent {
  /// Items of a toolbar for each number.
  @_disfavoredOverload
  public nonisolated init(_ data: Range<Int>?, @ToolbarContentBuilder content: @escaping (Int) -> Content) {
    guard let data else { preconditionFailure("ForEach has nil in place of the data of its toolbar items") }
    self.init(data, identity: { $0 }, content: content)
  }
}
