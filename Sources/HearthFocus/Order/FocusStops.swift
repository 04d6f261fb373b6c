import Foundation

/// The stops of sequential movement inside a group, in order: the window, the frontmost modal group, a row of data.
struct FocusStops: Sendable {
  /// A target, or a one-stop group.
  private(set) var stops: [FocusMap.Member] = []

  /// The stop each target belongs to, by the target's position; -1 for those that are in none.
  private var stopsOfTargets: [Int32] = []
  /// The stop that a target belongs to.
  func stop(ofTarget target: Int) -> Int? { stopsOfTargets[target] < 0 ? nil : Int(stopsOfTargets[target]) }

  init(in map: FocusMap, root: Int) {
    var stops: [FocusMap.Member] = []
    var stopsOfTargets = [Int32](repeating: -1, count: map.targets.count)
    // Targets that follow one another are mostly of one group.
    var known: (group: Int, oneStop: Int?)?
    for target in map.order(ofGroup: root) {
      let own = map.groupOfTarget[target]
      if known?.group != own {
        // Of one-stop groups in one another, the outermost is the stop.
        let chain = map.chain(from: own).prefix { $0 != root }
        known = (own, chain.last { map.groups[$0].roles.contains(.oneStop) })
      }
      let group = known?.oneStop
      if let group, stops.last != .group(group) {
        stops.append(.group(group))
      } else if group == nil {
        stops.append(.target(target))
      }
      stopsOfTargets[target] = Int32(stops.count - 1)
    }
    self.stops = stops
    self.stopsOfTargets = stopsOfTargets
  }
}

extension FocusMap {
  /// The targets of a group in reading order, by position; those that are disabled included.
  ///
  /// Sections, scroll containers, one-stop and modal groups are ordered by their frame among the other members and keep
  /// their own members together; other groups are looked through.
  func computeOrder(ofGroup group: Int) -> [Int] {
    var units: [Member] = []
    var frames: [CGRect] = []
    func add(_ group: Int) {
      for member in members[group] {
        switch member {
        case .target(let target):
          units.append(member)
          frames.append(targets[target].frame)
        case .group(let inner) where groups[inner].isLevel || groups[inner].readingDirection != nil:
          units.append(member)
          frames.append(frame(ofGroup: inner))
        case .group(let inner):
          add(inner)
        }
      }
    }
    add(group)
    var result: [Int] = []
    result.reserveCapacity(units.count)
    for position in ReadingOrder(frames, direction: readingDirection(ofGroup: group)).positions {
      switch units[position] {
      case .target(let target): result.append(target)
      case .group(let inner): result += order(ofGroup: inner)
      }
    }
    return result
  }

  /// The first enabled target of a group, in reading order.
  func firstInOrder(ofGroup group: Int) -> FocusID? {
    order(ofGroup: group).first { targets[$0].isEnabled }.map { targets[$0].id }
  }
}
