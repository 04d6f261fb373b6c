import Foundation
import HearthCore
import HearthUI

extension UIApplication {
  /// The actions of the app besides those of `Info.plist`, which are not among them.
  ///
  /// Desktops read actions from a file and show none that an app sets while it runs, which is reported; `--action` finds
  /// them as long as it runs.
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { AppScenes.current?.addedShortcuts as? [UIApplicationShortcutItem] }
    set {
      AppScenes.current?.addedShortcuts = newValue?.compactMap { $0.copy() as? UIApplicationShortcutItem }
      guard newValue?.isEmpty == false else { return }
      Report(
        kind: .notOnLinux, path: "UIApplication.shortcutItems",
        message:
          "desktops show the actions of an app that are in its .desktop file, and none that it sets while it runs: list them in UIApplicationShortcutItems of Info.plist. --action finds both."
      ).tell()
    }
  }
  /// The action of a type; nil where the app has none.
  final func shortcutItem(ofType type: String, in scenes: AppScenes?) -> UIApplicationShortcutItem? {
    let added = scenes?.addedShortcuts as? [UIApplicationShortcutItem]
    return added?.first { $0.type == type }
      ?? ShortcutEntry.all.first { $0.type == type }.map { UIApplicationShortcutItem($0) }
  }
}
