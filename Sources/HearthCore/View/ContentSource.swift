/// A view that the style of a control shows where it likes: nowhere, once or several times, as `configuration.label`.
///
/// Owned by the control's node. Each use makes a `ContentSourceNode`; a new value of the view goes to all of them
/// directly, so that the body of a style does not run for it.
@MainActor package class ContentSource {
  @exclusivity(unchecked) package fileprivate(set) final var uses: [ContentSourceNode] = []
  fileprivate init() {}
  nonisolated deinit {}
  fileprivate func makeContent(_ inputs: _ViewInputs) -> Node { fatalError("overridden") }

  package final func makeNode(_ inputs: _ViewInputs) -> ContentSourceNode {
    let node = ContentSourceNode(self, inputs)
    node.child = makeContent(node.inputs)
    uses.append(node)
    return node
  }

  /// What it says, as assistive technology reads it; nil when it is not shown.
  package final var accessibilityLabel: String? {
    guard let shown = uses.first, let child = shown.child else { return nil }
    return AccessibilityTree.label(of: child)
  }
}

package final class TypedContentSource<Content: View>: ContentSource {
  @exclusivity(unchecked) private var view: Content
  package init(_ view: Content) {
    self.view = view
    super.init()
  }
  nonisolated deinit {}

  /// Several views are one element, a row. Source: seen, SwiftUI on macOS, labels of buttons.
  private static var isOne: Bool { Content._elementCount == 1 }

  fileprivate override func makeContent(_ inputs: _ViewInputs) -> Node {
    Self.isOne ? Content._makeNode(view, inputs).node : HStack<Content>._makeNode(HStack { view }, inputs).node
  }
  package func update(_ new: Content) {
    view = new
    for use in uses {
      let node = _ViewNode(use.child!)
      if Self.isOne { Content._update(node, new) } else { HStack<Content>._update(node, HStack { new }) }
    }
  }
}

/// Stands where a style shows the view.
package final class ContentSourceNode: ChoiceNode {
  private let source: ContentSource
  fileprivate init(_ source: ContentSource, _ inputs: _ViewInputs) {
    self.source = source
    super.init(inputs)
  }
  nonisolated deinit {}
  package override func unmount() {
    source.uses.removeAll { $0 === self }
    super.unmount()
  }
}

extension AccessibilityTree {
  /// The labels of everything that a node stands for, one after the other; nil if there are no labels.
  package static func label(of node: Node) -> String? {
    var parts: [String] = []
    func collect(_ element: AccessibilityElement) {
      if let label = element.properties.label, !label.isEmpty { parts.append(label) }
      for child in element.children { collect(child) }
    }
    for index in 0..<node.elementCount {
      for element in AccessibilityTree(focused: nil).elements(of: node.element(at: index)) { collect(element) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
