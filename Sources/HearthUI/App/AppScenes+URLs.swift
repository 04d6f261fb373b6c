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
