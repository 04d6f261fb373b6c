import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// Gives a toolbar its items.
@MainActor @preconcurrency public protocol NSToolbarDelegate: AnyObject, NSObjectProtocol {
  /// Makes an item; nil for one that there is not. Those that `NSToolbarItem.Identifier` names the toolbar makes itself.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// The items that the bar has, in order.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that it could have: users do not change the bar here, and nobody asks.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that stay chosen after a press: none by itself.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// An item is about to be in the bar: `userInfo?["item"]`.
  func toolbarWillAddItem(_ notification: Notification)
  /// An item is in the bar no longer: `userInfo?["item"]`.
  func toolbarDidRemoveItem(_ notification: Notification)
}
extension NSToolbarDelegate {
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarWillAddItem(_ notification: Notification) {}
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}

/// The buttons in the bar of a window that the app has made.
///
///     let toolbar = NSToolbar(identifier: "main")
///     toolbar.delegate = self
///     window.toolbar = toolbar
///
/// Items behind a flexible space, and those of a bar without one, are at the trailing end; those before it at the leading end.
/// A window of a SwiftUI scene has the bar that its views say by `toolbar(content:)`: items for it are reported.
@MainActor @preconcurrency open class NSToolbar: NSObject, WindowBar {
  /// What the app finds a bar by.
  public typealias Identifier = String
  /// The parts of items that are shown. Source: AppKit's numbers.
  public nonisolated enum DisplayMode: UInt, Sendable {
    /// Pictures, or words where an item has no picture.
    case `default` = 0
    /// Both.
    case iconAndLabel
    /// Pictures, or words where an item has no picture.
    case iconOnly
    /// Words.
    case labelOnly
  }
  /// What the app finds the bar by.
  public let identifier: Identifier
  weak var window: NSWindow? { didSet { if window !== oldValue { read() } } }
  /// Gives the items. It is not kept.
  open weak var delegate: (any NSToolbarDelegate)? { didSet { if delegate !== oldValue { read() } } }
  /// The parts of items that are shown.
  open var displayMode = DisplayMode.default { didSet { if displayMode != oldValue { itemsDidChange() } } }
  /// Whether the bar is shown.
  open var isVisible = true { didSet { if isVisible != oldValue { itemsDidChange() } } }
  /// Whether the user can choose the items: not here. True is reported.
  open var allowsUserCustomization: Bool {
    get { false }
    set { reportUnkept("NSToolbar.allowsUserCustomization", if: newValue, "the bar has the items of its delegate.") }
  }
  /// Whether what the user has chosen is kept: see `allowsUserCustomization`.
  open var autosavesConfiguration: Bool {
    get { false }
    set { reportUnkept("NSToolbar.autosavesConfiguration", if: newValue, "the bar has the items of its delegate.") }
  }
  /// The item that is chosen; nil for none.
  open var selectedItemIdentifier: NSToolbarItem.Identifier? {
    didSet { if selectedItemIdentifier != oldValue { itemsDidChange() } }
  }
  /// The items that are in the middle of the bar.
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = [] {
    didSet { if centeredItemIdentifiers != oldValue { itemsDidChange() } }
  }
  /// The item that is in the middle.
  open var centeredItemIdentifier: NSToolbarItem.Identifier? {
    get { centeredItemIdentifiers.first }
    set { centeredItemIdentifiers = newValue.map { [$0] } ?? [] }
  }
  /// Creates a bar.
  public init(identifier: Identifier) { self.identifier = identifier }
  /// Creates a bar without an identifier.
  public convenience override init() { self.init(identifier: "") }
  nonisolated deinit {}

  // MARK: Items

  /// The items, from the leading end on.
  open private(set) var items: [NSToolbarItem] = []
  /// Those that are seen.
  open var visibleItems: [NSToolbarItem]? { isVisible ? items.filter { !$0.isHidden } : [] }
  /// Adds an item that the delegate makes.
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    guard let item = make(itemIdentifier) else { return }
    items.insert(item, at: min(max(0, index), items.count))
    itemsDidChange()
  }
  /// Takes an item away.
  open func removeItem(at index: Int) {
    guard items.indices.contains(index) else { return }
    let item = items.remove(at: index)
    item.toolbar = nil
    delegate?.toolbarDidRemoveItem(
      Notification(name: Self.didRemoveItemNotification, object: self, userInfo: ["item": item]))
    itemsDidChange()
  }
  /// Asks for each item whether it can be used.
  open func validateVisibleItems() { for item in items where !item.isHidden { item.validate() } }
  private func read() {
    guard window != nil, let delegate else { return }
    for item in items { item.toolbar = nil }
    items = delegate.toolbarDefaultItemIdentifiers(self).compactMap { make($0) }
    itemsDidChange()
    if let window, window.made == nil, !items.isEmpty {
      Report(
        kind: .notOnLinux, path: "NSWindow.toolbar",
        message: "the window of a SwiftUI scene has the bar that its views say. Give its items by toolbar(content:)."
      ).tell()
    }
  }
  private func make(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
    let item =
      standard(identifier)
      ?? delegate?.toolbar(
        self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true)
    guard let item else { return nil }
    item.toolbar = self
    for item in (item as? NSToolbarItemGroup)?.subitems ?? [] { item.toolbar = self }
    delegate?.toolbarWillAddItem(
      Notification(name: Self.willAddItemNotification, object: self, userInfo: ["item": item]))
    item.validate()
    return item
  }
  private func standard(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
    let item = NSToolbarItem(itemIdentifier: identifier)
    switch identifier {
    case .space, .flexibleSpace, .sidebarTrackingSeparator, .inspectorTrackingSeparator: return item
    case .toggleSidebar:
      item.label = String(localized: "Sidebar")
      item.image = NSImage(systemName: "sidebar.leading")
      item.isNavigational = true
      return item
    case .print:
      item.label = String(localized: "Print")
      item.image = NSImage(systemName: "printer")
      item.action = Selector("printDocument:")
      return item
    case .showColors:
      item.label = String(localized: "Colors")
      item.image = NSImage(systemName: "paintpalette")
      return item
    case .toggleInspector:
      item.label = String(localized: "Inspector")
      item.image = NSImage(systemName: "sidebar.trailing")
      return item
    default: return nil
    }
  }
  func itemsDidChange() {
    guard let bar = window?.mac.bar else { return }
    WindowDisplay.changeState { bar.version += 1 }
  }
  func wasPressed(_ item: NSToolbarItem) {
    if delegate?.toolbarSelectableItemIdentifiers(self).contains(item.itemIdentifier) == true {
      selectedItemIdentifier = item.itemIdentifier
    }
  }
  /// An item is about to be in a bar.
  public nonisolated static let willAddItemNotification = Notification.Name("NSToolbarWillAddItemNotification")
  /// An item is in a bar no longer.
  public nonisolated static let didRemoveItemNotification = Notification.Name("NSToolbarDidRemoveItemNotification")

  var places: [WindowBarItem.Place: [WindowBarItem]] {
    if !isVisible { return [:] }
    let shown = items.filter { !$0.isHidden }
    let end = shown.firstIndex { $0.itemIdentifier == .flexibleSpace } ?? 0
    var places: [WindowBarItem.Place: [WindowBarItem]] = [:]
    for (index, item) in shown.enumerated() where !item.isSpace {
      let isCentered = centeredItemIdentifiers.contains(item.itemIdentifier)
      let place: WindowBarItem.Place =
        isCentered ? .middle : item.isNavigational || index < end ? .leading : .trailing
      let view = item.shown(displayMode, isSelected: selectedItemIdentifier == item.itemIdentifier)
      places[place, default: []].append(WindowBarItem(id: ObjectIdentifier(item), view: view))
    }
    return places
  }
}

extension UIWindow {
  /// How a window's bar and its toolbar lie to one another. Source: AppKit's numbers.
  public nonisolated enum ToolbarStyle: Int, Sendable {
    /// As suits the window.
    case automatic = 0
    /// The title in a row of its own.
    case expanded
    /// As in a window with the app's settings.
    case preference
    /// Title and items in one row.
    case unified
    /// Title and items in one low row.
    case unifiedCompact
  }
  /// The buttons in the window's bar; nil for none. See `NSToolbar`.
  public var toolbar: NSToolbar? {
    get { mac.bar.bar as? NSToolbar }
    set {
      let old = toolbar
      if newValue === old { return }
      old?.window = nil
      let model = mac.bar
      WindowDisplay.changeState { model.bar = newValue }
      newValue?.window = self
    }
  }
  /// How the title bar and its items lie to one another: in one row. Others are reported.
  public var toolbarStyle: ToolbarStyle {
    get { .unified }
    set {
      if newValue == .automatic || newValue == .unified { return }
      mac.report("toolbarStyle", "title and items are in one row. Say windowToolbarStyle(_:) of a scene of SwiftUI.")
    }
  }
  /// Hides the toolbar, or shows it.
  public func toggleToolbarShown(_ sender: Any?) { toolbar?.isVisible.toggle() }
  /// Does what an item does that toolbars make themselves.
  func performOwn(_ item: NSToolbarItem.Identifier) {
    if item == .showColors { return NSApp.orderFrontColorPanel(nil) }
    guard item == .toggleSidebar || item == .toggleInspector else { return }
    guard let split = contentViewController?.splitController else { return }
    if item == .toggleSidebar { split.toggleSidebar(nil) } else { split.toggleInspector(nil) }
  }
}
extension UIViewController {
  /// The first split view controller of this one and those in it.
  var splitController: NSSplitViewController? {
    if let own = self as? NSSplitViewController { return own }
    for child in children { if let found = child.splitController { return found } }
    return nil
  }
}
