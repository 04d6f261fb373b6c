import HearthCore
import SwiftUI

extension TestWindow {
  /// Lets tasks run, and brings the window up to date after each step, until nothing happens any more.
  ///
  /// Tasks that wait for time or for somebody outside go on waiting. The clock does not move.
  public func settleTasks() async {
    var quietTurns = 0
    while quietTurns < TaskTurn.quietTurns {
      if application?.needsWork ?? content.needsFrame {
        quietTurns = 0
        settle()
      }
      await TaskTurn.take()
      Engine.drainExternal()
      quietTurns += 1
    }
    settle()
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
