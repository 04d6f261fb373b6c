import Foundation

nonisolated struct _HitTestingModifier: _ElementModifier {
  let allowsHits: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = HitTestingNode(inputs)
    node.allowsHits = modifier.allowsHits
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: HitTestingNode.self).allowsHits = modifier.allowsHits
  }
}
package final class HitTestingNode: UnaryNode {
  var allowsHits = true
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func hitTest(_ point: CGPoint) -> LayoutNode? { allowsHits ? super.hitTest(point) : nil }
}

extension View {
  /// Sets whether pointers see this view and those below.
  ///
  ///     Color.clear.overlay { Image(systemName: "snow").allowsHitTesting(false) }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(allowsHits: enabled))
  }
}

struct IsEnabledKey: InheritedStyleKey { static let defaultValue = true }
extension EnvironmentValues {
  /// Whether the view and those around it allow the user to act.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
extension View {
  /// Keeps the user from acting on this view and those below. A view stays disabled inside a disabled one.
  ///
  ///     Button("Send") { count += 1 }.disabled(name.isEmpty)
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
extension Node {
  package final var isEnabled: Bool { scope.value(IsEnabledKey.self) }
}
