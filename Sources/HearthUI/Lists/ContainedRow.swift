import Foundation
import HearthCore
import HearthRendering

/// A view with swipe actions in a container of such, outside of lists: its swipes, its menu on desktops, and what assistive
/// technology can do with it. It belongs to the outermost actions of the view.
@MainActor final class ContainedRow: SwipedRow {
  private unowned let owner: SwipeActionsBehavior
  /// How far the row is swiped; nil before it ever was.
  private(set) var swipe: RowSwipe?
  /// Where a press began, when it last moved, and whether it has become a swipe.
  private var press: (start: CGPoint, time: Double, isSwiping: Bool)?
  /// Which way the swipe began: positive towards the trailing edge.
  private var direction: CGFloat = 0

  init(_ owner: SwipeActionsBehavior) { self.owner = owner }
  nonisolated deinit {}

  /// Whether the actions of a node are the outermost ones of a row in a container.
  static func isWanted(around node: BehaviorNode) -> Bool {
    guard node.scope.value(SwipeContainerKey.self) else { return false }
    var current = node.parent
    while let wrapper = current as? UnaryNode {
      if let behavior = (wrapper as? BehaviorNode)?.behavior, behavior is SwipeActionsBehavior || behavior is ListRow {
        return false
      }
      current = wrapper.parent
    }
    return true
  }

  // MARK: - As a row

  var node: BehaviorNode { owner.node }
  var rowArea: CGRect { node.bounds }
  var preventsSwipes: Bool { false }
  private var all: [SwipeActionsBehavior] { node.isEnabled ? SwipeActionsBehavior.all(from: node) : [] }
  func actions(at edge: HorizontalEdge) -> (entries: [MenuEntry], allowsFullSwipe: Bool) {
    let all = all.filter { $0.edge == edge }
    return (all.flatMap(\.entries), !all.isEmpty && all.allSatisfy(\.allowsFullSwipe))
  }
  private func mayHaveActions(at edge: HorizontalEdge) -> Bool { all.contains { $0.edge == edge } }
  func presentationDidChange(at edge: HorizontalEdge, isOpen: Bool) {
    SwipeActionsBehavior.tell(SwipeActionsBehavior.all(from: node), at: edge, isOpen: isOpen)
  }
  private func makeSwipe() -> RowSwipe {
    let result = swipe ?? RowSwipe(self)
    swipe = result
    return result
  }

  // MARK: - Pointer

  /// - Parameter otherwise: What the press means where it is none of a swipe: a menu.
  func handlePointer(
    _ event: PointerEvent, _ recognizer: PointerRecognizer, otherwise: (PointerEvent) -> GestureRecognizer.Phase
  ) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      press = nil
      let menu = otherwise(event)
      guard event.button == .primary else { return menu }
      if event.device == .mouse, !node.scope.value(IdiomKey.self).isTouched, swipe?.isOpen != true { return menu }
      press = (event.position, event.time, false)
      if let swipe, swipe.isOpen { swipe.press(at: event.position) }
      return .possible
    case .moved:
      guard let press else { return otherwise(event) }
      self.press?.time = event.time
      if press.isSwiping {
        swipe?.follow(way(from: press.start, to: event.position), at: event.time)
        return .active
      }
      if hypot(event.position.x - press.start.x, event.position.y - press.start.y) <= event.slop(node.interaction) {
        return .possible
      }
      // It is no press of the menu any more, whatever it becomes.
      _ = otherwise(event)
      guard becomesSwipe(from: press.start, to: event.position) else {
        self.press = nil
        if let swipe, swipe.isOpen { recognizer.afterRecognition { swipe.close(animated: true) } }
        return .failed
      }
      swipe?.cancelPress()
      direction = way(from: press.start, to: event.position)
      self.press = (event.position, event.time, true)
      return .active
    case .up:
      guard let press else { return otherwise(event) }
      self.press?.time = event.time
      _ = otherwise(event)
      return press.isSwiping || swipe?.isOpen == true ? .ended : .failed
    case .entered, .exited, .cancelled: return otherwise(event)
    }
  }
  /// What begins at the leading edge of the window goes back in a stack.
  private func becomesSwipe(from start: CGPoint, to point: CGPoint) -> Bool {
    let across = way(from: start, to: point)
    guard abs(across) > abs(point.y - start.y) else { return false }
    if swipe?.isOpen == true { return true }
    guard across > 0 else { return mayHaveActions(at: .trailing) }
    let window = node.engine.root.windowSize.width
    let distance = node.flags.contains(.isRightToLeft) ? window - start.x : start.x
    return distance > EdgeSwipe.reach && mayHaveActions(at: .leading)
  }
  /// Points, positive towards the trailing edge.
  private func way(from start: CGPoint, to point: CGPoint) -> CGFloat {
    (point.x - start.x) * (node.flags.contains(.isRightToLeft) ? -1 : 1)
  }
  func pointerWasCancelled() {
    if press?.isSwiping == true { swipe?.cancelDrag() }
    press = nil
    swipe?.cancelPress()
  }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {
    guard let press else { return }
    if press.isSwiping {
      if phase == .active {
        if !makeSwipe().begin(towards: direction) { self.press?.isSwiping = false }
      } else {
        self.press = nil
        swipe?.letGo(at: press.time)
      }
      return
    }
    guard phase == .ended else { return }
    self.press = nil
    if let swipe, swipe.isOpen { swipe.endPress() }
  }

  // MARK: - A touch pad

  func scroll(_ event: ScrollEvent) -> Bool {
    guard event.isPrecise else { return false }
    let across = event.delta.width * (node.flags.contains(.isRightToLeft) ? -1 : 1)
    if let swipe, swipe.isDragged {
      swipe.follow(swipe.finger + across, at: event.time)
    } else {
      guard abs(across) > abs(event.delta.height) else {
        if event.delta.height != 0, swipe?.isOpen == true { swipe?.close(animated: true) }
        return false
      }
      guard swipe?.isOpen == true || mayHaveActions(at: across > 0 ? .leading : .trailing) else { return false }
      let swipe = makeSwipe()
      guard swipe.begin(towards: across) else { return false }
      swipe.follow(across, at: event.time)
    }
    let end = event.time + ListRow.scrollRest
    node.engine.content?.input.schedule(after: ListRow.scrollRest, for: node) { [weak self] in
      self?.swipe?.letGo(at: end)
    }
    return true
  }

  // MARK: - Menu and assistive technology

  /// The actions as items of a menu, where people do without fingers: those at the leading edge, then the others.
  var menuActions: [MenuEntry] { actions(at: .leading).entries + actions(at: .trailing).entries }
  var hasMenu: Bool {
    let idiom = node.scope.value(IdiomKey.self)
    return (idiom == .desktop || idiom == .tv) && !all.isEmpty
  }
  var accessibilityAnnotation: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    for entry in menuActions where entry.isEnabled {
      properties.actions[AccessibilityActionKind(name: entry.title)] = entry.perform
    }
    return properties.actions.isEmpty ? nil : properties
  }

  // MARK: - Picture

  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    guard let swipe, swipe.isShowing else { return node.recordContent(into: &group, x: x, y: y) }
    var moved: ContiguousArray<PlacedPiece> = []
    node.recordContent(into: &moved, x: swipe.shift, y: 0)
    node.engine.counters.itemsRecorded += 1
    group.append(PlacedPiece(swipe.piece(around: moved, in: .rectangle(rowArea)), x: x, y: y))
  }
}
