import Foundation
import HearthCore
import HearthUI

/// The menus of an app whose delegate builds them.
@MainActor final class MainMenuBuilder: UIMenuBuilder {
  let system = UIMenuSystem.main
  private var root = MainMenuBuilder.standard
  private init() {}
  nonisolated deinit {}

  /// Makes the menus anew, where the app has a delegate that builds them.
  static func rebuild() {
    guard let scenes = AppScenes.current ?? AppScenes.starting, scenes.showsWindowsOfDelegate,
      let delegate = UIApplication.shared.delegate as? UIResponder,
      ClassMethods.menuBuilding.areOverridden(by: type(of: delegate))
    else { return }
    let builder = MainMenuBuilder()
    delegate.buildMenu(with: builder)
    shown = builder.root
    show()
  }
  /// What was built last.
  private static var shown: UIMenu?
  /// Shows the menus as they are: titles and states of commands may be different.
  static func show() {
    guard let shown, let scenes = AppScenes.current ?? AppScenes.starting else { return }
    scenes.setMenus(
      shown.children.compactMap { element in
        guard let menu = element as? UIMenu, !menu.isWithoutItems else { return nil }
        return (menu.title, menu.barItems)
      })
  }

  private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }
  /// What is there before an app changes something. Source: Apple, documentation of `UIMenu.Identifier`; on Linux the groups of the app's menu are
  /// where its desktops' users look, as those of commands.
  private static var standard: UIMenu {
    func menu(_ identifier: UIMenu.Identifier, _ title: StandardMenuTitle, _ children: [UIMenu]) -> UIMenu {
      UIMenu(title: title.text, identifier: identifier, children: children)
    }
    func items(_ all: StandardMenuItem.Kind...) -> [UIMenuElement] { all.map { StandardElement($0) } }
    return UIMenu(
      identifier: .root,
      children: [
        menu(
          .file, .file,
          [
            group(.newScene, items(.newWindow)), group(.openRecent), group(.document), group(.close, items(.close)),
            group(.print), group(.application, [group(.services), group(.hide), group(.quit, items(.quit))]),
          ]),
        menu(
          .edit, .edit,
          [
            group(.undoRedo, items(.undo, .redo)),
            group(.standardEdit, items(.cut, .copy, .paste, .delete, .selectAll)), group(.find), group(.spelling),
            group(.substitutions), group(.transformations), group(.speech), group(.preferences),
          ]),
        menu(.format, .format, [group(.font), group(.text)]),
        menu(.view, .view, [group(.toolbar), group(.sidebar), group(.fullscreen)]),
        menu(.window, .window, [group(.minimizeAndZoom), group(.bringAllToFront)]),
        menu(.help, .help, [group(.about)]),
      ])
  }

  // MARK: Looking

  private func first<T>(_ look: (UIMenuElement) -> T?) -> T? {
    func search(_ menu: UIMenu) -> T? {
      for child in menu.children {
        if let found = look(child) { return found }
        if let menu = child as? UIMenu, let found = search(menu) { return found }
      }
      return nil
    }
    return look(root) ?? search(root)
  }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
  }
  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
  }
  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first {
      guard let command = $0 as? UICommand, command.action == action else { return nil }
      guard let propertyList else { return command }
      return (propertyList as? AnyHashable) == (command.propertyList as? AnyHashable) ? command : nil
    }
  }

  // MARK: Changing

  /// Changes the children among which a menu is; `change` is told where.
  private func change(
    _ identifier: UIMenu.Identifier, _ change: (_ siblings: inout [UIMenuElement], _ index: Int) -> Void
  ) {
    func rebuilt(_ menu: UIMenu) -> UIMenu? {
      var children = menu.children
      if let index = children.firstIndex(where: { ($0 as? UIMenu)?.identifier == identifier }) {
        change(&children, index)
        return menu.replacingChildren(children)
      }
      for (index, child) in children.enumerated() {
        guard let inner = child as? UIMenu, let new = rebuilt(inner) else { continue }
        children[index] = new
        return menu.replacingChildren(children)
      }
      return nil
    }
    if let new = rebuilt(root) { root = new } else { reportMissing(identifier) }
  }
  private func changeChildren(_ identifier: UIMenu.Identifier, _ make: ([UIMenuElement]) -> [UIMenuElement]) {
    if identifier == .root { return root = root.replacingChildren(make(root.children)) }
    change(identifier) { siblings, index in
      if let menu = siblings[index] as? UIMenu { siblings[index] = menu.replacingChildren(make(menu.children)) }
    }
  }
  private func reportMissing(_ identifier: UIMenu.Identifier) {
    Report(
      kind: .controlValue, path: "UIMenuBuilder",
      message:
        "There is no menu '\(identifier.rawValue)': nothing is changed. See UIMenu.Identifier for those that there are."
    ).tell()
  }
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if replacedIdentifier == .root { return root = replacementMenu }
    change(replacedIdentifier) { $0[$1] = replacementMenu }
  }
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { withoutActuallyEscaping(childrenBlock) { changeChildren(parentIdentifier, $0) } }
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { $0.insert(siblingMenu, at: $1) }
  }
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { $0.insert(siblingMenu, at: $1 + 1) }
  }
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    changeChildren(parentIdentifier) { [childMenu] + $0 }
  }
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    changeChildren(parentIdentifier) { $0 + [childMenu] }
  }
  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { $0.remove(at: $1) } }
}

/// An item that every app has.
@MainActor private final class StandardElement: UIMenuElement {
  private let kind: StandardMenuItem.Kind
  init(_ kind: StandardMenuItem.Kind) {
    self.kind = kind
    super.init(title: "", image: nil, subtitle: nil)
  }
  nonisolated deinit {}
  override var item: AnyView { AnyView(StandardMenuItem(kind)) }
}

extension UIMenu {
  /// Whether nothing in it is shown.
  fileprivate var isWithoutItems: Bool { children.allSatisfy { ($0 as? UIMenu)?.isWithoutItems ?? false } }
  /// The items in the bar of a window, where commands are asked about each time that the menu opens.
  fileprivate var barItems: AnyView {
    let children = children.filter { !(($0 as? UIMenu)?.isWithoutItems ?? false) }
    return AnyView(
      ForEach(children.indices, id: \.self) { index in
        if let menu = children[index] as? UIMenu, !menu.options.contains(.displayAsPalette) {
          if menu.options.contains(.displayInline) {
            if menu.title.isEmpty { Section { menu.barItems } } else { Section(menu.title) { menu.barItems } }
          } else {
            Menu {
              menu.barItems
            } label: {
              menu.label
            }
          }
        } else if let command = children[index] as? UICommand {
          command.barItem
        } else {
          children[index].item
        }
      })
  }
}

extension UICommand {
  /// The command in the bar of a window.
  fileprivate var barItem: AnyView {
    if attributes.contains(.hidden) { return AnyView(EmptyView()) }
    let mark = state == .on ? "✓ " : state == .mixed ? "– " : ""
    return AnyView(
      AppMenuItem(mark + title, shortcut) { [self] in
        isOffered
      } perform: { [self] in
        perform()
      })
  }
  /// Whether a responder performs the command now, after it has been asked about. Source: Apple, `UIResponder.validate(_:)`.
  private var isOffered: Bool {
    let before = (title, state, attributes.contains(.hidden))
    var target = NSMenu.performer(of: action)
    if target == nil, let delegate = UIApplication.shared.delegate, action.isMethod(of: delegate) { target = delegate }
    guard let target else { return false }
    (target as? UIResponder)?.validate(self)
    // What a responder has said of it is shown with the next frame, but for whether it can be chosen.
    if before != (title, state, attributes.contains(.hidden)) { Task { @MainActor in MainMenuBuilder.show() } }
    return !attributes.contains(.disabled)
  }
}

extension ClassMethods {
  /// The method of a delegate that builds menus.
  fileprivate static let menuBuilding = ClassMethods(of: UIResponder.self, overriddenBy: BuildingResponder.self)
}
// The method does something, so that no optimiser takes it for that of the base class.
private final class BuildingResponder: UIResponder {
  override func buildMenu(with builder: any UIMenuBuilder) { builder.remove(menu: .format) }
}
