import Foundation
import HearthPersistence
import HearthRendering

/// The tree of one window with everything that is pending in it.
///
/// It holds what every frame needs. What a feature needs besides is the feature's: an object that it keeps in a slot
/// (`EngineSlot`), what it does in each frame (`FrameParticipant`), and what it leaves for a moment of one (`FrameActions`).
///
/// Hosts do not see it: they talk to `HostedContent`.
@MainActor package final class Engine {
  // The tree.
  package final var root: RootNode!
  /// Nodes in the tree.
  @exclusivity(unchecked) package final var liveNodes = 0
  package final let census = NodeCensus()
  /// Nodes that are not in the list of children of another, by the node that they go with.
  @exclusivity(unchecked) final var retained: [ObjectIdentifier: [Node]] = [:]
  /// What is done when a node leaves the tree: see `whenUnmounted(_:_:)`.
  @exclusivity(unchecked) final var farewells: [ObjectIdentifier: [() -> Void]] = [:]
  @exclusivity(unchecked) final var versions = TreeVersions()
  /// Nodes of data that have not made all of their views (`Node.hasUnmadeElements`).
  @exclusivity(unchecked) final var unfinishedData = 0
  @exclusivity(unchecked) final var geometry = GeometryObservation()

  // What is marked.
  @exclusivity(unchecked) package final var staleBodies = DepthSet()
  /// Bodies that were marked too late for this round.
  @exclusivity(unchecked) final var nextRoundBodies: ContiguousArray<Node> = []
  @exclusivity(unchecked) package final var staleLayouts = DepthSet()
  @exclusivity(unchecked) package final var stalePlacements: ContiguousArray<LayoutNode> = []
  /// What each node has read, so that it can be forgotten with the node.
  @exclusivity(unchecked) final var reads: [ObjectIdentifier: [ReaderSet]] = [:]
  @exclusivity(unchecked) final var transactions = PendingTransactions()

  // The frame.
  @exclusivity(unchecked) package final var counters = FrameCounters()
  /// What the engine is at. Changed by `during(_:_:)` and `enter(_:)`.
  @exclusivity(unchecked) package internal(set) final var stage = Stage.idle
  /// The depth of the bodies that the state phase is at, else -1. What is marked there
  /// or above must wait for the next round.
  @exclusivity(unchecked) final var bodyDepth: Int32 = -1
  /// Grows with each frame that did work.
  package final var updateNumber: UInt64 = 0
  /// Frames in a row, up to now, at whose end something was still pending.
  @exclusivity(unchecked) final var unsettledFrames = 0
  /// Seconds on the host's clock at the frame that is made, or was made last; 0 before the first one.
  @exclusivity(unchecked) final var frameTime = 0.0
  /// Whether the host is to make a frame. Also while there is nobody to ask for one: before the window has its content.
  @exclusivity(unchecked) final var isFrameRequested = true
  @exclusivity(unchecked) final var frameActions = FrameActions()

  // The features.
  @exclusivity(unchecked) final var features = EngineFeatures()

  // What is around.
  @exclusivity(unchecked) package final unowned var host: any WindowHost
  /// Nil once the host is on its way out, as it may be while the nodes unmount: those ask this one, and not `host`.
  package final private(set) weak var livingHost: (any WindowHost)?
  /// What lasts of the window.
  package final let scene: SceneState
  @exclusivity(unchecked) final var reported = EngineReports()

  init(host: any WindowHost, scene: SceneState) {
    self.host = host
    livingHost = host
    self.scene = scene
    MainThread.note()
    Self.prepareProcess
  }
  nonisolated deinit {}

  // MARK: - What the app's code belongs to

  /// The window whose event or frame is handled: what the app's code does
  /// meanwhile is reported there. Nil between them.
  @exclusivity(unchecked) package static var current: Engine?
  /// Takes the views out of the tree, once, and lets go of them: who keeps the window, as a test does that looks at what
  /// it was, keeps no view of it. What the app's code does meanwhile is of this window, whichever is at work around. While an
  /// event or a frame of the window itself is handled, the views stay until that is over: its code still looks at them.
  package func leave(_ action: (RootNode) -> Void) {
    if root.isUnmounted { return }
    let outer = Engine.current
    Engine.current = self
    defer { Engine.current = outer }
    action(root)
    if outer !== self { letGoOfViews() }
  }
  /// An event or a frame is over, within what `outer` was handling: a window that closed meanwhile lets go of its views.
  package func finishLeaving(within outer: Engine?) {
    if outer !== self, root.isUnmounted { letGoOfViews() }
  }
  private func letGoOfViews() {
    root.letGo()
    (staleBodies, staleLayouts, nextRoundBodies, stalePlacements) = (DepthSet(), DepthSet(), [], [])
    frameActions = FrameActions()
  }
  /// Set while a closure of the app runs that belongs to this node but is not its body: what it reads of
  /// the environment is recorded for the node.
  @exclusivity(unchecked) private static var environmentReader: Node?
  /// Runs a closure whose reads of the environment, and of nothing else, mark `node` when they change.
  static func recordingEnvironment<T>(for node: Node?, _ action: () -> T) -> T {
    let outer = environmentReader
    environmentReader = node
    defer { environmentReader = outer }
    return action()
  }
  /// The node that reads the environment now; nil outside of bodies and closures like them.
  @inline(__always) static var readsEnvironment: Node? { environmentReader ?? evaluating }
  /// Set while a body runs, so that reads are recorded for it. Nil between the closures of apps.
  @exclusivity(unchecked) package static var evaluating: Node?

  /// Nodes deeper than this are not made: an app that nests without end gets a report instead of a crash.
  package static let deepestNode: Int32 = 30_000
  private static let prepareProcess: Void = {
    // Trees are walked recursively; the stack of the main thread grows up to this limit on Linux.
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 {
      let wanted: rlim_t = 120 << 20
      if limit.rlim_cur < wanted {
        limit.rlim_cur = min(wanted, limit.rlim_max)
        _ = setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
      }
    }
  }()

  // MARK: - Reads and marks

  func noteReads(of node: Node, in set: ReaderSet) {
    node.flags.insert(.hasReads)
    reads[ObjectIdentifier(node), default: []].append(set)
  }
  func forgetReads(of node: Node) {
    let sets = reads.removeValue(forKey: ObjectIdentifier(node)) ?? []
    for set in sets { set.remove(node) }
    if let kept = retained.removeValue(forKey: ObjectIdentifier(node)) { for node in kept { node.unmount() } }
    if let actions = farewells.removeValue(forKey: ObjectIdentifier(node)) { for action in actions { action() } }
    if node.flags.contains(.hasObservation) { endTracking(node) }
  }

  func insertStaleBody(_ node: Node) {
    if node.depth <= bodyDepth { nextRoundBodies.append(node) } else { staleBodies.insert(node) }
  }
  /// Takes up what was marked too late for the round before.
  func beginRound() {
    if nextRoundBodies.isEmpty { return }
    for node in nextRoundBodies { staleBodies.insert(node) }
    nextRoundBodies.removeAll(keepingCapacity: true)
  }

  package final var hasPendingWork: Bool {
    staleBodies.count > 0 || !nextRoundBodies.isEmpty || !transactions.waiting.isEmpty || staleLayouts.count > 0
      || !stalePlacements.isEmpty
      || !frameActions.atEndOfRound.isEmpty || !frameActions.afterBodies.isEmpty || !frameActions.afterLayout.isEmpty
  }
  package final func requestFrame() {
    if isFrameRequested { return }
    isFrameRequested = true
    host.requestFrame()
  }
}
