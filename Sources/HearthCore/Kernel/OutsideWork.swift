import Foundation
import Synchronization

// What comes to the main actor from outside of the windows.

/// What waits for the main actor, from tasks and threads of the app: the next frame of any window does it.
@MainActor package enum OutsideWork {
  /// Does it now, for a host that makes no frame.
  package static func run() { Engine.drainExternal() }
}

extension Engine {
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
}
