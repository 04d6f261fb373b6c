import Foundation

/// Shows a part of its content and lets the user move it.
///
///     ScrollView([.horizontal, .vertical]) {
///       Text("Map").frame(width: 2000, height: 2000)
///     }
nonisolated public struct ScrollView<Content: View>: View {
  /// The content that the view scrolls. Several views lie in a column.
  public var content: Content
  /// The directions in which the content can be moved.
  public var axes: Axis.Set
  /// Whether there are scroll bars where `scrollIndicators(_:axes:)` does not say otherwise.
  public var showsIndicators: Bool
  var takesFocus = true

  /// Creates a view that scrolls its content.
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    (self.axes, showsIndicators, self.content) = (axes, true, content())
  }
  /// Creates a view that scrolls its content, with or without scroll bars.
  // Without a default for `showsIndicators`: where both forms fit, the compiler type checks the content twice.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }
  /// For views that take focus as a whole.
  package nonisolated init(_ axes: Axis.Set, takesFocus: Bool, @ViewBuilder content: () -> Content) {
    (self.axes, showsIndicators, self.takesFocus, self.content) = (axes, true, takesFocus, content())
  }
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ScrollNode(axes: view.axes, inputs)
    node.showsIndicators = view.showsIndicators
    node.takesFocus = view.takesFocus
    // Several views lie in a column. Source: seen, SwiftUI on iOS and macOS, whatever the axes.
    node.content =
      Content._elementCount == 1
      ? Content._makeNode(view.content, node.inputs).node
      : VStack<Content>._makeNode(VStack { view.content }, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: ScrollNode.self)
    node.update(axes: view.axes, showsIndicators: view.showsIndicators)
    if Content._elementCount == 1 {
      Content._update(_ViewNode(node.content!), view.content)
    } else {
      VStack<Content>._update(_ViewNode(node.content!), VStack { view.content })
    }
  }
  public nonisolated static var _elementCount: Int { 1 }
}
