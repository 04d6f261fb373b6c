import Foundation
import HearthCore
import HearthUI

/// The app's own menus, where it has such.
@MainActor private enum MainMenu {
  static var menu: NSMenu?
  static weak var scenes: AppScenes?
  static func show() {
    guard let scenes else { return }
    scenes.setMenus(menu.map { menu in menu.items.compactMap { $0.submenu.map { ($0.title, $0.content) } } })
  }
}

extension NSApplication {
  /// The menus of all windows: each item has one below it, with the title of that. Nil for those that the commands of SwiftUI's scenes make.
  ///
  /// A menu that is set replaces all menus of commands. Those are no objects of this class, so that reading them is reported.
  public final var mainMenu: NSMenu? {
    get {
      let scenes = AppScenes.current ?? AppScenes.starting
      if let menu = MainMenu.menu, MainMenu.scenes === scenes { return menu }
      Report(
        kind: .notOnLinux, path: "NSApplication.mainMenu",
        message: "is nil: the menus that commands of SwiftUI make are changed by commands(content:)."
      ).tell()
      return nil
    }
    set {
      MainMenu.menu?.whenChanged = nil
      MainMenu.scenes = AppScenes.current ?? AppScenes.starting
      MainMenu.menu = newValue
      newValue?.whenChanged = { MainMenu.show() }
      MainMenu.show()
    }
  }
}
