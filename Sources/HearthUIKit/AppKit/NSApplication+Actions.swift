import Foundation
import HearthCore
import HearthSelectors
import HearthUI

extension NSApplication {
  /// Whether an app has a menu bar and an icon in the bar of programs.
  public enum ActivationPolicy: Int, Sendable {
    case regular = 0
    /// It has neither, and may have windows.
    case accessory
    /// It has nothing on the screen.
    case prohibited
  }
  /// Always `.regular`: what has a window is in a Linux desktop's bar of programs.
  public final func activationPolicy() -> ActivationPolicy { .regular }
  /// Changes nothing on Linux, where a desktop decides it by the windows that there are; what is not `.regular` is reported once.
  ///
  /// - Returns: Whether the app is of this policy.
  @discardableResult public final func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    if activationPolicy == .regular { return true }
    ReportLog.shared.report(
      Report(
        kind: .window, path: "",
        message:
          "setActivationPolicy(.\(activationPolicy)) does nothing on Linux: an app without windows is in no bar of programs, and one with windows is."
      ))
    return false
  }

  /// Calls a method of an object, or without one of the first responder that has it.
  ///
  /// `showSettingsWindow:` and `showPreferencesWindow:`, which SwiftUI's apps send to the app, open the window with its settings.
  ///
  /// - Returns: Whether something has performed the action.
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    if target == nil, ["showSettingsWindow:", "showPreferencesWindow:"].contains(action.description) {
      guard let scenes = AppScenes.current else { return false }
      scenes.openSettings()
      return true
    }
    return UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}
