import Foundation
import HearthCore

// The context menu of a row, and its primary action.

extension ListRow {
  /// What the menu of the list is opened for.
  private var subjects: [AnyHashable] { isSelected ? list.selectedIdentities : id.map { [$0] } ?? [] }
  var hasContextMenu: Bool {
    place.kind == .row && node.isEnabled && (list.selectionMenu != nil || ownMenu != nil || swipeMenu != nil)
  }
  /// The row's own actions are in the list's menu as long as that is for the row alone.
  private var addedActions: (() -> [MenuEntry])? {
    subjects.count > 1 ? nil : { [weak self] in self?.menuActions ?? [] }
  }
  @discardableResult func openContextMenu(at point: CGPoint, _ cause: ContextMenuBehavior.Cause) -> Bool {
    if ownMenu == nil, let menu = ContextMenuBehavior.provided(around: list.node),
      menu.open(at: point, cause, subject: node, adding: { [weak self] in self?.menuActions ?? [] })
    {
      return true
    }
    if let menu = ownMenu ?? swipeMenu { return menu.open(at: point, cause) }
    guard let menu = list.selectionMenu,
      menu.open(
        at: point, cause, subject: node, rows: subjects, adding: addedActions,
        didClose: { [weak self] in
          self?.isMenuSubject = false
          self?.node.setNeedsRecord()
        })
    else { return false }
    isMenuSubject = true
    node.setNeedsRecord()
    return true
  }
  /// Below the row, by a key.
  func openContextMenuByKey() -> Bool {
    let frame = node.frameInWindow
    if ownMenu == nil, let menu = ContextMenuBehavior.provided(around: list.node),
      menu.openByKey(below: frame, subject: node, adding: { [weak self] in self?.menuActions ?? [] })
    {
      return true
    }
    if let menu = ownMenu ?? swipeMenu { return menu.openByKey(below: frame) }
    return list.selectionMenu?.openByKey(below: frame, subject: node, rows: subjects, adding: addedActions) ?? false
  }
  /// Where the list has one, a double click performs it for what is selected, and
  /// a tap on a phone or tablet for the row.
  func performsPrimaryAction(_ count: Int, _ modifiers: EventModifiers, isTouch: Bool) -> Bool {
    guard let action = list.selectionMenu?.primaryAction, canBeSelected, let id,
      modifiers.isDisjoint(with: [.command, .shift])
    else { return false }
    let idiom = node.scope.value(IdiomKey.self)
    if idiom.isTouched || isTouch {
      action([id])
      return true
    }
    guard count == 2 else { return false }
    action(subjects)
    return true
  }
}
