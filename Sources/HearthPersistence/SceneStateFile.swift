import Dispatch
import Foundation
import Synchronization

/// When a file is written: a value that decides; the caller acts.
package struct WriteSchedule: Equatable, Sendable {
  /// Seconds between the beginnings of two writes. Source: our choice: four writes a second are nothing to a disk.
  package static let interval = 0.25
  /// Seconds that a first change waits for others of the same moment.
  package static let gathering = 0.05
  /// Seconds after which a write that failed is tried again.
  package static let retry = 5.0
  private var lastBegan = -Double.infinity
  /// When a write is due; nil when nothing waits.
  package private(set) var due: Double?
  package init() {}

  /// Something changed. The time of the write that this asks for; nil when one is due already.
  package mutating func changed(at time: Double) -> Double? {
    if let due, due <= time + Self.interval { return nil }
    let next = max(time + Self.gathering, lastBegan + Self.interval)
    due = next
    return next
  }
  package mutating func began(at time: Double) {
    lastBegan = time
    due = nil
  }
  /// The write failed. When it is due again, unless something changes before.
  package mutating func failed(at time: Double) -> Double {
    let next = time + Self.retry
    due = next
    return next
  }
}

/// What writes state files, and when.
package enum StateTiming: Sendable {
  /// A queue of its own, in order, by the clock.
  case background(DispatchQueue)
  /// Whoever calls `flush()`: a test.
  case manual
}

/// The file of one scene.
///
/// The file is written whole and replaced in one step; a write that fails leaves the last good file as it is,
/// reports once, and is tried again later.
package final class SceneStateFile: Sendable {
  private struct Progress {
    var schedule = WriteSchedule()
    var written: UInt64?
    var isDiscarded = false
  }
  package let path: String
  private let store: SceneStateStore
  private let files: any StateFileSystem
  private let timing: StateTiming
  private let progress = Mutex(Progress())
  private let report: @Sendable (FileProblem) -> Void

  /// - Parameter isWritten: Whether the file holds what the store does.
  package init(
    _ store: SceneStateStore, path: String, files: any StateFileSystem, timing: StateTiming, isWritten: Bool,
    report: @escaping @Sendable (FileProblem) -> Void
  ) {
    (self.store, self.path, self.files, self.timing, self.report) = (store, path, files, timing, report)
    if isWritten { progress.withLock { $0.written = store.snapshot.version } }
    store.onChange { [weak self] in self?.storeDidChange() }
    if !isWritten { storeDidChange() }
  }
  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }

  private func storeDidChange() {
    guard case .background(let queue) = timing else { return }
    let now = Self.now
    guard let due = progress.withLock({ $0.schedule.changed(at: now) }) else { return }
    queue.asyncAfter(deadline: .now() + (due - now)) { self.writeIfDue(due) }
  }
  private func writeIfDue(_ due: Double) {
    if progress.withLock({ $0.schedule.due == due }) { write() }
  }

  /// On the queue, or wherever `flush()` is called in a test.
  private func write() {
    let (version, isNeeded) = progress.withLock { progress in
      progress.schedule.began(at: Self.now)
      return (progress.written, !progress.isDiscarded)
    }
    let snapshot = store.snapshot
    guard isNeeded, snapshot.version != version else { return }
    do {
      try files.replace(path, with: StateFormat.encode(snapshot.entries))
      let isDiscarded = progress.withLock { progress in
        progress.written = snapshot.version
        return progress.isDiscarded
      }
      if isDiscarded { files.remove(path) }
    } catch {
      report(error)
      guard case .background(let queue) = timing else { return }
      let due = progress.withLock { $0.schedule.failed(at: Self.now) }
      queue.asyncAfter(deadline: .now() + WriteSchedule.retry) { self.writeIfDue(due) }
    }
  }

  /// Writes what is not written yet, and returns when it is.
  package func flush() {
    switch timing {
    case .background(let queue): queue.sync { write() }
    case .manual: write()
    }
  }
  /// Nothing is written from now on.
  package func stop() {
    store.onChange(nil)
    progress.withLock { $0.isDiscarded = true }
  }
  /// The window is closed for good: takes the file away.
  package func discard() {
    stop()
    switch timing {
    case .background(let queue): queue.async { self.files.remove(self.path) }
    case .manual: files.remove(path)
    }
  }
}
