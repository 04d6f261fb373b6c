import Foundation

/// What is known of the status bar of a scene: a bar of the device that covers the top of the window, if there is one.
@MainActor @preconcurrency public final class UIStatusBarManager: NSObject {
  private let frame: @MainActor () -> CGRect
  /// - Parameter frame: What the bar covers of the scene's window now, in the window's points.
  init(frame: @escaping @MainActor () -> CGRect) { self.frame = frame }
  nonisolated deinit {}
  /// What its letters are on. No window has a say in that here.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether nothing is there.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// What it covers of the window: points. Of no height where nothing covers the window's top, as on desktops.
  public var statusBarFrame: CGRect { frame() }
}
