import Foundation

/// A turn of everything that runs by itself: tasks of the main actor, those on other threads, and the main queue.
@MainActor package enum TaskTurn {
  /// A task takes a few turns of the main actor, and some of the other threads, for each suspension. As many quiet
  /// turns like this in a row leave no task that could go on by itself. Source: our choice.
  package static let quietTurns = 20

  /// Returns when what was waiting for a thread has got one, and has had time to use it.
  package static func take() async {
    await Task.yield()
    // Each priority has a queue of its own, which others may have filled.
    for priority in [TaskPriority.high, .medium, .low, .background] {
      await Task.detached(priority: priority) {}.value
    }
    // A step may have begun on a thread that the system then put aside, on a machine with more to do than processors.
    // This wait stands in the same line: the fuller the machine, the longer it takes.
    try? await Task.sleep(for: .milliseconds(1))
  }
}

/// Whether tasks are at rest that no turn shows: asked after quiet turns, and again after some more.
@MainActor package struct TaskRest {
  /// Threads may have work of others, which does not end: they are waited for no more often. Source: our choice.
  private var patience = 8
  package init() {}

  /// - Parameter engines: The windows that are asked about, by their engines.
  package mutating func isReached(in engines: Set<ObjectIdentifier>) -> Bool {
    if ViewTasks.isOneEnding(in: engines) { return false }
    guard patience > 0, Self.isAnotherThreadBusy else { return true }
    patience -= 1
    return false
  }

  /// True while another thread of the process runs, or would if a processor were free. Source: proc(5), `/proc/PID/stat`.
  private static var isAnotherThreadBusy: Bool {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let own = "\(getpid())"
    return threads.contains { thread in
      guard thread != own, let line = try? String(contentsOfFile: "/proc/self/task/\(thread)/stat", encoding: .utf8)
      else { return false }
      // The state stands behind the name, which is in parentheses and may have some of its own.
      return line.split(separator: ")").last?.dropFirst().first == "R"
    }
  }
}
