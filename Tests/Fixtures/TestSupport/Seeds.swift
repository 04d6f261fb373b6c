import Foundation

/// The seeds that a test at random begins with.
public enum Seeds {
  /// The first five of `count`, or all of them where the environment has
  /// `HEARTH_RANDOM=all`, as in `Scripts/test --nightly seeds`.
  public static func first(of count: Int) -> Range<Int> {
    ProcessInfo.processInfo.environment["HEARTH_RANDOM"] == "all" ? 0..<count : 0..<min(5, count)
  }
}
