import Foundation

/// The seeds that a test at random begins with.
nonisolated enum Seeds {
  /// The first five of `count`, or all of them where the environment has `HEARTH_RANDOM=all`, as in continuous integration.
  static func first(of count: Int) -> Range<Int> {
    ProcessInfo.processInfo.environment["HEARTH_RANDOM"] == "all" ? 0..<count : 0..<min(5, count)
  }
}
