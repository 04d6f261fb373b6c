import Foundation
import HearthMotion
import HearthPersistence
import HearthRendering
import Observation
import Synchronization

/// The tree of one window with everything that is pending in it.
///
/// Hosts do not see it: they talk to `WindowContent`.
@MainActor package final class Engine {
  @exclusivity(unchecked) package final var counters = FrameCounters()
  /// Nodes in the tree.
  @exclusivity(unchecked) package final var liveNodes = 0
  @exclusivity(unchecked) package final var staleBodies = DepthSet()
  @exclusivity(unchecked) package final var staleLayouts = DepthSet()
  @exclusivity(unchecked) package final var stalePlacements: ContiguousArray<LayoutNode> = []
  /// Disclosure groups that are rows of lists.
  @exclusivity(unchecked) final var disclosures = 0
  /// Grows whenever a node moves or is resized.
  @exclusivity(unchecked) package final var geometryVersion: UInt64 = 0
  /// Grows whenever a node moves or is resized that can have focus or holds one that can.
  @exclusivity(unchecked) final var focusGeometryVersion: UInt64 = 0
  /// Grows whenever a node may be hit where it could not before, although nothing moved or was resized.
  @exclusivity(unchecked) final var hitVersion: UInt64 = 0
  /// Grows whenever a view that can take focus comes or goes, or changes whether it can.
  @exclusivity(unchecked) package final var focusVersion: UInt64 = 0
  /// Pages that are not on top of theirs: nothing in them is laid out.
  @exclusivity(unchecked) final var coveredPages = 0
  /// Nodes that depend on their place in the window, asked after each layout in which something moved.
  @exclusivity(unchecked) package final var geometryObservers: [ObjectIdentifier: LayoutNode] = [:]
  /// Scroll views look for what they reach below when something keeps another part of the window free.
  @exclusivity(unchecked) final var scrollNodes: [ObjectIdentifier: ScrollNode] = [:]
  @exclusivity(unchecked) final var hasNewSafeArea = false
  /// What a node keeps free has changed.
  final func safeAreaDidChange() {
    geometryVersion &+= 1
    hasNewSafeArea = true
  }
  @exclusivity(unchecked) final var observedGeometry: UInt64 = 0
  /// Nodes whose size follows that of a container further up.
  @exclusivity(unchecked) final var relativeFrames: [ObjectIdentifier: LayoutNode] = [:]
  @exclusivity(unchecked) final var placementCheck = PlacementCheck()
  /// What the engine is at. Changed by `during(_:_:)` and `enter(_:)`.
  @exclusivity(unchecked) package internal(set) final var stage = Stage.idle
  /// Hover effects that are active together.
  @exclusivity(unchecked) final let hoverGroups = HoverEffectGroups()
  /// What the focus effect of a television draws above everything: it leaves its place in the picture empty.
  @exclusivity(unchecked) final var lifted: LayoutNode?
  /// The window whose event or frame is handled: what the app's code does
  /// meanwhile is reported there. Nil between them.
  @exclusivity(unchecked) package static var current: Engine?
  /// Takes the views out of the tree, once: what the app's code does meanwhile is of
  /// this window, whichever is at work around.
  package func leave(_ action: (RootNode) -> Void) {
    if root.isUnmounted { return }
    let outer = Engine.current
    Engine.current = self
    defer { Engine.current = outer }
    action(root)
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

  /// Rows out of view have kept state at some time: new views ask for theirs.
  @exclusivity(unchecked) final var hasKeptRows = false
  /// While properties of a view are bound for which something waits.
  @exclusivity(unchecked) final var restoration: StateRestoration?

  /// What the pending update was caused by: of all changes together, as layout sees it.
  package final var transaction = Transaction()
  /// In the state phase, what caused the body that is evaluated: see `Node.transaction`.
  @exclusivity(unchecked) final var bodyTransaction: Transaction?
  private var bodyTransactions: [ObjectIdentifier: Transaction] = [:]
  /// Grows with each frame that did work.
  package final var updateNumber: UInt64 = 0
  /// The depth of the bodies that the state phase is at, else -1. What is marked there
  /// or above must wait for the next round.
  @exclusivity(unchecked) final var bodyDepth: Int32 = -1
  private var nextRoundBodies: ContiguousArray<Node> = []
  /// Observers that are called after layout when something has moved or was resized.
  package final var geometryWatchers: [ObjectIdentifier: any GeometryWatcher] = [:]
  @exclusivity(unchecked) private var watchedGeometry: UInt64 = 0
  package final var root: RootNode!
  /// What lasts of the window.
  package final let scene: SceneState
  package final let focusedValues = FocusedValueStore()
  package final weak var content: WindowContent?
  package final unowned var host: any WindowHost
  /// Nil once the host is on its way out, as it may be while the nodes unmount: those ask this one, and not `host`.
  package final private(set) weak var livingHost: (any WindowHost)?

  /// Frames in a row, up to now, at whose end something was still pending.
  @exclusivity(unchecked) final var unsettledFrames = 0

  /// Actions of the app that wait for the end of the round: `onAppear`, `onChange`, tasks, preference changes.
  private var actions: [() -> Void] = []
  /// Actions that wait for the end of the frame.
  private var frameEndActions: [() -> Void] = []
  /// What has to be looked at after the bodies of a round, deepest first: preferences, for example.
  package final var afterBodies: [ObjectIdentifier: (node: Node, action: () -> Void)] = [:]
  /// Looked at after layout, in order.
  package final var afterLayout: [() -> Void] = []

  /// Called at the start of each frame, with the time in seconds, until they return false.
  package final var frameTicks: [(node: Node, tick: (Double) -> Bool)] = []
  /// Calls `tick` with the time at the start of every frame from the next one on, until it
  /// returns false or `node` leaves the tree.
  package final func addFrameTick(of node: Node, _ tick: @escaping (Double) -> Bool) {
    frameTicks.append((node, tick))
    requestFrame()
  }

  /// What moves.
  package final let animations = AnimationDriver()
  /// Nodes that are on their way to another place or size.
  @exclusivity(unchecked) final var motions: [ObjectIdentifier: GeometryMotion] = [:]
  /// Nodes whose places follow a finger, with their speeds.
  @exclusivity(unchecked) final var placeTrackers: [ObjectIdentifier: VelocityTracker<GeometryMotion.Frame>] = [:]
  /// A transition brought an animation along: changes without one are looked at too.
  final var transitionsMayAnimate = false
  /// The views of `matchedGeometryEffect`.
  final var matchedGeometry: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
  /// Pages and presentations whose pictures are on their way: what lies above everything at
  /// a place of them is not shown meanwhile.
  @exclusivity(unchecked) package final var pictureMotions = 0
  /// The views that others grow out of: `matchedTransitionSource`.
  final var zoomSources: [MatchedGeometryKey: TransitionSourceNode] = [:]
  /// Views that were removed and are still shown.
  final var departures: ContiguousArray<Departure> = []
  /// Rows of lazy containers that were made because the data has new elements, in an update with an animation.
  final var appearing: Set<ObjectIdentifier> = []
  /// Elements that fade in or out, by their nodes.
  final var fades: [ObjectIdentifier: Fade] = [:]
  /// Views and modifiers of apps with animatable data that are on their way, by their nodes.
  final var valueAnimations: [ObjectIdentifier: AnyValueAnimation] = [:]
  /// Seconds on the host's clock at the frame that is made, or was made last.
  final var frameTime: Double { content?.time ?? 0 }

  /// How many ports gather a preference key: if none does, writing it costs nothing.
  package final var gatheringPorts: [ObjectIdentifier: Int] = [:]

  package final var checksDuplicates = true
  private var reported: Set<String> = []
  package private(set) final var reports: [Report] = []

  init(host: any WindowHost, scene: SceneState) {
    self.host = host
    livingHost = host
    self.scene = scene
    MainThread.note()
    Self.prepareProcess
  }
  nonisolated deinit {}

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

  // MARK: - Reads and writes

  private var reads: [ObjectIdentifier: [ReaderSet]] = [:]
  func noteReads(of node: Node, in set: ReaderSet) {
    node.flags.insert(.hasReads)
    reads[ObjectIdentifier(node), default: []].append(set)
  }
  func forgetReads(of node: Node) {
    let sets = reads.removeValue(forKey: ObjectIdentifier(node)) ?? []
    for set in sets { set.remove(node) }
    if let kept = retained.removeValue(forKey: ObjectIdentifier(node)) { for node in kept { node.unmount() } }
    if let token = tokens.removeValue(forKey: ObjectIdentifier(node)) { token.end() }
  }

  private var tokens: [ObjectIdentifier: ObservationToken] = [:]
  // True only within the call that set it.
  @exclusivity(unchecked) private static var isTracking = false
  /// Runs closures of the app that belong to `node`: observable properties that they read mark it when they change.
  ///
  /// Nodes are made and updated outside of `action`, or what their bodies read would count as read by `node` too.
  @inline(__always) package final func tracking<T>(_ node: Node, _ action: () -> T) -> T {
    let isOutermost = !Self.isTracking
    Self.isTracking = true
    defer { if isOutermost { Self.isTracking = false } }
    if isOutermost && node.flags.contains(.hasObservation) {
      let token = tokens[ObjectIdentifier(node)]!
      token.begin()
      return token.trackMore(action)
    }
    return withObservationTracking(action, onChange: self.token(for: node).onChange())
  }
  /// Runs a closure of the app outside of `body`: state, environment and
  /// observable properties that it reads mark `node`.
  package final func evaluate<T>(for node: Node, _ action: () -> T) -> T {
    let outer = Self.evaluating
    Self.evaluating = node
    defer { Self.evaluating = outer }
    return tracking(node, action)
  }
  /// For nodes that run several closures for one evaluation: forgets what those of the last one read.
  package final func beginTracking(_ node: Node) {
    if node.flags.contains(.hasObservation) { tokens[ObjectIdentifier(node)]!.begin() }
  }
  /// Like `tracking`, in addition to what was tracked since `beginTracking`.
  @inline(__always) package final func trackingMore<T>(_ node: Node, _ action: () -> T) -> T {
    let isOutermost = !Self.isTracking
    Self.isTracking = true
    defer { if isOutermost { Self.isTracking = false } }
    if isOutermost && node.flags.contains(.hasObservation) { return tokens[ObjectIdentifier(node)]!.trackMore(action) }
    return withObservationTracking(action, onChange: self.token(for: node).onChange())
  }
  private func token(for node: Node) -> ObservationToken {
    if let token = tokens[ObjectIdentifier(node)] { return token }
    let token = ObservationToken(node)
    tokens[ObjectIdentifier(node)] = token
    node.flags.insert(.hasObservation)
    if !node.flags.contains(.hasReads) {
      node.flags.insert(.hasReads)
      reads[ObjectIdentifier(node)] = []
    }
    return token
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

  func note(_ transaction: Transaction, for node: Node) {
    self.transaction.merge(transaction)
    for completion in transaction.completions { completion.note() }
    bodyTransactions[ObjectIdentifier(node), default: Transaction()].merge(transaction)
  }
  func beginBody(of node: Node) {
    bodyTransaction =
      bodyTransactions.isEmpty
      ? Transaction() : bodyTransactions.removeValue(forKey: ObjectIdentifier(node)) ?? Transaction()
  }
  func endTransactions() {
    bodyTransactions.removeAll()
    if !appearing.isEmpty { appearing.removeAll() }
    transaction = Transaction()
    updateNumber &+= 1
  }

  func tellGeometryWatchers() {
    if watchedGeometry == geometryVersion { return }
    watchedGeometry = geometryVersion
    for watcher in geometryWatchers.values { watcher.geometryDidChange() }
  }

  /// Told of each node whose state is written while it is not nil, for a test that looks for what keeps a window busy.
  @exclusivity(unchecked) package static var writeObserver: ((Node) -> Void)?
  /// A state that `node` owns is written.
  package final func noteWrite(at node: Node) {
    if let observe = Self.writeObserver { observe(node) }
    if let evaluating = Self.evaluating {
      report(
        .writeDuringBody, at: evaluating,
        "state of \(node.path) is written while a body is evaluated. The write counts for the next update; write from an action, onChange or task instead."
      )
    } else if stage == .layout || stage == .displayList {
      report(
        .writeDuringBody, at: node,
        "state of \(node.path) is written while views are \(stage == .layout ? "laid out" : "drawn"). The write counts for the next update; write from an action, onChange or task instead."
      )
    }
  }

  /// Of the process: each action knows what it is about.
  private nonisolated static let external = Mutex<[@Sendable @MainActor () -> Void]>([])
  /// Runs `action` on the main actor soon: before the next frame of any window.
  package nonisolated static func performOnMain(_ action: @escaping @Sendable @MainActor () -> Void) {
    let isFirst = external.withLock { queue in
      queue.append(action)
      return queue.count == 1
    }
    if isFirst { DispatchQueue.main.async { MainActor.assumeIsolated { drainExternal() } } }
  }
  /// Runs an action of the app before the next frame of any window, never within one.
  static func performOnMainLater(_ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    performOnMain { action.value() }
  }
  package static func drainExternal() {
    // They may be of any window.
    let outer = current
    current = nil
    defer { current = outer }
    while true {
      let queue = external.withLock { queue in
        let all = queue
        queue = []
        return all
      }
      if queue.isEmpty { return }
      for action in queue { action() }
    }
  }

  /// Look whether values outside of the tree, which cannot tell of their changes, have changed. Run after
  /// events and before frames. Of the process, as those values are: one for each kind of them, which
  /// looks at what views that are there read.
  package static var outsideChecks: [@MainActor () -> Void] = []
  static func checkOutside() { for check in outsideChecks { check() } }

  // MARK: - Actions of the app

  package final func performAtEndOfRound(_ action: @escaping () -> Void) {
    actions.append(action)
    requestFrame()
  }
  package final func performAtEndOfFrame(_ action: @escaping () -> Void) {
    frameEndActions.append(action)
    requestFrame()
  }
  func runActions() {
    while !actions.isEmpty {
      let pending = actions
      actions = []
      for action in pending { action() }
    }
  }
  func runFrameEndActions() {
    let pending = frameEndActions
    frameEndActions = []
    for action in pending { action() }
  }

  package final var hasPendingWork: Bool {
    staleBodies.count > 0 || !nextRoundBodies.isEmpty || staleLayouts.count > 0 || !stalePlacements.isEmpty
      || !actions.isEmpty || !afterBodies.isEmpty
      || !afterLayout.isEmpty
  }
  final var hasFrameEndActions: Bool { !frameEndActions.isEmpty }
  /// Actions of the app that wait for the end of a round or of the frame.
  final var actionCount: Int { actions.count + frameEndActions.count }
  package final func requestFrame() { content?.requestFrame() }

  // MARK: - Reports

  @exclusivity(unchecked) final var retained: [ObjectIdentifier: [Node]] = [:]

  package final func report(_ kind: Report.Kind, at node: Node, _ message: String) {
    report(Report(kind: kind, path: node.path, message: message))
  }
  package final func report(_ report: Report) {
    if !reported.insert(report.path.isEmpty ? report.description : report.kind.rawValue + report.path).inserted {
      return
    }
    reports.append(report)
    ReportLog.print(report)
  }
  func reportTooDeep(_ node: Node) {
    report(
      Report(
        kind: .tooDeep, path: "",
        message:
          "views are nested deeper than \(node.depth - 1) nodes at \(node.path). Is there a view whose body contains itself without end? What is deeper is left out."
      ))
  }
  nonisolated static func reportUnboundRead(_ what: String) {
    performOnMain {
      ReportLog.shared.report(
        Report(
          kind: .unboundWrite, path: "",
          message: "\(what) is read before its view is shown: each read makes another object."))
    }
  }
  package nonisolated static func reportUnboundWrite(_ what: String) {
    performOnMain {
      ReportLog.shared.report(
        Report(
          kind: .unboundWrite, path: "", message: "\(what) is written before its view is shown; the value is not kept.")
      )
    }
  }
}

/// A node that wants to know when places in the window have changed. It removes itself when it is unmounted.
@MainActor package protocol GeometryWatcher: Node {
  /// After layout, in frames in which something moved or was resized.
  func geometryDidChange()
}
