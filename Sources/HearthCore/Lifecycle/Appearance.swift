/// Runs actions when a view comes and when it goes.
///
/// Once for each identity. A view comes after the views in it, and of two modifiers on one view the inner one comes
/// first; then come the tasks. Actions run after layout, before the picture is made, so that what they change shows in
/// the same frame. Source: seen, SwiftUI on iOS (android.benigumo.com, order of onAppear, onChange and task).
nonisolated struct AppearanceModifier: _ElementModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    if V._elementCount == 1 {
      let node = AppearanceNode(modifier, inputs)
      node.content = V._makeNode(content, node.inputs).node
      node.appear()
      return _ViewNode(node)
    }
    let node = ElementwiseNode<Self>(modifier, inputs)
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AppearanceNode(modifier, inputs)
    node.appear()
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: AppearanceNode.self).modifier = modifier
  }
}

package final class AppearanceNode: UnaryNode, CoverObserver {
  @exclusivity(unchecked) fileprivate(set) var modifier: AppearanceModifier

  init(_ modifier: AppearanceModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}

  func appear() {
    engine.performAtEndOfRound { [self] in
      // A view that went before its turn, or is on a page that others cover, has neither come nor gone.
      if isUnmounted || flags.contains(.hasAppeared) || (engine.coveredPages > 0 && coveredPage != nil) { return }
      flags.insert(.hasAppeared)
      modifier.appear?()
    }
  }
  /// A page that is covered has disappeared; it appears again. Source: seen, SwiftUI on iOS.
  func coverDidChange(isCovered: Bool) {
    if !isCovered {
      appear()
    } else if flags.contains(.hasAppeared) {
      flags.remove(.hasAppeared)
      if let action = modifier.disappear { engine.performAtEndOfRound(action) }
    }
  }
  package override func unmount() {
    super.unmount()
    if flags.contains(.hasAppeared), let action = modifier.disappear { engine.performAtEndOfRound(action) }
  }
}

extension View {
  /// Runs `action` before this view is first shown.
  ///
  ///     Text("Page").onAppear { count += 1 }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }
  /// Runs `action` after this view is gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
