import Foundation

/// A way of scrolling besides fingers, wheels and keys.
public struct ScrollInputKind: Hashable, Sendable {
  let axes: Axis.Set
  /// By looking at the edge of what is shown, along all axes.
  public static let look = look(axes: [.horizontal, .vertical])
  /// By looking at the edge of what is shown, along some axes.
  public static func look(axes: Axis.Set) -> ScrollInputKind { ScrollInputKind(axes: axes) }
  public static func == (a: Self, b: Self) -> Bool { a.axes == b.axes }
  public func hash(into hasher: inout Hasher) { hasher.combine(axes.rawValue) }
}

/// Whether a way of scrolling is used.
public struct ScrollInputBehavior: Hashable, Sendable {
  fileprivate enum Kind { case automatic, enabled, disabled }
  fileprivate let kind: Kind
  /// As it is usual on the device.
  public static let automatic = ScrollInputBehavior(kind: .automatic)
  /// It is used.
  public static let enabled = ScrollInputBehavior(kind: .enabled)
  /// It is not used.
  public static let disabled = ScrollInputBehavior(kind: .disabled)
}

extension View {
  /// Sets whether scroll views in here scroll when the user looks at their edges. No desktop of Linux knows where its
  /// user looks: asked for, that is reported once.
  @MainActor @preconcurrency public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    modifier(ScrollInputModifier(isWanted: behavior.kind == .enabled))
  }
}

nonisolated private struct ScrollInputModifier: _ElementModifier {
  let isWanted: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ScrollInputNode(inputs)
    node.check(modifier.isWanted)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: ScrollInputNode.self).check(modifier.isWanted)
  }
}
private final class ScrollInputNode: UnaryNode {
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  func check(_ isWanted: Bool) {
    guard isWanted else { return }
    engine.report(
      .notOnLinux, at: self,
      "scrollInputBehavior: nothing here tells where the user looks, so that looking does not scroll. Fingers, wheels, touchpads, keys and scroll bars do."
    )
  }
}
