import Foundation

/// # Directional movement
///
/// The rule, in the order in which it is applied. A level is the focused target's innermost section, one-stop group,
/// scroll container or modal group, then the next around it, up to the window or the frontmost modal group.
///
/// 1. Only what lies in the direction counts (`Span.isFollowed(by:)`). Nothing wraps.
/// 2. From the innermost level outwards: what is aligned with the focused rectangle; the nearest edge wins, then the
///    nearest centre, then what reads first.
/// 3. From the innermost level outwards, unless the reach is `aligned`: outside a section or one-stop group, what is
///    aligned with the group's frame; then what lies aside, the nearest rectangle first.
/// 4. What was found may be a group: it hands focus to a member (`FocusMap+Entering`).
///
/// A focused rectangle in a scroll container is compared outside it by the part that shows.
///
/// Source: Android's `FocusFinderTest` and the traversal tests of Jetpack Compose, Flutter and Chromium for "no wrap"
/// and for "in the beam beats outside the beam"; levels are our choice, after Apple's documentation of
/// `focusSection()`: its frame and its members guide movement together.
extension FocusMap {
  /// Where focus goes from `focused` in a direction.
  ///
  /// Where `focused` is not in the map or outside the frontmost modal group, the answer is where focus would be found.
  ///
  /// - Complexity: `RectangleIndex` states it; the first move in a map also makes the indexes of the levels it
  ///   searches.
  package func next(
    from focused: FocusID, toward direction: MoveDirection, reach: FocusReach = .aside
  ) -> FocusAnswer {
    guard let position = targetPositions[focused], isGroup(groupOfTarget[position], inside: root) else {
      return find()
    }
    var search = DirectionalSearch(map: self, focused: position, direction: direction)
    let levels = search.levels

    for level in levels {
      let rule: FocusRule = level.left == nil ? .aligned : .alignedOutside
      if let answer = search.look(.aligned, in: level, from: level.origin, rule: rule) { return answer }
    }
    if reach == .aside {
      for level in levels {
        if let left = level.leftFrame,
          let answer = search.look(.aligned, in: level, from: left, rule: .alignedWithGroup)
        {
          return answer
        }
        let rule: FocusRule = level.left == nil ? .aside : .asideOutside
        if let answer = search.look(.aside, in: level, from: level.origin, rule: rule) { return answer }
      }
    }
    return FocusAnswer(target: nil, rule: .nothingThere, examined: search.examined)
  }
}

/// One move: what is compared on each level, and the work done so far.
private struct DirectionalSearch {
  let map: FocusMap
  let focused: Int
  let direction: MoveDirection
  private(set) var examined = 0

  /// A group that is searched.
  struct Level {
    var group: Int
    /// The level inside it that was left; nil on the innermost.
    var left: Int?
    /// The frame of the group that was left, where it is left as a whole.
    var leftFrame: CGRect?
    /// The focused rectangle, clipped by the scroll containers that were left.
    var origin: CGRect
  }

  /// The levels around the focused target, innermost first.
  var levels: [Level] {
    let target = map.targets[focused]
    var levels: [Level] = []
    var origin = target.visibleFrame.flatMap { $0.isReachable ? $0 : nil } ?? target.frame
    var left: Int?
    for group in map.chain(from: map.groupOfTarget[focused]) {
      if group != map.root, !map.groups[group].isLevel { continue }
      let scrolls = map.groups[group].roles.contains(.scroll)
      let leftFrame = left.flatMap { map.groups[$0].isTarget ? map.frame(ofGroup: $0) : nil }
      levels.append(Level(group: group, left: left, leftFrame: leftFrame, origin: origin))
      if group == map.root { break }
      if scrolls { origin = origin.moved(into: map.frame(ofGroup: group)) }
      left = group
    }
    return levels
  }

  mutating func look(
    _ kind: DirectionalMeasure.Kind, in level: Level, from origin: CGRect, rule: FocusRule
  ) -> FocusAnswer? {
    let index = map.levelIndex(ofGroup: level.group)
    let measure = DirectionalMeasure(
      kind, from: origin, toward: direction, middle: Span(level.origin, toward: direction).middle,
      reading: map.readingDirection(ofGroup: level.group))
    let found = index.rectangles.best(by: measure) { position in
      switch index.members[position] {
      case .target(let target):
        target != focused && !(level.left.map { map.isGroup(map.groupOfTarget[target], inside: $0) } ?? false)
      case .group(let group):
        !(level.left.map { map.isGroup($0, inside: group) || map.isGroup(group, inside: $0) } ?? false)
      }
    }
    examined += found.examined
    guard let best = found.best else { return nil }
    var answer = FocusAnswer(target: nil, rule: rule)
    switch index.members[best.position] {
    case .target(let target):
      answer.target = map.targets[target].id
    case .group(let group):
      let entry = map.enter(group, from: level.origin, toward: direction)
      answer.target = entry.target
      answer.handovers = entry.handovers
      examined += entry.examined
    }
    answer.scores = found.ranked.sorted { $0.rank < $1.rank }.map { candidate in
      FocusScore(
        id: map.id(of: index.members[candidate.position]), rule: rule, frame: index.frames[candidate.position],
        distance: candidate.rank.distance, offset: candidate.rank.offset)
    }
    answer.examined = examined
    return answer
  }
}

extension FocusMap {
  func id(of member: Member) -> FocusID {
    switch member {
    case .target(let position): targets[position].id
    case .group(let position): groups[position].id
    }
  }
}

extension CGRect {
  /// The part inside `bounds`; where less than a point is inside, the point-wide strip of `bounds` nearest to it.
  func moved(into bounds: CGRect) -> CGRect {
    func cut(_ low: Double, _ high: Double, _ first: Double, _ last: Double) -> (Double, Double) {
      let least = min(1, last - first)
      let start = min(max(low, first), last - least)
      return (start, max(min(high, last), start + least))
    }
    let (left, right) = cut(minX, maxX, bounds.minX, bounds.maxX)
    let (top, bottom) = cut(minY, maxY, bounds.minY, bounds.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
