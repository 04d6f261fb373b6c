import HearthRendering

// What is shown while somebody takes pictures of the window. No desktop of Linux tells a program that it does.

private struct SceneCapturedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
extension EnvironmentValues {
  /// Whether pictures are taken of the window, or it is shown on another display too. No desktop of Linux tells, so that it
  /// is false unless the app sets it.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }
}

nonisolated private struct CaptureProtection: ViewModifier {
  var isActive: Bool
  @Environment(\.isSceneCaptured) private var isCaptured
  @MainActor func body(content: Content) -> some View {
    content.opacity(isActive && isCaptured ? 0 : 1).modifier(CaptureReport(isActive: isActive))
  }
}

/// Tells once that nobody tells.
nonisolated private struct CaptureReport: _ElementModifier {
  var isActive: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = UnaryNode(inputs)
    report(modifier, node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) { report(modifier, node.node) }
  @MainActor private static func report(_ modifier: Self, _ node: Node) {
    guard modifier.isActive else { return }
    node.engine.report(
      .notOnLinux, at: node,
      "contentCaptureProtected: no desktop of Linux tells when pictures of a window are taken. The content is hidden only while the app sets isSceneCaptured in the environment."
    )
  }
}

extension View {
  /// Hides this view in pictures that others take of the window: while `isSceneCaptured` of the environment is true.
  ///
  /// No desktop of Linux tells a program that pictures are taken, which is reported once.
  public nonisolated func contentCaptureProtected(_ isActive: Bool = true) -> some View {
    modifier(CaptureProtection(isActive: isActive))
  }
}
