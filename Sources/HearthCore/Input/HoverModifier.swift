import Foundation

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Points, in the coordinate space asked for.
  case active(CGPoint)
  /// The pointer is no longer over the view.
  case ended
}

nonisolated struct _HoverModifier: _ElementModifier {
  let action: (CGPoint?) -> Void
  /// False: only coming and going is told.
  var tellsPlaces = true
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = HoverNode(inputs)
    node.action = modifier.action
    node.tellsPlaces = modifier.tellsPlaces
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: HoverNode.self).action = modifier.action
  }
}

package final class HoverNode: UnaryNode, HoverTarget {
  var action: ((CGPoint?) -> Void)?
  var tellsPlaces = true
  private var isInside = false
  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isHoverTarget)
  }
  nonisolated deinit {}
  package func hoverDidChange(_ location: CGPoint?) {
    if !tellsPlaces && (location != nil) == isInside { return }
    isInside = location != nil
    Stage.noteAction("The action of onHover")
    action?(location)
  }
  package override func unmount() {
    engine.content?.input.forget(self)
    super.unmount()
  }
}

/// What `onContinuousHover` tells, in the coordinate space asked for.
nonisolated struct _ContinuousHoverModifier: _ElementModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = HoverNode(inputs)
    node.action = modifier.closure(node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: HoverNode.self)
    node.action = modifier.closure(node)
  }
  @MainActor private func closure(_ node: HoverNode) -> (CGPoint?) -> Void {
    let (space, action) = (space, action)
    return { [unowned node] location in
      guard let location else { return action(.ended) }
      switch space {
      case .local: action(.active(location))
      case .global: action(.active(node.convertToWindow(location)))
      case .named:
        guard let named = space.named.flatMap({ node.ancestor(named: $0) }) else { return action(.active(location)) }
        action(.active(named.convertFromWindow(node.convertToWindow(location))))
      }
    }
  }
}

extension View {
  /// Reports where the pointer is while it is over this view, and when it leaves.
  ///
  ///     Rectangle().onContinuousHover { phase in
  ///       if case .active(let location) = phase { point = location }
  ///     }
  ///
  /// - Parameter coordinateSpace: Of the places told; a name that no view around has counts as this view's own.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }
  /// Reports where the pointer is while it is over this view, and when it leaves, in the older form.
  @available(*, deprecated, message: "use a CoordinateSpaceProtocol")
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(space: coordinateSpace, action: action))
  }
  /// Runs `action` with true when the pointer comes over this view, and with false when it leaves.
  ///
  ///     Text("Link").underline(isOn).onHover { isOn = $0 }
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: { action($0 != nil) }, tellsPlaces: false))
  }
}
