import Foundation
import HearthRendering

// What is checked of layout where `EngineChecks.areOn`: that a cached size is what would be measured now,
// and that each element of a placed container was placed once, with a finite size.

extension Engine {
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
