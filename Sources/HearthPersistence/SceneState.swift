import Dispatch
import Foundation
import Synchronization

/// What lasts of a window: values under keys, which outlive the window's views and the process.
///
/// Made by the state directory for a window that is to come back, or by a window itself, in memory only. What is set is
/// in the file within half a second; observers of a key hear of a change at once.
///
/// Keys begin with a prefix that tells what uses them: `app.` for what apps store with `@SceneStorage`, `auto.` for
/// what views restore by themselves, `scene.` for what the window says of itself.
@MainActor package final class SceneState {
  package nonisolated let id: String
  package nonisolated let store: SceneStateStore
  private var entries: [String: Data]
  private var isPublished = true
  /// Whether the end of a wait will see to what has changed.
  private var isAwaited = false
  private var observers: [String: [ObjectIdentifier: @MainActor () -> Void]] = [:]
  /// What views of the window restore by themselves.
  package private(set) lazy var restoration = Restoration(self)

  /// - Parameter entries: What the last process left.
  package init(id: String = UUID().uuidString, entries: [String: Data] = [:]) {
    self.id = id
    self.entries = entries
    store = SceneStateStore(entries)
  }
  nonisolated deinit {}

  package subscript(key: String) -> Data? {
    get { entries[key] }
    set {
      if entries[key] == newValue { return }
      entries[key] = newValue
      if isPublished { awaitPublication() }
      if let actions = observers[key] { for action in actions.values { action() } }
    }
  }

  /// Hands everything that was set to the file at once: what belongs together is on the disk together, or not
  /// at all. Called at the end of each frame.
  package func publish() {
    if isPublished { return }
    isPublished = true
    store.replace(entries)
  }
  /// Seconds after which changes are passed on though no frame has come, as in a window that is
  /// not on the screen. Source: our choice.
  private static let longestWait = 0.2
  /// Brings the views up to date with what was set: some of what belongs to it, they set themselves.
  package var settle: (@MainActor () -> Void)?
  private func awaitPublication() {
    isPublished = false
    // One wait at a time: at its end all that has changed is passed on.
    guard store.isObserved, !isAwaited else { return }
    isAwaited = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.longestWait) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isAwaited = false
        if self.isPublished { return }
        self.settle?()
        self.publish()
      }
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
  package var keys: [String] { entries.keys.sorted() }
}

/// The values of a scene, as every thread may see them: the file is written by
/// another thread, however busy the main thread is.
package final class SceneStateStore: Sendable {
  private struct Contents {
    var entries: [String: Data]
    var version: UInt64 = 0
    var didChange: (@Sendable () -> Void)?
  }
  private let contents: Mutex<Contents>
  package init(_ entries: [String: Data]) { contents = Mutex(Contents(entries: entries)) }

  package var entries: [String: Data] { contents.withLock { $0.entries } }
  /// The values with a number that grows with every change.
  package var snapshot: (entries: [String: Data], version: UInt64) { contents.withLock { ($0.entries, $0.version) } }
  /// Called after each change, on the thread that made it.
  package func onChange(_ action: (@Sendable () -> Void)?) { contents.withLock { $0.didChange = action } }
  package var isObserved: Bool { contents.withLock { $0.didChange != nil } }
  package func replace(_ entries: [String: Data]) {
    let action = contents.withLock { contents in
      contents.entries = entries
      contents.version += 1
      return contents.didChange
    }
    action?()
  }
}
