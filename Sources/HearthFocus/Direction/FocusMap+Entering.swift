import Foundation

/// How a group that was reached hands focus to a member.
struct FocusEntry {
  var target: FocusID?
  var handovers: [FocusHandover]
  var examined = 0
}

extension FocusMap {
  /// The member that gets focus when the user moves into a group: its last focus, its default, the nearest member.
  ///
  /// A default with user priority comes before the last focus. Nearest is what the move would have met among the
  /// members: aligned in the direction, else aside, else the nearest rectangle anywhere in the group. A member that is
  /// itself a group hands on in turn.
  func enter(_ group: Int, from origin: CGRect, toward direction: MoveDirection) -> FocusEntry {
    let named = groups[group]
    var choices: [(FocusHandover.Choice, FocusID?)] = [
      (.lastFocus, named.lastFocused), (.defaultFocus, named.defaultFocus),
    ]
    if named.prefersDefaultForUser { choices.swapAt(0, 1) }
    for case (let choice, let id?) in choices {
      guard let member = member(id, ofGroup: group) else { continue }
      return hand(to: member, of: group, choice, from: origin, toward: direction)
    }
    let index = levelIndex(ofGroup: group)
    var examined = 0
    for kind in [DirectionalMeasure.Kind.aligned, .aside, .anywhere] {
      let measure = DirectionalMeasure(
        kind, from: origin, toward: direction, reading: readingDirection(ofGroup: group))
      let found = index.rectangles.best(by: measure)
      examined += found.examined
      guard let best = found.best else { continue }
      var entry = hand(to: index.members[best.position], of: group, .nearest, from: origin, toward: direction)
      entry.examined += examined
      return entry
    }
    // Nothing in it has an area, or all of it is clipped away: the first in order.
    let first = firstInOrder(ofGroup: group)
    return FocusEntry(
      target: first, handovers: [FocusHandover(group: named.id, choice: .first)], examined: examined)
  }

  private func hand(
    to member: Member, of group: Int, _ choice: FocusHandover.Choice, from origin: CGRect,
    toward direction: MoveDirection
  ) -> FocusEntry {
    let handover = FocusHandover(group: groups[group].id, choice: choice)
    switch member {
    case .target(let target):
      return FocusEntry(target: targets[target].id, handovers: [handover])
    case .group(let inner):
      var entry = enter(inner, from: origin, toward: direction)
      entry.handovers.insert(handover, at: 0)
      return entry
    }
  }

  /// The target or group of that name, where it is inside `group` and can give focus to something.
  func member(_ id: FocusID, ofGroup group: Int) -> Member? {
    if let target = targetPositions[id] {
      return targets[target].isEnabled && isGroup(groupOfTarget[target], inside: group) ? .target(target) : nil
    }
    guard let inner = groupPositions[id], inner != group, enabledCounts[inner] > 0, isGroup(inner, inside: group)
    else { return nil }
    return .group(inner)
  }
}
