import Foundation

/// What has opened a window and decides what becomes of it: its session in the app.
@MainActor package protocol WindowOwner: AnyObject {
  /// Called before each frame: what lies outside of the window, and its views read, is brought up to date.
  func windowWillUpdate()
  func windowDidUpdate()
  /// The app's answer to a URL that reaches the window.
  func windowDidReceive(_ url: URL)
  /// The user wants to close the window, and none of its views asks first.
  func windowIsAskedToClose()
  func windowActivityDidChange(_ isActive: Bool)
  /// Called with whether the window is on the screen: not when it is minimised, say.
  func windowVisibilityDidChange(_ isVisible: Bool)
  /// Called with whether the window fills the screen.
  func windowFullScreenDidChange(_ isFullScreen: Bool)
  /// Asked when the user zooms the window; false where the desktop maximises it.
  func windowZooms() -> Bool
}
/// An owner that keeps nothing of the window's state, and leaves zooming to the desktop.
extension WindowOwner {
  package func windowWillUpdate() {}
  package func windowDidUpdate() {}
  package func windowActivityDidChange(_ isActive: Bool) {}
  package func windowVisibilityDidChange(_ isVisible: Bool) {}
  package func windowFullScreenDidChange(_ isFullScreen: Bool) {}
  package func windowZooms() -> Bool { false }
}

/// What is told of a window that something else has opened.
@MainActor package protocol WindowFollower: AnyObject {
  /// Asked before the owner is, when the user wants to close the window.
  func windowMayClose() -> Bool
  /// Called after the owner.
  func windowActivityDidChange(_ isActive: Bool)
  /// Called after the owner.
  func windowVisibilityDidChange(_ isVisible: Bool)
  /// Called after the owner.
  func windowFullScreenDidChange(_ isFullScreen: Bool)
}
