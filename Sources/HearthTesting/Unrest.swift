import HearthCore

/// Counts the frames that a window needs to come to rest, and finds out what keeps it from that.
@MainActor struct Unrest {
  /// What a window may need after one call of a test. Source: our choice; a chain of changes of
  /// which each causes the next is a few long.
  static let mostFrames = 100
  /// How often tasks may change the windows without ever waiting for anything. Source: our choice.
  static let mostTurns = 2_000
  /// Frames at the end in which it is written down whose state is written.
  private static let watchedFrames = 10

  private var frames = 0
  private let seen = WriteLog()
  /// Paths of the views of these windows whose state was written in the last frames.
  func writers(_ contents: [WindowContent]) -> [String] {
    contents.flatMap { $0.writers(in: seen) }
  }

  /// Whether there may be another frame.
  mutating func mayGoOn(upTo most: Int = Unrest.mostFrames) -> Bool {
    frames += 1
    if frames == most - Self.watchedFrames { seen.begin() }
    return frames < most
  }
  /// Stops watching for writes.
  func end() { seen.end() }

  /// What a window says that did not come to rest. Nil for one that did.
  func message(_ contents: [WindowContent], app: WindowContent? = nil) -> String? {
    seen.end()
    let busy = contents + (app.map { [$0] } ?? [])
    if busy.isEmpty { return nil }
    return Self.message(
      for: busy, "after \(Self.mostFrames) frames at one moment there is still work for another one", writers(busy))
  }
  static func message(for contents: [WindowContent], _ what: String, _ writers: [String]) -> String {
    var lines = ["The window does not settle: \(what)."]
    let pending = contents.flatMap { $0.pendingWork }, moving = contents.flatMap { $0.movingViews }
    lines += writers.prefix(5).map { "  State of \($0) is written in every frame." }
    lines += pending.prefix(8).map { "  Waiting: \($0)." }
    lines += moving.prefix(5).map { "  Moving: \($0)." }
    if lines.count == 1 {
      lines.append("  A view asks for another frame in every frame, and nothing in it has changed.")
    }
    lines += contents.flatMap { $0.reports }.filter { $0.kind == .updateLoop }.prefix(3).map { "  \($0)" }
    lines.append(
      "Does an action that follows a change (onChange, onAppear, a preference, a geometry) make another change each time?"
    )
    return lines.joined(separator: "\n")
  }
}
