import Foundation
import HearthCore
import HearthUI

extension UIDevice {
  /// The window of a phone or tablet lies on its side now, or is upright again. Posted between
  /// `beginGeneratingDeviceOrientationNotifications()` and its end; apps of SwiftUI need not call it.
  public nonisolated static let orientationDidChangeNotification: Notification.Name = {
    WindowChange.observe { content, change in
      guard case .size(let old, let new) = change, AppScenes.current?.idiom != .desktop,
        old.width > 0, old.height > 0, (old.width > old.height) != (new.width > new.height)
      else { return }
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    return Notification.Name("UIDeviceOrientationDidChangeNotification")
  }()
  /// Whether `orientation` follows the window: always.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Notifications come from now on: they do anyway.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// They are not needed any longer.
  public func endGeneratingDeviceOrientationNotifications() {}
}
