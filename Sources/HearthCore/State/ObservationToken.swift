@_spi(SwiftUI) import Observation

/// Marks a node when something observable that it read changes, from any thread.
///
/// Made when a node first reads an observable property. The first registration lasts until something changes; from the
/// second evaluation on, each replaces the one before, so that bodies that run often leave nothing behind in the model.
final class ObservationToken: Observable, @unchecked Sendable {
  // Unchecked: everything is used on the main thread only.
  private unowned(unsafe) var node: Node?
  /// Counts evaluations: what an earlier one read no longer matters.
  private var generation = 0
  private var trackings: [ObservationTracking] = []
  private var isInstalling = false
  /// The first registration is there, which nothing cancels but a change.
  private(set) var hasLastingRegistration = false
  private let registrar = ObservationRegistrar()
  private var probe: Int { 0 }

  init(_ node: Node) { self.node = node }

  /// What the first registration calls, before the change. One made off the main thread may still be going on when the
  /// node is evaluated; that evaluation registers for the end of the change too.
  func onChange() -> @Sendable () -> Void {
    let generation = generation
    hasLastingRegistration = true
    return { [self] in
      if isOnMainThread() {
        MainActor.assumeIsolatedFast { didChange(generation) }
      } else {
        Engine.performOnMain { self.didChange(generation) }
      }
    }
  }
  @MainActor private func didChange(_ generation: Int) {
    hasLastingRegistration = false
    mark(generation)
  }

  /// Forgets what was read before.
  @MainActor func begin() {
    cancel()
    generation += 1
  }
  private func cancel() {
    for tracking in trackings { tracking.cancel() }
    trackings.removeAll(keepingCapacity: true)
  }

  @MainActor func trackMore<T>(_ action: () -> T) -> T {
    let generation = generation
    // The registration is handed out only when something changes: the probe does, at once.
    let result = withObservationTracking(
      {
        registrar.access(self, keyPath: \.probe)
        return action()
      },
      willSet: { [self] tracking in
        guard isOnMainThread() else { return }
        MainActor.assumeIsolatedFast {
          if isInstalling { trackings.append(tracking) } else { mark(generation) }
        }
      },
      didSet: { [self] _ in
        if !isOnMainThread() { Engine.performOnMain { self.mark(generation) } }
      })
    isInstalling = true
    registrar.willSet(self, keyPath: \.probe)
    isInstalling = false
    return result
  }

  @MainActor private func mark(_ generation: Int) {
    guard generation == self.generation, let node else { return }
    cancel()
    if Engine.evaluating != nil { node.engine.noteWrite(at: node) }
    node.setNeedsBodyInTurn(Transaction.current)
  }

  /// The node leaves the tree.
  func end() {
    cancel()
    node = nil
  }
}

/// The tokens of the nodes of a window that read observable properties.
@MainActor private final class ObservationTokens {
  static let slot = EngineSlot { _ in ObservationTokens() }
  @exclusivity(unchecked) var tokens: [ObjectIdentifier: ObservationToken] = [:]
  // True only within the call that set it.
  @exclusivity(unchecked) static var isTracking = false
  /// The classes of nodes of which some have left a registration behind when they went.
  ///
  /// The first registration of a node is the quicker kind, which cannot be cancelled: it stays with what was read, with the node's token, until that
  /// changes. What lives long and changes rarely would gather those of all views that ever read it. So the nodes of such a
  /// class that are made later begin with a registration that goes with them.
  // Changed outside of what nodes read.
  @exclusivity(unchecked) static var leavingClasses: Set<ObjectIdentifier> = []
  init() {}
  nonisolated deinit {}

  /// Whether a registration for the node has to be one that can be cancelled.
  static func cancels(_ node: Node) -> Bool {
    node.flags.contains(.hasObservation)
      || !leavingClasses.isEmpty && leavingClasses.contains(ObjectIdentifier(type(of: node)))
  }
}

extension Engine {
  /// Runs closures of the app that belong to `node`: observable properties that they read mark it when they change.
  ///
  /// Nodes are made and updated outside of `action`, or what their bodies read would count as read by `node` too.
  @inline(__always) package final func tracking<T>(_ node: Node, _ action: () -> T) -> T {
    let isOutermost = !ObservationTokens.isTracking
    ObservationTokens.isTracking = true
    defer { if isOutermost { ObservationTokens.isTracking = false } }
    if isOutermost && ObservationTokens.cancels(node) {
      let token = token(for: node)
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
    if node.flags.contains(.hasObservation) { knownToken(of: node).begin() }
  }
  /// Like `tracking`, in addition to what was tracked since `beginTracking`.
  @inline(__always) package final func trackingMore<T>(_ node: Node, _ action: () -> T) -> T {
    let isOutermost = !ObservationTokens.isTracking
    ObservationTokens.isTracking = true
    defer { if isOutermost { ObservationTokens.isTracking = false } }
    if isOutermost && ObservationTokens.cancels(node) { return token(for: node).trackMore(action) }
    return withObservationTracking(action, onChange: self.token(for: node).onChange())
  }
  /// The node leaves the tree.
  func endTracking(_ node: Node) {
    guard let token = self[ObservationTokens.slot].tokens.removeValue(forKey: ObjectIdentifier(node)) else { return }
    if token.hasLastingRegistration { ObservationTokens.leavingClasses.insert(ObjectIdentifier(type(of: node))) }
    token.end()
  }

  private func knownToken(of node: Node) -> ObservationToken {
    self[ObservationTokens.slot].tokens[ObjectIdentifier(node)]!
  }
  private func token(for node: Node) -> ObservationToken {
    let tokens = self[ObservationTokens.slot]
    if let token = tokens.tokens[ObjectIdentifier(node)] { return token }
    let token = ObservationToken(node)
    tokens.tokens[ObjectIdentifier(node)] = token
    node.flags.insert(.hasObservation)
    if !node.flags.contains(.hasReads) {
      node.flags.insert(.hasReads)
      reads[ObjectIdentifier(node)] = []
    }
    return token
  }
}
