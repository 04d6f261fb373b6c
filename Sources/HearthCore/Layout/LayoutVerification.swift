import Foundation
import HearthRendering

// What is checked of layout where `EngineChecks.areOn`: that a cached size is what would be measured now,
// and that each element of a placed container was placed once, with a finite size.

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

  func checkLayout() {
    let problems = layoutProblems()
    if !problems.isEmpty {
      EngineChecks.fail("layout is not what it should be: \(problems.prefix(5).joined(separator: "; "))")
    }
  }

  package func layoutProblems() -> [String] {
    var problems = placementCheck.problems
    placementCheck.reset()
    let counters = counters
    let version = geometryVersion
    if stalePlacements.isEmpty && staleLayouts.count == 0 { Self.check(root, &problems) }
    self.counters = counters
    geometryVersion = version
    return problems
  }

  /// The deepest first, so that a parent is measured again with what its children answer now.
  private static func check(_ node: Node, _ problems: inout [String]) {
    if node.isLeftOut { return }
    var children: [Node] = []
    node.visitChildren { children.append($0) }
    for child in children { check(child, &problems) }
    guard node.flags.contains(.isLayoutNode) else { return }
    let layout = unsafeDowncast(node, to: LayoutNode.self)
    if let problem = layout.cacheProblem() { problems.append("\(node.path) (\(type(of: node))): \(problem)") }
    guard layout.flags.contains(.isPlaced), layout.size.width >= 0 else { return }
    if !layout.size.width.isFinite || !layout.size.height.isFinite {
      problems.append("\(node.path) has the size \(layout.size)")
    }
    layout.visitLayoutChildren { child in
      if !child.flags.contains(.isPlaced) { problems.append("\(child.path) (\(type(of: child))) is not placed") }
      if child.layoutParent !== layout {
        problems.append("\(child.path) (\(type(of: child))) has another parent than \(type(of: layout))")
      }
      if child.flags.contains(.isUnmounted) { problems.append("\(type(of: child)) is not in the tree any more") }
    }
  }
}

extension SizeCache {
  /// The first answer that differs from what `measure` says now, by `tolerance` points or more where that is not 0:
  /// nodes that add up lengths in another order each time are laid out again from there on only.
  func problem(within tolerance: CGFloat = 0, _ measure: (Proposal) -> Size) -> String? {
    func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || (a - b).magnitude < tolerance }
    var problem: String?
    _ = allHold { entry in
      let now = measure(entry.proposal)
      if !isSame(now.width, entry.size.width) || !isSame(now.height, entry.size.height) {
        problem = "cached \(entry.size) for \(entry.proposal.text), but now it is \(now)"
      }
      return problem == nil
    }
    return problem
  }
}
