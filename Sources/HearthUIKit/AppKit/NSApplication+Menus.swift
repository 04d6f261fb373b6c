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

@MainActor private enum KeptMenus {
  static var windows: NSMenu?, help: NSMenu?, services: NSMenu?
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
  /// The menu that has the app's windows, on a Mac. Kept, and reported: the desktop lists the windows of an app.
  public final var windowsMenu: NSMenu? {
    get { KeptMenus.windows }
    set {
      KeptMenus.windows = newValue
      reportUnkept("NSApplication.windowsMenu", if: newValue != nil, "the desktop lists the windows of an app.")
    }
  }
  /// The menu that looks for words in menus, on a Mac. Kept, and reported: it is a menu as others are.
  public final var helpMenu: NSMenu? {
    get { KeptMenus.help }
    set {
      KeptMenus.help = newValue
      reportUnkept("NSApplication.helpMenu", if: newValue != nil, "nothing looks for words in menus.")
    }
  }
  /// The menu of what other programs offer, on a Mac. Kept, and reported: programs of Linux offer nothing of the kind.
  public final var servicesMenu: NSMenu? {
    get { KeptMenus.services }
    set {
      KeptMenus.services = newValue
      reportUnkept("NSApplication.servicesMenu", if: newValue != nil, "programs of Linux offer no services.")
    }
  }
}
