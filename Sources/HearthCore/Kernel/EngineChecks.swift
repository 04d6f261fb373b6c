import Foundation

/// What the engine checks of itself while it runs. A mistake that it finds is ours: it fails the test that acts on a
/// window then at its line, with the name of the view.
///
/// - Layout: after a frame's layout every cached size is what would be measured now, and every child is placed once.
/// - Hits: what the extents of many elements say is hit is what asking each of them finds.
/// - Neighbours: the view that an arrow leads to is the one that the map of the whole window says.
/// - Editing: selection and marked range lie in the text, between characters.
/// - Stages: no action of the app runs in the middle of an update.
///
/// Every `TestWindow` of a debug build switches them on, unless `HEARTH_CHECKS=0` is in the environment. The counters
/// of frames do not see them. A number there is the `interval`; with `print` mistakes are printed and fail no test;
/// with `stop` (`HEARTH_CHECKS=1,stop`) the first one ends the program.
@MainActor package enum EngineChecks {
  @exclusivity(unchecked) package private(set) static var areOn = false
  private static var isHeldOff = false
  /// Called by test windows.
  package static func begin() { if areWanted && !isHeldOff { areOn = true } }
  /// Layout is checked in the first frame of a window and then in each so-manyth, and so are moves of focus: each takes
  /// as long as laying out the whole window. Tests with random input set it to 1.
  @exclusivity(unchecked) package static var interval: UInt64 =
    words.lazy.compactMap { UInt64($0) }.first { $0 > 0 } ?? 8
  private static let words: [Substring] =
    getenv("HEARTH_CHECKS").map { String(cString: $0).split(separator: ",") } ?? []

  /// What holds is not what should hold.
  package static func fail(_ message: String) {
    if findings != nil {
      findings!.append(message)
    } else if words.contains("stop") {
      preconditionFailure(message)
    } else if let failTest, !words.contains("print") {
      failTest(message)
    } else {
      FileHandle.standardError.write(Data("Hearth: a check fails: \(message)\n".utf8))
    }
  }
  /// Fails the test that acts on a window now. Set by test windows.
  package static var failTest: ((String) -> Void)?
  private static var findings: [String]?
  /// What checks find while `action` runs, instead of saying it: for tests of the checks.
  package static func findings(in action: () -> Void) -> [String] {
    let state = (areOn, findings)
    (areOn, findings) = (true, [])
    defer { (areOn, findings) = state }
    action()
    return findings ?? []
  }
  /// Whether test windows of this program check.
  package static let areWanted: Bool = {
    #if DEBUG
      return !words.contains("0")
    #else
      return false
    #endif
  }()
  /// Runs `action` without checks: for tests of what an update costs by other
  /// measures than the counters, such as memory.
  @discardableResult package static func without<T>(_ action: () throws -> T) rethrows -> T {
    let state = (areOn, isHeldOff)
    (areOn, isHeldOff) = (false, true)
    defer { (areOn, isHeldOff) = state }
    return try action()
  }
}
