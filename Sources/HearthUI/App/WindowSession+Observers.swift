import Foundation
import HearthCore

// What the app's observers hear of a window, and what they keep with it.

extension WindowSession {
  /// Whether the window is a scene of its own: not an alert, and not what an extra of the menu bar shows.
  package var isScene: Bool { scene.kind != .alert && scene.kind != .menuBarExtra && !isPopup }
  private var observers: [any AppObserver] { isScene ? scenes?.observers ?? [] : [] }

  func tellOpening(_ values: inout EnvironmentValues) {
    for observer in observers { observer.windowOpens(self, &values) }
  }
  /// A window without content is still to be made.
  func tellChange(to phase: ScenePhase) {
    if content == nil { return }
    for observer in observers { observer.windowDidChange(self, to: phase) }
  }
  func tellClosing(comesBack: Bool) {
    for observer in observers { observer.windowDidClose(self, comesBack: comesBack) }
  }
  /// True where an observer took the URL.
  func tell(_ url: URL) -> Bool { observers.map { $0.window(self, opens: url) }.contains(true) }

  /// True where an observer took the activity.
  func tell(_ activity: NSUserActivity) -> Bool {
    observers.map { $0.window(self, continues: activity) }.contains(true)
  }

  /// What stands for the window, also after the app has been started again.
  package var identifier: String { state.id }
  /// What is kept with the window, under a name; it comes back with it.
  package subscript(kept key: String) -> Data? {
    get { state[key] }
    set { state[key] = newValue }
  }
}
