import HearthCore
import SwiftUI

extension TestWindow {
  /// Lets tasks run, and brings the window up to date after each step, until nothing happens any more.
  ///
  /// Tasks that wait for time or for somebody outside go on waiting. The clock does not move.
  public func settleTasks() async {
    // A task takes a few turns of the main actor, and some of the other threads, for each suspension. As many quiet turns as
    // this in a row leave none that could go on by itself. Source: our choice.
    var quietTurns = 0
    while quietTurns < 20 {
      if application?.needsWork ?? content.needsFrame {
        quietTurns = 0
        settle()
      }
      await Self.takeTurn()
      Engine.drainExternal()
      quietTurns += 1
    }
    settle()
  }

  /// Returns when what was waiting for a thread has got one, and has had time to use it.
  private static func takeTurn() async {
    await Task.yield()
    // Each priority has a queue of its own, which other tests may have filled.
    for priority in [TaskPriority.high, .medium, .low, .background] {
      await Task.detached(priority: priority) {}.value
    }
    // A step may have begun on a thread that the system then put aside, on a machine with more to do than processors.
    // This wait stands in the same line: the fuller the machine, the longer it takes.
    try? await Task.sleep(for: .milliseconds(1))
  }
}

extension TestWindow {
  /// Wakes the app for a task in the background, and waits for its actions. Desktops of Linux have no service that does it.
  ///
  ///     #expect(await window.runBackgroundTask(.appRefresh("feed")))
  /// - Returns: Whether a scene of the app has an action for it. An action for `.appRefresh` is one for every identifier.
  @discardableResult public func runBackgroundTask(_ task: BackgroundTask<Void, Void>) async -> Bool {
    let isHandled = await application?.scenes.runBackgroundTask(task, identifier: nil) ?? false
    settle()
    return isHandled
  }
  /// The same for a refresh with an identifier, or without one.
  @discardableResult public func runBackgroundTask(_ task: BackgroundTask<String?, Void>, _ identifier: String?) async -> Bool {
    let isHandled = await application?.scenes.runBackgroundTask(task, identifier: identifier) ?? false
    settle()
    return isHandled
  }
}
