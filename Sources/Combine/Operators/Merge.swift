import OpenCombine

/// Sends what any of the upstreams sends.
///
/// Where the subscriber takes everything, so does this; else each upstream may be
/// one value ahead of what was asked for.
private final class MergedValues<Downstream: Subscriber>: UpstreamGroup<Downstream.Input, Downstream>,
  @unchecked Sendable
{
  // Unchecked: as the class above says.
  /// Values that nobody has asked for, in the order in which they came.
  private var waiting: [(value: Downstream.Input, index: Int)] = []

  override var firstDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }
  override func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    guard demand > 0 else {
      waiting.append((value, index))
      return .none
    }
    let wasUnlimited = demand == .unlimited
    _ = send(value)
    if !wasUnlimited && demand == .unlimited { requestOfAll(.unlimited, but: index) }
    return demand == .unlimited ? (wasUnlimited ? .none : .unlimited) : .max(1)
  }
  override func didRequest(_ more: Subscribers.Demand) {
    while demand > 0, !waiting.isEmpty {
      let next = waiting.removeFirst()
      _ = send(next.value)
      if demand != .unlimited { request(.max(1), of: next.index) }
    }
    if demand == .unlimited { requestOfAll(.unlimited) }
    finishIfDone()
  }
  override var holdsValues: Bool { !waiting.isEmpty }
}

extension Publishers {
  /// What two publishers send. Ends when all have ended, and fails when one fails.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// Sends on the values of all these publishers, in the order in which they come.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = MergedValues(subscriber, count: 2)
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
    }
  }

  /// What three publishers send. Ends when all have ended, and fails when one fails.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// Sends on the values of all these publishers, in the order in which they come.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = MergedValues(subscriber, count: 3)
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
      c.subscribe(group.side(2) { $0 })
    }
  }

  /// What four publishers send. Ends when all have ended, and fails when one fails.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// Sends on the values of all these publishers, in the order in which they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = MergedValues(subscriber, count: 4)
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
      c.subscribe(group.side(2) { $0 })
      d.subscribe(group.side(3) { $0 })
    }
  }

  /// What five publishers send. Ends when all have ended, and fails when one fails.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// Sends on the values of all these publishers, in the order in which they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = MergedValues(subscriber, count: 5)
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
      c.subscribe(group.side(2) { $0 })
      d.subscribe(group.side(3) { $0 })
      e.subscribe(group.side(4) { $0 })
    }
  }

  /// What six publishers send. Ends when all have ended, and fails when one fails.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// Sends on the values of all these publishers, in the order in which they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = MergedValues(subscriber, count: 6)
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
      c.subscribe(group.side(2) { $0 })
      d.subscribe(group.side(3) { $0 })
      e.subscribe(group.side(4) { $0 })
      f.subscribe(group.side(5) { $0 })
    }
  }

  /// What seven publishers send. Ends when all have ended, and fails when one fails.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// Sends on the values of all these publishers, in the order in which they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = MergedValues(subscriber, count: 7)
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
      c.subscribe(group.side(2) { $0 })
      d.subscribe(group.side(3) { $0 })
      e.subscribe(group.side(4) { $0 })
      f.subscribe(group.side(5) { $0 })
      g.subscribe(group.side(6) { $0 })
    }
  }

  /// What eight publishers send. Ends when all have ended, and fails when one fails.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
    public let h: H
    /// Sends on the values of all these publishers, in the order in which they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = MergedValues(subscriber, count: 8)
      subscriber.receive(subscription: group)
      a.subscribe(group.side(0) { $0 })
      b.subscribe(group.side(1) { $0 })
      c.subscribe(group.side(2) { $0 })
      d.subscribe(group.side(3) { $0 })
      e.subscribe(group.side(4) { $0 })
      f.subscribe(group.side(5) { $0 })
      g.subscribe(group.side(6) { $0 })
      h.subscribe(group.side(7) { $0 })
    }
  }

  /// What any number of publishers of one type send.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are sent on.
    public let publishers: [Upstream]
    /// Sends on the values of all these publishers, in the order in which they come.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Sends on the values of all publishers of a sequence, in the order in which they come.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let group = MergedValues(subscriber, count: publishers.count)
      subscriber.receive(subscription: group)
      if publishers.isEmpty { group.finishWithoutUpstreams() }
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(group.side(index) { $0 }) }
    }
    /// What these publishers and `other` send.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Publisher {
  /// What this publisher and another publisher of its type send.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }
  /// What this publisher and another publisher send.
  public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
  where B.Failure == Failure, B.Output == Output {
    .init(self, other)
  }
  /// What this publisher and two others send.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    .init(self, b, c)
  }
  /// What this publisher and three others send.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output
  {
    .init(self, b, c, d)
  }
  /// What this publisher and four others send.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    .init(self, b, c, d, e)
  }
  /// What this publisher and five others send.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output
  {
    .init(self, b, c, d, e, f)
  }
  /// What this publisher and six others send.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output,
    G.Failure == Failure, G.Output == Output
  {
    .init(self, b, c, d, e, f, g)
  }
  /// What this publisher and seven others send.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output,
    G.Failure == Failure, G.Output == Output, H.Failure == Failure, H.Output == Output
  {
    .init(self, b, c, d, e, f, g, h)
  }
}
