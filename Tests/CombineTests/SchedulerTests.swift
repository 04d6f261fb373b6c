import Combine
import Foundation
import Synchronization
import Testing

private final class Order: Sendable {
  private let names = Mutex<[String]>([])
  func note(_ name: String) { names.withLock { $0.append(name) } }
  var all: [String] { names.withLock { $0 } }
}

struct SchedulerTests {
  @Test func `values received on a run loop come later and in order`() async {
    let (early, values) = await onRunLoopThread { loop in
      let subject = PassthroughSubject<Int, Never>()
      var values: [Int] = []
      let subscription = subject.receive(on: loop).sink { values.append($0) }
      for value in 1...3 { subject.send(value) }
      let early = values
      loop.run { values.count == 3 }
      subscription.cancel()
      return (early, values)
    }
    #expect(early.isEmpty && values == [1, 2, 3])
  }

  @Test func `a waiting run loop of another thread wakes for what is scheduled on it`() async {
    nonisolated(unsafe) let loop: RunLoop = await withCheckedContinuation { continuation in
      Thread {
        // A run loop with nothing to wait for ends at once.
        RunLoop.current.add(Timer(timeInterval: 60, repeats: true) { _ in }, forMode: .default)
        nonisolated(unsafe) let loop = RunLoop.current
        continuation.resume(returning: loop)
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 300))
      }.start()
    }
    // By then the thread waits; if not, the test says less and still passes.
    try? await Task.sleep(for: .milliseconds(20))
    // Both times are taken where they are, as tasks may wait long for a thread on a busy machine.
    let start = Date()
    let end = await withCheckedContinuation { continuation in loop.schedule { continuation.resume(returning: Date()) } }
    #expect(end.timeIntervalSince(start) < 100)
  }

  @Test func `a run loop runs delayed work after its time, and repeated work until it is cancelled`() async throws {
    let (delay, count, last) = await onRunLoopThread { loop in
      let start = loop.now
      var delayed: Date?
      loop.schedule(after: start.advanced(by: .milliseconds(20))) { delayed = Date() }
      var count = 0
      let repeated = loop.schedule(after: start, interval: .milliseconds(5)) { count += 1 }
      loop.run { delayed != nil && count >= 2 }
      repeated.cancel()
      let last = count
      loop.run(until: Date(timeIntervalSinceNow: 0.03))
      return (delayed?.timeIntervalSince(start.date), count, last)
    }
    // A run loop waits by the clock that is never set, and dates are of the one that is: they may differ by a little.
    #expect(try #require(delay) >= 0.019)
    #expect(count >= 2)
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
    wait { order.all.contains("delayed") && order.all.filter { $0 == "again" }.count >= 2 }
    #expect(order.all.firstIndex(of: "now")! < order.all.firstIndex(of: "delayed")!)
    repeated.cancel()
    queue.waitUntilAllOperationsAreFinished()
    let count = order.all.count
    Thread.sleep(forTimeInterval: 0.03)
    #expect(order.all.count == count)
  }

  private func wait(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end { Thread.sleep(forTimeInterval: 0.005) }
  }

  @Test func `times of a scheduler are counted in seconds`() {
    let time = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 100))
    #expect(time.advanced(by: .milliseconds(1500)).date == Date(timeIntervalSinceReferenceDate: 101.5))
    #expect(time.distance(to: RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 98))) == .seconds(-2))
    #expect(OperationQueue.SchedulerTimeType.Stride.microseconds(2) < .milliseconds(1))
  }
}
