import Foundation

/// Takes what is dragged over a window to the views that want it.
@MainActor final class WindowDrops {
  static let slot = EngineSlot { WindowDrops($0) }
  private unowned let engine: Engine
  /// What is dragged is above it. The node holds its behavior.
  private var current: (node: LayoutNode, target: any DropTarget)?
  /// What opens when something is held above it long enough, and whether it has.
  private var spring: (node: LayoutNode, target: any SpringLoaded, hasOpened: Bool)?
  /// Something is dragged over the window: views that take drops are hit in all of their bounds.
  package private(set) var isActive = false

  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  func handle(_ event: DropEvent) {
    let offer = event.offer
    isActive = true
    defer { if event.phase != .moved { isActive = false } }
    switch event.phase {
    case .moved: move(offer, to: event.position, mayScroll: true)
    case .exited:
      offer.answer = nil
      engine[EdgeScroll.slot].end()
      leave()
      watch(nil)
    case .dropped:
      engine[EdgeScroll.slot].end()
      move(offer, to: event.position)
      watch(nil)
      guard let found = current, let operation = offer.answer, !found.node.isUnmounted else {
        leave()
        return offer.finish(nil)
      }
      current = nil
      found.target.performDrop(offer, at: event.position, operation)
    }
  }
  private func move(_ offer: DropOffer, to position: CGPoint, mayScroll: Bool = false) {
    offer.answer = nil
    offer.session?.moved?(position, engine)
    let chain = engine.content?.input.hitChain(at: position) ?? []
    watch(chain)
    if mayScroll {
      engine[EdgeScroll.slot].hold(at: position, over: chain.compactMap { $0 as? ScrollNode }) { [weak self] in
        self?.move(offer, to: position)
      }
    }
    for node in chain where !node.isUnmounted {
      guard let target = node as? any DropTarget ?? (node as? BehaviorNode)?.behavior as? any DropTarget,
        let answer = target.dropDidMove(offer, to: position)
      else { continue }
      if current?.target !== target {
        leave()
        current = (node, target)
      }
      offer.answer = answer.operation
      return
    }
    leave()
  }
  /// Opens what is sprung when something has been held above it for long enough, once.
  ///
  /// - Parameter chain: What is under the pointer now, from the innermost outwards; nil for nothing.
  private func watch(_ chain: [LayoutNode]?) {
    var found: (node: LayoutNode, target: any SpringLoaded)?
    for node in chain ?? [] {
      if let target = (node as? BehaviorNode)?.behavior as? any SpringLoaded, target.springLoads {
        found = (node, target)
        break
      }
    }
    if found?.target === spring?.target { return }
    if let old = spring, !old.hasOpened, !old.node.isUnmounted {
      engine.wakeUps.cancel(of: old.node, .spring)
    }
    spring = found.map { ($0.node, $0.target, false) }
    guard let found else { return }
    engine.wakeUps.schedule(after: Self.springDelay, for: found.node, purpose: .spring) { [weak self] in
      guard let self, let spring = self.spring, spring.target === found.target, !found.node.isUnmounted else { return }
      self.spring?.hasOpened = true
      found.target.springLoad()
    }
  }
  /// Seconds for which something is held above a view before that opens. Source: AppKit's default of
  /// `com.apple.springing.delay`.
  private static let springDelay = 0.5

  private func leave() {
    let left = current
    current = nil
    if let left, !left.node.isUnmounted { left.target.dropDidLeave() }
  }
}

extension Engine {
  /// Something is dragged over the window.
  package var hasDrag: Bool { self[WindowDrops.slot].isActive }
}

extension InputDispatcher {
  /// The press that is going on carries something from now on.
  ///
  /// - Parameter position: Where it began: points in the window.
  /// - Returns: False where the host cannot drag, or not now.
  @discardableResult package func startDrag(_ session: OutgoingDrag, at position: CGPoint) -> Bool {
    guard engine.host.startDrag(session, at: position) else { return false }
    // Nobody says here when the pointer is let go.
    gestures.cancel()
    return true
  }
}
