import Foundation
import HearthCore
import SwiftUI

/// An icon of the app among those that the desktop shows for its programs, as a test sees it.
@MainActor public struct MenuBarExtraElement: CustomStringConvertible {
  /// The words of the label.
  public let title: String
  /// Whether there is something to be seen.
  public let hasIcon: Bool
  /// The items of its menu; nil for an extra that opens a window.
  public let menu: [MenuBarExtraMenuItem]?
  let item: any StatusItem
  let window: TestWindow

  /// The user presses the icon, at a point of the screen: a window opens, or goes. A menu is shown by
  /// the desktop, and here it is always there.
  public func press(
    at point: CGPoint = CGPoint(x: 1_700, y: 12),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    window.act(CallSite(fileID, filePath, line, column)) { item.activate(at: point) }
  }
  /// The user chooses an item of the menu, or of a menu in it: by the titles from the outermost to the item.
  ///
  /// - Throws: `MenuBarExtraItemNotFound`, which prints the menu; also for an item that is disabled.
  public func choose(
    _ titles: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    var items = menu ?? [], found: MenuBarExtraMenuItem?
    for title in titles {
      found = items.first { $0.title == title && $0.isEnabled }
      guard let found else { throw MenuBarExtraItemNotFound(titles: titles, menu: description) }
      items = found.children
    }
    if let found { window.act(CallSite(fileID, filePath, line, column)) { item.choose(found.id) } }
  }
  /// The title, and the items of the menu, a line an item.
  public var description: String { ([title] + (menu ?? []).flatMap { $0.lines("  ") }).joined(separator: "\n") }
}

/// An item of the menu of an extra, as it was when it was asked for.
public struct MenuBarExtraMenuItem: CustomStringConvertible, Sendable {
  /// Empty for a line between items.
  public let title: String
  /// Nil for an item that is not switched on and off; nil, too, for one that is both.
  public let isOn: Bool?
  public let isEnabled: Bool
  public let isSeparator: Bool
  public let hasIcon: Bool
  /// As menus write it: Ctrl+Shift+Z. Nil for none.
  public let shortcut: String?
  /// The items of a menu in the menu.
  public let children: [MenuBarExtraMenuItem]
  let id: Int32

  init(_ item: StatusMenuItem) {
    (title, isEnabled, shortcut, id) = (item.title, item.isEnabled, item.shortcutText, item.id)
    hasIcon = item.icon != nil
    children = item.children.map { MenuBarExtraMenuItem($0) }
    if case .toggle(let isOn, let isMixed) = item.kind { self.isOn = isMixed ? nil : isOn } else { isOn = nil }
    isSeparator = item.kind == .separator
  }
  /// The title, a mark where it is on, the keys, and whether it is disabled.
  public var description: String {
    if isSeparator { return "---" }
    var parts = [(isOn.map { $0 ? "[x] " : "[ ] " } ?? "") + title]
    if let shortcut { parts.append("(\(shortcut))") }
    if !isEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }
  func lines(_ indent: String) -> [String] { [indent + description] + children.flatMap { $0.lines(indent + "  ") } }
}

/// An item that a test looked for in the menu of an extra is not there, or is disabled. Prints the menu.
public struct MenuBarExtraItemNotFound: Error, CustomStringConvertible {
  public let titles: [String]
  public let menu: String
  public var description: String {
    "There is no enabled item \(titles.joined(separator: " > ")). The menu is:\n\(menu)"
  }
}

extension TestWindow {
  /// The icons of the app among those that the desktop shows for its programs, in order of appearance. A `MenuBarExtra`
  /// whose binding says that it is not inserted is not among them.
  ///
  ///     let extra = try #require(window.menuBarExtras.first)
  ///     try extra.choose("Sound", "Loud")
  public var menuBarExtras: [MenuBarExtraElement] {
    guard let application, application.launch.showsMenuBarExtras else { return [] }
    return application.statusItems.map { item in
      MenuBarExtraElement(
        title: item.look.title, hasIcon: item.look.icon != nil,
        menu: item.menu.map { $0.map { MenuBarExtraMenuItem($0) } }, item: item, window: self)
    }
  }
}
