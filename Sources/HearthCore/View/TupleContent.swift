/// Several pieces of content in a row. It is what its pieces are: a view, where each of them is one.
///
///     let pair: TupleContent<Text, Image> = TupleContent(Text("Map"), Image(systemName: "map"))
@frozen nonisolated public struct TupleContent<each Content> {
  /// The pieces, in their order.
  public var content: (repeat each Content)
  /// Content of a tuple of pieces.
  public nonisolated init(_ content: (repeat each Content)) { self.content = content }
  /// Content of several pieces.
  @_disfavoredOverload
  public nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

nonisolated extension TupleContent: View where repeat each Content: View {
  public typealias Body = Never
  private typealias Views = TupleView<(repeat each Content)>
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Views._makeNode(Views(view.content), inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) { Views._update(node, Views(view.content)) }
  public nonisolated static var _elementCount: Int { Views._elementCount }
}
