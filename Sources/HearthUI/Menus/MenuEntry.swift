import Foundation
import HearthCore

/// An item of a menu, as it is when the menu is shown.
@MainActor package struct MenuEntry {
  package enum Kind {
    case action
    case toggle(isOn: Bool, isMixed: Bool)
    /// Its items are asked for when it is open; nil when the views of the menu are gone.
    case submenu(() -> [MenuEntry]?)
    /// A line between groups of items.
    case separator
    /// Text that does nothing: the header of a section, say.
    case text
  }
  package var kind: Kind
  /// The view that the item is; nil for lines between sections.
  package var node: LayoutNode?
  package var title = ""
  package var icon: LayoutNode?
  package var shortcut: MenuShortcut?
  package var isEnabled = true
  package var isDestructive = false
  /// What the views around the item tell assistive technology.
  package var accessibility = AccessibilityProperties()
  /// Those around the item that hear of its highlight.
  var highlights: [MenuItemHighlight] = []
  /// The menu stays open when the item is chosen.
  package var staysOpen = false
  package var perform: () -> Void = {}

  package init(_ kind: Kind, node: LayoutNode?) { (self.kind, self.node) = (kind, node) }
  static var separator: MenuEntry { MenuEntry(.separator, node: nil) }

  package var id: ObjectIdentifier? { node.map { ObjectIdentifier($0) } }
  package var isSeparator: Bool { if case .separator = kind { true } else { false } }
  var isToggle: Bool { if case .toggle = kind { true } else { false } }
  package var submenu: (() -> [MenuEntry]?)? { if case .submenu(let items) = kind { items } else { nil } }
  /// Whether pointer and keys can rest on it.
  package var canBeHighlighted: Bool {
    switch kind {
    case .separator, .text: false
    case .action, .toggle, .submenu: isEnabled
    }
  }
}

/// A control that can be an item of a menu.
@MainActor package protocol MenuItemSource: NodeBehavior { var menuEntry: MenuEntry { get } }

extension Control {
  /// An item with the label and the surroundings of this control.
  func menuEntry(_ kind: MenuEntry.Kind) -> MenuEntry {
    var entry = MenuEntry(kind, node: node)
    if let shown = label.uses.first {
      let label = MenuLabel(shown)
      (entry.title, entry.icon) = (label.title, label.icon)
    }
    entry.isEnabled = node.isEnabled
    entry.shortcut = MenuShortcut.of(node)
    entry.staysOpen = node.scope.value(MenuActionDismissBehaviorKey.self) == .disabled
    entry.perform = { [weak self] in self?.activate() }
    return entry
  }
}
extension ButtonControl: MenuItemSource {
  package var menuEntry: MenuEntry {
    var entry = menuEntry(.action)
    entry.isDestructive = role == .destructive
    return entry
  }
}
extension ToggleControl: MenuItemSource {
  package var menuEntry: MenuEntry { menuEntry(.toggle(isOn: isOn, isMixed: isMixed)) }
}

/// The text and the image of a label. Without a text it is what a screen reader says, such as the
/// title of a label that shows its icon alone.
@MainActor struct MenuLabel {
  var title: String
  var icon: LayoutNode?
  init(_ node: Node) {
    var texts: [String] = []
    var spoken: [String] = []
    var icon: LayoutNode?
    func read(_ node: LayoutNode) {
      if let said = (node as? AccessibilityNode)?.properties.label { spoken.append(said) }
      if let text = node as? TextNode {
        texts.append(text.plainText)
      } else if node is ImageNode {
        icon = icon ?? node
      } else {
        node.visitLayoutChildren(read)
      }
    }
    for index in 0..<node.elementCount {
      let element = node.element(at: index)
      // A view that was measured knows its parts.
      _ = element.measure(Proposal(-1, -1))
      read(element)
    }
    title = (texts.isEmpty ? spoken : texts).joined(separator: " ")
    self.icon = icon
  }
}

// MARK: - From views to items

extension MenuEntry {
  /// The items that the views of a menu are, in order, with lines around sections
  /// and none where nothing is to be parted.
  package static func entries(of content: DetachedNode) -> [MenuEntry] {
    let elements = content.elements, sections = content.sections
    var headers: Set<Int> = [], edges: Set<Int> = []
    for section in sections {
      headers.formUnion(section.header)
      headers.formUnion(section.footer)
      edges.insert(section.all.lowerBound)
      edges.insert(section.all.upperBound)
    }
    var list: [MenuEntry] = []
    for index in elements.indices {
      if edges.contains(index) { list.append(.separator) }
      if let passage = (elements[index] as? DetachedNode)?.role as? MenuPassageRole {
        if !passage.source.isUnmounted { list += entries(of: passage.source) }
        continue
      }
      guard var entry = entry(of: elements[index]) else { continue }
      if headers.contains(index), !entry.isSeparator { entry.kind = .text }
      list.append(entry)
    }
    return tidied(list)
  }

  /// Without lines at the ends, and without two lines in a row.
  package static func tidied(_ list: [MenuEntry]) -> [MenuEntry] {
    var result: [MenuEntry] = []
    for entry in list {
      if entry.isSeparator, result.last?.isSeparator ?? true { continue }
      result.append(entry)
    }
    if result.last?.isSeparator == true { result.removeLast() }
    return result
  }

  /// The item that a view is; nil for views that say nothing.
  private static func entry(of element: LayoutNode) -> MenuEntry? {
    var node = element
    var properties = AccessibilityProperties()
    var highlights: [MenuItemHighlight] = []
    while true {
      if let detached = node as? DetachedNode { return (detached.role as? MenuCommand)?.entry(detached) }
      if let behavior = (node as? BehaviorNode)?.behavior, let source = behavior as? any MenuItemSource {
        var entry = source.menuEntry
        (entry.accessibility, entry.highlights) = (properties, highlights)
        if entry.title.isEmpty { entry.title = properties.label ?? behavior.accessibilityElement?.label ?? "" }
        return entry
      }
      if let highlight = (node as? BehaviorNode)?.behavior as? MenuItemHighlight { highlights.append(highlight) }
      if node is DividerNode { return .separator }
      if let annotated = node as? AccessibilityNode { properties = properties.over(annotated.properties) }
      if let wrapper = node as? UnaryNode, (wrapper as? BehaviorNode)?.hasContent ?? true {
        wrapper.resolveChild()
        node = wrapper.child
        continue
      }
      let label = MenuLabel(node)
      if label.title.isEmpty && label.icon == nil { return nil }
      var entry = MenuEntry(.text, node: node)
      (entry.title, entry.icon, entry.accessibility) = (label.title, label.icon, properties)
      return entry
    }
  }
}

/// Stands among the views of a menu for the items of views elsewhere.
struct MenuPassageRole { let source: DetachedNode }

// MARK: - Commands of the framework

/// An item whose state is asked for when its menu is shown, and not before.
struct MenuCommand {
  var title: Text
  var shortcut: MenuShortcut?
  var isEnabled: @MainActor (Engine) -> Bool = { _ in true }
  var perform: @MainActor (Engine) -> Void

  @MainActor func entry(_ node: DetachedNode) -> MenuEntry {
    var entry = MenuEntry(.action, node: node)
    entry.title = title.string(at: node)
    entry.shortcut = shortcut
    let engine = node.engine
    entry.isEnabled = node.isEnabled && isEnabled(engine)
    let perform = perform
    entry.perform = { [handle = engine.handle] in if let engine = handle.engine { perform(engine) } }
    return entry
  }
}

/// A command of the framework among the views of a menu.
nonisolated struct MenuCommandItem: View {
  let command: MenuCommand
  init(
    _ title: LocalizedStringKey, _ shortcut: MenuShortcut? = nil,
    isEnabled: @escaping @MainActor (Engine) -> Bool = { _ in true },
    perform: @escaping @MainActor (Engine) -> Void
  ) {
    self.init(Text(title), shortcut, isEnabled: isEnabled, perform: perform)
  }
  init(
    _ title: Text, _ shortcut: MenuShortcut? = nil, isEnabled: @escaping @MainActor (Engine) -> Bool = { _ in true },
    perform: @escaping @MainActor (Engine) -> Void
  ) {
    command = MenuCommand(title: title, shortcut: shortcut, isEnabled: isEnabled, perform: perform)
  }
  @MainActor var body: some View { DetachedContent(role: command, isElement: true, content: EmptyView()) }
}

// MARK: - Controls in menus

/// The style of buttons and toggles in a menu: the menu draws them, and only their labels have nodes.
final class MenuItemStyleBox<Item: Control>: ControlStyleBox<Item>, @unchecked Sendable {
  // Unchecked: as the class above it.
  override var bodyType: ObjectIdentifier { ObjectIdentifier(MenuItemStyleBox.self) }
  override func isSameStyle(as other: ControlStyleBox<Item>) -> Bool { other is MenuItemStyleBox }
  @MainActor override func makeBody(_ item: Item, _ inputs: _ViewInputs) -> Node { item.label.makeNode(inputs) }
}
enum MenuItemStyle {
  static let button = ButtonStyleValue(box: MenuItemStyleBox(outer: nil))
  static let toggle = ToggleStyleValue(box: MenuItemStyleBox(outer: nil))
}

extension EnvironmentScope {
  /// A scope on top of this one for the views of a menu.
  func forMenu() -> EnvironmentScope {
    let buttons = EnvironmentEntry<ButtonStyleKey>(parent: self, value: MenuItemStyle.button)
    let toggles = EnvironmentEntry<ToggleStyleKey>(parent: buttons, value: MenuItemStyle.toggle)
    let menus = EnvironmentEntry<MenuStyleKey>(parent: toggles, value: MenuStyleValue())
    let shortcuts = EnvironmentEntry<ShortcutLevelKey>(parent: menus, value: .commands)
    return EnvironmentEntry<IsInMenuKey>(parent: shortcuts, value: true)
  }
}
/// Whether a view is an item of a menu.
struct IsInMenuKey: EnvironmentKey { static let defaultValue = false }
