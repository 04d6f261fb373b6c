import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// A command of a menu: a method that the responders are asked for.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  /// The method. Whoever has it performs it: the responder with the keyboard, else one along `next`.
  public final let action: Selector
  /// Something of the app's own, which tells a command from others with the same method.
  public final let propertyList: Any?
  private var shownTitle: String
  private var shownImage: UIImage?
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }
  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }
  /// What the command does, in more words than the title; nil for the title.
  open var discoverabilityTitle: String?
  /// How a menu shows the command.
  open var attributes: Attributes
  /// Whether a menu marks it as chosen.
  open var state: State
  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (shownTitle, shownImage, self.action, self.propertyList) = (title, image, action, propertyList)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image, subtitle: nil)
  }
  nonisolated deinit {}
  /// Has the first responder that can perform it: from `start` on along `next`, else where actions go by themselves.
  @discardableResult func perform(from start: UIResponder? = nil) -> Bool {
    if attributes.contains(.disabled) { return false }
    let target = start?.target(forAction: action, withSender: self)
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
  override var item: AnyView {
    if attributes.contains(.hidden) { return AnyView(EmptyView()) }
    let button = Button(role: attributes.contains(.destructive) ? .destructive : nil) { [self] in
      perform()
    } label: {
      label
    }
    .disabled(attributes.contains(.disabled))
    return shortcut.map { AnyView(button.keyboardShortcut($0)) } ?? AnyView(button)
  }
  override var isChosen: Bool { state == .on }
  override var labelImage: UIImage? { state == .on ? UIImage(systemName: "checkmark") : image }
  var shortcut: KeyboardShortcut? { nil }
}

/// A key, with modifiers, that calls a method while its responder, or one from which it is reached along `next`, is the
/// first one.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///   [UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: #selector(showNext))]
/// }
/// ```
@MainActor @preconcurrency open class UIKeyCommand: UICommand {
  /// The letter on the key, or one of the constants.
  public final let input: String?
  /// The modifier keys that are held down with it.
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the key goes here before views and texts want it.
  open var wantsPriorityOverSystemBehavior = false
  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
  /// Creates a command without a title that says what it does.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }
  /// Creates a command for menus.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  nonisolated deinit {}

  /// Names of keys that type nothing. Source: those of UIKit.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  private var key: KeyEquivalent? {
    guard let input else { return nil }
    if let named = KeyNames.all.first(where: { $0.value == input })?.key { return named }
    return input == "\n" ? .return : input.count == 1 ? input.lowercased().first.map { KeyEquivalent($0) } : nil
  }
  override var shortcut: KeyboardShortcut? {
    key.map { KeyboardShortcut($0, modifiers: modifiers) }
  }
  private var modifiers: EventModifiers {
    var modifiers: EventModifiers = []
    if modifierFlags.contains(.shift) { modifiers.insert(.shift) }
    if modifierFlags.contains(.control) { modifiers.insert(.control) }
    if modifierFlags.contains(.alternate) { modifiers.insert(.option) }
    if modifierFlags.contains(.command) { modifiers.insert(.command) }
    return modifiers
  }
  /// Whether a key is this one. A letter that needs Shift, as "+", may be written with Shift or without.
  func isMeant(by event: KeyEvent) -> Bool {
    let held = event.modifiers.subtracting([.capsLock, .numericPad])
    if key == event.key, held == modifiers { return true }
    return input == event.characters && input?.isEmpty == false && held.subtracting(.shift) == modifiers
  }
}

/// Changes menus before they are shown; see `UIResponder.buildMenu(with:)`. Identifiers that the menus do not have change nothing, which is reported.
@MainActor @preconcurrency public protocol UIMenuBuilder: AnyObject {
  /// Whose menus they are.
  var system: UIMenuSystem { get }
  /// A menu by its identifier; nil where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// An action by its identifier; nil where there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// A command by its method and, where that is not nil, its property list; nil where there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts what a closure makes of a menu's children in their place.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu right before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu right behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu as the first one in another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu as the last one in another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
