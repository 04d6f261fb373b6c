import Combine
import Foundation
import Synchronization
import Testing

private final class Order: Sendable {
  private let names = Mutex<[String]>([])
  func note(_ name: String) { names.withLock { $0.append(name) } }
  var all: [String] { names.withLock { $0 } }
}

@MainActor struct SchedulerTests {
  private func run(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
  }

  @Test func `values received on the main run loop come later, in order, on the main thread`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.receive(on: RunLoop.main).sink {
      #expect(Thread.isMainThread)
      values.append($0)
    }
    for value in 1...3 { subject.send(value) }
    #expect(values.isEmpty)
    run { values.count == 3 }
    #expect(values == [1, 2, 3])
    subscription.cancel()
  }

  @Test func `a waiting run loop of another thread wakes for what is scheduled on it`() {
    let loop = Mutex<RunLoop?>(nil), order = Order()
    let thread = Thread {
      // A run loop with nothing to wait for ends at once.
      let keepsWaiting = Timer(timeInterval: 60, repeats: true) { _ in }
      RunLoop.current.add(keepsWaiting, forMode: .default)
      loop.withLock { $0 = RunLoop.current }
      while order.all.isEmpty { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 30)) }
      order.note("ended")
    }
    thread.start()
    while loop.withLock({ $0 == nil }) { Thread.sleep(forTimeInterval: 0.001) }
    Thread.sleep(forTimeInterval: 0.02)
    loop.withLock { $0 }?.schedule { order.note("ran") }
    run { order.all.count == 2 }
    #expect(order.all == ["ran", "ended"])
  }

  @Test func `a run loop runs delayed work after its time, and repeated work until it is cancelled`() {
    let start = RunLoop.main.now
    var delayed: Date?
    RunLoop.main.schedule(after: start.advanced(by: .milliseconds(20))) { delayed = Date() }
    var count = 0
    let repeated = RunLoop.main.schedule(after: start, interval: .milliseconds(5)) { count += 1 }
    run { delayed != nil && count >= 2 }
    #expect(delayed.map { $0.timeIntervalSince(start.date) >= 0.02 } == true)
    repeated.cancel()
    let last = count
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.03))
    #expect(count == last)
  }

  @Test func `an operation queue runs what is scheduled as its operations, in order where it runs one at a time`() {
    let queue = OperationQueue(), order = Order()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    queue.schedule { order.note("first") }
    queue.schedule { order.note("second") }
    #expect(order.all.isEmpty)
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(order.all == ["first", "second"])
  }

  @Test func `an operation queue runs delayed work after its time, and repeated work until it is cancelled`() {
    let queue = OperationQueue(), order = Order()
    queue.maxConcurrentOperationCount = 1
    queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { order.note("delayed") }
    queue.schedule { order.note("now") }
    let repeated = queue.schedule(after: queue.now, interval: .milliseconds(5)) { order.note("again") }
    run { order.all.contains("delayed") && order.all.filter { $0 == "again" }.count >= 2 }
    #expect(order.all.firstIndex(of: "now")! < order.all.firstIndex(of: "delayed")!)
    repeated.cancel()
    queue.waitUntilAllOperationsAreFinished()
    let count = order.all.count
    Thread.sleep(forTimeInterval: 0.03)
    #expect(order.all.count == count)
  }

  @Test func `times of a scheduler are counted in seconds`() {
    let time = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 100))
    #expect(time.advanced(by: .milliseconds(1500)).date == Date(timeIntervalSinceReferenceDate: 101.5))
    #expect(time.distance(to: RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 98))) == .seconds(-2))
    #expect(OperationQueue.SchedulerTimeType.Stride.microseconds(2) < .milliseconds(1))
  }
}
