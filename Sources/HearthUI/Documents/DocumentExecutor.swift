import Foundation
import HearthCore
import Synchronization

/// Runs what readers and writers of documents do in the background, and knows whether that goes on here or waits for
/// somebody else: for the main actor, say, where the app's closure belongs to that.
///
/// One piece at a time is run; the thread that asks for it waits. Each `DocumentWork` has one of its own: a piece of
/// another app that waits says nothing of this one's.
nonisolated final class DocumentExecutor: TaskExecutor {
  /// Of the work that is being done on this thread.
  @TaskLocal static var current = DocumentExecutor()
  private struct State {
    var isRunning = false
    /// Jobs that are to be run here or are being run.
    var jobs = 0
  }
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "document readers", qos: .userInitiated)
  init() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs += 1 }
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      state.withLock { $0.jobs -= 1 }
    }
  }
  /// Whether a piece has begun and nothing of it is done here now: it waits for another thread.
  var waitsForOthers: Bool { state.withLock { $0.isRunning && $0.jobs == 0 } }

  /// Runs asynchronous work to its end. Not to be called on the main thread, which the work may need.
  /// - Throws: What the work throws.
  func run<T: Sendable>(_ work: @escaping @Sendable () async throws -> T) throws -> T {
    let outcome = Outcome<T>(), done = DispatchSemaphore(value: 0)
    // Held until the first job is there.
    state.withLock { ($0.isRunning, $0.jobs) = (true, $0.jobs + 1) }
    Task(executorPreference: self) {
      let result: Result<T, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      outcome.value.withLock { $0 = result }
      self.state.withLock { $0.isRunning = false }
      done.signal()
    }
    state.withLock { $0.jobs -= 1 }
    done.wait()
    guard let result = outcome.value.withLock({ $0 }) else { preconditionFailure("work has ended without a result") }
    return try result.get()
  }
  private final class Outcome<T: Sendable>: Sendable {
    let value = Mutex<Result<T, any Error>?>(nil)
    init() {}
  }
}
