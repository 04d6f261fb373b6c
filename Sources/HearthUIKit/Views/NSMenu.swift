import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// Hears of a menu. All of it may be left out.
@MainActor @preconcurrency public protocol NSMenuDelegate: AnyObject {
  /// The menu is about to be shown: the time to change its items.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// The menu opens.
  func menuWillOpen(_ menu: NSMenu)
  /// The menu has closed.
  func menuDidClose(_ menu: NSMenu)
}
extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
}
/// Says whether an item of a menu can be chosen now.
@MainActor @preconcurrency public protocol NSMenuItemValidation: AnyObject {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// An item of a menu: what it says, and the method that it calls.
@MainActor @preconcurrency open class NSMenuItem: NSObject {
  /// What the item says.
  open var title: String { didSet { didChange() } }
  /// The same with looks of its own, of which the words are shown; nil for `title`.
  open var attributedTitle: NSAttributedString? { didSet { didChange() } }
  /// The text below the title; nil for none.
  open var subtitle: String? { didSet { didChange() } }
  /// The method that is called, with the item; nil for none, and the item cannot be chosen.
  open var action: Selector? { didSet { didChange() } }
  /// Whose method it is; nil for the first responder that has it. It is not kept.
  open weak var target: AnyObject? { didSet { didChange() } }
  /// The key that stands beside the item, as it types without other keys; "" for none. A capital letter is one with Shift.
  open var keyEquivalent: String { didSet { didChange() } }
  /// The keys that are held down with it.
  open var keyEquivalentModifierMask = NSEvent.ModifierFlags.command { didSet { didChange() } }
  /// Whether the item can be chosen. In a menu that enables its items itself this is asked of `target`.
  open var isEnabled = true { didSet { didChange() } }
  open var isHidden = false { didSet { didChange() } }
  /// Whether the item has a check mark.
  open var state = _ControlStateValue.off { didSet { didChange() } }
  /// The picture before the title.
  open var image: NSImage? { didSet { didChange() } }
  /// The menu that opens beside the item.
  open var submenu: NSMenu? {
    didSet {
      oldValue?.supermenu = nil
      submenu?.supermenu = menu
      didChange()
    }
  }
  /// A number by which the app finds the item.
  open var tag = 0
  /// What the app keeps with the item.
  open var representedObject: Any?
  /// The menu that the item is in.
  open fileprivate(set) weak var menu: NSMenu? { didSet { submenu?.supermenu = menu } }
  /// The item that the menu of this one is below.
  open var parent: NSMenuItem? { menu.flatMap { menu in menu.supermenu?.items.first { $0.submenu === menu } } }
  /// Whether it is a line between others.
  public let isSeparatorItem: Bool
  private let isHeader: Bool

  /// Creates an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent, isSeparatorItem, isHeader) = (string, selector, charCode, false, false)
  }
  /// Creates an item that says nothing yet.
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
  private init(_ title: String, isSeparator: Bool) {
    (self.title, isSeparatorItem, isHeader) = (title, isSeparator, !isSeparator)
    keyEquivalent = ""
  }
  nonisolated deinit {}
  /// A line between others.
  open class func separator() -> NSMenuItem { NSMenuItem("", isSeparator: true) }
  /// The title of the items that follow.
  open class func sectionHeader(title: String) -> NSMenuItem { NSMenuItem(title, isSeparator: false) }
  /// Whether a menu is below the item.
  open var hasSubmenu: Bool { submenu != nil }
  private func didChange() { menu?.didChange() }

  /// Whether the item can be chosen now.
  var canBeChosen: Bool {
    if submenu != nil { return isEnabled }
    guard let action else { return false }
    guard menu?.autoenablesItems != false else { return isEnabled }
    let performer = target ?? NSMenu.performer(of: action)
    if performer == nil { return NSMenu.isOfApp(action) }
    guard action.isMethod(of: performer!) || NSMenu.isOfApp(action) else { return false }
    return (performer as? any NSMenuItemValidation)?.validateMenuItem(self) ?? true
  }
  /// Calls the method.
  func perform() {
    guard let action else { return }
    NSApp.sendAction(action, to: target, from: self)
  }
  private var shownTitle: String { attributedTitle?.string ?? title }
  private var label: AnyView {
    let text = VStack(alignment: .leading) {
      Text(verbatim: shownTitle)
      if let subtitle { Text(verbatim: subtitle) }
    }
    guard let image else { return subtitle == nil ? AnyView(Text(verbatim: shownTitle)) : AnyView(text) }
    return AnyView(
      Label {
        Text(verbatim: shownTitle)
      } icon: {
        Image(nsImage: image)
      })
  }
  private var shortcut: KeyboardShortcut? {
    guard let key = keyEquivalent.first else { return nil }
    var modifiers = keyEquivalentModifierMask.modifiers
    if key.isUppercase { modifiers.insert(.shift) }
    let plain = key.lowercased().first ?? key
    return KeyboardShortcut(KeyEquivalent(plain == "\u{7F}" ? "\u{8}" : plain), modifiers: modifiers)
  }
  /// The item as one of a menu of SwiftUI.
  var item: AnyView {
    if isHidden { return AnyView(EmptyView()) }
    if isSeparatorItem { return AnyView(Divider()) }
    if isHeader { return AnyView(Text(verbatim: title)) }
    if let submenu {
      return AnyView(
        Menu {
          submenu.content
        } label: {
          label
        }
        .disabled(!canBeChosen))
    }
    let button: AnyView =
      state == .off
      ? AnyView(Button(action: { self.perform() }, label: { label }))
      : AnyView(
        Toggle(sources: state == .mixed ? [.constant(true), .constant(false)] : [isOn], isOn: \.self) { label })
    return AnyView(button.keyboardShortcut(shortcut).disabled(!canBeChosen))
  }
  private var isOn: Binding<Bool> {
    Binding {
      true
    } set: { _ in
      self.perform()
    }
  }
}

/// A menu.
///
///     let menu = NSMenu()
///     menu.addItem(withTitle: "Open", action: Selector("open:"), keyEquivalent: "o").target = self
///     view.menu = menu
@MainActor @preconcurrency open class NSMenu: NSObject {
  /// What the menu is called.
  open var title: String
  /// The items, from top to bottom.
  open var items: [NSMenuItem] = [] {
    didSet {
      for item in oldValue where item.menu === self { item.menu = nil }
      for item in items { item.menu = self }
      didChange()
    }
  }
  /// Whether items can be chosen for which somebody has the method, and no others. True by itself.
  open var autoenablesItems = true { didSet { didChange() } }
  /// Who hears of the menu.
  open weak var delegate: (any NSMenuDelegate)?
  /// The menu that has this one beside an item.
  open internal(set) weak var supermenu: NSMenu?
  /// Told of changes: by what shows the menu all the time.
  var whenChanged: (() -> Void)?
  private var dismiss: (() -> Void)?
  /// Creates a menu.
  public init(title: String) { self.title = title }
  /// Creates a menu without a title.
  public convenience override init() { self.init(title: "") }
  nonisolated deinit {}
  func didChange() {
    whenChanged?()
    supermenu?.didChange()
  }

  /// Adds an item at the end.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  /// Adds an item at the end.
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Adds an item at a place.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(0, index), items.count))
  }
  /// Adds an item at a place.
  @discardableResult open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  /// Takes an item away.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Takes an item away.
  open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
  open func removeAllItems() { items = [] }
  /// Has a menu open beside an item.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  open var numberOfItems: Int { items.count }
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// The item with a tag.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// The item with a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// Where an item is; -1 for nowhere.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// Where the item with a tag is; -1 for nowhere.
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  /// Where the item is that an object is kept with; -1 for nowhere.
  open func indexOfItem(withRepresentedObject object: Any?) -> Int {
    guard let object = object as AnyObject? else { return -1 }
    return items.firstIndex { item in
      guard let kept = item.representedObject as AnyObject? else { return false }
      return kept === object || (kept as? NSObject)?.isEqual(object) == true
    } ?? -1
  }
  /// Where the item with a title is; -1 for nowhere.
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
  /// Does what choosing an item does.
  open func performActionForItem(at index: Int) { item(at: index)?.perform() }
  /// Looks at once at which items can be chosen, and what the delegate changes.
  open func update() {
    delegate?.menuNeedsUpdate(self)
    didChange()
  }
  /// Closes the menu, if it is open.
  open func cancelTracking() { dismiss?() }

  /// Opens the menu at a place of a view, and does not wait until it closes.
  ///
  /// - Parameters:
  ///   - item: Is to be at the place; it is highlighted by whoever opens the menu next. Only nil and the first item are: others are reported.
  ///   - location: Points, in the view's coordinate space.
  /// - Returns: Whether the menu is open: on a Mac, whether an item was chosen.
  @discardableResult open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: UIView?) -> Bool {
    if let item, item !== items.first {
      Report(
        kind: .notOnLinux, path: "NSMenu.popUp(positioning:)",
        message: "a menu opens with its first item at the place, whatever item is to be there."
      ).tell()
    }
    guard let view else {
      Report(
        kind: .notOnLinux, path: "NSMenu.popUp",
        message: "a menu opens in a view: an app does not know where the screen's points are. Give the view."
      ).tell()
      return false
    }
    return MacRoot.open(provided(), at: view.convertToWindow(location), in: view)
  }
  /// Opens the menu where the pointer is.
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: UIView) {
    menu.popUp(positioning: nil, at: view.convert(event.locationInWindow, from: nil), in: view)
  }

  /// Whether there may be items when the menu opens.
  var hasContent: Bool { !items.isEmpty || delegate != nil }
  /// The items as those of a menu of SwiftUI.
  var content: AnyView {
    delegate?.menuNeedsUpdate(self)
    let items = items
    return AnyView(ForEach(items.indices, id: \.self) { items[$0].item })
  }
  /// The menu as it is opened.
  func provided() -> ProvidedMenu {
    var menu = ProvidedMenu(items: content)
    menu.didOpen = { [weak self] dismiss in
      guard let self else { return }
      self.dismiss = dismiss
      delegate?.menuWillOpen(self)
    }
    menu.didClose = { [weak self] in
      guard let self else { return }
      dismiss = nil
      delegate?.menuDidClose(self)
    }
    return menu
  }
  /// The responder that performs an action without a target.
  static func performer(of action: Selector) -> AnyObject? {
    let window = UIApplication.shared.keyWindow
    let starts: [UIResponder?] = [window?.focusedView, window?.controllerInFront, window]
    for case let start? in starts {
      if let performer = start.target(forAction: action, withSender: nil) { return performer as AnyObject }
    }
    if let delegate = NSApp.delegate, action.isMethod(of: delegate) { return delegate }
    return nil
  }
  /// The actions that the app performs itself, by the names of a Mac.
  private static let performedByApp = [
    "showSettingsWindow:", "showPreferencesWindow:", "terminate:", "hide:", "orderFrontStandardAboutPanel:",
  ]
  /// Whether the app itself performs an action.
  static func isOfApp(_ action: Selector) -> Bool {
    performedByApp.contains(action.description)
  }
}

/// What every view that a representable of AppKit shows has around it: menus of the views in it.
@MainActor final class MacRoot: NSObject, ShownInteraction {
  private(set) weak var view: UIView?
  private let opener = ProvidedMenuOpener()
  nonisolated deinit {}
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
  func modify(_ content: AnyView, of view: UIView) -> AnyView {
    AnyView(
      content.modifier(ProvidedMenuModifier { [weak view] place in view.flatMap { Self.menu(in: $0, at: place) } })
        .modifier(ProvidedMenuOpenerModifier(opener)))
  }
  private static func menu(in root: UIView, at place: CGPoint) -> ProvidedMenu? {
    let point = root.convertFromWindow(place)
    var view = root.hitTest(point, with: nil)
    let event = NSEvent(.rightMouseDown, at: place, in: root.window)
    while let current = view {
      if let menu = current.menu(for: event), menu.hasContent { return menu.provided() }
      view = current.hostView
    }
    return nil
  }
  /// Opens a menu at a point of the window. False where the view is not shown.
  static func open(_ menu: ProvidedMenu, at point: CGPoint, in view: UIView) -> Bool {
    for case let root as MacRoot in view.root.interactions { return root.opener.open(menu, at: point) }
    Report(
      kind: .presentation, path: "\(type(of: view))",
      message: "cannot open a menu: the view is in no window, or in none of AppKit."
    ).tell()
    return false
  }
}

/// What can have a menu: every view. Not a member of the class, since a button of UIKit has another kind of menu under the
/// same name.
@MainActor @preconcurrency public protocol _MenuView: UIView {}
extension _MenuView {
  /// The menu that the other button of the pointer opens in the view.
  public var menu: NSMenu? {
    get { shownMenu }
    set { shownMenu = newValue }
  }
}
extension UIView: _MenuView {}

/// Shows what a view says when the pointer rests on it.
@MainActor final class ToolTip: NSObject, ShownInteraction {
  private(set) weak var view: UIView?
  let text: String
  init(_ text: String) { self.text = text }
  nonisolated deinit {}
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
  func modify(_ content: AnyView, of view: UIView) -> AnyView { AnyView(content.help(Text(verbatim: text))) }
}
extension UIView {
  func toolTipDidChange() {
    for old in interactions where old is ToolTip { removeInteraction(old) }
    if let toolTip, !toolTip.isEmpty { addInteraction(ToolTip(toolTip)) }
  }
}
