import HearthRendering

/// What the node of a text does where its text can be selected. Its content is the `TextNode`.
@MainActor package protocol SelectableTextBehavior: NodeBehavior, SendableMetatype {
  init(_ node: BehaviorNode, _ text: TextNode)
}

/// What makes texts in here selectable; nil where they are only read.
///
/// Views do not change it: with another they are other views.
package struct SelectableTextKey: TextStyleKey {
  package struct Behavior: Equatable, Sendable {
    let type: any SelectableTextBehavior.Type
    package init(_ type: any SelectableTextBehavior.Type) { self.type = type }
    package static func == (a: Behavior, b: Behavior) -> Bool { a.type == b.type }
  }
  package static let defaultValue: Behavior? = nil
  static func apply(_ value: Behavior?, to values: inout TextStyleValues) { values.isSelectable = value != nil }

  @MainActor static func makeNode(_ text: Text, _ inputs: _ViewInputs) -> LayoutNode {
    guard let behavior = inputs.scope.value(SelectableTextKey.self) else { return TextNode(text, inputs) }
    let node = BehaviorNode(inputs)
    let content = TextNode(text, node.contentInputs)
    node.content = content
    node.behavior = behavior.type.init(node, content)
    return node
  }
}

extension TextNode {
  /// The layout that is shown, in this node's coordinate space.
  package var shownLayout: TextLayout {
    let own = layout(proposal)
    // A renderer may have chosen another size.
    if !textStyle.values.hasRenderer || Size(own.size) == size || size.width < 0 { return own }
    return layout(Proposal(size.width, size.height))
  }
}
