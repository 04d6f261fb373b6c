import Foundation

/// A layout node that remembers the sizes that it answered.
///
/// The one mechanism for that: a class has the cache and its computation, and answers by both of them.
///
/// ```swift
/// override func measure(_ proposal: Proposal) -> Size { cache.find(proposal) ?? computeAndRemember(proposal) }
/// override func revalidate() -> Bool { revalidateCache() }
/// override func cacheProblem() -> String? { cache.problem(computeSize) }
/// ```
@MainActor protocol SizeCachingNode: LayoutNode {
  /// What was answered since the node was last marked `needsLayout`.
  var cache: SizeCache { get set }
  /// The size for a proposal that the cache does not know.
  func computeSize(_ proposal: Proposal) -> Size
}

extension SizeCachingNode {
  /// The size for a proposal that the cache does not know, which knows it from now on.
  @inline(__always) func computeAndRemember(_ proposal: Proposal) -> Size {
    engine.counters.measures += 1
    let size = computeSize(proposal)
    cache.insert(proposal, size)
    return size
  }
  /// Answers again what is in the cache. True when an answer changed, or nobody knows.
  @inline(__always) func revalidateCache() -> Bool {
    let old = cache
    cache = SizeCache()
    if old.hasForgottenAnswers || old.isEmpty { return true }
    return !old.allHold { measure($0.proposal) == $0.size }
  }
}

/// A layout node that remembers its answers.
package class CachingLayoutNode: LayoutNode, SizeCachingNode {
  @exclusivity(unchecked) final var cache = SizeCache()
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package func computeSize(_ proposal: Proposal) -> Size { fatalError("\(Self.self) measures nothing") }
  package final override func measure(_ proposal: Proposal) -> Size {
    if let size = cache.find(proposal) { return size }
    return computeAndRemember(proposal)
  }
  package override func cacheProblem() -> String? { cache.problem(computeSize) }
  package override func revalidate() -> Bool { revalidateCache() }
}

/// A unary node that remembers the sizes it answered.
package class CachingUnaryNode: UnaryNode, SizeCachingNode {
  @exclusivity(unchecked) final var cache = SizeCache()
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package func computeSize(_ proposal: Proposal) -> Size { fatalError("\(Self.self) measures nothing") }
  package override func hugs(along axis: Axis) -> Bool { false }
  package final override func measure(_ proposal: Proposal) -> Size {
    if let size = cache.find(proposal) { return size }
    resolveChild()
    return computeAndRemember(proposal)
  }
  package override func cacheProblem() -> String? { cache.problem(computeSize) }
  package override func revalidate() -> Bool { revalidateCache() }
}
