import Foundation

/// Runs `body` on a thread of its own, with that thread's run loop, and gives what it finds. The main run loop is not
/// there for tests: a test process ends its first thread.
func onRunLoopThread<Result>(_ body: @escaping @Sendable (RunLoop) -> sending Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body(RunLoop.current)) }.start()
  }
}

extension RunLoop {
  /// Runs this loop, which is the thread's, until something has happened; at most ten seconds.
  func run(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end { run(until: Date(timeIntervalSinceNow: 0.005)) }
  }
}
