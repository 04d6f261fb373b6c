import Foundation
import OpenCombine

extension Timer {
  /// A publisher of the date, every `interval` seconds, from `connect()` or the first subscriber of `autoconnect()` on.
  ///
  /// - Parameters:
  ///   - tolerance: Seconds that a value may come later, in favour of the machine's rest; nil for none in particular.
  ///   - runLoop: Whose thread the values arrive on.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date at an interval. It never ends; a value that a subscriber has not demanded is dropped for it.
  ///
  /// One timer serves all subscribers: connecting again while it runs gives the same connection. Cancelling that one
  /// stops the timer and lets the subscribers go.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    // Unchecked: `lock` guards what changes.
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds.
    public let interval: TimeInterval
    /// Seconds.
    public let tolerance: TimeInterval?
    /// The run loop that the timer runs on.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer fires.
    public let mode: RunLoop.Mode
    /// Nil: run loops have no options.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var subscriptions: [any TimerSubscription] = []
    private var connection: TimerConnection?

    /// A timer that starts when the publisher is connected. `interval` and `tolerance` are in seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop, self.mode, self.options) = (
        interval, tolerance, runLoop, mode, options
      )
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let subscription = Ticks(self, subscriber)
      lock.withLock { subscriptions.append(subscription) }
      subscriber.receive(subscription: subscription)
    }

    public func connect() -> any Cancellable {
      lock.withLock {
        if let connection { return connection }
        let timer = Timer(timeInterval: interval, repeats: true) { _ in self.tick() }
        if let tolerance { timer.tolerance = tolerance }
        let connection = TimerConnection(timer: timer, publisher: self)
        self.connection = connection
        runLoop.add(timer, forMode: mode)
        return connection
      }
    }

    private func tick() {
      let now = Date()
      for subscription in lock.withLock({ subscriptions }) { subscription.receive(now) }
    }
    fileprivate func forget(_ subscription: any TimerSubscription) {
      lock.withLock { subscriptions.removeAll { $0 === subscription } }
    }
    /// A connection that was replaced by a later one does not report that.
    fileprivate func end(_ connection: TimerConnection) {
      let ended = lock.withLock { () -> [any TimerSubscription] in
        guard self.connection === connection else { return [] }
        defer { (self.connection, subscriptions) = (nil, []) }
        return subscriptions
      }
      for subscription in ended { subscription.cancel() }
    }
  }
}

/// The running timer of a publisher.
private final class TimerConnection: Cancellable {
  private let timer: Timer
  private let publisher: Timer.TimerPublisher
  init(timer: Timer, publisher: Timer.TimerPublisher) { (self.timer, self.publisher) = (timer, publisher) }
  func cancel() {
    timer.invalidate()
    publisher.end(self)
  }
}

private protocol TimerSubscription: AnyObject, Subscription {
  func receive(_ date: Date)
}

/// What one subscriber has demanded of a timer.
private final class Ticks<Downstream: Subscriber>: TimerSubscription, CustomStringConvertible
where Downstream.Input == Date, Downstream.Failure == Never {
  private let lock = NSLock()
  private var publisher: Timer.TimerPublisher?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(_ publisher: Timer.TimerPublisher, _ downstream: Downstream) {
    (self.publisher, self.downstream) = (publisher, downstream)
  }

  func receive(_ date: Date) {
    let receiver: Downstream? = lock.withLock {
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    if let receiver { request(receiver.receive(date)) }
  }
  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }
  func cancel() {
    let publisher = lock.withLock {
      defer { (self.publisher, downstream) = (nil, nil) }
      return self.publisher
    }
    publisher?.forget(self)
  }

  var description: String { "Timer" }
}
