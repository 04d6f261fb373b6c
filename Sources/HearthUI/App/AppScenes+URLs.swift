import Foundation
import HearthCore

// Which window gets a URL that is opened with the app. The first rule that finds one decides:
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
  func route(_ url: URL) {
    guard let session = target(of: url) else {
      report(
        "no window takes \(url.absoluteString): every scene has handlesExternalEvents(matching:), and none matches. Let one scene match \"*\"."
      )
      return
    }
    if front !== session { show(session) }
    // A new window's views have to be there first.
    session.settle()
    guard let content = session.content else { return }
    let isTaken = session.tell(url)
    if !content.deliver(url) && !isTaken {
      content.report(
        .window,
        "\(url.absoluteString) reached this window, and no view in it has onOpenURL. Add it to the window's content.")
    }
  }

  private func target(of url: URL) -> WindowSession? {
    let windows = order.filter { !$0.isHidden && $0.scene.kind != .alert && !$0.isPopup }
    if !idiom.hasWindows, let window = windows.first { return window }
    let wishes = windows.map { $0.content?.externalEventWishes }
    for (window, wishes) in zip(windows, wishes) {
      if let wishes, ExternalEventWishes.matches(wishes.preferring, url) { return window }
    }
    for (window, wishes) in zip(windows, wishes) {
      if let wishes, ExternalEventWishes.matches(wishes.allowing, url) { return window }
    }
    let candidates = scenes.filter { $0.kind != .settings && $0.kind != .alert && $0.kind != .menuBarExtra }
    if let scene = candidates.first(where: { $0.externalEvents.map { ExternalEventWishes.matches($0, url) } ?? false })
    {
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
