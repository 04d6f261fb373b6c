import Foundation
import OpenCombine

extension Publishers {
  /// When `collect(_:options:)` sends what it has gathered.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At intervals on a scheduler.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At intervals on a scheduler, and as soon as there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Gathers values and sends them as arrays, at intervals.
  ///
  /// Where no value has come nothing is sent, and what remains at the end is sent before it. What the
  /// subscriber has not asked for waits for the next interval. Source: Apple, documentation of
  /// `collect(_:options:)`; our choice for intervals without values.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// How long values are collected, and on which scheduler.
    public let strategy: TimeGroupingStrategy<Context>
    /// What the scheduler is given besides, nil for its defaults.
    public let options: Context.SchedulerOptions?
    /// Collects the values of `upstream` as `strategy` says.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimedValues<Upstream.Output, S, Context>(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Gathers values and sends them as arrays, at intervals.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}

private final class TimedValues<Value, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
  @unchecked Sendable
where Downstream.Input == [Value] {
  // Unchecked: `lock` guards what changes. It is held while the subscriber is called, so that arrays arrive in order.
  typealias Input = Value
  typealias Failure = Downstream.Failure
  private let lock = NSRecursiveLock()
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  /// Nil where the time alone counts.
  private let limit: Int?
  private let options: Context.SchedulerOptions?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var values: [Value] = []
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?
  ) {
    (self.downstream, self.options) = (downstream, options)
    switch strategy {
    case .byTime(let scheduler, let interval): (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, limit) = (scheduler, interval, max(1, count))
    }
  }

  func receive(subscription: any Subscription) {
    lock.withLock {
      guard let downstream, upstream == nil else { return subscription.cancel() }
      upstream = subscription
      timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options
      ) { [weak self] in self?.intervalEnded() }
      downstream.receive(subscription: self)
      subscription.request(.unlimited)
    }
  }
  func receive(_ input: Value) -> Subscribers.Demand {
    lock.withLock {
      guard downstream != nil else { return }
      values.append(input)
      if let limit, values.count >= limit { send() }
    }
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard let downstream else { return }
      if case .finished = completion, !values.isEmpty {
        let rest = values
        values = []
        _ = downstream.receive(rest)
      }
      end()
      downstream.receive(completion: completion)
    }
  }
  private func intervalEnded() { lock.withLock { send() } }
  private func send() {
    guard let downstream, demand > 0, !values.isEmpty else { return }
    let gathered = values
    values = []
    demand -= 1
    demand += downstream.receive(gathered)
  }
  private func end() {
    downstream = nil
    upstream = nil
    timer?.cancel()
    timer = nil
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }
  func cancel() {
    let ended = lock.withLock {
      let subscription = upstream
      end()
      values = []
      return subscription
    }
    ended?.cancel()
  }
}
