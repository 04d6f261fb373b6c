import Foundation

/// # Sequential movement
///
/// Reading order (`ReadingOrder`) among the members of each group. Once entered, a section, a scroll container or a
/// modal group is finished before the order goes on. A one-stop group is one stop: the member that is selected, checked
/// or had focus last, else its default, else its first. Disabled targets are passed over, those scrolled out are not.
/// After the last comes the first.
///
/// Source: Apple, documentation of `focusSection()`; ARIA Authoring Practices for one-stop groups; wrapping is what
/// browsers and desktop toolkits do inside a window.
extension FocusMap {
  /// Where the next Tab, or Shift-Tab, goes. From nil, or from what is not reachable: the first, or the last.
  ///
  /// Where there is one stop only, it is the answer again.
  ///
  /// - Complexity: O(1) but for disabled stops; the first move in a map also makes the order, O(n log n).
  package func next(after focused: FocusID?, backwards: Bool = false) -> FocusAnswer {
    let stops = self.stops
    let count = stops.stops.count
    let start = focused.flatMap { targetPositions[$0] }.flatMap { stops.stopOfTarget[$0] }
    let step = backwards ? -1 : 1
    var at = start.map { $0 + step } ?? (backwards ? count - 1 : 0)
    var wrapped = false
    var examined = 0
    while examined < count {
      if at < 0 || at >= count {
        at = backwards ? count - 1 : 0
        wrapped = true
      }
      examined += 1
      if var answer = answer(for: stops.stops[at]) {
        answer.rule =
          switch (start != nil, wrapped, backwards) {
          case (false, _, false): .firstInOrder
          case (false, _, true): .lastInOrder
          case (_, true, false): .wrappedToFirst
          case (_, true, true): .wrappedToLast
          case (_, false, false): .nextInOrder
          case (_, false, true): .previousInOrder
          }
        answer.examined = examined
        return answer
      }
      at += step
    }
    return FocusAnswer(target: nil, rule: .nothingToFocus, examined: examined)
  }

  /// All stops, as repeated Tab from nothing visits them.
  package var sequentialOrder: [FocusID] {
    stops.stops.compactMap { answer(for: $0)?.target }
  }

  private func answer(for stop: Member) -> FocusAnswer? {
    switch stop {
    case .target(let target):
      return targets[target].isEnabled ? FocusAnswer(target: targets[target].id, rule: .nextInOrder) : nil
    case .group(let group):
      guard let (target, handovers) = settle(group) else { return nil }
      return FocusAnswer(target: target, rule: .nextInOrder, handovers: handovers)
    }
  }

  /// The member a group stands for where no direction is known: its last focus, its default, its first in order.
  func settle(_ group: Int) -> (target: FocusID, handovers: [FocusHandover])? {
    let named = groups[group]
    let choices: [(FocusHandover.Choice, FocusID?)] = [
      (.lastFocus, named.lastFocused), (.defaultFocus, named.defaultFocus),
    ]
    for case (let choice, let id?) in choices {
      let handover = FocusHandover(group: named.id, choice: choice)
      switch member(id, ofGroup: group) {
      case .target(let target): return (targets[target].id, [handover])
      case .group(let inner):
        if let (target, handovers) = settle(inner) { return (target, [handover] + handovers) }
      case nil: continue
      }
    }
    return firstInOrder(ofGroup: group).map { ($0, [FocusHandover(group: named.id, choice: .first)]) }
  }
}
