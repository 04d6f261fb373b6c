/// How often a node was placed since its parent placed its children.
@MainActor final class PlacementCheck {
  static let slot = EngineSlot { _ in PlacementCheck() }
  init() {}
  nonisolated deinit {}
  private var turns: [ObjectIdentifier: Int] = [:]
  /// In which turn of which parent a node was placed last.
  private var turn: [ObjectIdentifier: Turn] = [:]
  private struct Turn: Equatable {
    let parent: ObjectIdentifier
    let number: Int
  }
  /// The nodes of both: what is made while they count must not lie where one of them has gone.
  private var nodes: [ObjectIdentifier: AnyObject] = [:]
  /// Nodes that place their children now.
  var placing: Set<ObjectIdentifier> = []
  var problems: [String] = []
  /// `node` begins to place its children.
  func begin(_ node: AnyObject) {
    nodes[ObjectIdentifier(node)] = node
    turns[ObjectIdentifier(node), default: 0] += 1
  }
  /// True when the node had been placed before in this turn of its parent.
  func note(_ node: ObjectIdentifier, in parent: ObjectIdentifier) -> Bool {
    let now = Turn(parent: parent, number: turns[parent] ?? 0)
    let old = turn.updateValue(now, forKey: node)
    return old == now && now.number > 0
  }
  func reset() {
    forgetPlacements()
    problems = []
  }
  /// The layout of a frame is done.
  func forgetPlacements() { (turns, turn, placing, nodes) = ([:], [:], [], [:]) }
  /// The work that all frames had done when layout was checked or passed over last.
  private var work = 0
  /// Frames with work of layout.
  private var changes: UInt64 = 0
  /// Whether layout is to be checked: something has changed since it was asked last, and it is the turn of this change.
  func isDue(_ counters: FrameCounters) -> Bool {
    let work = counters.bodies + counters.nodesVisited + counters.measures + counters.placements
    if work == self.work { return false }
    self.work = work
    defer { changes &+= 1 }
    return changes % EngineChecks.interval == 0
  }
}

extension Engine {
  var placementCheck: PlacementCheck { self[PlacementCheck.slot] }
  func notePlacement(of node: LayoutNode) {
    placementCheck.begin(node)
    guard let parent = node.layoutParent, parent.isPlacingChildren else { return }
    if placementCheck.note(ObjectIdentifier(node), in: ObjectIdentifier(parent)) {
      placementCheck.problems.append("\(node.path) is placed twice by \(type(of: parent))")
    }
  }
}
