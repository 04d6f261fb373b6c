import HearthCore

// Groups of what is no view. Source: Apple, "Group": "multiple instances of a content type, like views, scenes, or commands".

nonisolated extension Group: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never
  /// Several items of a toolbar as one content.
  @_disfavoredOverload public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(unchecked: content())
  }
  @MainActor public static func _makeContent(_ group: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeContent(group.content, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ group: Self) {
    Content._updateContent(node, group.content)
  }
}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

nonisolated extension Group: Commands where Content: Commands {
  public typealias Body = Never
  /// Several commands as one.
  @_disfavoredOverload public nonisolated init(@CommandsBuilder content: () -> Content) {
    self.init(unchecked: content())
  }
  @MainActor public static func _makeCommands(_ group: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeCommands(group.content, inputs)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ group: Self) {
    Content._updateCommands(node, group.content)
  }
}

nonisolated extension Group: Scene where Content: Scene {
  public typealias Body = Never
  /// Several scenes as one, to modify them together.
  @_disfavoredOverload public nonisolated init(@SceneBuilder content: () -> Content) {
    self.init(unchecked: content())
  }
  @MainActor public static func _makeScene(_ group: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeScene(group.content, inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ group: Self) {
    Content._updateScene(node, group.content)
  }
}
