import Foundation
import HearthFocus
import HearthRendering

extension ScrollNode {
  // MARK: - Wheel and touch pad

  package func scroll(_ event: ScrollEvent) -> Bool {
    guard scrollStyle.isEnabled else { return false }
    var delta = event.delta
    // A wheel turns one way; with Shift it goes sideways, as on other desktops.
    if !event.isPrecise && event.modifiers.contains(.shift) && delta.width == 0 {
      delta = CGSize(width: delta.height, height: 0)
    }
    guard delta.width.isFinite && delta.height.isFinite else { return false }
    let forward = CGSize(width: flags.contains(.isRightToLeft) ? delta.width : -delta.width, height: -delta.height)
    if event.isPrecise, pullByPad(forward, at: event.time) { return true }
    guard canMove(forward) else { return false }
    padPull.lastMove = event.time
    if !event.isPrecise, settle(by: forward) { return true }
    stopGlide()
    move(by: forward)
    settleLater()
    return true
  }
  /// Whether this view can follow a movement, judged by the axis along which most of it goes.
  func canMove(_ delta: CGSize) -> Bool {
    let isVertical = delta.height.magnitude >= delta.width.magnitude
    let axis: Axis = isVertical ? .vertical : .horizontal
    guard scrolls(along: axis) else { return false }
    let way = isVertical ? delta.height : delta.width, position = isVertical ? offset.y : offset.x,
      end = isVertical ? most.y : most.x
    return way > 0 ? position < end : way < 0 ? position > 0 : false
  }

  package func scrollToVisible(_ rect: CGRect) {
    let target = clamped(offset(showing: rect, at: nil, only: nil))
    if target != offset { move(to: target) }
  }

  // MARK: - Keys

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, scrollStyle.isEnabled, event.modifiers.isSubset(of: [.shift, .capsLock, .numericPad])
    else { return false }
    let axis: Axis = scrolls(along: .vertical) ? .vertical : .horizontal
    let view = axis == .vertical ? size.height : size.width
    // A page keeps a line or two in view, as in other programs.
    let page = max(view * 0.5, view - Self.lineLength)
    let isShifted = event.modifiers.contains(.shift)
    func step(_ length: CGFloat, _ axis: Axis) -> Bool {
      let delta = axis == .vertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
      guard canMove(delta) else { return false }
      if settle(by: delta) { return true }
      stopGlide()
      return move(by: delta)
    }
    let sideways: CGFloat = flags.contains(.isRightToLeft) ? -1 : 1
    switch event.key {
    case .pageDown where !isShifted: return step(page, axis)
    case .pageUp where !isShifted: return step(-page, axis)
    case .space:
      guard engine.content?.input.focus.focused === self else { return false }
      return step(isShifted ? -page : page, axis)
    case .downArrow where !isShifted: return step(Self.lineLength, .vertical)
    case .upArrow where !isShifted: return step(-Self.lineLength, .vertical)
    case .rightArrow where !isShifted: return step(sideways * Self.lineLength, .horizontal)
    case .leftArrow where !isShifted: return step(-sideways * Self.lineLength, .horizontal)
    case .home where !isShifted:
      guard canMove(axis == .vertical ? CGSize(width: 0, height: -1) : CGSize(width: -1, height: 0)) else {
        return false
      }
      move(to: .edge(axis == .vertical ? .top : .leading))
      return true
    case .end where !isShifted:
      guard canMove(axis == .vertical ? CGSize(width: 0, height: 1) : CGSize(width: 1, height: 0)) else { return false }
      move(to: .edge(axis == .vertical ? .bottom : .trailing))
      return true
    default: return false
    }
  }
  /// Points that an arrow key scrolls. Source: our choice: about two lines of text, as GTK and browsers do.
  static let lineLength: CGFloat = 40

  // MARK: - Focus

  /// By the keyboard only, and only where nothing inside takes focus, so that whatever
  /// overflows can be reached without a pointer.
  package var focusInteractions: FocusInteractions { .activate }
  package var canBecomeFocused: Bool {
    guard takesFocus, scrollStyle.isEnabled, most.x > 0.5 || most.y > 0.5, !flags.contains(.needsElements) else {
      return false
    }
    return engine.content?.input.focus.hasTarget(under: child) == false
  }
  package func focusDidChange(isFocused: Bool) {}
  package func handleFocusedKey(_ event: KeyEvent) -> Bool { false }
  /// Inside: what is around often leaves no room.
  package func focusOutline(outset: CGFloat) -> DisplayShape? {
    .roundedRectangle(bounds.insetBy(dx: outset, dy: outset), radius: 6)
  }
  package var focusRoles: FocusGroup.Roles { .scroll }
  package var focusMemory: FocusMemory { FocusMemory() }

  // MARK: - Pointer

  package func hoverDidChange(_ location: CGPoint?) {
    bars.hover(location, at: engine.content?.time ?? 0, in: self)
  }

  // MARK: - Gliding after a finger has let go

  /// `velocity` in points a second, of the offset.
  func startGlide(velocity: CGSize, from start: CGPoint, at time: Double) {
    let rate = scrollStyle.decelerationRate
    let free = ScrollGlide(from: offset, velocity: velocity, at: time, rate: rate)
    if settle(at: free.end, from: start, velocity: velocity, at: time) { return }
    glide = ScrollGlide(from: offset, velocity: velocity, at: time, rate: rate)
    setPhase(.decelerating)
    engine.addFrameTick(of: self) { [unowned self] time in
      guard let glide else { return false }
      let target = glide.position(at: time)
      let inside = clamped(target)
      if inside != target, canStretch(glide.velocity) {
        land(at: inside, from: inside, velocity: glide.velocity(at: time), at: time)
        return false
      }
      move(to: target)
      let isStopped =
        (inside.x != target.x || glide.velocity.width == 0) && (inside.y != target.y || glide.velocity.height == 0)
      if !glide.isOver(at: time) && !isStopped { return true }
      if !isStopped {
        // The last points, to where a behavior was told that it comes to rest.
        land(at: clamped(glide.end), from: place, velocity: glide.velocity(at: time), at: time)
        return false
      }
      stopGlide()
      return false
    }
  }
}

/// The way that content goes on by itself: slower by a constant part each millisecond.
struct ScrollGlide {
  /// What is left of the speed after a millisecond. Source: UIScrollView.DecelerationRate.normal is 0.998.
  static let rate = 0.998
  /// Points a second at which it goes the rest of its way as a spring does.
  static let leastSpeed = 12.0
  private var origin: CGPoint
  let velocity: CGSize
  let start: Double
  private let rate: Double

  init(from origin: CGPoint, velocity: CGSize, at start: Double, rate: Double = Self.rate) {
    (self.origin, self.velocity, self.start, self.rate) = (origin, velocity, start, rate)
  }

  func position(at time: Double) -> CGPoint {
    let part = CGFloat((pow(rate, max(0, time - start) * 1000) - 1) / (1000 * log(rate)))
    return CGPoint(x: origin.x + velocity.width * part, y: origin.y + velocity.height * part)
  }
  /// Where it comes to rest.
  var end: CGPoint {
    let part = CGFloat(-1 / (1000 * log(rate)))
    return CGPoint(x: origin.x + velocity.width * part, y: origin.y + velocity.height * part)
  }
  func velocity(at time: Double) -> CGSize {
    let part = CGFloat(pow(rate, max(0, time - start) * 1000))
    return CGSize(width: velocity.width * part, height: velocity.height * part)
  }
  func isOver(at time: Double) -> Bool {
    Double(hypot(velocity.width, velocity.height)) * pow(rate, max(0, time - start) * 1000) < Self.leastSpeed
  }
  mutating func shift(by distance: CGFloat, along axis: Axis) {
    if axis == .vertical { origin.y += distance } else { origin.x += distance }
  }
}
