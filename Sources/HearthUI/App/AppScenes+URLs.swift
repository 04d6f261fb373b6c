import Foundation
import HearthCore

// Which window gets a URL that is opened with the app, or an activity. The first rule that finds one decides:
//
// 1. Idioms without several windows: the window.
// 2. The open window that prefers the URL, the front one first.
// 3. The open window that allows it, the front one first.
// 4. A new window of the first scene whose `handlesExternalEvents(matching:)` matches it; a single window
//    that is open comes to the front instead.
// 5. The front window among those that say nothing: neither their views nor their scene.
// 6. A new window of the first scene that says nothing.
//
// Source: Apple, documentation of `handlesExternalEvents(matching:)`; rule 5 is what iOS does, as a link that
// opens another window each time helps nobody.

extension AppScenes {
  func performOpen(_ url: URL) {
    if let activity = NSUserActivity(browsing: url), observers.contains(where: { $0.appContinues(activity) }) { return }
    if !observers.contains(where: { $0.appOpens(url) }) { route(url) }
  }
  func perform(_ activity: NSUserActivity) {
    if !observers.contains(where: { $0.appContinues(activity) }) { route(activity) }
  }

  private func route(_ url: URL) {
    guard let session = target(of: url.absoluteString) else { return reportNoTarget(url.absoluteString) }
    guard let content = prepare(session) else { return }
    let isTaken = (NSUserActivity(browsing: url).map { session.tell($0) } ?? false) || session.tell(url)
    if !content.deliverToViews(url) && !isTaken {
      content.report(
        .window,
        "\(url.absoluteString) reached this window, and no view in it has onOpenURL. Add it to the window's content.")
    }
  }
  private func route(_ activity: NSUserActivity) {
    guard let session = target(of: activity.eventText) else { return reportNoTarget(activity.activityType) }
    guard let content = prepare(session) else { return }
    let isTaken = session.tell(activity)
    if !content.deliver(activity) && !isTaken {
      content.report(
        .window,
        "the activity \(activity.activityType) reached this window, and no view in it has onContinueUserActivity for it. Add it to the window's content."
      )
    }
  }
  /// Brings the window to the front. A new window's views have to be there first.
  private func prepare(_ session: WindowSession) -> WindowContent? {
    if front !== session { show(session) }
    session.settle()
    return session.content
  }
  private func reportNoTarget(_ event: String) {
    report(
      "no window takes \(event): every scene has handlesExternalEvents(matching:), and none matches. Let one scene match \"*\"."
    )
  }

  /// - Parameter event: What conditions are compared with; nil where only `*` matches.
  private func target(of event: String?) -> WindowSession? {
    let windows = order.filter { !$0.isHidden && $0.scene.kind != .alert && !$0.isPopup }
    if !idiom.hasWindows, let window = windows.first { return window }
    let wishes = windows.map { $0.content?.externalEventWishes }
    for (window, wishes) in zip(windows, wishes) {
      if let wishes, ExternalEventWishes.matches(wishes.preferring, event) { return window }
    }
    for (window, wishes) in zip(windows, wishes) {
      if let wishes, ExternalEventWishes.matches(wishes.allowing, event) { return window }
    }
    let candidates = scenes.filter { $0.kind != .settings && $0.kind != .alert && $0.kind != .menuBarExtra }
    if let scene = candidates.first(where: { $0.externalEvents.map { ExternalEventWishes.matches($0, event) } ?? false }
    ) {
      return window(of: scene)
    }
    for (window, wishes) in zip(windows, wishes) {
      if wishes == nil && window.scene.externalEvents == nil && window.scene.kind != .settings { return window }
    }
    return candidates.first { $0.externalEvents == nil }.map { window(of: $0) }
  }
  private func window(of scene: SceneDescription) -> WindowSession {
    if scene.kind != .group, let open = sessions.first(where: { $0.scene.index == scene.index }) { return open }
    return openWindow(scene, value: nil)
  }
}

// MARK: - Windows that the app asks for, with an activity

extension AppScenes {
  /// Whether the user may have several windows of a scene.
  package var opensSeveralWindows: Bool { idiom.hasWindows && scenes.contains { $0.kind == .group } }
  /// Opens a window: of the first scene whose `handlesExternalEvents(matching:)` matches the activity, else of the first
  /// of which there may be several windows.
  package func openWindow(continuing activity: NSUserActivity?) { ask(.continuing(activity, in: nil)) }
  /// Brings a window to the front, and has it go on with an activity.
  package func raise(_ session: WindowSession, continuing activity: NSUserActivity?) {
    ask(.continuing(activity, in: session))
  }

  func performContinuing(_ activity: NSUserActivity?, in session: WindowSession?) {
    if let session {
      if session.isClosed { return }
      guard let content = prepare(session), let activity else { return }
      _ = session.tell(activity)
      content.deliver(activity)
      return
    }
    let groups = scenes.filter { $0.kind == .group }
    let event = activity?.eventText
    let matching = groups.first { $0.externalEvents.map { ExternalEventWishes.matches($0, event) } ?? false }
    guard let scene = matching ?? groups.first(where: { $0.externalEvents == nil }) ?? groups.first else { return }
    let opened = openWindow(scene, value: nil, continuing: activity)
    if let activity { opened.content?.deliverWhenShown(activity) }
  }
}
