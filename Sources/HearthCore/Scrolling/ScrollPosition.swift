import Foundation
import HearthRendering

/// Where a scroll view is, and where an app wants it to be. See `View.scrollPosition(_:anchor:)`.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, @unchecked Sendable {
    // Unchecked: identities are Sendable where a position is made with one.
    case nowhere, edge(Edge)
    case id(AnyHashable, anchor: UnitPoint?)
    /// Of two lengths those that are not nil, in points from the start of the content.
    case point(x: CGFloat?, y: CGFloat?)
  }
  private(set) var place: Place
  /// Grows with each `scrollTo`, so that the same place is gone to again.
  private var count = 0
  /// The identity of the view that is seen, after the user has scrolled.
  private var seen: Place = .nowhere
  /// The type of the identities that are told.
  let idType: ObjectIdentifier
  /// Whether the user has scrolled since the app last said where to.
  public var isPositionedByUser = false

  private init(_ place: Place, _ idType: ObjectIdentifier) { (self.place, self.idType) = (place, idType) }
  /// A position that says nothing yet; the identities of views are told if they are of the type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.nowhere, ObjectIdentifier(idType)) }
  /// The position at which the view with an identity is seen: with its `anchor` at the same point of the scroll view,
  /// or by the shortest way when that is nil.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(id), anchor: anchor), ObjectIdentifier(type(of: id)))
  }
  /// The position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), ObjectIdentifier(idType))
  }
  /// The position of a point of the content, in points from its leading and top edges.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), ObjectIdentifier(idType))
  }
  /// The position at two lengths, in points from the leading and top edges of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), ObjectIdentifier(idType))
  }
  /// The position so many points from the leading edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), ObjectIdentifier(idType))
  }
  /// The position so many points from the top edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), ObjectIdentifier(idType))
  }

  private mutating func go(to place: Place) {
    self.place = place
    seen = .nowhere
    isPositionedByUser = false
    count += 1
  }
  /// Goes to the view with an identity.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .id(AnyHashable(id), anchor: anchor))
  }
  /// Goes to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Goes to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  /// Goes to two lengths from the leading and top edges of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  /// Goes so many points from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  /// Goes so many points from the top edge of the content.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  /// The edge that the app has gone to; nil when the user has scrolled since.
  public var edge: Edge? { if case .edge(let edge) = place, !isPositionedByUser { edge } else { nil } }
  /// The point that the app has gone to; nil when the user has scrolled since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place, !isPositionedByUser { CGPoint(x: x, y: y) } else { nil }
  }
  /// The way from the leading edge that the app has gone to, in points; nil when the user has scrolled since.
  public var x: CGFloat? { if case .point(let x, _) = place, !isPositionedByUser { x } else { nil } }
  /// The way from the top edge that the app has gone to, in points; nil when the user has scrolled since.
  public var y: CGFloat? { if case .point(_, let y) = place, !isPositionedByUser { y } else { nil } }
  /// The identity of the view that the app has gone to, or that the user sees.
  public var viewID: (any Hashable & Sendable)? {
    let value: (any Hashable)? = identity?.base as? any Hashable
    // Sendable adds nothing to a value, and cannot be asked for. What is told is what Sendable values were compared with.
    return unsafeBitCast(value, to: (any Hashable & Sendable)?.self)
  }
  /// The identity of the view that the app has gone to, or that the user sees, if it is of the type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base as? T }
  private var identity: AnyHashable? {
    if case .id(let id, _) = isPositionedByUser ? seen : place { id } else { nil }
  }

  /// The user has scrolled to where a view is seen.
  mutating func userDidScroll(to id: AnyHashable?) {
    isPositionedByUser = true
    seen = .nowhere
    if let id, ObjectIdentifier(type(of: id.base)) == idType { seen = .id(id, anchor: nil) }
  }
}
extension ScrollPosition: CustomDebugStringConvertible {
  public var debugDescription: String { "\(place)\(isPositionedByUser ? ", then the user scrolled" : "")" }
}

/// What a scroll position was when it was last told or followed. Belongs to a modifier.
@MainActor private final class ScrollPositionModel<Value: Equatable> {
  let registry = ScrollRegistry()
  /// The value that scroll view and binding agree upon.
  var known: Value?
  var isTelling = false
  nonisolated init() {}
  nonisolated deinit {}

  /// Asks at the end of the round what the position is.
  func tellLater(_ scroll: ScrollNode, _ tell: @escaping (ScrollNode) -> Void) {
    if isTelling { return }
    isTelling = true
    scroll.engine.performAtEndOfRound { [self] in
      isTelling = false
      if !scroll.isUnmounted { tell(scroll) }
    }
  }
  /// Moves the first scroll view in here when its content is there, with the animation of the update.
  func follow(_ move: @escaping (ScrollNode, Transaction) -> Void) {
    let registry = registry, key = ObjectIdentifier(registry)
    let action: (ScrollNode) -> Void = { scroll in
      scroll.engine.afterBodies[key] = (
        scroll, { if !scroll.isUnmounted { move(scroll, scroll.engine.transaction) } }
      )
    }
    if let scroll = registry.scrolls.first { return action(scroll) }
    registry.addAction = { [weak registry] scroll in
      registry?.addAction = nil
      action(scroll)
    }
  }
  /// Whether the user has moved the scroll view since this was asked last.
  func wasMoved(_ scroll: ScrollNode) -> Bool {
    defer { userMoves = scroll.userMoves }
    return scroll.userMoves != userMoves
  }
  private var userMoves = 0
}

/// Follows and tells the identity of the view that is seen.
nonisolated private struct ScrollIDPosition<Content: View, ID: Hashable>: View {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var model = ScrollPositionModel<ID?>()
  @MainActor var body: some View {
    let model = model, id = id, anchor = anchor
    let wanted = id.wrappedValue
    let _ = follow(wanted)
    let _ =
      model.registry.geometryAction = { [weak model] scroll in
        guard let model, model.wasMoved(scroll) else { return }
        model.tellLater(scroll) { scroll in
          guard let seen = scroll.currentTarget(anchor: anchor)?.id?.base as? ID, seen != model.known else { return }
          model.known = .some(seen)
          if id.wrappedValue != seen { id.wrappedValue = seen }
        }
      }
    content.transformEnvironment(\.scrollRegistries) { $0.insert(model.registry, at: 0) }
  }
  @MainActor private func follow(_ wanted: ID?) {
    if model.known == .some(wanted) { return }
    model.known = .some(wanted)
    guard let wanted else { return }
    let anchor = anchor
    model.follow { scroll, transaction in
      _ = scroll.scrollTo(AnyHashable(wanted), anchor: transaction.scrollTargetAnchor ?? anchor, transaction)
    }
  }
}

/// Follows and tells a position.
nonisolated private struct ScrollPositioned<Content: View>: View {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var model = ScrollPositionModel<ScrollPosition>()
  @MainActor var body: some View {
    let model = model, position = position, anchor = anchor
    let wanted = position.wrappedValue
    let _ = follow(wanted)
    let _ =
      model.registry.geometryAction = { [weak model] scroll in
        guard let model, model.wasMoved(scroll) else { return }
        model.tellLater(scroll) { scroll in
          var new = position.wrappedValue
          new.userDidScroll(to: scroll.currentTarget(anchor: anchor)?.id)
          if new == model.known { return }
          model.known = new
          position.wrappedValue = new
        }
      }
    content.transformEnvironment(\.scrollRegistries) { $0.insert(model.registry, at: 0) }
  }
  @MainActor private func follow(_ wanted: ScrollPosition) {
    if model.known == wanted { return }
    model.known = wanted
    if wanted.isPositionedByUser { return }
    let anchor = anchor
    model.follow { scroll, transaction in scroll.go(to: wanted.place, anchor, transaction) }
  }
}

extension ScrollNode {
  fileprivate func go(to place: ScrollPosition.Place, _ anchor: UnitPoint?, _ transaction: Transaction) {
    switch place {
    case .nowhere: return
    case .edge(let edge): move(to: .edge(edge), transaction)
    case .id(let id, let own):
      _ = scrollTo(id, anchor: own ?? transaction.scrollTargetAnchor ?? anchor, transaction)
    case .point(let x, let y):
      guard (x ?? 0).isFinite, (y ?? 0).isFinite else {
        engine.report(
          .badSize, at: self, "A scroll position is at \(x ?? 0), \(y ?? 0). Lengths are finite; it is left out.")
        return
      }
      move(to: .point(CGPoint(x: x ?? offset.x, y: y ?? offset.y), fraction: nil), transaction)
    }
  }
}

extension View {
  /// Binds the position of the first scroll view in here: the app sets it to go somewhere, and the scroll view sets it
  /// when the user has scrolled.
  ///
  ///     @State private var position = ScrollPosition(edge: .top)
  ///     …
  ///     ScrollView { LazyVStack { ForEach(items) { Row(item: $0) } }.scrollTargetLayout() }
  ///       .scrollPosition($position)
  ///     Button("Up") { withAnimation { position.scrollTo(edge: .top) } }
  ///
  /// - Parameter anchor: The point of views that comes to the same point of the scroll view, and by which the view that
  ///   is seen is told.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositioned(content: self, position: position, anchor: anchor)
  }
  /// Binds the identity of the view that is seen in the first scroll view in here. Views of a target layout are told;
  /// the app sets an identity to go there.
  ///
  ///     ScrollView { LazyVStack { ForEach(items) { Row(item: $0) } }.scrollTargetLayout() }
  ///       .scrollPosition(id: $seen)
  ///
  /// Without `anchor` the first view of which at least half is seen is told, and scrolling goes the shortest way.
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    ScrollIDPosition(content: self, id: id, anchor: anchor)
  }
}

// MARK: - Visibility

nonisolated struct ScrollVisibilityModifier: _ElementModifier {
  let threshold: Double
  let action: (Bool) -> Void
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ScrollVisibilityNode(inputs)
    (node.threshold, node.action) = (modifier.threshold, modifier.action)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: ScrollVisibilityNode.self)
    (node.threshold, node.action) = (modifier.threshold, modifier.action)
  }
}
/// Tells when more or less of a view is seen in the scroll views around than a threshold.
final class ScrollVisibilityNode: UnaryNode {
  var threshold = 0.5
  var action: (Bool) -> Void = { _ in }
  private var isVisible = false
  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    engine.geometryObservers[ObjectIdentifier(self)] = self
  }
  nonisolated deinit {}
  override func geometryMayHaveChanged() {
    if !flags.contains(.isPlaced) { return }
    let area = size.width * size.height
    let seen = seenRect()
    let part = area > 0 ? max(0, seen.width * seen.height) / area : seen.isNull ? 0 : 1
    let isVisible = part > 0 && part >= threshold
    if isVisible == self.isVisible { return }
    self.isVisible = isVisible
    engine.performAtEndOfRound { [self] in if !isUnmounted { action(isVisible) } }
  }
  /// What is seen of this node, in the coordinate space of the outermost scroll view.
  private func seenRect() -> CGRect {
    var rect = bounds
    var node: LayoutNode? = self
    while let current = node {
      if current.flags.contains(.isScrollTarget), let scroll = current as? ScrollNode {
        rect = rect.intersection(scroll.clearBounds)
        if rect.isNull { return rect }
      }
      let corner = current.convertToParent(rect.origin)
      rect.origin = corner
      node = current.layoutParent
    }
    return rect
  }
  override func unmount() {
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    super.unmount()
  }
}

/// Tells which targets of a scroll view are seen.
nonisolated private struct ScrollTargetVisibility<Content: View, ID: Hashable>: View {
  let content: Content
  let threshold: Double
  let action: ([ID]) -> Void
  @State private var model = ScrollPositionModel<[ID]>()
  @MainActor var body: some View {
    let model = model, threshold = threshold, action = action
    let _ =
      model.registry.geometryAction = { [weak model] scroll in
        guard let model else { return }
        model.tellLater(scroll) { scroll in
          let room = scroll.targetRoom
          let views = scroll.targets(from: 0, to: room, isEach: true).filter { Double($0.seen(in: room)) >= threshold }
          let ids = views.compactMap { $0.id?.base as? ID }
          if ids == model.known { return }
          model.known = ids
          action(ids)
        }
      }
    content.transformEnvironment(\.scrollRegistries) { $0.insert(model.registry, at: 0) }
  }
}

extension View {
  /// Runs `action` when at least a part of this view comes to be seen in the scroll views around, and when less is.
  ///
  /// - Parameter threshold: The part of the view's area, from 0 to 1.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
  /// Runs `action` with the identities of the views of a target layout of which at least a part is seen, in order, when
  /// others are.
  ///
  /// - Parameter threshold: The part of a view's length, from 0 to 1.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    ScrollTargetVisibility(content: self, threshold: threshold, action: action)
  }
}

// MARK: - Transactions

/// Whether scroll views change how far their content is scrolled when the content changes its size.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  fileprivate let isDisabled: Bool
  /// What is seen stays where it is seen: rows that grow or come above it do not move it, and a view at its end stays
  /// there where `defaultScrollAnchor(_:for:)` says so.
  public static var automatic: Self { Self(isDisabled: false) }
  /// The distance from the start of the content stays as it is.
  public static var disabled: Self { Self(isDisabled: true) }
}
extension Engine {
  /// Whether the changes of this update leave what is seen in its place.
  var adjustsContentOffsets: Bool { !transactions.whole.scrollContentOffsetAdjustmentBehavior.isDisabled }
}

private struct ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private struct PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private struct OffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}
extension Transaction {
  /// The point at which a view is aligned that a scroll position goes to; nil for that of the modifier.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
  /// Whether content that still glides goes on as fast from the place that a scroll position leads to. By itself it
  /// rests there.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }
  /// Whether scroll views keep what they show in its place when a change makes what is before it longer or shorter.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }
}
