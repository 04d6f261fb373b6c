/// A view that shows nothing and takes no room.
nonisolated public struct EmptyView: View {
  /// Creates a view that shows nothing.
  public nonisolated init() {}
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(EmptyNode(inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
  public nonisolated static var _elementCount: Int { 0 }
}

package final class EmptyNode: Node {
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override var elementCount: Int { 0 }
}

extension ViewBuilder {
  /// An empty closure shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
}
