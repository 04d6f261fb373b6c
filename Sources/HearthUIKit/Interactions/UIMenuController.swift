import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// A command of the menu of `UIMenuController`.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
  /// What the menu shows.
  open var title: String
  /// The method that a responder is asked for, from the view that shows the menu on along `next`.
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
  nonisolated deinit {}
}

/// The one menu of commands at a place of a view, as apps had it before `UIEditMenuInteraction`, which shows it here.
///
/// Only commands that a responder can perform are in it; without one no menu opens.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  /// The menu of the app.
  public static let shared = UIMenuController()
  /// The commands.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is open.
  open private(set) var isMenuVisible = false
  /// What the menu was opened about: points, in the window.
  open private(set) var menuFrame = CGRect.zero
  private var target: (rect: CGRect, view: UIView)?
  private var interaction: UIEditMenuInteraction?
  private lazy var answers = MenuAnswers(self)
  override init() {}
  nonisolated deinit {}

  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

  /// Opens the menu below a rectangle of a view, which is in a window: points, in the view's coordinate space.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    target = (targetRect, targetView)
    let interaction = UIEditMenuInteraction(delegate: answers)
    self.interaction = interaction
    targetView.addInteraction(interaction)
    let point = CGPoint(x: targetRect.midX, y: targetRect.maxY)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
    // The view is shown with the interaction from the next frame on.
    guard let engine = targetView.window?.content?.engine else {
      return interaction.presentEditMenu(with: configuration)
    }
    engine.performAtEndOfFrame { [weak interaction] in interaction?.presentEditMenu(with: configuration) }
  }
  /// Closes the menu.
  open func hideMenu() {
    guard let interaction else { return }
    self.interaction = nil
    interaction.dismissMenu()
    interaction.view?.removeInteraction(interaction)
  }
  /// Closes the menu, if it was opened in a view.
  open func hideMenu(from targetView: UIView) { if interaction?.view === targetView { hideMenu() } }
  /// Says what the menu is to be about, by the older names.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetRect, targetView) }
  /// Opens the menu about what `setTargetRect(_:in:)` was told, or closes it. It comes and goes as menus do, with an
  /// animation or without.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    let change = {
      if !menuVisible { return self.hideMenu() }
      if let target = self.target { self.showMenu(from: target.view, rect: target.rect) }
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }
  /// Asks again what commands can be performed.
  open func update() { interaction?.reloadVisibleMenu() }

  // MARK: - The interaction

  fileprivate func menu(in view: UIView) -> UIMenu? {
    let commands = (menuItems ?? []).filter { view.target(forAction: $0.action, withSender: self) != nil }
    if commands.isEmpty { return nil }
    return UIMenu(
      children: commands.map { item in
        UIAction(title: item.title) { [weak self, weak view] _ in
          UIApplication.shared.sendAction(
            item.action, to: view?.target(forAction: item.action, withSender: self), from: self, for: nil)
        }
      })
  }
  fileprivate var targetRect: CGRect { target?.rect ?? .null }
  fileprivate func menuDidOpen() {
    isMenuVisible = true
    menuFrame = target.map { $0.view.convert($0.rect, to: nil) } ?? .zero
    post(Self.willShowMenuNotification)
    post(Self.didShowMenuNotification)
  }
  fileprivate func menuDidClose() {
    isMenuVisible = false
    post(Self.willHideMenuNotification)
    post(Self.didHideMenuNotification)
  }
  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// Says to the interaction what the menu of the app has.
private final class MenuAnswers: NSObject, UIEditMenuInteractionDelegate {
  private unowned let controller: UIMenuController
  init(_ controller: UIMenuController) { self.controller = controller }
  nonisolated deinit {}
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { interaction.view.flatMap { controller.menu(in: $0) } }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { controller.targetRect }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { controller.menuDidOpen() }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { controller.menuDidClose() }
}
