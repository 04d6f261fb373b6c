/// One of two views, or commands, as `if` and `switch` in a builder make it.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  /// Which of the two there is.
  public enum Storage { case trueContent(TrueContent), falseContent(FalseContent) }
  /// The one of the two that there is.
  public let storage: Storage
  /// Chooses one of the two.
  public nonisolated init(storage: Storage) { self.storage = storage }
}

nonisolated extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ChoiceNode(inputs)
    make(view, in: node)
    return _ViewNode(node)
  }
  @MainActor private static func make(_ view: Self, in node: ChoiceNode) {
    switch view.storage {
    case .trueContent(let view):
      node.isFirst = true
      node.take(TrueContent.self, view)
    case .falseContent(let view):
      node.isFirst = false
      node.take(FalseContent.self, view)
    }
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: ChoiceNode.self)
    switch (view.storage, node.isFirst) {
    case (.trueContent(let view), true): TrueContent._update(_ViewNode(node.child!), view)
    case (.falseContent(let view), false): FalseContent._update(_ViewNode(node.child!), view)
    default:
      let old = node.child, oldPlace = node.isFirst
      make(view, in: node)
      node.noteAppearance()
      old?.leave(node, as: oldPlace)
      node.elementsDidChange()
    }
  }
  public nonisolated static var _elementCount: Int {
    let first = TrueContent._elementCount
    return first == FalseContent._elementCount ? first : -1
  }
}

nonisolated extension Optional: View where Wrapped: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ChoiceNode(inputs)
    if let view { node.child = Wrapped._makeNode(view, node.inputs).node }
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: ChoiceNode.self)
    switch (view, node.child) {
    case (nil, nil): break
    case (let view?, let child?): Wrapped._update(_ViewNode(child), view)
    case (nil, let child?):
      node.child = nil
      child.leave(node, as: node.isFirst)
      node.elementsDidChange()
    case (let view?, nil):
      node.take(Wrapped.self, view)
      node.noteAppearance()
      node.elementsDidChange()
    }
  }
  public nonisolated static var _elementCount: Int { -1 }
}

extension ViewBuilder {
  /// The first branch of an `if` or `switch`. Each branch has an identity of its own.
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// The second branch of an `if` or `switch`. Each branch has an identity of its own.
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
}
