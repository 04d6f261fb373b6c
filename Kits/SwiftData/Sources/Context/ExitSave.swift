import Foundation

/// Saves what contexts that save by themselves have not saved yet when the program ends in order.
enum ExitSave {
  private final class State: @unchecked Sendable {
    // Unchecked: used under the lock; the contexts at the end of the program, on its main thread.
    let lock = NSLock()
    var contexts: [UncheckedBox] = []
    var isRegistered = false
  }
  private static let state = State()

  static func add(_ context: ModelContext) {
    state.lock.withLock {
      state.contexts.removeAll { $0.context == nil || $0.context === context }
      state.contexts.append(UncheckedBox(weakContext: context))
      if state.isRegistered { return }
      state.isRegistered = true
      atexit { ExitSave.run() }
    }
  }
  private static func run() {
    guard Thread.isMainThread else { return }
    let contexts = state.lock.withLock { state.contexts.compactMap(\.context) }
    for context in contexts where context.autosaveEnabled && context.hasChanges { try? context.save() }
  }
}
