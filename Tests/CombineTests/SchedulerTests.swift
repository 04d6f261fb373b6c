import Combine
import Foundation
import Testing

private final class Order: @unchecked Sendable {
  // Unchecked: the condition guards the names.
  private let condition = NSCondition()
  private var names: [String] = []
  func note(_ name: String) {
    condition.withLock { names.append(name) }
    condition.broadcast()
  }
  var all: [String] { condition.withLock { names } }
  /// Waits until the names are as they have to be, for ten minutes at most.
  func wait(until isTrue: ([String]) -> Bool) {
    let end = Date(timeIntervalSinceNow: 600)
    condition.withLock { while !isTrue(names), condition.wait(until: end) {} }
  }
}

@Suite(.timeLimit(.minutes(10))) struct SchedulerTests {}

extension SchedulerTests {
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

  @Test func `a waiting run loop of another thread wakes for what is scheduled on it`() async throws {
    let (loop, thread): (Loop, String) = await withCheckedContinuation { continuation in
      Thread {
        // A run loop with nothing to wait for ends at once; this one waits far longer than the test may take.
        RunLoop.current.add(Timer(timeInterval: 100_000, repeats: true) { _ in }, forMode: .default)
        continuation.resume(returning: (Loop(loop: RunLoop.current), Self.thread()))
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 100_000))
      }.start()
    }
    // It sleeps, also at the look after that: it waits.
    var sleeps = 0
    while sleeps < 3 {
      await Task.yield()
      let status = try String(contentsOfFile: "/proc/\(thread)/status", encoding: .utf8)
      sleeps = status.contains("State:\tS") ? sleeps + 1 : 0
    }
    let isOnThread = await withCheckedContinuation { continuation in
      loop.loop.schedule { continuation.resume(returning: Self.thread() == thread) }
    }
    #expect(isOnThread)
  }
  /// This thread, as the system calls it below /proc. Source: proc(5), `thread-self`.
  private static func thread() -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? ""
  }
  private struct Loop: @unchecked Sendable {
    // Unchecked: it is used for what other threads may do.
    let loop: RunLoop
  }

  @Test func `a run loop runs delayed work after its time, and repeated work until it is cancelled`() async {
    let (order, count, last) = await onRunLoopThread { loop in
      let start = loop.now
      var order: [String] = []
      loop.schedule(after: start.advanced(by: .milliseconds(40))) { order.append("late") }
      loop.schedule(after: start.advanced(by: .milliseconds(20))) { order.append("early") }
      loop.schedule { order.append("now") }
      var count = 0
      let repeated = loop.schedule(after: start, interval: .milliseconds(5)) { count += 1 }
      loop.run { order.count == 3 && count >= 2 }
      repeated.cancel()
      let last = count
      loop.runPastTimers(every: 0.005)
      return (order, count, last)
    }
    #expect(order == ["now", "early", "late"])
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
    order.wait { $0.contains("delayed") && $0.count { $0 == "again" } >= 2 }
    #expect(order.all.firstIndex(of: "now")! < order.all.firstIndex(of: "delayed")!)
    repeated.cancel()
    queue.waitUntilAllOperationsAreFinished()
    let count = order.all.count
    // Others with the same interval run on: the one that was cancelled would run between them.
    let later = queue.schedule(after: queue.now, interval: .milliseconds(5)) { order.note("later") }
    order.wait { $0.count { $0 == "later" } >= 5 }
    later.cancel()
    #expect(order.all.filter { $0 != "later" }.count == count)
  }

  @Test func `times of a scheduler are counted in seconds`() {
    let time = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 100))
    #expect(time.advanced(by: .milliseconds(1500)).date == Date(timeIntervalSinceReferenceDate: 101.5))
    #expect(time.distance(to: RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 98))) == .seconds(-2))
    #expect(OperationQueue.SchedulerTimeType.Stride.microseconds(2) < .milliseconds(1))
  }
}
