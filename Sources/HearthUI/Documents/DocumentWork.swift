import Foundation
import HearthCore
import Synchronization

/// Reads and writes the files of an app's documents on another thread, one piece of work after the other, so that no
/// window stands still while a disk is slow.
///
/// A piece gets values, and the main thread what came of it. Owned by the app's documents.
@MainActor final class DocumentWork {
  /// Asked before each piece: true where there is nothing that could stand still, or no time left.
  var isWaitedFor: () -> Bool = { false }
  private let queue = DispatchQueue(label: "documents", qos: .userInitiated)
  private let executor = DocumentExecutor()
  private var pending: [Piece] = []
  private var last = 0
  private struct Piece {
    let number: Int
    /// Waits until it is done; false where it waits for the main thread or somebody else.
    let wait: () -> Bool
    let complete: () -> Void
  }
  private final class Result<T: Sendable>: Sendable {
    let value = Mutex<T?>(nil)
    init() {}
  }
  init() {}
  nonisolated deinit {}

  /// Runs `work` on another thread, after all that was begun before, and then `completion` on the main thread, outside
  /// of frames unless the work is waited for.
  ///
  /// - Parameter isAwaited: Whether nothing goes on meanwhile.
  func perform<T: Sendable>(
    _ work: @escaping @Sendable () -> T, isAwaited: Bool = false, then completion: @escaping @MainActor (T) -> Void
  ) {
    last += 1
    let number = last
    let result = Result<T>()
    let done = DispatchSemaphore(value: 0)
    pending.append(
      Piece(number: number, wait: { [executor] in Self.wait(for: done, executor) }) {
        if let value = result.value.withLock({ $0.take() }) { completion(value) }
      })
    queue.async { [weak self, executor] in
      let value = DocumentExecutor.$current.withValue(executor) { work() }
      result.value.withLock { $0 = value }
      done.signal()
      Engine.performOnMain { self?.complete(number) }
    }
    if isAwaited || isWaitedFor() { finish() }
  }
  private static func wait(for done: DispatchSemaphore, _ executor: DocumentExecutor) -> Bool {
    while done.wait(timeout: .now() + .milliseconds(2)) == .timedOut {
      if executor.waitsForOthers { return done.wait(timeout: .now()) == .success }
    }
    return true
  }
  private func complete(_ number: Int) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    pending.remove(at: index).complete()
  }
  /// Waits for all that was begun, and for what comes of that. What waits for the main thread or for somebody else is
  /// left for later.
  /// - Returns: Whether anything was done meanwhile.
  @discardableResult func finish() -> Bool {
    var hasWork = false
    while let piece = pending.first, piece.wait() {
      hasWork = true
      complete(piece.number)
    }
    return hasWork
  }
  /// The same for an app that ends: the main thread goes on, so that what waits for it comes to its end.
  ///
  /// - Parameter isDone: Whether nothing more is to come.
  func finishAtEnd(_ isDone: () -> Bool) {
    finish()
    let end = Date(timeIntervalSinceNow: Self.longestEnd)
    while !pending.isEmpty || !isDone(), Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      finish()
    }
  }
  /// Seconds. Source: our choice, after the time that desktops give programs at the end of a session.
  private static let longestEnd = 10.0
}
