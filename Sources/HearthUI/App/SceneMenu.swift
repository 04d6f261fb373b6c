import HearthCore
import Observation

/// What the menus of all windows say about the app's scenes and windows. Changes only when something in it does.
@MainActor @Observable final class SceneMenu {
  struct Item: Equatable {
    var title: String
    var shortcut: MenuShortcut?
    /// The place of the scene in the app, or the number of the window.
    var index: Int
  }
  /// Scenes that a new window can be opened of.
  var new: [Item] = []
  var settings: Item?
  /// Scenes with a single window.
  var single: [Item] = []
  /// Scenes whose single window is about the others.
  var utilities: [Item] = []
  /// The open windows, when there are several.
  var windows: [Item] = []
  /// The identifiers of scenes with one window: whether it is open.
  var isOpen: [String: Bool] = [:]
  /// The places of scenes that have a window.
  var openScenes: Set<Int> = []
  /// Whether windows without commands of their own answer the keys of the items all the same.
  var hasSeveralScenes = false
  /// Menus of the app's own, in place of all others; nil for those of commands.
  var own: [AnyView]?
  nonisolated init() {}
  nonisolated deinit {}
}

extension AppScenes {
  func updateMenu() {
    guard idiom.hasWindows else { return }
    var new: [SceneMenu.Item] = [], single: [SceneMenu.Item] = [], utilities: [SceneMenu.Item] = []
    var settings: SceneMenu.Item?
    // New documents are made more often than windows.
    let hasDocuments = scenes.contains { $0.documents != nil }
    for scene in scenes where scene.hasStandardCommands {
      let title = title(of: scene)
      func item(_ standard: MenuShortcut?) -> SceneMenu.Item {
        var shortcut = standard
        if let own = scene.shortcut { shortcut = own.map { MenuShortcut($0.key, $0.modifiers) } }
        return SceneMenu.Item(title: title, shortcut: shortcut, index: scene.index)
      }
      switch scene.kind {
      case .group:
        if scene.presented?.hasDefault ?? true {
          new.append(item(new.isEmpty && !hasDocuments ? MenuShortcut("n") : nil))
        }
      case .single: single.append(item(nil))
      case .settings: if settings == nil { settings = item(MenuShortcut(",")) }
      case .utility: utilities.append(item(nil))
      case .alert, .menuBarExtra: break
      }
    }
    let shown = sessions.filter {
      !$0.isHidden && $0.scene.kind != .single && $0.scene.kind != .utility && $0.scene.kind != .alert
        && $0.scene.kind != .menuBarExtra
    }
    let windows = shown.count > 1 ? shown.map { SceneMenu.Item(title: $0.title, shortcut: nil, index: $0.number) } : []
    var isOpen: [String: Bool] = [:]
    for scene in scenes where scene.kind == .single || scene.kind == .utility {
      if let id = scene.id, isOpen[id] == nil {
        isOpen[id] = sessions.contains { $0.scene.index == scene.index && !$0.isHidden }
      }
    }
    let openScenes = Set(sessions.filter { !$0.isHidden }.map(\.scene.index))
    if menu.openScenes != openScenes { menu.openScenes = openScenes }
    if menu.isOpen != isOpen { menu.isOpen = isOpen }
    if menu.new != new { menu.new = new }
    if menu.single != single { menu.single = single }
    if menu.utilities != utilities { menu.utilities = utilities }
    if menu.settings != settings { menu.settings = settings }
    if menu.windows != windows { menu.windows = windows }
    if menu.hasSeveralScenes != (scenes.count > 1) { menu.hasSeveralScenes = scenes.count > 1 }
  }
}

/// The items that open and find windows.
nonisolated struct WindowItems: Commands {
  let menu: SceneMenu
  @MainActor var body: some Commands {
    CommandGroup(standard: .newItem) {
      let new = menu.new
      ForEach(new.indices, id: \.self) { index in
        MenuCommandItem(
          new.count == 1 ? Text("New Window") : Text("New \(new[index].title) Window"), new[index].shortcut
        ) {
          $0.content?.session?.scenes?.open(.scene(new[index].index))
        }
      }
    }
    CommandGroup(standard: .appSettings) {
      if let settings = menu.settings {
        MenuCommandItem(Text("Settings…"), settings.shortcut) { $0.content?.session?.scenes?.open(.settings) }
      }
    }
    CommandGroup(standard: .sidebar) {
      ForEach(menu.utilities, id: \.index) { item in UtilityItem(menu: menu, item: item) }
    }
    CommandGroup(standard: .singleWindowList) {
      ForEach(menu.single, id: \.index) { item in
        MenuCommandItem(Text(verbatim: item.title), item.shortcut) {
          $0.content?.session?.scenes?.open(.scene(item.index))
        }
      }
    }
    CommandGroup(standard: .windowList) {
      ForEach(menu.windows, id: \.index) { item in
        MenuCommandItem(Text(verbatim: item.title)) { engine in
          guard let scenes = engine.content?.session?.scenes,
            let session = scenes.sessions.first(where: { $0.number == item.index })
          else { return }
          scenes.raise(session)
        }
      }
    }
  }
}

/// Shows and closes a utility window.
nonisolated private struct UtilityItem: View {
  let menu: SceneMenu
  let item: SceneMenu.Item
  @MainActor var body: some View {
    let index = item.index
    let isOpen = menu.openScenes.contains(index)
    MenuCommandItem(isOpen ? Text("Hide \(item.title)") : Text("Show \(item.title)"), item.shortcut) { engine in
      guard let scenes = engine.content?.session?.scenes else { return }
      if let open = scenes.sessions.first(where: { $0.scene.index == index }) {
        scenes.close(open)
      } else {
        scenes.open(.scene(index))
      }
    }
  }
}

extension AppScenes {
  /// Has all windows show menus that no commands say, in place of those of commands; nil for these.
  package func setMenus(_ menus: [(title: String, items: AnyView)]?) {
    menu.own = menus.map { menus in
      menus.map { entry in AnyView(CommandsView(commands: CommandMenu(Text(verbatim: entry.title)) { entry.items })) }
    }
  }
}
