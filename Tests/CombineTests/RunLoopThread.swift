import Foundation
import Synchronization

/// Runs `body` on a thread of its own, with that thread's run loop, and gives what it finds. The main run loop is not
/// there for tests: a test process ends its first thread.
func onRunLoopThread<Result>(_ body: @escaping @Sendable (RunLoop) -> sending Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body(RunLoop.current)) }.start()
  }
}

extension RunLoop {
  /// Runs this loop, which is the thread's, until something has happened; for 60,000 turns at most, each of which may take as long as
  /// a busy machine needs for it.
  func run(until isDone: () -> Bool) {
    for _ in 0..<60_000 where !isDone() { run(until: Date(timeIntervalSinceNow: 0.005)) }
  }
  /// Runs this loop until a timer has fired several times that was begun now and has the interval of another one: that one would have
  /// fired before.
  func runPastTimers(every interval: TimeInterval) {
    let count = Mutex(0)
    let timer = Timer(timeInterval: interval, repeats: true) { _ in count.withLock { $0 += 1 } }
    add(timer, forMode: .default)
    run { count.withLock { $0 } >= 3 }
    timer.invalidate()
  }
}
