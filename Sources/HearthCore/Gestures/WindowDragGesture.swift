import Foundation

/// Moves the window, as its title bar does, with a drag that begins on the view.
///
///     Text("Hold me").gesture(WindowDragGesture())
///
/// From the first few points on the desktop moves the window, until the pointer is let go: the app
/// hears of the beginning only, at which the gesture ends. Source: GDK, `gdk_toplevel_begin_move`:
/// the pointer is the window manager's then.
nonisolated public struct WindowDragGesture: Gesture {
  /// Nothing: where the window is, is the desktop's.
  public struct Value: Equatable, Sendable {}
  var inputKinds = GestureInputKinds.all
  /// Creates a gesture that moves the window.
  public init() {}
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    _GestureRecognizer(WindowDragRecognizer(gesture.inputKinds, node: node.layoutNode))
  }
}

package final class WindowDragRecognizer: PrimitiveRecognizer<WindowDragGesture.Value> {
  /// Points: a press that moves less is a click. Source: half of what other drags take, as GTK's title bars have it.
  private var threshold: CGFloat { node.interaction.dragThreshold / 2 }
  private var start: CGPoint?
  private var hasBegun = false
  private var inputKinds: GestureInputKinds
  package init(_ inputKinds: GestureInputKinds, node: LayoutNode) {
    self.inputKinds = inputKinds
    super.init(node: node)
  }
  nonisolated deinit {}

  package override func handle(_ event: PointerEvent) {
    if isDecided { return }
    switch event.phase {
    case .down:
      guard event.button == .primary, inputKinds.contains(event.device) else { return cancel() }
      start = event.position
    case .moved:
      guard let start, hypot(event.position.x - start.x, event.position.y - start.y) >= threshold else { return }
      current = WindowDragGesture.Value()
      phase = .ended
      hasBegun = true
    case .up: phase = .failed
    case .cancelled: cancel()
    case .entered, .exited: break
    }
  }
  package override func deliver() {
    guard hasBegun else { return }
    hasBegun = false
    node.engine.host.beginWindowDrag()
  }
  package override func adopt(_ newer: GestureRecognizer) {
    if let newer = newer as? WindowDragRecognizer { inputKinds = newer.inputKinds }
  }
  package override func reset() {
    super.reset()
    start = nil
    hasBegun = false
  }
}
