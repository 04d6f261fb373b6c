import Foundation
import Synchronization

/// What lasts of a window: values under keys, which outlive the window's views and the process.
///
/// Made by the state directory for a window that is to come back, or by a window itself, in memory only. What is set is in the file
/// within half a second; whoever observes a key hears of a change at once.
///
/// Keys begin with the name of who uses them: `app.` for what apps store with `@SceneStorage`, `auto.` for what views restore by
/// themselves, `scene.` for what the window says of itself.
@MainActor package final class SceneState {
  package nonisolated let id: String
  package nonisolated let store: SceneStateStore
  private var observers: [String: [ObjectIdentifier: @MainActor () -> Void]] = [:]
  /// What was there when the process began and nobody has asked for yet: see `Restoration`.
  package let restoration: Restoration

  /// - Parameter entries: What the last process left.
  package init(id: String = UUID().uuidString, entries: [String: Data] = [:]) {
    self.id = id
    store = SceneStateStore(entries)
    restoration = Restoration(entries)
    restoration.scene = self
  }
  nonisolated deinit {}

  package subscript(key: String) -> Data? {
    get { store[key] }
    set {
      guard store.set(newValue, for: key) else { return }
      if let actions = observers[key] { for action in actions.values { action() } }
    }
  }
  /// Calls `action` after each change of the value of `key`, until `removeObserver`.
  package func addObserver(_ observer: AnyObject, of key: String, _ action: @escaping @MainActor () -> Void) {
    observers[key, default: [:]][ObjectIdentifier(observer)] = action
  }
  package func removeObserver(_ observer: AnyObject, of key: String) {
    observers[key]?[ObjectIdentifier(observer)] = nil
    if observers[key]?.isEmpty == true { observers[key] = nil }
  }
  package var keys: [String] { store.entries.keys.sorted() }
}

/// The values of a scene, as every thread may see them: the file is written by another one, however busy the main thread is.
package final class SceneStateStore: Sendable {
  private struct Contents {
    var entries: [String: Data]
    var version: UInt64 = 0
    var didChange: (@Sendable () -> Void)?
  }
  private let contents: Mutex<Contents>
  package init(_ entries: [String: Data]) { contents = Mutex(Contents(entries: entries)) }

  package subscript(key: String) -> Data? { contents.withLock { $0.entries[key] } }
  package var entries: [String: Data] { contents.withLock { $0.entries } }
  /// The values with a number that grows with every change.
  package var snapshot: (entries: [String: Data], version: UInt64) { contents.withLock { ($0.entries, $0.version) } }
  /// Called after each change, on the thread that made it.
  package func onChange(_ action: (@Sendable () -> Void)?) { contents.withLock { $0.didChange = action } }
  /// False when the value was the same before.
  package func set(_ value: Data?, for key: String) -> Bool {
    let (isChange, action) = contents.withLock { contents in
      if contents.entries[key] == value { return (false, nil as (@Sendable () -> Void)?) }
      contents.entries[key] = value
      contents.version += 1
      return (true, contents.didChange)
    }
    action?()
    return isChange
  }
}
