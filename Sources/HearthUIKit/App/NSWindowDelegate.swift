import Foundation

/// Hears of a window, and says whether it closes. All of it may be left out.
@MainActor @preconcurrency public protocol NSWindowDelegate: AnyObject, NSObjectProtocol {
  /// Whether the window closes, which the user asks for.
  func windowShouldClose(_ sender: UIWindow) -> Bool
  /// The window closes.
  func windowWillClose(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  /// The window has another size.
  func windowDidResize(_ notification: Notification)
  func windowDidEnterFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
  func windowDidMiniaturize(_ notification: Notification)
  func windowDidDeminiaturize(_ notification: Notification)
}
extension NSWindowDelegate {
  public func windowShouldClose(_ sender: UIWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
  public func windowDidMiniaturize(_ notification: Notification) {}
  public func windowDidDeminiaturize(_ notification: Notification) {}
}
