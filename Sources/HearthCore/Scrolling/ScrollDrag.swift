import Foundation

/// Moves the content of a scroll view with a finger, or with a thumb that a pointer holds.
///
/// A mouse does not drag content: that is left to selection and to gestures of the app.
package final class ScrollDragRecognizer: GestureRecognizer {
  private enum Mode {
    case undecided
    case finger
    /// Points from the start of the thumb to where it is held.
    case thumb(Axis, held: CGFloat)
    /// A press on the strip that leads to places of the content.
    case index
  }
  private unowned let scroll: ScrollNode
  private var mode = Mode.undecided
  private var start: CGPoint = .zero
  private var startOffset: CGPoint = .zero
  /// The offset when the finger came down.
  private var firstOffset: CGPoint = .zero
  private var target: CGPoint?
  /// Where the strip was pressed, until that is delivered.
  private var indexPoint: CGPoint?
  private var samples: [(time: Double, point: CGPoint)] = []
  /// Points a second; set when the finger lets go.
  private var release: (velocity: CGSize, time: Double)?

  init(_ scroll: ScrollNode) {
    self.scroll = scroll
    super.init(node: scroll)
  }
  nonisolated deinit {}

  package override func handle(_ event: PointerEvent) {
    if isDecided { return }
    let point = scroll.convertFromWindow(event.position)
    switch event.phase {
    case .down: begin(event, point)
    case .moved: follow(event, point)
    case .up: end(event)
    case .cancelled: cancel()
    case .entered, .exited: break
    }
  }
  private func begin(_ event: PointerEvent, _ point: CGPoint) {
    guard event.button == .primary, scroll.scrollStyle.isEnabled else { return cancel() }
    start = point
    startOffset = scroll.fingerPlace
    firstOffset = scroll.landing?.target ?? scroll.offset
    samples = [(event.time, point)]
    if let index = scroll.index, index.isHit(point, in: scroll) {
      (mode, phase, indexPoint) = (.index, .active, point)
      scroll.stopGlide()
      return
    }
    if let axis = scroll.bars.bar(at: point, in: scroll) {
      let thumb = scroll.bars.thumb(axis, in: scroll), position = scroll.bars.position(point, axis, in: scroll)
      phase = .active
      if position >= thumb.start && position <= thumb.start + thumb.length {
        mode = .thumb(axis, held: position - thumb.start)
      } else {
        // Beside the thumb: it comes to the pointer, and can be dragged on from there.
        mode = .thumb(axis, held: thumb.length / 2)
        follow(event, point)
      }
      scroll.stopGlide()
      return
    }
    if event.device == .mouse { return cancel() }
    // A finger on content that still glides stops it, and does not count as a tap.
    if scroll.glide != nil || scroll.landing != nil {
      scroll.stopGlide()
      mode = .finger
      phase = .active
    }
  }
  private func follow(_ event: PointerEvent, _ point: CGPoint) {
    if case .thumb(let axis, let held) = mode {
      let position = scroll.bars.offset(axis, thumbAt: scroll.bars.position(point, axis, in: scroll) - held, in: scroll)
      target = axis == .vertical ? CGPoint(x: scroll.offset.x, y: position) : CGPoint(x: position, y: scroll.offset.y)
      return
    }
    if case .index = mode {
      indexPoint = point
      return
    }
    samples.append((event.time, point))
    if samples.count > 8 { samples.removeFirst() }
    let sign: CGFloat = scroll.flags.contains(.isRightToLeft) ? -1 : 1
    let way = CGSize(width: -(point.x - start.x) * sign, height: -(point.y - start.y))
    if phase == .possible {
      guard hypot(way.width, way.height) >= GestureLimits.slop else { return }
      if !scroll.canMove(way) {
        guard scroll.canStretch(way) else { return cancel() }
        // What is around may follow the finger instead: another scroll view, or a sheet.
        guard hypot(way.width, way.height) >= 2.5 * GestureLimits.slop else { return }
      }
      phase = .active
      mode = .finger
      // The content starts to move from where it is recognised, without a jump.
      start = point
      startOffset = scroll.fingerPlace
      return
    }
    target = CGPoint(x: startOffset.x + way.width, y: startOffset.y + way.height)
  }
  private func end(_ event: PointerEvent) {
    if phase == .possible { return cancel() }
    if case .finger = mode, let first = samples.first(where: { event.time - $0.time < 0.1 }), let last = samples.last,
      last.time > first.time
    {
      let sign: CGFloat = scroll.flags.contains(.isRightToLeft) ? -1 : 1
      let duration = last.time - first.time
      release = (
        CGSize(
          width: scroll.scrolls(along: .horizontal) ? -(last.point.x - first.point.x) / duration * sign : 0,
          height: scroll.scrolls(along: .vertical) ? -(last.point.y - first.point.y) / duration : 0), event.time
      )
    }
    phase = .ended
  }

  package override func deliver() {
    if phase == .active || phase == .ended {
      if case .thumb(let axis, _) = mode {
        scroll.bars.dragged = phase == .active ? axis : nil
      } else if phase == .active, case .finger = mode {
        scroll.setPhase(.interacting)
      }
    }
    if let point = indexPoint {
      indexPoint = nil
      scroll.index?.lead(to: point, in: scroll)
    }
    if case .index = mode {
      release = nil
      return
    }
    if let target {
      self.target = nil
      if case .finger = mode { scroll.pull(to: scroll.resisting(target)) } else { scroll.move(to: target) }
    }
    if case .finger = mode, phase == .active, let last = samples.last { scroll.dismissKeyboard(finger: last.point) }
    guard phase == .ended else { return }
    scroll.letGoOfKeyboard(velocity: -(release?.velocity.height ?? 0))
    scroll.setNeedsRecord()
    if let time = scroll.engine.content?.time, case .finger = mode,
      scroll.bounceBack(velocity: release?.velocity ?? .zero, at: release?.time ?? time)
    {
      // On its way to the end of the content.
    } else if let release, hypot(release.velocity.width, release.velocity.height) > 50 {
      scroll.startGlide(velocity: release.velocity, from: firstOffset, at: release.time)
    } else if let time = scroll.engine.content?.time, case .finger = mode,
      scroll.settle(at: scroll.offset, from: firstOffset, velocity: .zero, at: time)
    {
      // On its way to a target.
    } else {
      scroll.setPhase(.idle)
    }
    release = nil
  }
  package override func cancel() {
    super.cancel()
    target = nil
    if case .finger = mode { scroll.letGoOfKeyboard(velocity: -.infinity) }
    if scroll.bars.dragged != nil {
      scroll.bars.dragged = nil
      scroll.setNeedsRecord()
    }
    if scroll.phase == .interacting {
      scroll.setPhase(.idle)
      if let time = scroll.engine.content?.time { _ = scroll.bounceBack(velocity: .zero, at: time) }
    }
  }
  package override func reset() {
    super.reset()
    mode = .undecided
    target = nil
    indexPoint = nil
    release = nil
    samples = []
  }
  /// The content was moved by layout while it is held.
  func shift(by distance: CGFloat, along axis: Axis) {
    if axis == .vertical { startOffset.y += distance } else { startOffset.x += distance }
  }
}
