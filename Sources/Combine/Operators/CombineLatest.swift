import OpenCombine

/// Sends the latest values of all upstreams, once each has sent one.
///
/// Each upstream is asked for what the subscriber asks for. A value that completes nothing is asked for again, and what
/// the subscriber has not asked for yet is sent when it does, in its latest state.
private final class LatestValues<Downstream: Subscriber>: UpstreamGroup<Any, Downstream>, @unchecked Sendable {
  // Unchecked: as the class above says.
  private var values: [Any?]
  private var missing: Int
  private var isUnsent = false
  private let combine: ([Any?]) -> Downstream.Input

  init(_ downstream: Downstream, count: Int, _ combine: @escaping ([Any?]) -> Downstream.Input) {
    values = Array(repeating: nil, count: count)
    missing = count
    self.combine = combine
    super.init(downstream, count: count)
  }
  override var firstDemand: Subscribers.Demand { demand }
  override func receive(_ value: Any, from index: Int) -> Subscribers.Demand {
    if values[index] == nil { missing -= 1 }
    values[index] = .some(value)
    guard missing == 0 else { return .max(1) }
    guard demand > 0 else {
      isUnsent = true
      return .none
    }
    isUnsent = false
    let more = send(combine(values))
    requestOfAll(more, but: index)
    return more
  }
  override func didRequest(_ more: Subscribers.Demand) {
    // First of all what the upstreams hold: it is newer than what waits here, and takes its place.
    requestOfAll(more)
    if isUnsent && demand > 0 {
      isUnsent = false
      requestOfAll(send(combine(values)))
    }
    finishIfDone()
  }
  override var holdsValues: Bool { isUnsent }
}

/// The value at `index`, which is there: values are combined when none is missing.
private func value<T>(_ values: [Any?], _ index: Int, _ type: T.Type) -> T { values[index]! as! T }

extension Publishers {
  /// The latest values of two publishers, whenever one of them sends.
  ///
  /// Ends when both have ended, and fails when one fails. Source: Apple, documentation of `combineLatest(_:)`.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// Combines the latest values of these publishers. Nothing is sent before each of them has sent a value.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = LatestValues(subscriber, count: 2) { (value($0, 0, A.Output.self), value($0, 1, B.Output.self)) }
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
    }
  }

  /// The latest values of three publishers, whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// Combines the latest values of these publishers. Nothing is sent before each of them has sent a value.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = LatestValues(subscriber, count: 3) {
        (value($0, 0, A.Output.self), value($0, 1, B.Output.self), value($0, 2, C.Output.self))
      }
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
      c.subscribe(group.side(2) { $0 })
    }
  }

  /// The latest values of four publishers, whenever one of them sends.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// Combines the latest values of these publishers. Nothing is sent before each of them has sent a value.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = LatestValues(subscriber, count: 4) {
        (
          value($0, 0, A.Output.self), value($0, 1, B.Output.self), value($0, 2, C.Output.self),
          value($0, 3, D.Output.self)
        )
      }
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
      c.subscribe(group.side(2) { $0 })
      d.subscribe(group.side(3) { $0 })
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// The latest values of this publisher and `other`.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    .init(self, other)
  }
  /// What `transform` makes of the latest values of this publisher and `other`.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
  /// The latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, P.Failure == Q.Failure { .init(self, publisher1, publisher2) }
  /// What `transform` makes of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
  /// The latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    .init(self, publisher1, publisher2, publisher3)
  }
  /// What `transform` makes of the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
