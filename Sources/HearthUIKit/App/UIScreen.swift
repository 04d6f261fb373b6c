import Foundation
import HearthCore
import HearthUI

/// The screen that an app is on.
///
/// On a phone, tablet, television or watch a window fills the screen, and its size is the screen's. On a desktop it is the
/// display on which windows open, of which a window takes a part: what is laid out in a window asks a `GeometryReader`.
@MainActor @preconcurrency public final class UIScreen: NSObject, UICoordinateSpace {
  /// The screen of the app whose code runs.
  public static var main: UIScreen { screen }
  /// All screens: the main one, as the others are the desktop's.
  public static var screens: [UIScreen] { [screen] }
  private static let screen = UIScreen()
  private override init() {}

  /// Where the screen is, in its own coordinate space: points from its top left corner, with the size that it has as it
  /// is held now. Of no size before the app has a window and where there is no display.
  public var bounds: CGRect {
    guard let scenes = AppScenes.current else { return .zero }
    if scenes.idiom == .desktop { return CGRect(origin: .zero, size: scenes.platform.display.size) }
    // The first bodies of a window run before it is one of the app's.
    let content = AppScenes.currentContent ?? scenes.currentSession?.content
    let size = content?.windowSize ?? scenes.askedSize ?? scenes.idiom.standardSize
    return CGRect(origin: .zero, size: size)
  }
  /// The same in pixels, as the screen is held upright: the shorter side is the width, but for desktops.
  public var nativeBounds: CGRect {
    let size = bounds.size, scale = scale
    let isTurned = AppScenes.current?.idiom != .desktop && size.width > size.height
    let upright = isTurned ? CGSize(width: size.height, height: size.width) : size
    return CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
  }
  /// Pixels for each point.
  public var scale: CGFloat {
    guard let scenes = AppScenes.current else { return 1 }
    return scenes.currentSession?.host?.settings.scale ?? scenes.platform.settings.scale
  }
  /// Pixels of the display for each point.
  public var nativeScale: CGFloat { scale }
  /// How often a display shows something new in a second, at most. Displays of desktops do not say theirs to programs
  /// that do not draw on them directly: 60. Source: our choice.
  public var maximumFramesPerSecond: Int { 60 }
  /// What is laid out on the screen by itself.
  public var traitCollection: UITraitCollection { .current }
  /// Whether the screen is recorded: desktops do not tell programs.
  public var isCaptured: Bool { false }
  /// The screen that this one repeats: none.
  public var mirrored: UIScreen? { nil }
  /// The screen's own space, which does not turn with the device.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The screen is recorded, or no longer. Never sent.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// There is another screen. Never sent: screens are the desktop's.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen has gone. Never sent.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
