import Foundation
import HearthCore

// What is a swipe over a row, in lists and outside of them.

extension SwipedRow {
  func presentationDidChange(at edge: HorizontalEdge, isOpen: Bool) {
    for actions in SwipeActionsBehavior.all(from: node) where actions.edge == edge {
      actions.presentationDidChange?(isOpen)
    }
  }
  func makeSwipe() -> any RowSwiping {
    let result = swipe ?? RowSwipe(self)
    swipe = result
    return result
  }

  /// Whether a way of a press that has just become one is a swipe: more across than up or down, to a side that has
  /// something to show. What begins at the leading edge of the window goes back in a stack.
  func becomesSwipe(from start: CGPoint, to point: CGPoint) -> Bool {
    let across = swipeWay(from: start, to: point)
    guard abs(across) > abs(point.y - start.y) else { return false }
    if swipe?.isOpen == true { return true }
    if across > 0 {
      let window = node.engine.root.windowSize.width
      let distance = node.flags.contains(.isRightToLeft) ? window - start.x : start.x
      return distance > EdgeSwipe.reach && mayHaveActions(at: .leading)
    }
    return mayHaveActions(at: .trailing)
  }
  /// Points, positive towards the trailing edge.
  func swipeWay(from start: CGPoint, to point: CGPoint) -> CGFloat {
    (point.x - start.x) * (node.flags.contains(.isRightToLeft) ? -1 : 1)
  }

  // MARK: - A touch pad

  /// Seconds without a movement after which the fingers have let go: touch pads do not say so. Source: our choice.
  private static var scrollRest: Double { 0.12 }

  /// Two fingers that move across the row.
  func swipe(by event: ScrollEvent) -> Bool {
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
    let end = event.time + Self.scrollRest
    node.engine.wakeUps.schedule(after: Self.scrollRest, for: node) { [weak self] in
      self?.swipe?.letGo(at: end)
    }
    return true
  }
}
