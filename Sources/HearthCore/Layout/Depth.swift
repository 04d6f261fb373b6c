import Foundation
import HearthMotion
import HearthRendering

// Layout in depth: windows of Linux are flat, so that each of these is reported once and changes nothing.

/// Where a view lies in the depth of a space. Windows of Linux have none.
nonisolated public struct DepthAlignment: Hashable, Sendable {
  enum Kind: Sendable { case front, center, back }
  let kind: Kind
  /// Next to who looks.
  public static let front = DepthAlignment(kind: .front)
  /// In the middle.
  public static let center = DepthAlignment(kind: .center)
  /// Farthest from who looks.
  public static let back = DepthAlignment(kind: .back)
}

/// The content as it is, and a report where something is asked for that does not exist on Linux.
package nonisolated struct NotOnLinuxModifier: ViewModifier {
  /// Nil where nothing is asked for.
  let message: String?
  package typealias Body = Never
  package init(message: String?) { self.message = message }
  @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    modifier.check(inputs.parent)
    return V._makeNode(content, inputs)
  }
  @MainActor package static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    modifier.check(node.node)
    V._update(node, content)
  }
  package static func _elementCount(_ content: Int) -> Int { content }
  @MainActor private func check(_ node: Node) {
    if let message { node.engine.report(.notOnLinux, at: node, message) }
  }
}

extension View {
  private nonisolated func flat(_ isAsked: Bool, _ name: String) -> ModifiedContent<Self, NotOnLinuxModifier> {
    let message = "\(name) has no effect: windows have no depth. Leave it out, or keep it for other systems."
    return modifier(NotOnLinuxModifier(message: isAsked ? message : nil))
  }
  /// Gives this view a depth in points, where views have one; on Linux another depth than 0 is reported.
  public nonisolated func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
    flat((depth ?? 0) != 0, "frame(depth:alignment:)")
  }
  /// Gives this view bounds for its depth in points, where views have one; on Linux other depths than 0 are reported.
  public nonisolated func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil, alignment: DepthAlignment = .center
  ) -> some View {
    flat((minDepth ?? 0) != 0 || (idealDepth ?? 0) != 0, "frame(minDepth:idealDepth:maxDepth:alignment:)")
  }
  /// Brings this view `z` points nearer, where views have depth; on Linux another distance than 0 is reported.
  public nonisolated func offset(z: CGFloat) -> some View { flat(z != 0, "offset(z:)") }
}

extension ZStack {
  /// Creates a stack of views one above the other, with a distance in depth between them, in points. Windows of Linux
  /// have no depth: it is the same as without.
  public nonisolated init(alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content)
  }
}
