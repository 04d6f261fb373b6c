import Foundation
import HearthMotion
import HearthRendering

/// A type that decides the size of a container and the places of its subviews.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///     Diagonal { Text("a"); Text("b") }
///
/// Places are given as for reading from left to right; they are mirrored where text is read from right to left.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// What the layout keeps between two calls; `Void` for nothing.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews
  /// What containers want to know of the layout, such as along which axis it stacks. By default nothing.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what the layout keeps. Called once, when the container appears.
  func makeCache(subviews: Subviews) -> Cache
  /// Called when the subviews, or something in them, may have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The room that the container wants to its neighbours, by default what its subviews want.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Finite and not negative, for a finite proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place(at:anchor:proposal:)` of each subview. One that is not placed lies in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the container's own horizontal guide is, in points in the space of `bounds`. By default nil, for one of the
  /// subviews'.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where the container's own vertical guide is, in points in the space of `bounds`. By default nil, for one of the
  /// subviews'.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// Properties of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers in the layout are oriented; nil for none.
  public var stackOrientation: Axis?
  /// Creates properties of a layout without an orientation.
  public init() {}
}

extension Layout {
  /// The default: no orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// The default: makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The largest distance that a subview prefers at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }
  /// The guides that the subviews set, put together.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
  /// The vertical guides that the subviews set, put together.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
  /// A view with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
extension Layout where Cache == Void {
  /// There is nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

/// The subviews of a layout, in order.
///
/// They are meant for the method of the layout that gets them. One that an app keeps, in a cache, an action or a
/// task, goes on answering while its view is there; after that it is reported, measures as zero and has no
/// priority, and placing it does nothing.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction in which the interface of the container reads.
  public var layoutDirection: LayoutDirection
  /// The index of the first subview.
  public let startIndex: Int
  /// One more than the index of the last subview.
  public let endIndex: Int
  // Held, as the nodes are: subviews may be kept after their views have gone.
  let container: LayoutContainerNode
  /// The elements of the container when this was made.
  private let nodes: ContiguousArray<LayoutNode>
  /// Places of the subviews in the container where they are not all in order.
  private let picked: [Int]?

  @MainActor init(_ container: LayoutContainerNode) {
    self.container = container
    nodes = container.subviewNodes
    layoutDirection = container.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
    (startIndex, endIndex, picked) = (0, nodes.count, nil)
  }
  private init(_ base: LayoutSubviews, _ range: Range<Int>, _ picked: [Int]?) {
    (container, nodes, layoutDirection, self.picked) = (base.container, base.nodes, base.layoutDirection, picked)
    (startIndex, endIndex) = (range.lowerBound, range.upperBound)
  }
  private func nodeIndex(_ index: Int) -> Int {
    precondition(index >= startIndex && index < endIndex, "subview \(index) of \(startIndex)..<\(endIndex)")
    return picked?[index] ?? index
  }
  /// The subview at `index`, which must lie in the range of the indices.
  public subscript(index: Int) -> LayoutSubview {
    let node = nodeIndex(index)
    return LayoutSubview(nodes[node], container, node)
  }
  /// The subviews in a range, which keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "subviews \(bounds) of \(startIndex)..<\(endIndex)")
    return LayoutSubviews(self, bounds, picked)
  }
  /// The subviews at some indices, in the order of these; their own indices begin with 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { nodeIndex($0) }
    return LayoutSubviews(self, 0..<chosen.count, chosen)
  }
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.container === b.container && a.startIndex == b.startIndex && a.endIndex == b.endIndex && a.picked == b.picked
      && a.layoutDirection == b.layoutDirection && a.nodes.elementsEqual(b.nodes, by: ===)
  }

  /// Runs `action` with the nodes of the subviews, for the layouts of the engine: with no nodes if one of them has left
  /// the tree. Gives `nothing` on another thread than the main one. Both are reported.
  func withNodes<T>(otherwise nothing: @autoclosure () -> T, _ action: @MainActor (NodeSlice) -> T) -> T {
    guard isOnMainThread() else {
      Report.offMain("The subviews of a layout")
      return nothing()
    }
    return MainActor.assumeIsolatedFast {
      for index in startIndex..<endIndex where nodes[picked?[index] ?? index].hasLeftTree {
        Report.gone(nodes[picked?[index] ?? index], in: container, LayoutSubview.advice)
        return action(NodeSlice(base: nil, count: 0))
      }
      guard picked != nil else { return nodes.withNodeSlice { action($0[startIndex..<endIndex]) } }
      let chosen = ContiguousArray((startIndex..<endIndex).map { nodes[picked![$0]] })
      return chosen.withNodeSlice(action)
    }
  }
  fileprivate func combinedGuide(_ key: AlignmentKey, in bounds: CGRect, _ place: () -> Void) -> CGFloat? {
    if !key.mayBeExplicit { return nil }
    guard isOnMainThread() else {
      Report.offMain("The subviews of a layout")
      return nil
    }
    let container = container
    let isThere = MainActor.assumeIsolatedFast {
      if container.isUnmounted {
        Report.gone(container, in: nil, LayoutSubview.advice)
      } else {
        container.beginGathering()
      }
      return !container.isUnmounted
    }
    guard isThere else { return nil }
    place()
    return MainActor.assumeIsolatedFast { container.endGathering(key, bounds) }
  }
}

/// A subview, as a layout sees it.
public struct LayoutSubview: Equatable, Sendable {
  // Both held: a subview may be kept after its view has gone.
  let node: LayoutNode
  let container: LayoutContainerNode
  /// The place among the elements of the container when this was made.
  let index: Int
  init(_ node: LayoutNode, _ container: LayoutContainerNode, _ index: Int) {
    (self.node, self.container, self.index) = (node, container, index)
  }
  fileprivate static let advice =
    "It measures as zero from then on. Take subviews from the method of the layout that gets them, each time; do not keep them."

  /// Runs `answer` with the node, unless the view has left the tree or this is another
  /// thread than the main one; both are reported.
  func ask(_ answer: @MainActor (LayoutNode) -> Void) {
    guard isOnMainThread() else { return Report.offMain("A subview of a layout") }
    MainActor.assumeIsolatedFast {
      if node.hasLeftTree { Report.gone(node, in: container, Self.advice) } else { answer(node) }
    }
  }
  /// The layout priority of the subview, as `layoutPriority(_:)` sets it; 0 by default.
  public var priority: Double {
    nonisolated(unsafe) var result = 0.0
    ask { result = $0.layoutPriority }
    return result
  }
  /// The distances that the subview prefers to its neighbours.
  public var spacing: ViewSpacing {
    nonisolated(unsafe) var result = ViewSpacing()
    ask { result = $0.spacing }
    return result
  }
  /// The value that the subview offers by `layoutValue(key:value:)`; the key's default value if it offers none.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) var result: K.Value?
    ask { result = $0.layoutValue(K.self) }
    return result ?? K.defaultValue
  }
  /// The size that the subview takes for a proposal. Points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    nonisolated(unsafe) var result = CGSize.zero
    ask { result = $0.measure(Proposal(proposal)).cgSize }
    return result
  }
  /// The size and the alignment guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    nonisolated(unsafe) var result: ViewDimensions?
    ask { node in
      let proposal = Proposal(proposal)
      result = ViewDimensions(node, proposal, node.measure(proposal))
    }
    return result ?? ViewDimensions(size: .zero)
  }
  /// Places the subview with its anchor at a point of the container. Counts while the layout places its subviews.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    ask { node in container.note(node, index, position, anchor, Proposal(proposal)) }
  }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}
