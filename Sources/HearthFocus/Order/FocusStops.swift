import Foundation

/// The stops of sequential movement inside a group, in order: the window, the frontmost modal group, a row of data.
struct FocusStops: Sendable {
  /// A target, or a one-stop group.
  private(set) var stops: [FocusMap.Member] = []

  /// The stop each target belongs to.
  private(set) var stopOfTarget: [Int: Int] = [:]

  init(in map: FocusMap, root: Int) {
    var stops: [FocusMap.Member] = []
    var stopOfTarget: [Int: Int] = [:]
    var position = 0
    let order = map.order(ofGroup: root)
    while position < order.count {
      let target = order[position]
      let chain = map.chain(from: map.groupOfTarget[target]).prefix { $0 != root }
      // Of one-stop groups in one another, the outermost is the stop.
      let group = chain.last { map.groups[$0].roles.contains(.oneStop) }
      if let group, stops.last != .group(group) {
        stops.append(.group(group))
      } else if group == nil {
        stops.append(.target(target))
      }
      stopOfTarget[target] = stops.count - 1
      position += 1
    }
    self.stops = stops
    self.stopOfTarget = stopOfTarget
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
    return ReadingOrder(frames, direction: readingDirection(ofGroup: group)).positions.flatMap { position in
      switch units[position] {
      case .target(let target): [target]
      case .group(let inner): order(ofGroup: inner)
      }
    }
  }

  /// The first enabled target of a group, in reading order.
  func firstInOrder(ofGroup group: Int) -> FocusID? {
    order(ofGroup: group).first { targets[$0].isEnabled }.map { targets[$0].id }
  }
}
