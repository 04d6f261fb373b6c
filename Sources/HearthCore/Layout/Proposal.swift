import Foundation

/// A size in points, as layout computes with it.
package struct Size: Equatable, Sendable {
  package var width, height: CGFloat
  @inline(__always) package init(_ width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }
  package init(_ size: CGSize) { self.init(size.width, size.height) }
  package var cgSize: CGSize { CGSize(width: width, height: height) }
  package static let zero = Size(0, 0)
}

/// A proposed size; a negative component stands for "unspecified" (nil in `ProposedViewSize`).
package struct Proposal: Equatable, Sendable {
  package var width, height: CGFloat
  @inline(__always) package init(_ width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }
  package init(_ proposal: ProposedViewSize) {
    // A proposal that is not a number, or negative, comes from an app's Layout: it is taken as nothing proposed, or zero.
    func component(_ value: CGFloat?) -> CGFloat {
      guard let value, !value.isNaN else { return -1 }
      return max(0, value)
    }
    self.init(component(proposal.width), component(proposal.height))
  }
  package init(_ size: Size) { self.init(size.width, size.height) }
  package var proposedViewSize: ProposedViewSize {
    ProposedViewSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
  }
  package static let unspecified = Proposal(-1, -1)
}

/// A size that a container proposes to a view; nil where the view is to choose its ideal length. Points.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Source: Apple, documentation of ProposedViewSize: the default replacement is 10 × 10.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
extension Axis: CustomStringConvertible {
  public nonisolated var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// The last four sizes that a node answered, by proposal. Elements of what scrolls are asked for one, most others for two: further
/// answers have a place of their own when they come.
package struct SizeCache {
  struct Entry { var proposal = Proposal(-2, -2); var size = Size(0, 0) }
  private final class Further {
    @exclusivity(unchecked) var entry: Entry
    @exclusivity(unchecked) var next: Further?
    init(_ entry: Entry, _ next: Further?) { (self.entry, self.next) = (entry, next) }
  }
  private(set) var e0 = Entry()
  private var further: Further?
  private(set) var next: UInt8 = 0
  private(set) var hasEvicted = false
  var e1: Entry { further?.entry ?? Entry() }
  var e2: Entry { further?.next?.entry ?? Entry() }
  var e3: Entry { further?.next?.next?.entry ?? Entry() }

  @inline(__always) func find(_ p: Proposal) -> Size? {
    if e0.proposal == p { return e0.size }
    return further == nil ? nil : findFurther(p)
  }
  private func findFurther(_ p: Proposal) -> Size? {
    var place = further
    while let current = place {
      if current.entry.proposal == p { return current.entry.size }
      place = current.next
    }
    return nil
  }
  @inline(__always) mutating func insert(_ p: Proposal, _ s: Size) {
    let entry = Entry(proposal: p, size: s)
    if next & 3 == 0 {
      if next >= 4 { hasEvicted = true }
      e0 = entry
    } else { insertFurther(entry, at: Int(next & 3)) }
    next = next == 7 ? 4 : next + 1
  }
  /// Copies share what lies further on, so that it is never changed but made again.
  private mutating func insertFurther(_ entry: Entry, at place: Int) {
    let (e1, e2, e3) = (e1, e2, further?.next?.next)
    switch place {
    case 1: further = Further(entry, further?.next)
    case 2: further = Further(e1, Further(entry, e3))
    default: further = Further(e1, Further(e2, Further(entry, nil)))
    }
  }
}

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
    if old.hasEvicted || old.next == 0 { return true }
    if alignmentMayHaveChanged() { return true }
    if old.e0.proposal.width != -2, measure(old.e0.proposal) != old.e0.size { return true }
    if old.e1.proposal.width != -2, measure(old.e1.proposal) != old.e1.size { return true }
    if old.e2.proposal.width != -2, measure(old.e2.proposal) != old.e2.size { return true }
    if old.e3.proposal.width != -2, measure(old.e3.proposal) != old.e3.size { return true }
    return false
  }
  /// True when the parent must place again although sizes are the same, because an alignment guide may have moved.
  package func alignmentMayHaveChanged() -> Bool { false }
}
