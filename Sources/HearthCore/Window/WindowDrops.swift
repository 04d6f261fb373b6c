import Foundation

/// Takes what is dragged over a window to the views that want it.
@MainActor final class WindowDrops {
  static let slot = EngineSlot { WindowDrops($0) }
  private unowned let engine: Engine
  /// What is dragged is above it. The node holds its behavior.
  private var current: (node: LayoutNode, target: any DropTarget)?

  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  func handle(_ event: DropEvent) {
    let offer = event.offer
    switch event.phase {
    case .moved: move(offer, to: event.position)
    case .exited:
      offer.answer = nil
      leave()
    case .dropped:
      move(offer, to: event.position)
      let found = current, operation = offer.answer
      leave()
      guard let found, let operation, !found.node.isUnmounted else { return offer.finish(nil) }
      found.target.performDrop(offer, at: event.position, operation)
    }
  }
  private func move(_ offer: DropOffer, to position: CGPoint) {
    offer.answer = nil
    for node in engine.content?.input.hitChain(at: position) ?? [] {
      guard let target = node as? any DropTarget ?? (node as? BehaviorNode)?.behavior as? any DropTarget,
        let operation = target.dropDidMove(offer, to: position)
      else { continue }
      if current?.target !== target {
        leave()
        current = (node, target)
      }
      offer.answer = operation
      return
    }
    leave()
  }
  private func leave() {
    let left = current
    current = nil
    if let left, !left.node.isUnmounted { left.target.dropDidLeave() }
  }
}

extension InputDispatcher {
  /// The press that is going on carries something from now on.
  ///
  /// - Parameter position: Where it began: points in the window.
  /// - Returns: False where the host cannot drag, or not now.
  @discardableResult package func startDrag(_ session: DragSession, at position: CGPoint) -> Bool {
    guard engine.host.startDrag(session, at: position) else { return false }
    // Nobody says here when the pointer is let go.
    gestures.cancel()
    return true
  }
}
