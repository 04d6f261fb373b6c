import Foundation
import HearthCore
import HearthRendering

/// Makes each view of a `ForEach` an item of the container around.
nonisolated struct ReorderItemModifier: _ElementModifier {
  let collectionID: AnyHashable?
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = ReorderItem(node, modifier.collectionID)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: BehaviorNode.self)
    (node.behavior as! ReorderItem).collectionID = modifier.collectionID
  }
}

/// An item that can change places: how a press takes it along, keys and actions that move it, and where it is drawn while
/// others are on their way. In a list the rows do all that.
@MainActor final class ReorderItem: NodeBehavior, PointerBehavior {
  unowned(unsafe) let node: BehaviorNode
  fileprivate(set) var collectionID: AnyHashable?
  /// Nil outside of containers, and in lists.
  private let container: ReorderContainer?
  /// The same, in lists too: where things that are dropped would go.
  private let places: ReorderContainer?
  private var start: CGPoint?
  private var pressTime = 0.0
  private var last = CGPoint.zero
  /// How far it is drawn beside its place, or is on its way to be. Points.
  private var shift = CGPoint.zero
  private var across = Animator<CGFloat>(), down = Animator<CGFloat>()

  init(_ node: BehaviorNode, _ collectionID: AnyHashable?) {
    (self.node, self.collectionID) = (node, collectionID)
    let isInList = node.scope.value(ListContextKey.self).isInList
    places = node.scope.value(RowReorderingKey.self).object as? ReorderContainer
    container = isInList ? nil : places
    places?.insert(self)
    if container == nil { return }
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.hasGesture, .handlesKeys])
  }
  nonisolated deinit {}
  var viewName: String { "ReorderItem" }
  func willUnmount() {
    places?.remove(self)
    if let session = container?.session, session.item === self { session.cancel() }
    across.cancel()
    down.cancel()
  }

  // MARK: - What it is

  /// The `ForEach` that made it, and where it is in its data.
  var place: (id: AnyHashable, owner: Node, offset: Int)? {
    guard node.hasContent else { return nil }
    node.resolveChild()
    var current: Node = node.child
    while current.flags.contains(.isElementWrapper) { current = unsafeDowncast(current, to: UnaryNode.self).child }
    while let parent = current.parent {
      if let id = parent.dataIdentity(of: current), let offset = parent.dataOffset(of: current) {
        return (id, parent, offset)
      }
      current = parent
    }
    return nil
  }
  /// The identity, where the item can be moved now.
  private var movable: (id: AnyHashable, owner: Node, offset: Int)? {
    guard let container, container.isEnabled, node.isEnabled, let place, container.accepts(place.id, in: collectionID)
    else { return nil }
    return place
  }
  /// Whether the row of a list takes it along, and not the item itself.
  var isRow: Bool { container == nil }
  var acceptsGestures: Bool { node.isEnabled && container?.isEnabled == true }

  // MARK: - Pointer

  /// Seconds that a finger rests before it takes the item along. Source: UILongPressGestureRecognizer's
  /// `minimumPressDuration`.
  private static let timeToPickUp = 0.5

  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    last = event.position
    switch event.phase {
    case .down:
      guard event.button == .primary, movable != nil else { return .failed }
      (start, pressTime) = (event.position, event.time)
      return .possible
    case .moved:
      guard let start else { return .failed }
      if let session = container?.session, session.item === self {
        session.follow(event.position)
        return .active
      }
      let distance = hypot(event.position.x - start.x, event.position.y - start.y)
      if event.isTouch {
        if event.time - pressTime >= Self.timeToPickUp { return .active }
        return distance > GestureLimits.slop ? .failed : .possible
      }
      return distance < node.interaction.dragThreshold ? .possible : .active
    case .up: return recognizer.phase == .active ? .ended : .failed
    case .entered, .exited, .cancelled: return recognizer.phase
    }
  }
  func pointerWasCancelled() {
    start = nil
    if let session = container?.session, session.item === self { session.cancel() }
  }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {
    guard let container, let start else { return }
    if phase == .active {
      container.session?.cancel()
      container.session = ReorderSession(self, in: container, from: start)
      container.session?.follow(last)
    } else if phase == .ended {
      self.start = nil
      if let session = container.session, session.item === self { session.end(at: last) }
    }
  }

  // MARK: - Keys and assistive technology

  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.modifiers.subtracting([.capsLock, .numericPad]) == .option else { return false }
    let isRightToLeft = node.scope.isRightToLeft
    switch event.key {
    case .upArrow: return move(by: -1)
    case .downArrow: return move(by: 1)
    case .leftArrow: return move(by: isRightToLeft ? 1 : -1)
    case .rightArrow: return move(by: isRightToLeft ? -1 : 1)
    default: return false
    }
  }
  private func canMove(by step: Int) -> Bool {
    guard let place = movable else { return false }
    return place.owner.childIdentities?.identityInData(at: place.offset + step) != nil
  }
  private func move(by step: Int) -> Bool {
    guard canMove(by: step), let container, let place = movable else { return false }
    let next = place.owner.childIdentities?.identityInData(at: step < 0 ? place.offset - 1 : place.offset + 2)
    let said = Text(step < 0 ? "Moved up" : "Moved down").string(at: node)
    let host = node.engine.host
    container.move([place.id], to: collectionID, before: next)
    host.announce(said)
    return true
  }
  var accessibilityAnnotation: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    if canMove(by: -1) {
      properties.actions[AccessibilityActionKind(name: Text("Move Up").string(at: node))] = { [weak self] in
        _ = self?.move(by: -1)
      }
    }
    if canMove(by: 1) {
      properties.actions[AccessibilityActionKind(name: Text("Move Down").string(at: node))] = { [weak self] in
        _ = self?.move(by: 1)
      }
    }
    return properties.actions.isEmpty ? nil : properties
  }

  // MARK: - Picture

  private var shown: CGPoint { CGPoint(x: shift.x - across.remaining, y: shift.y - down.remaining) }
  /// Draws the item beside its place.
  func draw(at new: CGPoint, animated: Bool = true) {
    if new == shift && animated { return }
    let old = shown
    shift = new
    across.cancel()
    down.cancel()
    if animated, !node.scope.value(ReducesMotionKey.self) {
      let animation = Animation.snappy(duration: 0.25), transaction = Transaction(animation: animation)
      (across, down) = (Animator(), Animator())
      across.add(new.x - old.x, animation, transaction, of: node)
      down.add(new.y - old.y, animation, transaction, of: node)
    }
    node.setNeedsRecord()
  }
  func animationDidStep(_ animator: AnyAnimator) { node.setNeedsRecord() }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let shown = shown
    if let session = container?.session, session.item === self {
      let palette = ControlPalette.of(node)
      let hole = FillPiece(.roundedRectangle(node.bounds, radius: 8), .color(palette.ink(0.07)))
      group.append(PlacedPiece(hole, x: x + shown.x, y: y + shown.y))
      return
    }
    node.recordContent(into: &group, x: x + shown.x, y: y + shown.y)
  }
}
