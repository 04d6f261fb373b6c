/// A view that is several, written one after the other in a view builder, as a container
/// that treats each in its own way sees it.
package protocol PartedView {
  nonisolated static var _partCount: Int { get }
  nonisolated func _part(_ index: Int) -> AnyView
}

nonisolated extension TupleView: PartedView {
  package static var _partCount: Int { TupleInfo.partCount(of: T.self) }
  package func _part(_ index: Int) -> AnyView { AnyView(TuplePart(value: value, index: index)) }
}

/// One of the views of a tuple. Its index does not change while it lives.
nonisolated private struct TuplePart<T>: View {
  let value: T
  let index: Int
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let field = TupleInfo.onMain(T.self).fields[view.index]
    return withUnsafePointer(to: view.value) {
      _ViewNode(field.operations.make(UnsafeRawPointer($0) + field.offset, inputs))
    }
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {
    let field = TupleInfo.onMain(T.self).fields[view.index]
    withUnsafePointer(to: view.value) { field.operations.update(node.node, UnsafeRawPointer($0) + field.offset) }
  }
  static var _elementCount: Int { -1 }
}
