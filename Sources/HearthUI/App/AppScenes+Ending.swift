import HearthCore

extension AppScenes {
  /// Whether the app ends when its last window was closed. It does by itself, since a desktop of Linux shows no program
  /// without a window, but for one with an icon.
  var endsWithLastWindow: Bool { observers.allSatisfy { $0.appShouldEndWithLastWindow() } }

  /// Ends the app unless an observer does not want that. While one thinks about it nobody is asked again.
  func askToEnd() {
    if isWaitingToEnd || hasEnded { return }
    let answers = observers.map { $0.appShouldEnd() }
    if answers.contains(.no) { return }
    if answers.contains(.later) { isWaitingToEnd = true } else { end() }
  }
  /// The answer of an observer that said `later`. Without one that did it has no effect.
  package func replyToEnd(_ ends: Bool) {
    guard isWaitingToEnd else { return }
    isWaitingToEnd = false
    if ends { quit(isForced: true) }
  }

  /// The user starts the app again while it runs: its front window is raised, and where it has none, those open that
  /// are there at the start.
  package func reopen() { ask(.reopen) }
  func performReopen() {
    let front = front
    // All are asked.
    let answers = observers.map { $0.appIsReopened(hasVisibleWindows: front != nil) }
    if answers.contains(false) { return }
    if let front { show(front) } else { openLaunchWindows() }
  }
}
