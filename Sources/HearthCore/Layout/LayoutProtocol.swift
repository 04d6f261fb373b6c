import Foundation
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
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  /// Called when the subviews, or something in them, may have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Finite and not negative, for a finite proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place(at:anchor:proposal:)` of each subview. One that is not placed lies in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
}

/// What is known of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers in the layout are oriented; nil for none.
  public var stackOrientation: Axis?
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
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
    subviews.combinedGuide(guide.key, in: bounds) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  }
  /// A view with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LayoutContainer(layout: self, content: content()) }
}
extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// The subviews of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  public var layoutDirection: LayoutDirection
  public let startIndex: Int
  public let endIndex: Int
  unowned(unsafe) let container: LayoutContainerNode
  /// Places of the subviews in the container where they are not all in order.
  private let picked: [Int]?

  @MainActor init(_ container: LayoutContainerNode) {
    self.container = container
    layoutDirection = container.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
    (startIndex, endIndex, picked) = (0, container.elements.count, nil)
  }
  private init(_ base: LayoutSubviews, _ range: Range<Int>, _ picked: [Int]?) {
    (container, layoutDirection, self.picked) = (base.container, base.layoutDirection, picked)
    (startIndex, endIndex) = (range.lowerBound, range.upperBound)
  }
  private func place(_ index: Int) -> Int {
    precondition(index >= startIndex && index < endIndex, "subview \(index) of \(startIndex)..<\(endIndex)")
    return picked?[index] ?? index
  }
  public subscript(index: Int) -> LayoutSubview {
    let place = place(index)
    let unsafeContainer = container
    return MainActor.assumeIsolatedFast { LayoutSubview(unsafeContainer.elements[place], unsafeContainer, place) }
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "subviews \(bounds) of \(startIndex)..<\(endIndex)")
    return LayoutSubviews(self, bounds, picked)
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { place($0) }
    return LayoutSubviews(self, 0..<chosen.count, chosen)
  }
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.container === b.container && a.startIndex == b.startIndex && a.endIndex == b.endIndex && a.picked == b.picked
      && a.layoutDirection == b.layoutDirection
  }

  /// Runs `action` with the nodes of the subviews.
  @MainActor func withNodes<T>(_ action: (NodeSlice) -> T) -> T {
    guard let picked else { return action(container.elements.slice(startIndex..<endIndex)) }
    var list = NodeList()
    defer { list.deallocate() }
    for index in startIndex..<endIndex { list.append(container.elements[picked[index]]) }
    return action(list.slice)
  }
  fileprivate func combinedGuide(_ key: AlignmentKey, in bounds: CGRect, _ place: () -> Void) -> CGFloat? {
    if !key.mayBeExplicit { return nil }
    let unsafeContainer = container
    MainActor.assumeIsolatedFast { unsafeContainer.beginGathering() }
    place()
    return MainActor.assumeIsolatedFast { unsafeContainer.endGathering(key, bounds) }
  }
}

/// A subview, as a layout sees it.
public struct LayoutSubview: Equatable, Sendable {
  unowned(unsafe) let node: LayoutNode
  unowned(unsafe) let container: LayoutContainerNode
  let index: Int
  @MainActor init(_ node: LayoutNode, _ container: LayoutContainerNode, _ index: Int) {
    (self.node, self.container, self.index) = (node, container, index)
  }
  public var priority: Double {
    let unsafeNode = node
    return MainActor.assumeIsolatedFast { unsafeNode.layoutPriority }
  }
  public var spacing: ViewSpacing {
    let unsafeNode = node
    return MainActor.assumeIsolatedFast { unsafeNode.spacing }
  }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let unsafeNode = node
    nonisolated(unsafe) var value: K.Value?
    MainActor.assumeIsolatedFast { value = unsafeNode.layoutValue(K.self) }
    return value!
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let unsafeNode = node
    return MainActor.assumeIsolatedFast { unsafeNode.measure(Proposal(proposal)).cgSize }
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let unsafeNode = node
    return MainActor.assumeIsolatedFast {
      let p = Proposal(proposal)
      return ViewDimensions(unsafeNode, p, unsafeNode.measure(p))
    }
  }
  /// Places the subview with its anchor at a point of the container. Counts while the layout places its subviews.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let (unsafeNode, unsafeContainer, index) = (node, container, index)
    MainActor.assumeIsolatedFast { unsafeContainer.note(unsafeNode, index, position, anchor, Proposal(proposal)) }
  }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}
