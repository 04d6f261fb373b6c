import Foundation
import HearthCore
import HearthUI

/// The name of `UIWindow` on a Mac: a window of one of the app's scenes.
public typealias NSWindow = UIWindow

extension UIWindow {
  /// What the window's bar says. What is set stays until the scene or its content says something else.
  public var title: String {
    get { sceneTitle }
    set { session?.host?.setTitle(newValue) }
  }
  /// Whether the window is on the screen, or could be if no other one was in front of it.
  public var isVisible: Bool { session.map { !$0.isClosed && !$0.isHidden } ?? false }
  /// Whether the window is the app's main one: the one in front.
  public var isMainWindow: Bool { isKeyWindow }
  /// Brings the window to the front, and gives it the keyboard.
  public func makeKeyAndOrderFront(_ sender: Any?) { makeKeyAndVisible() }
  /// Brings the window to the front.
  public func orderFront(_ sender: Any?) { makeKeyAndVisible() }
  /// Brings the window to the front.
  public func orderFrontRegardless() { makeKeyAndVisible() }
  /// Closes the window.
  public func close() { if let session { AppScenes.current?.close(session) } }
  /// Closes the window as its button does: what it presents may ask the user first.
  public func performClose(_ sender: Any?) { session?.dismiss() }
  /// Gives the content another size: points.
  public func setContentSize(_ size: CGSize) { session?.host?.resize(to: size) }
}
