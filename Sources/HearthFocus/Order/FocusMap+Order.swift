import Foundation

/// # Sequential movement
///
/// Reading order (`ReadingOrder`) among the members of each group. Once entered, a section, a scroll container or a
/// modal group is finished before the order goes on. A one-stop group is one stop: the member that is selected, checked
/// or had focus last, else its default, else its first. Disabled targets are passed over, those scrolled out are not.
/// After the last comes the first.
///
/// Source: Apple, documentation of `focusSection()`; ARIA Authoring Practices for one-stop groups, GTK's list box for
/// the row; wrapping is what browsers and desktop toolkits do inside a window.
extension FocusMap {
  /// Where the next Tab, or Shift-Tab, goes. From nil, or from what is not reachable: the first, or the last.
  ///
  /// Where there is one stop only, it is the answer again.
  ///
  /// - Complexity: O(1) but for disabled stops; the first move in a map also makes the order, O(n log n).
  package func next(after focused: FocusID?, backwards: Bool = false) -> FocusAnswer {
    let stops = self.stops
    let count = stops.stops.count
    let position = focused.flatMap { targetPositions[$0] }
    if let position, let answer = nextInRow(after: position, backwards: backwards) { return answer }
    let start = position.flatMap { stops.stop(ofTarget: $0) }
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

  /// The next stop inside a one-stop group of rows; nil where the group is left.
  private func nextInRow(after focused: Int, backwards: Bool) -> FocusAnswer? {
    let around = chain(from: groupOfTarget[focused]).prefix { $0 != root }
    guard isGroup(groupOfTarget[focused], inside: root),
      let oneStop = around.last(where: { groups[$0].roles.contains(.oneStop) })
    else { return nil }
    let inside = around.prefix { $0 != oneStop }
    // The row that has focus: the direct member of the outermost group of rows.
    let place = inside.lastIndex { groups[$0].roles.contains(.rows) }
    var row: Member?
    if let place {
      row = place == 0 ? .target(focused) : .group(inside[place - 1])
    } else if groups[oneStop].roles.contains(.rows), !inside.isEmpty {
      row = inside.last.map { .group($0) }
    } else if let current = groups[oneStop].currentRow {
      row = member(current, ofGroup: oneStop)
    } else {
      return nil
    }
    var stops: [Member] = ownTargets(ofGroup: oneStop).map { .target($0) }
    switch row {
    case .target(let target) where !stops.contains(.target(target)): stops.append(.target(target))
    case .group(let group): stops += FocusStops(in: self, root: group).stops
    default: break
    }
    let here = stops.firstIndex { stop in
      switch stop {
      case .target(let target): target == focused
      case .group(let group): isGroup(groupOfTarget[focused], inside: group)
      }
    }
    guard let here else { return nil }
    let rest = backwards ? Array(stops[..<here].reversed()) : Array(stops[(here + 1)...])
    for (examined, stop) in rest.enumerated() {
      guard var answer = answer(for: stop) else { continue }
      (answer.rule, answer.examined) = (backwards ? .previousInOrder : .nextInOrder, examined + 1)
      return answer
    }
    return nil
  }

  /// The targets of a one-stop group that belong to no row.
  private func ownTargets(ofGroup group: Int) -> [Int] {
    if groups[group].roles.contains(.rows) { return [] }
    var result: [Int] = []
    func add(_ group: Int) {
      if groups[group].roles.contains(.rows) { return }
      for member in members[group] {
        switch member {
        case .target(let target): result.append(target)
        case .group(let inner): add(inner)
        }
      }
    }
    add(group)
    return result
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
