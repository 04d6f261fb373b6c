import Foundation
import OpenCombine

/// A run loop runs what is scheduled on it in its default mode, on its own thread,
/// in the order in which it is scheduled.
extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime
  /// There are none.
  public struct SchedulerOptions {}

  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ThreadCrossing(action)
    perform { action.run(()) }
    // A performer alone does not wake a loop that waits on another thread; a timer does.
    if self !== RunLoop.current { add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default) }
  }

  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = start(after: date, interval: nil, tolerance, action)
  }

  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = start(after: date, interval: interval.timeInterval, tolerance, action)
    return AnyCancellable { timer.invalidate() }
  }

  private func start(
    after date: DateSchedulerTime, interval: TimeInterval?, _ tolerance: DateSchedulerTime.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    let action = ThreadCrossing(action)
    let timer = Timer(fire: date.date, interval: interval ?? 0, repeats: interval != nil) { _ in action.run(()) }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }
}
