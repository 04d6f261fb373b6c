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

/// Whether the press that makes the window active means something to views; nil for what is usual, which is that it does.
struct WindowActivationEventsKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension View {
  /// Says whether a press that makes the window the active one also reaches gestures and controls in this view.
  ///
  /// With false the first press only brings the window to the front; nil is what is usual. On Linux such a press counts,
  /// as in other programs there. Source: Apple, documentation of allowsWindowActivationEvents(_:).
  public nonisolated func allowsWindowActivationEvents(_ value: Bool?) -> some View {
    modifier(_EnvironmentModifier { $0[WindowActivationEventsKey.self] = value })
  }
  /// Lets a press that makes the window the active one reach gestures and controls in this view, too.
  public nonisolated func allowsWindowActivationEvents() -> some View { allowsWindowActivationEvents(true) }
  /// Asks the system to leave swipes at edges of the screen to this view at first.
  ///
  /// No protocol of Linux's desktops lets a program ask for that: it is reported once, and the desktop's own gestures
  /// come first.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(
      NotOnLinuxModifier(
        message: edges.isEmpty
          ? nil
          : "defersSystemGestures(on:) has no effect: no desktop lets programs ask for that. Keep it for other systems."
      ))
  }

  /// Names the view for tools that look for pauses after what the user does.
  ///
  /// Nothing on Linux collects such names: it is reported once.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View {
    modifier(
      NotOnLinuxModifier(
        message: "interactionActivityTrackingTag(_:) has no effect: nothing on Linux collects tags. Leave it out."))
  }

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
