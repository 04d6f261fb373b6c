import Foundation
import HearthFocus

// Which focusable is next is decided in HearthFocus, which sees identifiers and rectangles only.

extension FocusController {
  private func identifier(_ node: LayoutNode) -> FocusID { FocusID(UInt64(UInt(bitPattern: ObjectIdentifier(node)))) }

  /// The focusable views as HearthFocus sees them.
  private func map(_ targets: [any FocusTarget]) -> FocusMap {
    let root = engine.root!
    let window = FocusGroup(
      identifier(root), roles: [.scope], frame: root.bounds,
      readingDirection: root.scope.isRightToLeft ? .rightToLeft : .leftToRight)
    var entries: [HearthFocus.FocusTarget] = []
    entries.reserveCapacity(targets.count)
    for target in targets { entries.append(HearthFocus.FocusTarget(identifier(target), frame: target.frameInWindow)) }
    return FocusMap(window: window, groups: [], targets: entries)
  }

  /// From the top row to the bottom row, in each from the leading edge.
  func readingOrder(_ targets: [any FocusTarget]) -> [any FocusTarget] {
    if targets.count < 2 { return targets }
    var byID: [FocusID: any FocusTarget] = [:]
    for target in targets { byID[identifier(target)] = target }
    return map(targets).sequentialOrder.compactMap { byID[$0] }
  }

  func nearest(from focused: any FocusTarget, _ direction: MoveDirection, among targets: [any FocusTarget]) -> (any FocusTarget, String)? {
    let toward: FocusDirection = switch direction {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
    let answer = map(targets).next(from: identifier(focused), toward: toward)
    guard let id = answer.target, let found = targets.first(where: { identifier($0) == id }) else { return nil }
    return (found, answer.rule.sentence)
  }
}
