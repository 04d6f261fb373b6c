import Foundation
import HearthCore
import HearthUI

/// A menu that an app opens at a place of a view.
@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  /// What the app knows the menu by.
  public let identifier: AnyHashable
  /// Where the menu opens: points, in the view's coordinate space.
  public let sourcePoint: CGPoint
  /// Creates a configuration. Without an identifier it has one of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
  }
  nonisolated deinit {}
}

/// Says what is in the menus of an edit menu interaction, and hears of them.
@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu; nil for the actions that the system suggests, which are none: nothing opens then.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu is about, in the view's coordinate space: it opens below. A null rectangle stands for the point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu opens.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu closes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Animations beside those by which an edit menu comes and goes.
@MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs with the menu's own animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after them.
  func addCompletion(_ completion: @escaping () -> Void)
}
extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// A menu that the app opens at a place of a view: of what can be done with what is selected there.
///
///     let menu = UIEditMenuInteraction(delegate: self)
///     canvas.addInteraction(menu)
///     menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, ShownInteraction {
  /// Says what is in the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private let opener = ProvidedMenuOpener()
  private var shown: UIEditMenuConfiguration?
  private var dismiss: (() -> Void)?
  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  nonisolated deinit {}
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }
  func modify(_ content: AnyView, of view: UIView) -> AnyView {
    AnyView(content.modifier(ProvidedMenuOpenerModifier(opener)))
  }

  /// Opens a menu. The view is in a window.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let delegate else { return }
    guard let menu = delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: []) else { return }
    let target = delegate.editMenuInteraction(self, targetRectFor: configuration)
    let point = target.isNull ? configuration.sourcePoint : CGPoint(x: target.midX, y: target.maxY)
    var provided = ProvidedMenu(items: menu.items)
    provided.didOpen = { [weak self] dismiss in
      guard let self else { return }
      (self.dismiss, shown) = (dismiss, configuration)
      MenuAnimator.run(nil) {
        self.delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0)
      }
    }
    provided.didClose = { [weak self] in
      guard let self else { return }
      (self.dismiss, shown) = (nil, nil)
      MenuAnimator.run(nil) {
        self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0)
      }
    }
    opener.open(provided, at: view.convertToWindow(point))
  }
  /// Closes the menu, if it is open.
  open func dismissMenu() { dismiss?() }
  /// Asks for the menu that is open again.
  open func reloadVisibleMenu() {
    guard let shown else { return }
    dismissMenu()
    presentEditMenu(with: shown)
  }
  /// Where the menu was opened: points of a view's coordinate space, or of the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }
}
