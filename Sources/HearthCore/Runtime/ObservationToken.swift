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
  private let registrar = ObservationRegistrar()
  private var probe: Int { 0 }

  init(_ node: Node) { self.node = node }

  /// What the first registration calls, before the change. One made off the main thread may still be going on when the
  /// node is evaluated; that evaluation registers for the end of the change too.
  func onChange() -> @Sendable () -> Void {
    let generation = generation
    return { [self] in
      if isOnMainThread() {
        MainActor.assumeIsolatedFast { mark(generation) }
      } else {
        Engine.performOnMain { self.mark(generation) }
      }
    }
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
    // The registration becomes available only when something changes: the probe changes something at once.
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
    node.setNeedsBody(Transaction.current)
  }

  /// The node leaves the tree.
  func end() {
    cancel()
    node = nil
  }
}
