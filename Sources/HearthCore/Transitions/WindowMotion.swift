import Foundation
import HearthMotion

/// What moves in a window, comes and goes.
@MainActor final class WindowMotion: NodeMotion {
  static let slot = EngineSlot { _ in WindowMotion() }
  let driver = AnimationDriver()
  /// Nodes that are on their way to another place or size.
  @exclusivity(unchecked) var places: [ObjectIdentifier: GeometryMotion] = [:]
  /// Nodes whose places follow a finger, with their speeds.
  @exclusivity(unchecked) var placeTrackers: [ObjectIdentifier: VelocityTracker<GeometryMotion.Frame>] = [:]
  /// A transition brought an animation along: changes without one are looked at too.
  @exclusivity(unchecked) var transitionsMayAnimate = false
  /// Views that were removed and are still shown.
  @exclusivity(unchecked) var departures: ContiguousArray<Departure> = []
  /// Rows of lazy containers that were made because the data has new elements, in an update with an animation.
  @exclusivity(unchecked) var appearing: Set<ObjectIdentifier> = []
  /// Elements that fade in or out, by their nodes.
  @exclusivity(unchecked) var fades: [ObjectIdentifier: Fade] = [:]
  /// Views and modifiers of apps with animatable data that are on their way, by their nodes.
  @exclusivity(unchecked) var values: [ObjectIdentifier: AnyValueAnimation] = [:]
  override init() {}
  nonisolated deinit {}

  override func mayMove(_ node: LayoutNode) -> Bool {
    !places.isEmpty || node.engine.transactions.mayAnimateLayout || transitionsMayAnimate
      || node.flags.contains(.isInTransactionScope)
  }
  override func shownPlace(of node: LayoutNode, _ x: CGFloat, _ y: CGFloat, _ size: Size) -> (CGFloat, CGFloat) {
    node.animatePlacement(x, y, size)
  }
  override func shownSize(of node: LayoutNode) -> Size {
    places.isEmpty ? node.size : places[ObjectIdentifier(node)]?.drawnSize(of: node) ?? node.size
  }
  /// What was inside the node and is still on its way out goes with it.
  override func forget(_ node: Node) {
    if !departures.isEmpty { node.engine.dropDepartures(of: node) }
    if !places.isEmpty { places[ObjectIdentifier(node)] = nil }
    if !placeTrackers.isEmpty { placeTrackers[ObjectIdentifier(node)] = nil }
    if !values.isEmpty { node.engine.valueAnimations[ObjectIdentifier(node)] = nil }
    if !fades.isEmpty { fades[ObjectIdentifier(node)] = nil }
  }
}

extension Engine {
  @inline(__always) private var motion: WindowMotion { self[WindowMotion.slot] }
  package final var animations: AnimationDriver { motion.driver }
  final var motions: [ObjectIdentifier: GeometryMotion] {
    @inline(__always) get { motion.places }
    @inline(__always) set { motion.places = newValue }
    @inline(__always) _modify { yield &motion.places }
  }
  final var placeTrackers: [ObjectIdentifier: VelocityTracker<GeometryMotion.Frame>] {
    get { motion.placeTrackers }
    set { motion.placeTrackers = newValue }
    _modify { yield &motion.placeTrackers }
  }
  final var transitionsMayAnimate: Bool {
    get { motion.transitionsMayAnimate }
    set { motion.transitionsMayAnimate = newValue }
  }
  final var departures: ContiguousArray<Departure> {
    @inline(__always) get { motion.departures }
    @inline(__always) set { motion.departures = newValue }
    @inline(__always) _modify { yield &motion.departures }
  }
  final var appearing: Set<ObjectIdentifier> {
    @inline(__always) get { motion.appearing }
    @inline(__always) set { motion.appearing = newValue }
    @inline(__always) _modify { yield &motion.appearing }
  }
  final var fades: [ObjectIdentifier: Fade] {
    @inline(__always) get { motion.fades }
    @inline(__always) set { motion.fades = newValue }
    @inline(__always) _modify { yield &motion.fades }
  }
  final var valueAnimations: [ObjectIdentifier: AnyValueAnimation] {
    get { motion.values }
    _modify {
      let motion = motion
      defer { features.movesValues = !motion.values.isEmpty }
      yield &motion.values
    }
  }
  /// The update is over.
  final func forgetAppearing() {
    let motion = motion
    if !motion.appearing.isEmpty { motion.appearing.removeAll() }
  }
}
