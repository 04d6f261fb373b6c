import Foundation
import HearthCore

// Menu bar extras: items among the status icons of the desktop, as long as their bindings say so.
//
// While one is shown the app goes on without windows. Where the desktop shows none that is reported, and an app that
// would have no window at all opens their content in ordinary ones.

extension AppScenes {
  private func item(of scene: SceneDescription) -> MenuBarExtraItem? { extras.first { $0.scene.index == scene.index } }
  /// Whether a binding has changed since `showExtras()`.
  var areExtrasStale: Bool {
    scenes.contains { scene in scene.extra.map { $0.isWanted != (item(of: scene) != nil) } ?? false }
  }
  /// Puts extras where the desktop shows them, and takes them away.
  func showExtras() {
    for scene in scenes {
      guard let extra = scene.extra else { continue }
      let shown = item(of: scene)
      if extra.isWanted, shown == nil {
        let item = MenuBarExtraItem(self, scene, number: scene.index + 1)
        extras.append(item)
        platform.showStatusItem(item)
        item.update(at: platform.now)
      }
      if !extra.isWanted, let shown {
        extras.removeAll { $0 === shown }
        shown.close()
        for session in sessions where session.scene.index == scene.index { closeForGood(session) }
        if !sessions.contains(where: { !$0.isParked }) && !livesAsIcon { end() }
      }
    }
  }
  /// Whether the user can reach the app without a window, or nobody knows yet.
  var livesAsIcon: Bool { !extras.isEmpty && platform.showsStatusItems != false }

  /// Brings labels and menus up to date, and helps where the desktop shows no extras.
  func updateExtras() {
    if hasEnded || extras.isEmpty { return }
    for item in extras { item.update(at: platform.now) }
    guard hasLaunched, platform.showsStatusItems == false else { return }
    reportMissing(
      "MenuBarExtra",
      "this desktop shows no status icons: nobody has the name org.kde.StatusNotifierWatcher on the session's bus. GNOME shows them with the extension AppIndicator. Give the app a window for what the extra does, too."
    )
    if sessions.contains(where: { !$0.isParked }) { return }
    let undeclared = extras.map(\.scene).filter { $0.index < 0 }
    for scene in scenes + undeclared where scene.extra?.isWanted == true && (idiom.hasWindows || sessions.isEmpty) {
      _ = openWindow(scene, value: nil, isOrdinary: true)
    }
  }

  /// The user pressed an extra that has a window: shows it, or takes it away.
  func toggleWindow(of item: MenuBarExtraItem, at point: CGPoint?) {
    guard let session = sessions.first(where: { $0.scene.index == item.scene.index }) else {
      return ask(.extraWindow(item.scene.index, at: point))
    }
    if !session.isHidden { return close(session) }
    // The press took the keyboard from the window: it is gone by the same press.
    // Source: our choice, longer than a click.
    if platform.now - session.timeOfHiding < 0.3 { return }
    ask(.extraWindow(item.scene.index, at: point))
  }
  func showExtraWindow(_ index: Int, at point: CGPoint?) {
    guard let item = extras.first(where: { $0.scene.index == index }) else { return }
    let session = sessions.first { $0.scene.index == index } ?? openWindow(item.scene, value: nil)
    if session.isHidden {
      show(session)
      activityDidChange()
    }
    session.wasShown()
    if let point { session.host?.move(near: point) }
  }
  /// The window of an extra goes, with the state of its views kept.
  func park(_ session: WindowSession) {
    if session.isHidden { return }
    session.timeOfHiding = platform.now
    session.setHidden(true)
    activityDidChange()
    // A window that is not on the screen has no frames: its views hear of their phase now.
    session.settle()
  }
}

extension WindowSession {
  /// Whether it is the window of an extra that nobody sees now.
  var isParked: Bool { isPopup && isHidden }
}
