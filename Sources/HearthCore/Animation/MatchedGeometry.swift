import Foundation
import HearthRendering

/// The parts of the geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the anchor of the views lies.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the views are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both the position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives this view the geometry of the source view with the same identity.
  ///
  /// Of views that are there together one is the source; the others take its position and size, in the
  /// window. A source that appears with an animation while a previous source goes away begins where that was, so that
  /// the two look like one view that travels.
  ///
  ///     if isOpen { Icon().matchedGeometryEffect(id: "icon", in: icons) } else { … Icon().matchedGeometryEffect(id: "icon", in: icons) }
  ///
  /// Source: Apple, "matchedGeometryEffect(id:in:properties:anchor:isSource:)".
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

package struct MatchedGeometryKey: Hashable, @unchecked Sendable {
  // Unchecked: identities of the app are only compared.
  let namespace: Namespace.ID
  let id: AnyHashable
}

nonisolated struct MatchedGeometryModifier: _ElementModifier {
  var key: MatchedGeometryKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(MatchedGeometryNode(modifier, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: MatchedGeometryNode.self).update(modifier)
  }
}

/// The views with one identity.
@MainActor final class MatchedGeometryGroup {
  var members: [ObjectIdentifier: MatchedGeometryNode] = [:]
  /// Where the source is, or was last. Points, in the window.
  var frame: CGRect?
  /// The update in which the last source went.
  var lostIn: UInt64?
  init() {}
  nonisolated deinit {}
  /// The source among those that are there; the first by identity of several.
  var source: MatchedGeometryNode? { members.values.first { $0.isSource && !$0.isLeaving } }
}

/// The views of `matchedGeometryEffect` in a window.
@MainActor private final class MatchedGeometryGroups {
  static let slot = EngineSlot { _ in MatchedGeometryGroups() }
  var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
  init() {}
  nonisolated deinit {}
}
extension Engine {
  fileprivate var matchedGeometry: [MatchedGeometryKey: MatchedGeometryGroup] {
    get { self[MatchedGeometryGroups.slot].groups }
    set { self[MatchedGeometryGroups.slot].groups = newValue }
    _modify { yield &self[MatchedGeometryGroups.slot].groups }
  }
}

package final class MatchedGeometryNode: UnaryNode {
  @exclusivity(unchecked) private var modifier: MatchedGeometryModifier
  @exclusivity(unchecked) private var hasAppeared = false
  /// Where the source lies if this view follows one, in this node's coordinate space.
  @exclusivity(unchecked) private var followed: CGRect?

  init(_ modifier: MatchedGeometryModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    join()
  }
  nonisolated deinit {}
  var isSource: Bool { modifier.isSource }

  private func join() {
    let group = engine.matchedGeometry[modifier.key] ?? MatchedGeometryGroup()
    engine.matchedGeometry[modifier.key] = group
    group.members[ObjectIdentifier(self)] = self
    engine.geometryObservers[ObjectIdentifier(self)] = self
  }
  private func quit() {
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    guard let group = engine.matchedGeometry[modifier.key] else { return }
    group.members[ObjectIdentifier(self)] = nil
    if isSource { group.lostIn = engine.updateNumber }
    if group.members.isEmpty {
      // A view that takes its place in this very update still finds where it was.
      let key = modifier.key
      engine.performAtEndOfFrame { [unowned engine] in
        if engine.matchedGeometry[key]?.members.isEmpty == true { engine.matchedGeometry[key] = nil }
      }
    }
  }
  func update(_ new: MatchedGeometryModifier) {
    let hasMoved = new.key != modifier.key
    if hasMoved { quit() }
    let isOther =
      hasMoved || new.properties != modifier.properties || new.anchor != modifier.anchor
      || new.isSource != modifier.isSource
    modifier = new
    if hasMoved { join() }
    if isOther { setNeedsPlacement() }
  }
  package override func unmount() {
    quit()
    super.unmount()
  }

  // MARK: - Layout

  package override func placeChildren() {
    resolveChild()
    if !hasAppeared {
      hasAppeared = true
      appear()
    }
    followed = isSource ? nil : sourceFrame()
    let own = drawnSize
    let place = followed ?? CGRect(x: 0, y: 0, width: own.width, height: own.height)
    let room = modifier.properties.contains(.size) ? place.size : CGSize(width: own.width, height: own.height)
    let inner = Proposal(Size(room))
    let size = child.measure(inner)
    guard followed != nil, modifier.properties.contains(.position) else {
      child.place(x: (own.width - size.width) / 2, y: (own.height - size.height) / 2, inner)
      return
    }
    let anchor = modifier.anchor.point(in: place)
    child.place(x: anchor.x - modifier.anchor.x * size.width, y: anchor.y - modifier.anchor.y * size.height, inner)
  }
  private func sourceFrame() -> CGRect? {
    guard let group = engine.matchedGeometry[modifier.key], group.source != nil, let frame = group.frame else {
      return nil
    }
    let corner = convertFromWindow(frame.origin)
    return CGRect(origin: corner, size: frame.size)
  }
  /// Begins where the one was whose place it takes.
  private func appear() {
    let transaction = transaction
    guard isSource, let animation = transaction.animation, let group = engine.matchedGeometry[modifier.key],
      let old = group.frame
    else { return }
    let leaving = group.members.values.filter { $0 !== self && $0.isLeaving }
    guard !leaving.isEmpty || group.lostIn == engine.updateNumber, let layoutParent else { return }
    let corner = layoutParent.convertFromWindow(old.origin)
    let isMoved = modifier.properties.contains(.position), isResized = modifier.properties.contains(.size)
    let motion = GeometryMotion(
      x: isMoved ? corner.x : x, y: isMoved ? corner.y : y, size: isResized ? Size(old.width, old.height) : size)
    let (x, y) = (x, y)
    engine.motions[ObjectIdentifier(self)] = motion
    motion.retarget(x: x, y: y, size: size, animation, transaction, of: self)
    let new = frameInWindow
    (self.x, self.y) = motion.shown
    for other in leaving { other.go(to: new, animation, transaction) }
  }
  /// Moves along with the one that takes its place.
  private func go(to frame: CGRect, _ animation: Animation, _ transaction: Transaction) {
    guard let layoutParent, flags.contains(.isPlaced) else { return }
    let corner = layoutParent.convertFromWindow(frame.origin)
    let motion = engine.motions[ObjectIdentifier(self)] ?? GeometryMotion(x: x, y: y, size: size)
    engine.motions[ObjectIdentifier(self)] = motion
    motion.retarget(x: corner.x, y: corner.y, size: Size(frame.width, frame.height), animation, transaction, of: self)
  }
  package override func drawnSizeDidChange() { setNeedsPlacement() }
  package override func geometryMayHaveChanged() {
    guard flags.contains(.isPlaced), let group = engine.matchedGeometry[modifier.key] else { return }
    if isSource {
      if isLeaving { return }
      group.frame = frameInWindow
      if group.members.values.contains(where: { $0 !== self && $0.isSource && !$0.isLeaving }) {
        engine.report(
          .duplicateIdentity, at: self,
          "several views with the matched geometry \(modifier.key.id) are sources at once. Give isSource: false to all but one; the others follow it."
        )
      }
      for other in group.members.values where !other.isSource { other.geometryMayHaveChanged() }
    } else if sourceFrame() != followed {
      setNeedsPlacement()
    }
  }
}
