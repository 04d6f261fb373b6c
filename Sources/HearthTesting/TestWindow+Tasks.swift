import HearthCore
import SwiftUI

extension TestWindow {
  /// Lets tasks run, and brings the window up to date after each step, until nothing happens any more.
  ///
  /// Tasks that wait for time or for somebody outside go on waiting. The clock does not move. Tasks that change the
  /// window again and again without waiting fail the test at its line, with what they keep busy.
  public func settleTasks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID, filePath, line, column)
    var owners: Set<ObjectIdentifier> {
      application?.taskOwners ?? [content.taskOwner]
    }
    var unrest = Unrest()
    defer { unrest.end() }
    var quietTurns = 0, rest = TaskRest()
    while quietTurns < TaskTurn.quietTurns {
      if application?.needsWork ?? content.needsFrame {
        quietTurns = 0
        if !unrest.mayGoOn(upTo: Unrest.mostTurns) {
          let contents = application?.opened.filter { !$0.host.isClosed }.map(\.content) ?? [content]
          return TestFailure.record(
            Unrest.message(
              for: contents, "its tasks go on changing it without waiting for anything", unrest.writers(contents)),
            at: site)
        }
        settle(site)
      }
      await TaskTurn.take()
      OutsideWork.run()
      quietTurns += 1
      if quietTurns == TaskTurn.quietTurns && !rest.isReached(in: owners) { quietTurns /= 2 }
    }
    settle(site)
  }
}

extension TestWindow {
  /// Wakes the app for a task in the background, and waits for its actions. Desktops
  /// of Linux have no service that does it.
  ///
  ///     #expect(await window.runBackgroundTask(.appRefresh("feed")))
  /// - Returns: Whether a scene of the app has an action for it. An action for
  ///   `.appRefresh` is one for every identifier.
  @discardableResult public func runBackgroundTask(
    _ task: BackgroundTask<Void, Void>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    let isHandled = await application?.scenes.runBackgroundTask(task, identifier: nil) ?? false
    settle(CallSite(fileID, filePath, line, column))
    return isHandled
  }
  /// The same for a refresh with an identifier, or without one.
  @discardableResult public func runBackgroundTask(
    _ task: BackgroundTask<String?, Void>, _ identifier: String?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    let isHandled = await application?.scenes.runBackgroundTask(task, identifier: identifier) ?? false
    settle(CallSite(fileID, filePath, line, column))
    return isHandled
  }
}
