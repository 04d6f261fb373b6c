import Foundation
import HearthCore
import HearthMotion
import HearthRendering

/// How one page gives way to the next: under a finger, and by itself.
///
/// Lengths are in pages, in the direction of reading. The page that is current lies at `offset`,
/// the one that it replaced, or that a finger brings in, at `offset + side`. Layout is asked once
/// for each page; a step only moves them.
@MainActor final class TabMotion: PointerBehavior {
  unowned(unsafe) var control: TabControl!
  private var current: PageNode?
  private var other: PageNode?
  /// -1: the other page lies before the current one; 1: after.
  private var side: Double = -1
  private var animator = Animator<Double>()
  private var isFade = false
  private var drag: Drag?
  /// Where a finger let go, until the selection has followed.
  private var release: (offset: Double, velocity: Double)?

  private struct Drag {
    var start: CGPoint
    var isActive = false
    var last: CGPoint
    /// Of the finger, to the right; nil before it has moved.
    var speed: VelocityTracker<CGFloat>?
  }
  init() { control = nil }
  nonisolated deinit {}

  private var strip: PageStripNode { control.strip }
  private var width: Double { Double(max(1, strip.size.width)) }
  private var isPaged: Bool { control.model.placement == .pageIndicator }
  private var reducesMotion: Bool { control.node.scope.value(ReducesMotionKey.self) }

  // MARK: - Showing pages

  /// Shows a page in the place of another.
  func show(_ page: PageNode, from old: PageNode?, forward: Bool, _ transaction: Transaction) {
    let wasOffset = offset, wasOther = other, wasSide = side
    let release = release
    self.release = nil
    drag = nil
    animator.cancel()
    current = page
    guard isPaged, let old, old !== page, let animation = transaction.animation, !old.isUnmounted, strip.size.width > 0
    else {
      other = nil
      return apply()
    }
    other = old
    isFade = reducesMotion
    side = forward ? -1 : 1
    var start = -side
    if let release {
      start = release.offset
    } else if wasOther === page {
      (start, side) = (wasOffset + wasSide, -wasSide)
    }
    animator = Animator()
    animator.add(-start, isFade ? .easeInOut(duration: 0.25) : animation, Transaction(animation: animation), of: strip)
    apply()
  }
  func pagesDidChange(_ kept: Set<ObjectIdentifier>) {
    if let page = other, !kept.contains(ObjectIdentifier(page)) { other = nil }
    if let page = current, !kept.contains(ObjectIdentifier(page)) { current = nil }
  }
  func didStep() { apply() }

  private var offset: Double {
    if let drag, drag.isActive { return dragOffset(drag) }
    return -animator.remaining
  }
  private func apply() {
    guard let current else { return strip.show([]) }
    if other != nil, drag == nil, release == nil, animator.isOver { other = nil }
    guard let other else { return strip.show([.init(current, position: drag == nil ? 0 : offset)]) }
    let offset = offset
    if isFade && drag == nil {
      strip.show([.init(current, opacity: 1 - min(1, abs(offset))), .init(other)])
    } else {
      strip.show([.init(current, position: offset), .init(other, position: offset + side)])
    }
  }

  // MARK: - A finger

  /// Pages, and seconds. Source: our choice: half a page, or a flick that would come so far in 0.4 s, as little
  /// as UIScrollView asks for when it pages.
  private static let threshold = 0.5, foresight = 0.4
  /// How far content beyond the ends follows a finger. Source: our choice, as scroll views.
  private static let resistance = 0.3

  /// With a mouse a desktop selects and drags what is on a page.
  private func follows(_ event: PointerEvent) -> Bool {
    guard isPaged, control.node.isEnabled, event.button == .primary else { return false }
    if case .touch = event.device { return true }
    return control.model.idiom != .desktop
  }
  var canSwipe: Bool { isPaged && control.model.pages.count > 1 }
  private func way(_ drag: Drag) -> Double {
    let way = Double(drag.last.x - drag.start.x) / width
    return control.node.scope.isRightToLeft ? -way : way
  }
  private func neighbour(_ step: Int) -> ShownTab? {
    let pages = control.model.pages
    guard let index = pages.firstIndex(where: { $0.id == control.current }), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }
  private func dragOffset(_ drag: Drag) -> Double {
    let way = way(drag)
    return neighbour(way < 0 ? 1 : -1) == nil ? way * Self.resistance : max(-1, min(1, way))
  }
  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      guard follows(event) else { return .failed }
      drag = Drag(start: event.position, last: event.position)
      return .possible
    case .moved:
      guard var drag else { return .failed }
      if let speed = drag.speed {
        speed.note(event.position.x - drag.last.x, at: event.time)
      } else {
        drag.speed = VelocityTracker()
        drag.speed?.begin(at: event.time)
      }
      drag.last = event.position
      if !drag.isActive {
        let x = abs(event.position.x - drag.start.x), y = abs(event.position.y - drag.start.y)
        if max(x, y) < 10 {
          self.drag = drag
          return .possible
        }
        if y >= x {
          self.drag = nil
          return .failed
        }
        drag.isActive = true
        // The page starts to move from where it is, without a jump.
        drag.start = event.position
      }
      self.drag = drag
      later { $0.follow() }
      return .active
    case .up:
      guard let drag, drag.isActive else {
        drag = nil
        return .failed
      }
      later { $0.letGo(event.time) }
      return .ended
    case .entered, .exited, .cancelled: return recognizer.phase
    }
  }
  func pointerWasCancelled() {
    let wasActive = drag?.isActive ?? false
    if wasActive { later { $0.settle() } } else { drag = nil }
  }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {}
  /// Bodies of the app run after the event.
  private func later(_ action: @escaping (TabMotion) -> Void) {
    control.engine.performAtEndOfRound { [weak self] in
      if let self, !control.node.isUnmounted { action(self) }
    }
    control.engine.requestFrame()
  }
  private func follow() {
    guard let drag, drag.isActive, current != nil else { return }
    let step = way(drag) < 0 ? 1 : -1
    animator.cancel()
    if let tab = neighbour(step), let entry = control.tabs.first(where: { $0.place == tab.id }) {
      (other, side) = (control.page(entry), Double(step))
    } else {
      other = nil
    }
    apply()
  }
  private func letGo(_ time: Double) {
    guard let drag, drag.isActive else { return }
    let rightwards = Double(drag.speed?.velocity(at: time) ?? 0) / width
    let velocity = control.node.scope.isRightToLeft ? -rightwards : rightwards
    let offset = dragOffset(drag), end = offset + velocity * Self.foresight
    let step = offset < 0 && end < -Self.threshold ? 1 : offset > 0 && end > Self.threshold ? -1 : 0
    guard step != 0, let tab = neighbour(step) else { return settle() }
    release = (offset + Double(step), velocity)
    self.drag = nil
    // The new page has `offset + step` to go; a spring wants its speed as a part of that way.
    let rest = offset + Double(step)
    let speed = abs(rest) > 0.001 ? -velocity / rest : 0
    control.choose(
      tab.id, Transaction(animation: .interpolatingSpring(duration: 0.35, bounce: 0, initialVelocity: speed)))
    // An app may keep its selection.
    control.engine.performAtEndOfFrame { [weak self] in
      guard let self, let release = self.release, !control.node.isUnmounted else { return }
      self.release = nil
      settle(from: release.offset - Double(step))
    }
  }
  private func settle(from start: Double? = nil) {
    let start = start ?? offset
    drag = nil
    if start == 0 || current == nil {
      other = nil
      return apply()
    }
    isFade = false
    animator = Animator()
    animator.add(-start, .snappy(duration: 0.3), Transaction(animation: .snappy), of: strip)
    apply()
  }

  // MARK: - A touch pad

  private var scrolled: CGFloat = 0
  private var lastScroll = -Double.infinity
  /// Points of a touch pad that turn a page, and seconds in which it turns no other. Source: our choice.
  private static let wheelWay: CGFloat = 60, wheelRest = 0.4

  func scroll(_ event: ScrollEvent) -> Bool {
    guard canSwipe, abs(event.delta.width) > abs(event.delta.height) else { return false }
    if event.time - lastScroll < Self.wheelRest { return true }
    scrolled += event.delta.width
    guard abs(scrolled) >= (event.isPrecise ? Self.wheelWay : 1) else { return true }
    let forward = (scrolled < 0) != control.node.scope.isRightToLeft
    scrolled = 0
    lastScroll = event.time
    later { $0.control.step(forward ? 1 : -1, wraps: false) }
    return true
  }
}

extension TabControl {
  func isHit(_ point: CGPoint) -> Bool { motion.canSwipe && node.bounds.contains(point) }
  var acceptsGestures: Bool { motion.canSwipe && node.isEnabled }
  func scroll(_ event: ScrollEvent) -> Bool { motion.scroll(event) }
}
