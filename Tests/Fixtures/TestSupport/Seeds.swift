import Foundation

/// The seeds that a test at random begins with.
public enum Seeds {
  /// The first five of `count`, or all of them where the environment has
  /// `HEARTH_RANDOM=all`, as in `Scripts/test --nightly seeds`.
  public static func first(of count: Int) -> Range<Int> { areAll ? 0..<count : 0..<min(5, count) }
  /// A fifth of `count`, or `count` itself where all seeds are asked for: rows or rounds of a test that is no better for many, but should be seen to hold
  /// for them now and then.
  public static func most(of count: Int) -> Int { areAll ? count : count / 5 }
  private static var areAll: Bool { ProcessInfo.processInfo.environment["HEARTH_RANDOM"] == "all" }
}
