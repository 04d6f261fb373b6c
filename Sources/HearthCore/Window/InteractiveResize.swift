import HearthRendering

/// Tells when the user begins and ends to change the size of the window.
nonisolated private struct InteractiveResize: ViewModifier {
  var action: (Bool) -> Void
  typealias Body = Never
  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = InteractiveResizeNode(inputs)
    node.action = modifier.action
    node.child = V._makeNode(content, _ViewInputs(node, inputs.scope)).node
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: InteractiveResizeNode.self)
    node.action = modifier.action
    V._update(_ViewNode(node.child!), content)
  }
  static func _elementCount(_ content: Int) -> Int { content }
}

private final class InteractiveResizeNode: ChoiceNode, GeometryWatcher {
  var action: (Bool) -> Void = { _ in }
  /// As it was when this node was last asked; nil before the first layout.
  private var known: Size?
  private var isResizing = false
  /// Seconds without another size after which the user has ended. Source: our choice; desktops send the sizes of a window
  /// that is dragged by its edge with each frame, and do not say when the drag begins or ends.
  private static let pause = 0.25

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    engine.geometryWatchers[ObjectIdentifier(self)] = self
  }
  nonisolated deinit {}
  func geometryDidChange() {
    let size = engine.root.windowSize
    defer { known = size }
    guard let known, known != size, engine.content != nil else { return }
    if !isResizing {
      isResizing = true
      engine.performAtEndOfRound { [weak self] in self?.action(true) }
    }
    engine.wakeUps.schedule(after: Self.pause, for: self) { [weak self] in
      guard let self, self.isResizing else { return }
      self.isResizing = false
      self.action(false)
    }
  }
  override func unmount() {
    engine.geometryWatchers[ObjectIdentifier(self)] = nil
    engine.wakeUps.cancel(of: self)
    super.unmount()
  }
}

extension View {
  /// Runs `action` when the user begins to change the size of the window, with true, and a quarter of a second after the
  /// last change, with false.
  ///
  /// ```swift
  /// Canvas { … }.onInteractiveResizeChange { isResizing in quality = isResizing ? .draft : .full }
  /// ```
  ///
  /// Desktops do not say what changes the size of a window: a desktop that does so itself counts as the user.
  /// Source: Apple, "onInteractiveResizeChange(_:)"; when a change has ended is our choice.
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
    modifier(InteractiveResize(action: action))
  }
}
