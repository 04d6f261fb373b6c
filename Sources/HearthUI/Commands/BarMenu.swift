import HearthCore

/// A menu of the menu bar: groups of items with lines between.
@MainActor struct BarMenu {
  var title: String
  /// The nodes that hold the items; those of one section are next to each other.
  var sections: [[DetachedNode]]
  /// Menus for whose titles there is no room in the bar: they are submenus of this one.
  var overflow: [BarMenu] = []
  var groups: [DetachedNode] { sections.flatMap { $0 } }

  var entries: [MenuEntry] {
    var list: [MenuEntry] = overflow.map { menu in
      var entry = MenuEntry(.submenu({ menu.entries }), node: menu.groups.first)
      entry.title = menu.title
      return entry
    }
    for section in sections {
      list.append(.separator)
      for group in section { list += MenuEntry.entries(of: group) }
    }
    return MenuEntry.tidied(list)
  }

  /// The menus that commands make, in order, without empty ones.
  static func menus(of commands: DetachedNode) -> [BarMenu] {
    var places: [CommandGroupPlacement: CommandPlace] = [:]
    var own: [BarMenu] = []
    for element in commands.elements {
      guard let node = element as? DetachedNode, let part = node.role as? CommandPart else { continue }
      switch part {
      case .menu(let title): own.append(BarMenu(title: title.string(at: node), sections: [[node]]))
      case .group(let placement, let position): places[placement, default: CommandPlace()].add(node, position)
      }
    }
    func standard(_ title: LocalizedStringKey, _ placements: [CommandGroupPlacement]) -> BarMenu {
      BarMenu(title: Text(title).string(at: commands), sections: placements.compactMap { places[$0]?.nodes })
    }
    let all =
      [
        standard(
          "File", [.newItem, .saveItem, .importExport, .printItem, .systemServices, .appVisibility, .appTermination]),
        standard("Edit", [.undoRedo, .pasteboard, .textEditing, .appSettings]),
        standard("Format", [.textFormatting]),
        standard("View", [.toolbar, .sidebar]),
      ] + own + [
        standard("Window", [.windowSize, .windowArrangement, .windowList, .singleWindowList]),
        standard("Help", [.help, .appInfo]),
      ]
    return all.filter { menu in menu.groups.contains { !$0.elements.isEmpty } }
  }
}

/// What commands say about one group of the standard menus.
private struct CommandPlace {
  var before: [DetachedNode] = []
  var standard: [DetachedNode] = []
  var replacing: [DetachedNode] = []
  var after: [DetachedNode] = []
  mutating func add(_ node: DetachedNode, _ position: CommandPart.Position) {
    switch position {
    case .standard: standard.append(node)
    case .replacing: replacing.append(node)
    case .before: before.append(node)
    case .after: after.append(node)
    }
  }
  /// In the order of the menu. Something that replaces the group takes the place of its
  /// standard content, even if it is empty.
  var nodes: [DetachedNode] { before + (replacing.isEmpty ? standard : replacing) + after }
}
