import Foundation
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
  /// Grows whenever a node moves or is resized.
  @exclusivity(unchecked) package final var geometryVersion: UInt64 = 0
  /// Nodes that depend on their place in the window, asked after each layout in which something moved.
  @exclusivity(unchecked) package final var geometryObservers: [ObjectIdentifier: LayoutNode] = [:]
  @exclusivity(unchecked) final var observedGeometry: UInt64 = 0
  /// Nodes whose size follows that of a container further up.
  @exclusivity(unchecked) final var relativeFrames: [ObjectIdentifier: LayoutNode] = [:]
  /// Checks after each layout that caches are right and every child is placed once. Slow; for tests.
  @exclusivity(unchecked) package static var verifiesLayout = false
  @exclusivity(unchecked) final var placementCheck = PlacementCheck()
  @exclusivity(unchecked) package final var isInFrame = false
  /// Set while a body runs, so that reads are recorded for it.
  @exclusivity(unchecked) package static var evaluating: Node?

  /// What the pending update was caused by.
  package final var transaction = Transaction()
  package final var root: RootNode!
  package final weak var content: WindowContent?
  package final unowned var host: any WindowHost

  /// Actions of the app that wait for the end of the round: `onAppear`, `onChange`, tasks, preference changes.
  private var actions: [() -> Void] = []
  /// Actions that wait for the end of the frame.
  private var frameEndActions: [() -> Void] = []
  /// What has to be looked at after the bodies of a round, deepest first: preferences, for example.
  package final var afterBodies: [ObjectIdentifier: (node: Node, action: () -> Void)] = [:]
  /// Looked at after layout, in order.
  package final var afterLayout: [() -> Void] = []

  package final var checksDuplicates = true
  private var reported: Set<String> = []
  package private(set) final var reports: [Report] = []

  init(host: any WindowHost) {
    self.host = host
    Self.prepareProcess
  }
  nonisolated deinit {}

  /// Nodes deeper than this are not made: an app that nests without end gets a report instead of a crash.
  package static let deepestNode: Int32 = 30_000
  private static let prepareProcess: Void = {
    precondition(isOnMainThread(), "the first window is made on the main thread")
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
    if let token = tokens.removeValue(forKey: ObjectIdentifier(node)) { token.node = nil }
  }

  private var tokens: [ObjectIdentifier: ObservationToken] = [:]
  /// Runs closures of the app that belong to `node`: observable properties that they read mark it when they change.
  @inline(__always) package final func tracking<T>(_ node: Node, _ action: () -> T) -> T {
    withObservationTracking(action, onChange: self.token(for: node).onChange)
  }
  private func token(for node: Node) -> ObservationToken {
    if let token = tokens[ObjectIdentifier(node)] { return token }
    let token = ObservationToken(node)
    tokens[ObjectIdentifier(node)] = token
    if !node.flags.contains(.hasReads) {
      node.flags.insert(.hasReads)
      reads[ObjectIdentifier(node)] = []
    }
    return token
  }

  /// A state that `node` owns is written.
  package final func noteWrite(at node: Node, _ transaction: Transaction) {
    if !transaction.isEmpty { self.transaction.merge(transaction) }
    if let evaluating = Self.evaluating, isInFrame {
      report(
        .writeDuringBody, at: evaluating,
        "state of \(node.path) is written while a body is evaluated. The write counts for the next update; write from an action, onChange or task instead.")
    }
  }

  private nonisolated static let external = Mutex<[@Sendable @MainActor () -> Void]>([])
  /// Runs `action` on the main actor soon: before the next frame of any window.
  package nonisolated static func performOnMain(_ action: @escaping @Sendable @MainActor () -> Void) {
    let isFirst = external.withLock { queue in
      queue.append(action)
      return queue.count == 1
    }
    if isFirst { DispatchQueue.main.async { MainActor.assumeIsolated { drainExternal() } } }
  }
  package static func drainExternal() {
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
    staleBodies.count > 0 || staleLayouts.count > 0 || !stalePlacements.isEmpty || !actions.isEmpty || !afterBodies.isEmpty
      || !afterLayout.isEmpty
  }
  package final func requestFrame() { content?.requestFrame() }

  // MARK: - Reports

  @exclusivity(unchecked) final var retained: [ObjectIdentifier: [Node]] = [:]

  package final func report(_ kind: Report.Kind, at node: Node, _ message: String) {
    report(Report(kind: kind, path: node.path, message: message))
  }
  package final func report(_ report: Report) {
    if !reported.insert(report.kind.rawValue + report.path).inserted { return }
    reports.append(report)
    ReportLog.print(report)
  }
  func reportTooDeep(_ node: Node) {
    report(
      Report(
        kind: .tooDeep, path: "",
        message: "views are nested deeper than \(node.depth - 1) nodes at \(node.path). Is there a view whose body contains itself without end? What is deeper is left out."))
  }
  nonisolated static func reportUnboundWrite(_ what: String) {
    performOnMain {
      ReportLog.shared.report(
        Report(kind: .unboundWrite, path: "", message: "\(what) is written before its view is shown; the value is not kept."))
    }
  }
}

/// Tells a node that something observable which it read is about to change. From any thread.
final class ObservationToken: @unchecked Sendable {
  // Unchecked: `node` is used on the main thread only.
  unowned(unsafe) var node: Node?
  init(_ node: Node) { self.node = node }
  var onChange: @Sendable () -> Void {
    { [self] in
      if isOnMainThread() { MainActor.assumeIsolatedFast { self.node?.setNeedsBody() } } else {
        Engine.performOnMain { self.node?.setNeedsBody() }
      }
    }
  }
}
