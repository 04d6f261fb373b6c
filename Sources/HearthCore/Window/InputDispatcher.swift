import Foundation

/// Takes events to the nodes that they concern, by the tree that the last frame committed.
@MainActor package final class InputDispatcher: FrameParticipant {
  package nonisolated static var moments: FrameMoments { [.begin, .end] }
  unowned let engine: Engine
  package let gestures: GestureArena
  package let focus: FocusController
  package let keys: KeyDispatcher
  /// Where the pointer is, in the window; nil while it is outside.
  package private(set) var pointer: CGPoint?
  private var hovered: [any HoverTarget] = []
  private var hoverVersion: UInt64 = 0
  private var cursor = Cursor.arrow
  package private(set) var isWindowActive = true
  private var wakeUp: Double?
  private var touches = TwoTouches()
  /// How far the events of the press are moved, to what is near to where it began. Points.
  private var shift = CGSize.zero
  /// When the window became the one with the keyboard; in the future while it is not.
  private var activation = -Double.infinity
  /// Fingers that came after the first one, in gestures that follow all of them.
  private var furtherTouches: Set<Int> = []
  /// Gestures of two fingers go on.
  private var isTransforming = false

  init(engine: Engine) {
    self.engine = engine
    gestures = GestureArena(engine)
    focus = FocusController(engine: engine)
    keys = KeyDispatcher(engine: engine, focus: focus)
    engine.wakeUps.didSchedule = { [unowned(unsafe) self] in scheduleWakeUp(now: self.engine.frameTime) }
  }
  nonisolated deinit {}

  package func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let event): handle(event)
    case .scroll(let event): scroll(event)
    case .transform(let event): handle(event)
    case .key(let event): return keys.handle(event) || engine[ShortcutOverlay.slot].handleUnused(event)
    case .text(let event): return keys.handle(event)
    case .drop(let event): engine[WindowDrops.slot].handle(event)
    case .modifiers(let modifiers): modifiersDidChange(to: modifiers)
    case .move(let direction): return keys.move(direction)
    case .command(let command): return keys.handle(command)
    case .windowActive(let isActive):
      if isActive == isWindowActive { return true }
      isWindowActive = isActive
      activation = isActive ? engine.content?.time ?? 0 : .infinity
      if !isActive {
        gestures.cancel()
        (touches, isTransforming, furtherTouches) = (TwoTouches(), false, [])
        modifiersDidChange(to: [])
      }
      focus.windowActivityDidChange(isActive)
    case .crown(let detents): return turnCrown(by: detents)
    case .accessibilityAction, .openURL, .closeRequest, .resize, .settings:
      preconditionFailure("handled by WindowContent")
    }
    return true
  }

  private func modifiersDidChange(to modifiers: EventModifiers) {
    keys.modifiersDidChange(to: modifiers)
    engine[ShortcutOverlay.slot].modifiersDidChange(to: modifiers)
  }

  // MARK: - Pointer

  /// Nodes from the one under `point` outwards.
  package func hitChain(at point: CGPoint) -> [LayoutNode] {
    var chain: [LayoutNode] = []
    var node = engine.during(.recognition) { engine.root.hitTest(point) }
    while let current = node {
      chain.append(current)
      node = current.layoutParent
    }
    return chain
  }

  private func handle(_ event: PointerEvent) {
    let event = drawn(event)
    engine[LargeContentViewer.slot].handle(event)
    if case .touch(let id) = event.device, handleTouch(id, event) || handleFurther(id, event) { return }
    switch event.phase {
    case .entered, .moved: pointer = event.position
    case .exited: pointer = nil
    case .down, .up: if event.device == .mouse { pointer = event.position }
    case .cancelled: break
    }
    // What has waited for a time that had come before the user did this: events may reach a busy program late.
    if let deadline = gestures.deadline, deadline <= event.time { gestures.advance(to: event.time) }
    if event.phase == .down { begin(event) }
    let concernsPress = event.phase == .down || event.phase == .up || event.phase == .cancelled || gestures.isPressed
    if concernsPress && !isTransforming { gestures.handle(event) }
    if event.device == .mouse { updateHover() }
    scheduleWakeUp(now: max(event.time, engine.content?.time ?? 0))
  }

  /// The event, moved to what it is meant for where the user has asked for larger targets: to the nearest point around a press
  /// at which something is pressed, where nothing is at the point itself. What follows of the press moves as far.
  private func drawn(_ event: PointerEvent) -> PointerEvent {
    let least = engine.host.settings.accessibility.leastTarget
    if event.phase == .down {
      shift = .zero
      if least > 0, !isTarget(hitChain(at: event.position), least) { shift = nearestTarget(to: event.position, least) }
    }
    if shift == .zero || event.phase == .entered || event.phase == .exited { return event }
    var event = event
    event.position.x += shift.width
    event.position.y += shift.height
    if event.phase == .up || event.phase == .cancelled { shift = .zero }
    return event
  }
  /// Whether something of the size of a control is pressed there. What is larger in both directions, as a page that is
  /// scrolled or that closes a menu, is none.
  private func isTarget(_ chain: [LayoutNode], _ least: CGFloat) -> Bool {
    chain.contains { node in
      guard node.flags.contains(.hasGesture), !(node is ScrollNode), node.isEnabled else { return false }
      return node.size.width < 3 * least || node.size.height < 3 * least
    }
  }
  private func nearestTarget(to point: CGPoint, _ least: CGFloat) -> CGSize {
    for distance in stride(from: 2.0, through: least / 2, by: 2) {
      for step in 0..<16 {
        let angle = Double(step) * .pi / 8
        let offset = CGSize(width: cos(angle) * distance, height: sin(angle) * distance)
        let other = CGPoint(x: point.x + offset.width, y: point.y + offset.height)
        if isTarget(hitChain(at: other), least) { return offset }
      }
    }
    return .zero
  }

  // MARK: - Several fingers

  /// Takes what a finger does to the gestures that follow all fingers of a press, where the press has begun with another.
  /// - Returns: Whether the event is theirs, and no other gesture's.
  private func handleFurther(_ id: Int, _ event: PointerEvent) -> Bool {
    switch event.phase {
    case .down:
      guard gestures.followsTouches, gestures.followsTouches(of: hitChain(at: event.position)) else { return false }
      furtherTouches.insert(id)
    case .up, .cancelled: if furtherTouches.remove(id) == nil { return false }
    case .moved: if !furtherTouches.contains(id) { return false }
    case .entered, .exited: return false
    }
    if let deadline = gestures.deadline, deadline <= event.time { gestures.advance(to: event.time) }
    gestures.handleFurther(event)
    scheduleWakeUp(now: max(event.time, engine.content?.time ?? 0))
    return true
  }

  // MARK: - Two fingers

  /// Takes what a finger does for a part of what two do.
  /// - Returns: Whether it is that, and no pointer's.
  private func handleTouch(_ id: Int, _ event: PointerEvent) -> Bool {
    switch event.phase {
    case .down:
      if touches.down(id, at: event.position), !transformTargets(at: touches.middle).isEmpty {
        handle(touches.begin(event))
        return true
      }
      return touches.isActive
    case .moved:
      let isOwned = touches.owns(id)
      if let transform = touches.moved(id, to: event.position, event) { handle(transform) }
      return isOwned
    case .up, .cancelled:
      let isOwned = touches.owns(id)
      if let transform = touches.up(id, event) { handle(transform) }
      return isOwned
    case .entered, .exited: return false
    }
  }
  /// What has grabbed the events took this one.
  func pointerWasTaken(_ event: PointerEvent) {
    if case .touch(let id) = event.device, event.phase == .up || event.phase == .cancelled { _ = touches.up(id, event) }
  }
  /// The gestures of two fingers under a point, in the order in which the arena takes them.
  private func transformTargets(at point: CGPoint) -> [(recognizer: GestureRecognizer, isSimultaneous: Bool)] {
    recognizers(hitChain(at: point)) { $0.followsTransforms }
  }
  private func handle(_ event: TransformEvent) {
    if event.phase == .began {
      let targets = transformTargets(at: event.position)
      if targets.isEmpty { return }
      gestures.cancel()
      gestures.begin(targets)
      isTransforming = true
    }
    guard isTransforming else { return }
    isTransforming = event.phase == .began || event.phase == .changed
    gestures.handle(event)
    scheduleWakeUp(now: max(event.time, engine.content?.time ?? 0))
  }

  // MARK: - Press

  /// Seconds. Source: our choice: compositors send both at once.
  private static let activationTime = 0.05
  private func begin(_ event: PointerEvent) {
    isTransforming = false
    // The press that made the window active may come right after the window heard of it.
    let activatesWindow = !isWindowActive || event.time - activation < Self.activationTime
    var chain = hitChain(at: event.position)
    if activatesWindow { chain.removeAll { $0.scope.value(WindowActivationEventsKey.self) == false } }
    if event.button == .primary { focus.pointerDown(chain) } else { focus.finishEditing(pressed: chain) }
    let own = chain.first.flatMap { $0.recognizer(at: $0.convertFromWindow(event.position)) }
    gestures.begin(recognizers(chain, innermost: own) { _ in true })
  }
  /// The gestures of the nodes of a hit chain, those of high priority first.
  private func recognizers(
    _ chain: [LayoutNode], innermost: GestureRecognizer? = nil, where isWanted: (GestureRecognizer) -> Bool
  ) -> [(recognizer: GestureRecognizer, isSimultaneous: Bool)] {
    var high: [(recognizer: GestureRecognizer, isSimultaneous: Bool)] = []
    var others: [(recognizer: GestureRecognizer, isSimultaneous: Bool)] = []
    if let innermost { others.append((innermost, false)) }
    for node in chain where node.flags.contains(.hasGesture) {
      let node = unsafeDowncast(node, to: GestureNode.self)
      if !node.mask.contains(.gesture) || !node.acceptsGestures || !isWanted(node.recognizer) { continue }
      if node.priority == .high {
        high.insert((node.recognizer, false), at: 0)
      } else {
        others.append((node.recognizer, node.priority == .simultaneous))
      }
    }
    return high + others
  }

  /// What the app shows in the whole window, instead of what views say; nil for nothing.
  package var pushedCursor: Cursor? { didSet { if pushedCursor != oldValue { pointerStyleDidChange() } } }
  func pointerStyleDidChange() {
    hoverVersion = .max
    engine.requestFrame()
    engine.performAtEndOfFrame {}
  }
  private func updateHover() {
    var now: [any HoverTarget] = []
    var cursor: Cursor?
    var visibility = Visibility.automatic
    if let pointer {
      for node in hitChain(at: pointer) {
        if node.flags.contains(.isHoverTarget), let target = node as? any HoverTarget { now.append(target) }
        if cursor == nil { cursor = node.cursor }
        if visibility == .automatic, let node = node as? PointerVisibilityNode { visibility = node.visibility }
      }
    }
    for target in hovered where !now.contains(where: { $0 === target }) && !target.isUnmounted {
      target.hoverDidChange(nil)
    }
    hovered = now
    if let pointer { for target in now { target.hoverDidChange(target.convertFromWindow(pointer)) } }
    let new = visibility == .hidden ? .none : pushedCursor ?? cursor ?? .arrow
    if new != self.cursor {
      self.cursor = new
      engine.host.setCursor(new)
    }
    hoverVersion = engine.geometryVersion
  }

  private func scroll(_ event: ScrollEvent) {
    pointer = event.position
    let chain = hitChain(at: event.position)
    if turnsCrown(event, over: chain) { return }
    for node in chain where node.flags.contains(.isScrollTarget) {
      if let target = node as? any ScrollInputTarget, target.scroll(event) { return }
    }
  }

  // MARK: - Time

  func scheduleWakeUp(now: Double) {
    var deadline = gestures.deadline
    if let next = engine.wakeUps.next { deadline = min(deadline ?? next, next) }
    if deadline == wakeUp { return }
    wakeUp = deadline
    if let deadline { engine.host.requestFrame(after: max(0, deadline - now)) }
  }
  package func frameWillBegin(at time: Double) {
    guard let wakeUp, wakeUp <= time else { return }
    self.wakeUp = nil
    gestures.advance(to: time)
    engine.wakeUps.run(until: time)
    scheduleWakeUp(now: time)
  }
  package func frameDidEnd() {
    // Views may have moved under a pointer that stands still.
    if pointer != nil && hoverVersion != engine.geometryVersion && !gestures.isPressed { updateHover() }
  }
  func forget(_ node: LayoutNode) { hovered.removeAll { $0 === node } }
}
