import Dispatch
import Foundation
import OpenCombine

/// An operation queue runs what is scheduled on it as operations: at once as far as it
/// may, and later ones from their time on.
extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime
  /// There are none.
  public struct SchedulerOptions {}

  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ThreadCrossing(action)
    addOperation { action.run(()) }
  }

  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    RecurringOperation(action, on: self, every: nil).start(at: date.date)
  }

  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let operation = RecurringOperation(action, on: self, every: max(0, interval.timeInterval))
    operation.start(at: date.date)
    return AnyCancellable { operation.cancel() }
  }
}

/// Enters a queue at a time, and again an interval after it was due, but not before it
/// has run: a slow action does not pile up.
private final class RecurringOperation: @unchecked Sendable {
  // Unchecked: `lock` guards `action`, nothing else changes.
  private let lock = NSLock()
  private var action: ThreadCrossing<Void>?
  private let queue: OperationQueue
  /// Seconds; nil to run once.
  private let interval: TimeInterval?

  init(_ action: @escaping () -> Void, on queue: OperationQueue, every interval: TimeInterval?) {
    (self.action, self.queue, self.interval) = (ThreadCrossing(action), queue, interval)
  }

  func start(at date: Date) {
    let wait = max(0, date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [self] in
      queue.addOperation { [self] in run(due: date) }
    }
  }

  func cancel() { lock.withLock { action = nil } }

  private func run(due date: Date) {
    guard let action = lock.withLock({ self.action }) else { return }
    action.run(())
    if let interval { start(at: max(date.addingTimeInterval(interval), Date())) }
  }
}
