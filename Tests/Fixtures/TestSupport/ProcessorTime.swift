import Foundation

/// Does some work and says how many seconds of a processor this thread has spent on it, which are the same on a machine that is busy with
/// something else. A test bounds them at ten times what is seen.
///
/// Source: clock_gettime(3), `CLOCK_THREAD_CPUTIME_ID`.
public func processorTime<Result>(_ work: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
  let start = spent()
  let result = try work()
  return (result, spent() - start)
}

private func spent() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
