import Combine
import Foundation
import Testing

private struct Rotten: Error, Equatable {}

/// A scheduler whose time a test moves.
private final class HandScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never
  private var actions: [(time: Int, interval: Int?, id: Int, action: () -> Void)] = []
  private var seconds = 0
  private var lastID = 0
  private let start = DispatchTime(uptimeNanoseconds: 1_000_000_000)
  var now: SchedulerTimeType { SchedulerTimeType(start + .seconds(seconds)) }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var waiting: Int { actions.count }

  private func add(
    _ date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?, _ action: @escaping () -> Void
  ) -> Int {
    lastID += 1
    let wait = Int((date.dispatchTime.uptimeNanoseconds - now.dispatchTime.uptimeNanoseconds) / 1_000_000_000)
    actions.append((seconds + wait, interval.map { Int($0.magnitude / 1_000_000_000) }, lastID, action))
    return lastID
  }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = add(date, nil, action)
  }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(date, interval, action)
    return AnyCancellable { [weak self] in self?.actions.removeAll { $0.id == id } }
  }
  func advance(by count: Int) {
    for _ in 0..<count {
      seconds += 1
      for index in actions.indices.reversed() where actions[index].time == seconds {
        let due = actions[index]
        if let interval = due.interval { actions[index].time += interval } else { actions.remove(at: index) }
        due.action()
      }
    }
  }
}

struct CombineLatestTests {
  @Test func `values are combined once each publisher has sent one, and again with each that follows`() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let subscription = a.combineLatest(b).sink { seen.append("\($0)\($1)") }
    a.send(1)
    a.send(2)
    #expect(seen.isEmpty)
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(seen == ["2x", "3x", "3y"])
    subscription.cancel()
    a.send(4)
    #expect(seen.count == 3)
  }

  @Test func `three and four publishers, with and without a transform`() {
    let a = CurrentValueSubject<Int, Never>(1), b = CurrentValueSubject<Int, Never>(2)
    let c = CurrentValueSubject<Int, Never>(3), d = CurrentValueSubject<Int, Never>(4)
    var seen: [Int] = []
    var bag: Set<AnyCancellable> = []
    a.combineLatest(b) { $0 * $1 }.sink { seen.append($0) }.store(in: &bag)
    a.combineLatest(b, c) { $0 + $1 + $2 }.sink { seen.append($0) }.store(in: &bag)
    a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.sink { seen.append($0) }.store(in: &bag)
    Publishers.CombineLatest3(a, b, c).sink { seen.append($0.2) }.store(in: &bag)
    Publishers.CombineLatest4(a, b, c, d).sink { seen.append($0.3) }.store(in: &bag)
    #expect(seen == [1 * 2, 1 + 2 + 3, 1 + 2 + 3 + 4, 3, 4])
    seen = []
    d.send(14)
    // A subject has no order of its subscribers.
    #expect(seen.sorted() == [14, 1 + 2 + 3 + 14])
  }

  @Test func `published properties of an object are combined with their first values`() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var isAgreed = false
      @Published var canSend = false
      init() { $name.combineLatest($isAgreed).map { !$0.isEmpty && $1 }.assign(to: &$canSend) }
    }
    let form = Form()
    #expect(!form.canSend)
    form.name = "Fig"
    form.isAgreed = true
    #expect(form.canSend)
    form.name = ""
    #expect(!form.canSend)
  }

  @Test func `it ends when all have ended, and fails when one fails`() {
    let a = PassthroughSubject<Int, Rotten>(), b = PassthroughSubject<Int, Rotten>()
    let ended = Probe<(Int, Int), Rotten>(demand: .unlimited)
    a.combineLatest(b).subscribe(ended)
    a.send(completion: .finished)
    #expect(ended.completions == 0)
    b.send(completion: .finished)
    #expect(ended.completions == 1)

    let c = PassthroughSubject<Int, Rotten>(), d = PassthroughSubject<Int, Rotten>()
    let failed = Probe<(Int, Int), Rotten>(demand: .unlimited)
    c.combineLatest(d).subscribe(failed)
    c.send(completion: .failure(Rotten()))
    d.send(1)
    d.send(completion: .finished)
    #expect(failed.completions == 1 && failed.values.isEmpty)
  }

  @Test func `a subscriber gets what it asked for, and the latest when it asks for more`() {
    let a = CurrentValueSubject<Int, Never>(1), b = PassthroughSubject<Int, Never>()
    let probe = Probe<(Int, Int), Never>(demand: .max(1))
    a.combineLatest(b).subscribe(probe)
    b.send(1)
    #expect(probe.values.map { [$0.0, $0.1] } == [[1, 1]])
    a.send(2)
    a.send(3)
    #expect(probe.values.count == 1)
    probe.subscription?.request(.max(1))
    #expect(probe.values.last?.0 == 3)
  }
}

struct MergeTests {
  @Test func `values of both are sent as they come`() {
    let a = PassthroughSubject<Int, Never>(), b = CurrentValueSubject<Int, Never>(10)
    var seen: [Int] = []
    var isFinished = false
    let subscription = a.merge(with: b).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
    a.send(1)
    b.send(20)
    a.send(2)
    a.send(completion: .finished)
    b.send(30)
    #expect(seen == [10, 1, 20, 2, 30] && !isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    subscription.cancel()
  }

  @Test func `up to eight publishers, and any number of one type`() {
    func one(_ value: Int) -> AnyPublisher<Int, Never> { Just(value).eraseToAnyPublisher() }
    var sums: [Int] = []
    var bag: Set<AnyCancellable> = []
    func note<P: Publisher>(_ publisher: P) where P.Output == Int, P.Failure == Never {
      publisher.reduce(0, +).sink { sums.append($0) }.store(in: &bag)
    }
    let just = Just(1), sequence = [2, 3].publisher
    note(just.merge(with: sequence))
    note(just.merge(with: sequence, one(4)))
    note(just.merge(with: sequence, one(4), one(5)))
    note(just.merge(with: sequence, one(4), one(5), one(6), one(7), one(8), one(9)))
    note(Publishers.Merge3(just, sequence, one(4)))
    note(Publishers.MergeMany((1...9).map(one)))
    note(Publishers.MergeMany(one(1), one(2)).merge(with: one(3)))
    note(one(1).merge(with: one(2)))
    note(Publishers.MergeMany([AnyPublisher<Int, Never>]()))
    #expect(sums == [6, 10, 15, 45, 10, 45, 6, 3, 0])
  }

  @Test func `what nobody asked for waits, and comes before the end`() {
    let probe = Probe<Int, Never>(demand: .max(1))
    [1, 2].publisher.merge(with: Just(3)).subscribe(probe)
    #expect(probe.values == [1] && probe.completions == 0)
    probe.subscription?.request(.max(1))
    #expect(probe.values.count == 2 && probe.completions == 0)
    probe.subscription?.request(.max(1))
    #expect(Set(probe.values) == [1, 2, 3] && probe.completions == 1)
  }

  @Test func `a failure ends it and cancels the others`() {
    let a = PassthroughSubject<Int, Rotten>()
    var isCancelled = false
    let b = PassthroughSubject<Int, Rotten>()
    let probe = Probe<Int, Rotten>(demand: .unlimited)
    a.merge(with: b.handleEvents(receiveCancel: { isCancelled = true })).subscribe(probe)
    a.send(completion: .failure(Rotten()))
    #expect(probe.completions == 1 && isCancelled)
  }
}

struct CollectByTimeTests {
  @Test func `values are gathered for each interval, and intervals without any send nothing`() {
    let scheduler = HandScheduler(), source = PassthroughSubject<Int, Never>()
    var seen: [[Int]] = []
    let subscription = source.collect(.byTime(scheduler, .seconds(2))).sink { seen.append($0) }
    source.send(1)
    source.send(2)
    scheduler.advance(by: 1)
    #expect(seen.isEmpty)
    scheduler.advance(by: 1)
    #expect(seen == [[1, 2]])
    scheduler.advance(by: 2)
    source.send(3)
    scheduler.advance(by: 2)
    #expect(seen == [[1, 2], [3]])
    subscription.cancel()
    #expect(scheduler.waiting == 0)
  }

  @Test func `a full group does not wait for the time, and the rest comes before the end`() {
    let scheduler = HandScheduler(), source = PassthroughSubject<Int, Never>()
    var seen: [[Int]] = []
    var isFinished = false
    let subscription = source.collect(.byTimeOrCount(scheduler, .seconds(5), 2))
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
    for value in 1...3 { source.send(value) }
    #expect(seen == [[1, 2]])
    source.send(completion: .finished)
    #expect(seen == [[1, 2], [3]] && isFinished && scheduler.waiting == 0)
    subscription.cancel()
  }
}
