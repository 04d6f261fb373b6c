import HearthMotion

/// What moves in a window, comes and goes.
@MainActor final class WindowMotion {
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
  init() {}
  nonisolated deinit {}
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
    @inline(__always) get { motion.values }
    @inline(__always) set { motion.values = newValue }
    @inline(__always) _modify { yield &motion.values }
  }
  /// Whether a place that layout gives to `node` may be shown later than now.
  @inline(__always) final func mayMove(_ node: LayoutNode) -> Bool {
    let motion = motion
    return !motion.places.isEmpty || transactions.whole.mayAnimate || motion.transitionsMayAnimate
      || node.flags.contains(.isInTransactionScope)
  }
  /// The node leaves the tree: what was inside and is still on its way out goes with it. Another node may come to be
  /// where it was in memory, and must not go on with what moved of it.
  @inline(__always) final func forgetMotion(of node: Node) {
    let motion = motion
    if !motion.departures.isEmpty { dropDepartures(of: node) }
    if !motion.places.isEmpty { motion.places[ObjectIdentifier(node)] = nil }
    if !motion.placeTrackers.isEmpty { motion.placeTrackers[ObjectIdentifier(node)] = nil }
    if !motion.values.isEmpty { motion.values[ObjectIdentifier(node)] = nil }
    if !motion.fades.isEmpty { motion.fades[ObjectIdentifier(node)] = nil }
  }
  /// The update is over.
  final func forgetAppearing() {
    let motion = motion
    if !motion.appearing.isEmpty { motion.appearing.removeAll() }
  }
}
