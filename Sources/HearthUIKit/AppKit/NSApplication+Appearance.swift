import Foundation
import HearthCore
import HearthUI

extension NSApplication {
  /// Light or dark for all windows of the app that say nothing of their own; nil for what the desktop is.
  public final var appearance: NSAppearance? {
    get { AppAppearance.current }
    set {
      AppAppearance.current = newValue
      AppStyle.ofWindows = { AppAppearance.current?.style }
      for window in UIApplication.shared.windows { window.appAppearanceDidChange() }
    }
  }
  /// What the app's windows look like that say nothing of their own.
  public final var effectiveAppearance: NSAppearance {
    if let appearance { return appearance }
    let style = keyWindow?.traitCollection.userInterfaceStyle
    return NSAppearance(style == .dark ? .darkAqua : .aqua)
  }
}
@MainActor private enum AppAppearance {
  private static var own: (scenes: ObjectIdentifier?, appearance: NSAppearance)?
  private static var scenes: ObjectIdentifier? { (AppScenes.current ?? AppScenes.starting).map(ObjectIdentifier.init) }
  /// That of the app whose code runs.
  static var current: NSAppearance? {
    get { own?.scenes == scenes ? own?.appearance : nil }
    set { own = newValue.map { (scenes, $0) } }
  }
}
extension UIWindow {
  func appAppearanceDidChange() {
    if overrideUserInterfaceStyle == .unspecified { overrideUserInterfaceStyle = .unspecified }
  }
}
