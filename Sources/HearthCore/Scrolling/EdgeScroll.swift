import Foundation
import HearthRendering

/// Scrolls what something is dragged over, while it is held near an edge of a scroll view that has more beyond it.
///
/// Near is within `reach` of the edge, and beyond it. The nearer, the faster: the speed grows with the square of how far
/// the pointer is within. It begins after `delay`, so that what is carried through an edge to somewhere else scrolls
/// nothing. Source: seen, lists of UIKit and AppKit; the figures are our choice.
@MainActor package final class EdgeScroll {
  package static let slot = EngineSlot { EdgeScroll($0) }
  /// Points from an edge, and at most a quarter of the view.
  package static let reach: CGFloat = 40
  /// Points a second at the edge.
  package static let fastest: CGFloat = 1000
  /// Seconds near an edge before anything moves.
  package static let delay = 0.25

  private unowned let engine: Engine
  /// What is scrolled, the first that can; points in the window.
  private var held: (point: CGPoint, nodes: [ScrollNode], didScroll: () -> Void)?
  /// When it came near an edge; nil while it is not.
  private var start: Double?
  private var lastTick: Double?
  private var isTicking = false
  private var hasMoved: ScrollNode?

  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  /// Something is held at a point of the window.
  ///
  /// - Parameters:
  ///   - nodes: What may be scrolled; the first that can has it.
  ///   - didScroll: Called when what lies below the point has changed, once it is laid out.
  package func hold(at point: CGPoint, over nodes: [ScrollNode], didScroll: @escaping () -> Void) {
    held = (point, nodes, didScroll)
    guard target() != nil else {
      start = nil
      return
    }
    if start == nil { (start, lastTick) = (engine.frameTime, nil) }
    if isTicking { return }
    isTicking = true
    engine.addFrameTick(of: engine.root) { [weak self] time in self?.tick(time) ?? false }
  }
  /// It was let go, or carried elsewhere.
  package func end() {
    (held, start) = (nil, nil)
    hasMoved?.settleLater()
    hasMoved = nil
  }

  private func tick(_ time: Double) -> Bool {
    if hasMoved != nil { held?.didScroll() }
    guard held != nil, let start, let (node, speed) = target() else {
      isTicking = false
      return false
    }
    if time - start < Self.delay {
      lastTick = time
      return true
    }
    // After a pause of the frames it goes on, and does not jump.
    let passed = CGFloat(min(max(0, time - (lastTick ?? time)), 0.05))
    lastTick = time
    if passed > 0 {
      node.stopGlide()
      node.move(by: CGSize(width: speed.width * passed, height: speed.height * passed))
    }
    hasMoved = node
    return true
  }
  /// What scrolls now, and how fast: points a second of the offset.
  private func target() -> (node: ScrollNode, speed: CGSize)? {
    guard let held else { return nil }
    for node in held.nodes where !node.isUnmounted && node.scrollStyle.isEnabled {
      let point = node.convertFromWindow(held.point)
      var speed = CGSize(
        width: Self.speed(at: point.x, within: node.size.width),
        height: Self.speed(at: point.y, within: node.size.height))
      if node.flags.contains(.isRightToLeft) { speed.width = -speed.width }
      if !node.canMove(CGSize(width: speed.width, height: 0)) { speed.width = 0 }
      if !node.canMove(CGSize(width: 0, height: speed.height)) { speed.height = 0 }
      if speed != .zero { return (node, speed) }
    }
    return nil
  }
  private static func speed(at position: CGFloat, within length: CGFloat) -> CGFloat {
    let reach = min(reach, length / 4)
    guard reach > 0, position.isFinite else { return 0 }
    func part(_ distance: CGFloat) -> CGFloat { min(1, max(0, (reach - distance) / reach)) }
    let before = part(position), after = part(length - position)
    return (after * after - before * before) * fastest
  }
}
