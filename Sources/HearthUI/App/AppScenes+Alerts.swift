import HearthCore

// Alert scenes have a window as long as their bindings say so. While one is shown the app's other windows wait. Source:
// Apple, "AlertScene": "The system prevents interaction with the app until someone dismisses the alert scene."

/// What an alert scene follows.
struct AlertDeclaration {
  let isPresented: Binding<Bool>
  /// Whether there is data to speak of.
  let hasContent: Bool
  /// Whether it stays as it was when it appeared: one about data.
  let isFrozen: Bool
  /// Whether it is to be shown, as the binding said when the scene was evaluated.
  var isWanted = false
}

extension AppScenes {
  private func alertWindow(of scene: SceneDescription) -> WindowSession? {
    sessions.first { $0.scene.index == scene.index }
  }
  /// Whether a binding has changed since `showAlerts()`.
  var areAlertsStale: Bool {
    scenes.contains { scene in scene.alert.map { $0.isWanted != (alertWindow(of: scene) != nil) } ?? false }
  }
  /// Opens and closes the windows of alert scenes.
  func showAlerts() {
    for scene in scenes {
      guard let alert = scene.alert else { continue }
      let window = alertWindow(of: scene)
      if alert.isWanted, window == nil { _ = openWindow(scene, value: nil) }
      if !alert.isWanted, let window { performClose(window) }
    }
  }
  /// All windows but the alert in front wait for it.
  func guardWindows() {
    let alert = sessions.last { $0.scene.kind == .alert }
    for session in sessions {
      guard let alert, alert !== session else {
        session.content?.inputGuard = nil
        continue
      }
      session.content?.inputGuard = { [weak self, weak alert] in if let alert { self?.raise(alert) } }
    }
  }

  /// The window, the front one first, in which something keeps the user from ending the app.
  var sessionPreventingTermination: WindowSession? {
    order.first { session in
      if session.content?.presentationLevel.preventsTermination == true { return true }
      guard let dialog = session.dialog, let root = session.content?.engine.root else { return false }
      return dialog.preventsTermination(severity: dialog.severity, in: root)
    }
  }
}
