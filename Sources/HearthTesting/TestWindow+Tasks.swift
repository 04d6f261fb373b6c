import HearthCore

extension TestWindow {
  /// Lets tasks run, and brings the window up to date after each step, until nothing happens any more.
  ///
  /// Tasks that wait for time or for somebody outside go on waiting. The clock does not move.
  public func settleTasks() async {
    // A task takes a few turns of the main actor, and some of the other threads, for each suspension. As many quiet turns as
    // this in a row leave none that could go on by itself. Source: our choice.
    var quietTurns = 0
    while quietTurns < 20 {
      if content.needsFrame {
        quietTurns = 0
        settle()
      }
      await Task.yield()
      await Task.detached(priority: .background) {}.value
      Engine.drainExternal()
      quietTurns += 1
    }
    settle()
  }
}
