/// What a placeholder in a body holds of the node that knows what the placeholder stands for.
///
/// An app may keep the placeholder: views are values. The node owns the handle and empties it when it leaves the tree;
/// a node that owned its placeholders and was held by them would never go.
@MainActor package final class PlaceholderHandle<Source: Node, Placeholder: Node> {
  /// The node, as long as it is in the tree.
  package private(set) unowned(unsafe) var source: Source?
  // A body has one placeholder nearly always.
  private var first: Placeholder?
  private var others: [Placeholder] = []
  package init(_ source: Source) { self.source = source }
  nonisolated deinit {}

  package func insert(_ placeholder: Placeholder) {
    if first == nil { first = placeholder } else { others.append(placeholder) }
  }
  package func remove(_ placeholder: Placeholder) {
    if first === placeholder {
      first = others.isEmpty ? nil : others.removeFirst()
    } else {
      others.removeAll { $0 === placeholder }
    }
  }
  package func removeAll() { (first, others) = (nil, []) }
  package func forEach(_ action: (Placeholder) -> Void) {
    let others = others
    if let first { action(first) }
    for placeholder in others { action(placeholder) }
  }
  /// The node leaves the tree.
  package func end() {
    source = nil
    removeAll()
  }
}

extension Report {
  /// A placeholder that was kept is shown after the body that it was made for has gone.
  @MainActor package static func usedPlaceholder(at node: Node) {
    node.engine.report(
      .placeholder, at: node,
      "a placeholder is used outside of the closure that it was given to. Use it in the body of that closure only.")
  }
}
