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
  private var pending: [Piece] = []
  private var last = 0
  private struct Piece {
    let number: Int
    let wait: () -> Void
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
  func perform<T: Sendable>(_ work: @escaping @Sendable () -> T, then completion: @escaping @MainActor (T) -> Void) {
    if isWaitedFor() {
      finish()
      return completion(work())
    }
    last += 1
    let number = last
    let result = Result<T>()
    let done = DispatchSemaphore(value: 0)
    pending.append(
      Piece(number: number, wait: { done.wait() }) {
        if let value = result.value.withLock({ $0.take() }) { completion(value) }
      })
    queue.async { [weak self] in
      let value = work()
      result.value.withLock { $0 = value }
      done.signal()
      Engine.performOnMain { self?.complete(number) }
    }
  }
  private func complete(_ number: Int) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    pending.remove(at: index).complete()
  }
  /// Waits for all that was begun, and for what comes of that.
  /// - Returns: Whether there was anything to wait for.
  @discardableResult func finish() -> Bool {
    let hasWork = !pending.isEmpty
    while let piece = pending.first {
      piece.wait()
      complete(piece.number)
    }
    return hasWork
  }
}
