import Foundation

/// What is known of the status bar of a scene: a bar of the device that covers the top of the window, if there is one.
@MainActor @preconcurrency public final class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?
  init(_ scene: UIWindowScene) { self.scene = scene }
  nonisolated deinit {}
  /// What its letters are on. No window has a say in that here.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether nothing is there.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// What it covers of the window: points. Of no height where nothing covers the window's top, as on desktops.
  public var statusBarFrame: CGRect {
    guard let window = scene?.own else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
}
