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
