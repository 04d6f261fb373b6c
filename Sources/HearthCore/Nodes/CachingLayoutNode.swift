import Foundation

/// A layout node that remembers its answers.
package class CachingLayoutNode: LayoutNode {
  @exclusivity(unchecked) final var cache = SizeCache()
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package func computeSize(_ proposal: Proposal) -> Size { fatalError("\(Self.self) measures nothing") }
  package final override func measure(_ proposal: Proposal) -> Size {
    if let size = cache.find(proposal) { return size }
    engine.counters.measures += 1
    let size = computeSize(proposal)
    cache.insert(proposal, size)
    return size
  }
  package override func cacheProblem() -> String? { cache.problem(computeSize) }
  package override func revalidate() -> Bool {
    let old = cache
    cache = SizeCache()
    if old.hasForgottenAnswers || old.isEmpty { return true }
    if alignmentMayHaveChanged() { return true }
    return !old.allHold { measure($0.proposal) == $0.size }
  }
  /// True when the parent must place again although sizes are the same, because an alignment guide may have moved.
  package func alignmentMayHaveChanged() -> Bool { false }
}
