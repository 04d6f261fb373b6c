import Foundation

/// # Where focus goes when it must be found
///
/// When a window or a modal scope appears, focus moves by program, or what had focus is lost:
///
/// 1. A row of data that went away hands focus to the row that takes its place, that is the next, else the one before;
///    in it, to what stands where the lost one stood.
/// 2. In the innermost scope around the lost target, else in the scope asked for: the scope's last focus; its default;
///    the neighbour of what was lost, that is the nearest rectangle, first among the members of the innermost group
///    that held both; the first in reading order.
/// 3. The same in the scope around that one, up to the window or the frontmost modal group.
///
/// Source: Apple, documentation of `defaultFocus(_:_:priority:)` and `resetFocus` for the default; the row, the last
/// focus and the neighbour are our choice, because focus that jumps to the top loses the user's place.
extension FocusMap {
  /// Where focus begins in a scope; nil is the frontmost modal group, else the window.
  package func find(in scope: FocusID? = nil) -> FocusAnswer {
    let group = scope.flatMap { groupPositions[$0] } ?? root
    guard isGroup(group, inside: root) else { return find(inScopes: [root], after: nil) }
    let around = scopes(around: group)
    return find(inScopes: around.first == group ? around : [group] + around, after: nil)
  }

  /// Where focus goes after a loss.
  package func find(after loss: FocusLoss) -> FocusAnswer {
    if let answer = rowInItsPlace(after: loss) { return answer }
    // The innermost group that is still here; none of it inside the frontmost modal group: nothing was lost in there.
    let surviving = loss.groups.lazy.compactMap { groupPositions[$0] }.first { isGroup($0, inside: root) }
    return find(inScopes: surviving.map(scopes) ?? [root], after: surviving == nil ? nil : loss)
  }

  /// The scopes around a group, itself included, innermost first, up to the root.
  private func scopes(around group: Int) -> [Int] {
    chain(from: group).prefix { $0 != root }.filter { groups[$0].isScope } + [root]
  }

  private func find(inScopes scopes: [Int], after loss: FocusLoss?) -> FocusAnswer {
    var examined = 0
    for scope in scopes where enabledCounts[scope] > 0 {
      let named = groups[scope]
      let choices: [(FocusRule, FocusHandover.Choice, FocusID?)] = [
        (.lastFocus, .lastFocus, named.lastFocused), (.defaultFocus, .defaultFocus, named.defaultFocus),
      ]
      for case (let rule, let choice, let id?) in choices where id != loss?.id {
        guard let member = member(id, ofGroup: scope) else { continue }
        let handover = FocusHandover(group: named.id, choice: choice)
        switch member {
        case .target(let target):
          return FocusAnswer(target: targets[target].id, rule: rule, handovers: [handover], examined: examined)
        case .group(let inner):
          guard let (target, handovers) = settle(inner) else { continue }
          return FocusAnswer(target: target, rule: rule, handovers: [handover] + handovers, examined: examined)
        }
      }
      if let loss, let answer = neighbour(of: loss, in: scope, examined: &examined) { return answer }
      if let (target, handovers) = firstStop(ofGroup: scope) {
        return FocusAnswer(target: target, rule: .firstInOrder, handovers: handovers, examined: examined)
      }
    }
    return FocusAnswer(target: nil, rule: .nothingToFocus, examined: examined)
  }

  /// The first in reading order; a one-stop group stands for the member it would give to Tab.
  private func firstStop(ofGroup group: Int) -> (FocusID, [FocusHandover])? {
    guard let first = order(ofGroup: group).first(where: { targets[$0].isEnabled }) else { return nil }
    let inside = chain(from: groupOfTarget[first]).prefix { $0 != group }
    if let oneStop = inside.last(where: { groups[$0].roles.contains(.oneStop) }) { return settle(oneStop) }
    return (targets[first].id, [])
  }

  private func rowInItsPlace(after loss: FocusLoss) -> FocusAnswer? {
    // A lost target that is still in the map was disabled or covered: its row did not go away.
    guard targetPositions[loss.id] == nil, !loss.restOfRow.contains(where: { targetPositions[$0] != nil }) else {
      return nil
    }
    for row in loss.rows {
      let positions = row.targets.compactMap { targetPositions[$0] }
      let usable = positions.filter { targets[$0].isEnabled && isGroup(groupOfTarget[$0], inside: root) }
      guard !usable.isEmpty else { continue }
      let frame = positions.reduce(CGRect.null) { $0.union(targets[$1].frame) }
      let distances = usable.map { position in
        let rect = targets[position].frame
        return abs(rect.midX - frame.minX - loss.placeInRow.x) + abs(rect.midY - frame.minY - loss.placeInRow.y)
      }
      let best = usable.indices.min { (distances[$0], $0) < (distances[$1], $1) } ?? 0
      return FocusAnswer(
        target: targets[usable[best]].id, rule: .rowInItsPlace, examined: usable.count)
    }
    return nil
  }

  /// The nearest rectangle inside the innermost of the lost target's groups that still holds something.
  private func neighbour(of loss: FocusLoss, in scope: Int, examined: inout Int) -> FocusAnswer? {
    guard loss.frame.isReachable else { return nil }
    for id in loss.groups {
      guard let group = groupPositions[id], isGroup(group, inside: scope), enabledCounts[group] > 0 else { continue }
      let index = levelIndex(ofGroup: group)
      let measure = DirectionalMeasure(
        .anywhere, from: loss.frame, toward: .down, reading: readingDirection(ofGroup: group))
      let lost = targetPositions[loss.id].map(Member.target)
      let found = index.rectangles.best(by: measure) { index.members[$0] != lost }
      examined += found.examined
      guard let best = found.best else { continue }
      switch index.members[best.position] {
      case .target(let target):
        return FocusAnswer(target: targets[target].id, rule: .neighbour, examined: examined)
      case .group(let inner):
        let entry = enter(inner, from: loss.frame, toward: .down)
        examined += entry.examined
        return FocusAnswer(
          target: entry.target, rule: .neighbour, handovers: entry.handovers, examined: examined)
      }
    }
    return nil
  }
}
