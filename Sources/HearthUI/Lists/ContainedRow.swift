import Foundation
import HearthCore
import HearthRendering

/// A view with swipe actions in a container of such, outside of lists: its swipes, its menu on desktops, and what assistive
/// technology can do with it. It belongs to the outermost actions of the view.
@MainActor final class ContainedRow: SwipedRow {
  private unowned let owner: SwipeActionsBehavior
  var swipe: (any RowSwiping)?
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
  func mayHaveActions(at edge: HorizontalEdge) -> Bool { all.contains { $0.edge == edge } }

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
        swipe?.follow(swipeWay(from: press.start, to: event.position), at: event.time)
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
      direction = swipeWay(from: press.start, to: event.position)
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
