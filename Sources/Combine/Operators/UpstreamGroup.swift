import Foundation
import OpenCombine

/// What several upstreams send to one subscriber: the part that combining the latest values and merging have in common.
///
/// One recursive lock guards the state and is held while the subscriber is called, so that values arrive one after the
/// other, in the order in which they came.
class UpstreamGroup<Output, Downstream: Subscriber>: Subscription, @unchecked Sendable {
  // Unchecked: `lock` guards what changes.
  private let lock = NSRecursiveLock()
  /// Nil once the subscriber has had its completion, or has cancelled.
  final var downstream: Downstream?
  /// One for each upstream; nil before it has subscribed and once it has ended.
  private var subscriptions: [(any Subscription)?]
  private var unfinished: Int
  /// What the subscriber has asked for and not been given.
  final var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: count)
    unfinished = count
  }

  // MARK: - For subclasses, which hold the lock when they are called

  /// What is asked of an upstream that has just subscribed.
  var firstDemand: Subscribers.Demand { .none }
  /// Takes a value; what it returns is asked of that upstream besides.
  func receive(_ value: Output, from index: Int) -> Subscribers.Demand { .none }
  /// `demand` has grown by `more`.
  func didRequest(_ more: Subscribers.Demand) {}
  /// Whether values wait, so that the end has to wait for them.
  var holdsValues: Bool { false }

  final func request(_ more: Subscribers.Demand, of index: Int) {
    if more > 0 { subscriptions[index]?.request(more) }
  }
  final func requestOfAll(_ more: Subscribers.Demand, but left: Int? = nil) {
    for index in subscriptions.indices where index != left { request(more, of: index) }
  }
  /// Sends a value that the subscriber has asked for, and returns what it asks for besides.
  final func send(_ value: Downstream.Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }
  final func finishIfDone() {
    guard unfinished == 0, !holdsValues, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }

  /// There is nothing to wait for.
  final func finishWithoutUpstreams() { lock.withLock { finishIfDone() } }

  // MARK: - Subscription

  final func request(_ more: Subscribers.Demand) {
    lock.withLock {
      guard downstream != nil, more > 0 else { return }
      demand += more
      didRequest(more)
    }
  }
  final func cancel() {
    lock.withLock {
      downstream = nil
      cancelUpstreams()
    }
  }
  private func cancelUpstreams() {
    let ended = subscriptions
    subscriptions = Array(repeating: nil, count: ended.count)
    for subscription in ended { subscription?.cancel() }
  }

  // MARK: - Upstreams

  /// The subscriber for the upstream at `index`.
  final func side<Input>(_ index: Int, _ make: @escaping (Input) -> Output) -> Side<Input> {
    Side(group: self, index: index, make: make)
  }

  struct Side<Input>: Subscriber {
    typealias Failure = Downstream.Failure
    let group: UpstreamGroup
    let index: Int
    let make: (Input) -> Output
    let combineIdentifier = CombineIdentifier()
    func receive(subscription: any Subscription) { group.subscribed(index, subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { group.received(make(input), index) }
    func receive(completion: Subscribers.Completion<Failure>) { group.completed(index, completion) }
  }

  private func subscribed(_ index: Int, _ subscription: any Subscription) {
    lock.withLock {
      guard downstream != nil, subscriptions[index] == nil else { return subscription.cancel() }
      subscriptions[index] = subscription
      request(firstDemand, of: index)
    }
  }
  private func received(_ value: Output, _ index: Int) -> Subscribers.Demand {
    lock.withLock { downstream == nil ? .none : receive(value, from: index) }
  }
  private func completed(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      guard let downstream else { return }
      subscriptions[index] = nil
      unfinished -= 1
      switch completion {
      case .finished: finishIfDone()
      case .failure:
        self.downstream = nil
        cancelUpstreams()
        downstream.receive(completion: completion)
      }
    }
  }
}
