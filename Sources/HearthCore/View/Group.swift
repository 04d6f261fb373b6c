/// Several views as one, without a layout of their own: the container around
/// arranges each, and a modifier applies to each.
///
///     Group {
///       Text("One")
///       Text("Two")
///     }
///     .font(.caption)
nonisolated public struct Group<Content> {
  package var content: Content
  package nonisolated init(unchecked content: Content) { self.content = content }
}

nonisolated extension Group: View where Content: View {
  public typealias Body = Never
  /// Gathers views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view.content, inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) { Content._update(node, view.content) }
  public nonisolated static var _elementCount: Int { Content._elementCount }
}
