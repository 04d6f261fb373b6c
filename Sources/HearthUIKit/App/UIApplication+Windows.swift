import Foundation
import HearthCore
import HearthUI

extension UIApplication {
  /// The windows that the app's scenes have made, in the order in which they were opened.
  var ownWindows: [UIWindow] {
    (AppScenes.current?.sessions ?? []).compactMap { $0.content.map { UIWindow.window(of: $0) } }
  }
  private var windowScenes: [UIWindowScene] { ownWindows.map { UIWindowScene.scene(of: $0) } }
  /// The windows of the app, in the order in which their scenes were opened, and in each from back to front.
  public var windows: [UIWindow] { windowScenes.flatMap(\.windows) }
  /// The window that has the keyboard, else the first one.
  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.first }
  /// The scenes of the app.
  public var connectedScenes: Set<UIScene> { Set(windowScenes) }
  /// What lasts of these scenes. Windows that the user has closed do not come back, and have no session.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
}

extension UIApplication {
  /// Which ways up the app supports in a window: asks the app's delegate. The window has the shape that the desktop gives
  /// it, whatever the answer; see `UIWindowScene.requestGeometryUpdate(_:errorHandler:)`.
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .standard
  }
}

extension UIWindow {
  /// Reports, once for each shape, that a phone's or tablet's window is held in a way that the app does not support,
  /// or a view controller, which supports `mask`. On a desktop a window is a part of the screen, and nothing is asked.
  func checkOrientation(supports mask: UIInterfaceOrientationMask = .all) {
    guard let idiom = AppScenes.current?.idiom, idiom == .phone || idiom == .pad, let windowScene else { return }
    let now = windowScene.interfaceOrientation
    let ofApp = UIApplication.shared.supportedInterfaceOrientations(for: self)
    let isSupported = ofApp.allows(now) && mask.allows(now)
    if isSupported { return }
    Report(
      kind: .notOnLinux, path: "supportedInterfaceOrientations",
      message:
        "the window is \(now.isPortrait ? "upright" : "on its side"), which the app does not support, and stays so: the desktop turns screens, and an app cannot. Lay the views out for both shapes."
    ).tell()
  }
}

extension UIViewController {
  /// Asks all windows whether they are as their view controllers say, as
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()` does for one.
  public class func attemptRotationToDeviceOrientation() {
    for window in UIApplication.shared.windows {
      window.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }
}
