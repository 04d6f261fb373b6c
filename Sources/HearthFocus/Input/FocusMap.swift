import Foundation

/// What a window's committed tree offers to focus: targets, groups, and which of them hold which.
///
/// A value: the engine makes one when geometry has changed and somebody wants to move, and keeps it until the tree
/// changes again. Indexes and orders are computed when first needed, group by group.
///
/// ```swift
/// let map = FocusMap(window: windowGroup, groups: groups, targets: targets)
/// let answer = map.next(from: focused, toward: .right)
/// print(answer)   // "#12: It is aligned with the focused view in that direction, …"
/// ```
///
/// Groups and targets come in the order of the tree, back to front; it decides between rectangles that coincide. A
/// parent that is not in the map counts as the window.
///
/// - Precondition: No identifier is given twice.
/// - Complexity: O(n) to make.
package struct FocusMap: Sendable {
  /// The targets, as given.
  package let targets: [FocusTarget]

  /// The window at position 0, then the groups as given. What they remember changes with `remember`.
  package private(set) var groups: [FocusGroup]

  let targetPositions: PositionTable
  let groupPositions: PositionTable

  /// The position of each target's group, and of each group's parent; the window has none.
  let groupOfTarget: [Int]
  let parents: [Int?]

  /// Direct members of each group, in the order of the tree.
  let members: [[Member]]

  /// How many enabled targets each group holds, at any depth.
  let enabledCounts: [Int]

  /// The group inside which focus must stay: the frontmost modal one, else the window.
  let root: Int

  private let indexes: [Memo<LevelIndex>]
  private let orders: [Memo<[Int]>]
  private let stopsMemo = Memo<FocusStops>()

  /// A direct member of a group, by position.
  enum Member: Hashable {
    case target(Int)
    case group(Int)
  }

  package init(window: FocusGroup, groups: [FocusGroup] = [], targets: [FocusTarget]) {
    let all = [window] + groups
    var groupPositions = PositionTable(capacity: all.count)
    for group in all {
      let isFirst = groupPositions.append(group.id)
      precondition(isFirst, "FocusMap: group \(group.id) was given twice.")
    }
    var targetPositions = PositionTable(capacity: targets.count)
    for position in targets.indices {
      let isFirst = targetPositions.append(targets[position].id)
      precondition(isFirst, "FocusMap: target \(targets[position].id) was given twice.")
    }
    let parents = Self.parents(of: all, positions: groupPositions)
    var members: [[Member]] = Array(repeating: [], count: all.count)
    for position in all.indices.dropFirst() { members[parents[position] ?? 0].append(.group(position)) }
    var enabledCounts = Array(repeating: 0, count: all.count)
    var groupOfTarget: [Int] = []
    groupOfTarget.reserveCapacity(targets.count)
    // Targets that follow one another are mostly of one group.
    var known: (id: FocusID?, position: Int) = (nil, 0)
    for position in targets.indices {
      let id = targets[position].group
      if id != known.id { known = (id, id.flatMap { groupPositions[$0] } ?? 0) }
      groupOfTarget.append(known.position)
      members[known.position].append(.target(position))
      if targets[position].isEnabled { enabledCounts[known.position] += 1 }
    }
    Self.addUp(&enabledCounts, parents)
    self.targets = targets
    self.groups = all
    self.targetPositions = targetPositions
    self.groupPositions = groupPositions
    self.groupOfTarget = groupOfTarget
    self.parents = parents
    self.members = members
    self.enabledCounts = enabledCounts
    root = all.lastIndex { $0.roles.contains(.modal) } ?? 0
    indexes = all.map { _ in Memo() }
    orders = all.map { _ in Memo() }
  }

  /// Adds the count of each group to those around it.
  private static func addUp(_ counts: inout [Int], _ parents: [Int?]) {
    let own = counts
    for position in own.indices where own[position] > 0 {
      var group = parents[position]
      while let outer = group {
        counts[outer] += own[position]
        group = parents[outer]
      }
    }
  }

  /// The positions of the parents. A chain that runs in a circle is cut at the group which closes it.
  private static func parents(of groups: [FocusGroup], positions: PositionTable) -> [Int?] {
    var parents: [Int?] = groups.map { $0.parent.flatMap { positions[$0] } ?? 0 }
    parents[0] = nil
    // Where parents come before their members, as in the order of a tree, there is no circle.
    if !parents.indices.contains(where: { (parents[$0] ?? -1) >= $0 }) { return parents }
    for start in groups.indices {
      var seen: Set<Int> = [start]
      var at = start
      while let parent = parents[at] {
        if !seen.insert(parent).inserted {
          parents[at] = 0
          break
        }
        at = parent
      }
    }
    return parents
  }
}

// MARK: - Finding one's way in the map

extension FocusMap {
  package subscript(id: FocusID) -> FocusTarget? { targetPositions[id].map { targets[$0] } }

  /// The position of a target in `targets`.
  package func position(of id: FocusID) -> Int? { targetPositions[id] }

  /// The group and those around it, innermost first, up to and including the window.
  func chain(from group: Int) -> [Int] {
    Array(sequence(first: group) { parents[$0] })
  }

  func isGroup(_ inner: Int, inside outer: Int) -> Bool {
    var at: Int? = inner
    while let group = at {
      if group == outer { return true }
      at = parents[group]
    }
    return false
  }

  /// The group's frame; where none was given, the union of what it holds.
  func frame(ofGroup group: Int) -> CGRect {
    let frame = groups[group].frame
    guard frame.isNull else { return frame }
    return members[group].reduce(CGRect.null) { union, member in
      switch member {
      case .target(let target): union.union(targets[target].frame)
      case .group(let inner): union.union(self.frame(ofGroup: inner))
      }
    }
  }

  /// The frame of a group; nil for one that is not in the map.
  package func frame(of group: FocusID) -> CGRect? { groupPositions[group].map { frame(ofGroup: $0) } }

  func readingDirection(ofGroup group: Int) -> ReadingDirection {
    for at in chain(from: group) {
      if let direction = groups[at].readingDirection { return direction }
    }
    return .leftToRight
  }

  /// What a group remembers and prefers changes with each move, and nothing that was computed depends on it.
  package mutating func update(_ id: FocusID, _ change: (inout FocusGroup) -> Void) {
    guard let position = groupPositions[id] else { return }
    let (roles, frame, parent) = (groups[position].roles, groups[position].frame, groups[position].parent)
    change(&groups[position])
    precondition(
      groups[position].id == id && groups[position].roles == roles && groups[position].frame == frame
        && groups[position].parent == parent,
      "FocusMap: a group's place in the map does not change.")
  }

  func levelIndex(ofGroup group: Int) -> LevelIndex {
    indexes[group].get { LevelIndex(of: group, in: self) }
  }

  func order(ofGroup group: Int) -> [Int] {
    orders[group].get { computeOrder(ofGroup: group) }
  }

  var stops: FocusStops { stopsMemo.get { FocusStops(in: self, root: root) } }
}
