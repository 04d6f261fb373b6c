import Foundation
import HearthCore
import HearthUI

/// Says which menu a view has, and hears of it.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What stands out while the menu is open, where a finger opened it; nil for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What stands out was pressed. The menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// The menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// The menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// A menu of a view, which opens by the other button of the pointer, by a finger that rests, and by the Menu key.
///
///     let interaction = UIContextMenuInteraction(delegate: self)
///     photo.addInteraction(interaction)
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, ShownInteraction {
  /// Says which menu there is.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Where the menu was asked for last, in the window.
  private var place: CGPoint?
  private var dismiss: (() -> Void)?
  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  nonisolated deinit {}
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }
  /// Where the menu was asked for: points of a view's coordinate space, or of the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let place else { return .zero }
    return view.map { $0.convertFromWindow(place) } ?? place
  }
  /// Closes the menu, if it is open.
  open func dismissMenu() {
    dismiss?()
    dismiss = nil
  }
  func modify(_ content: AnyView, of view: UIView) -> AnyView {
    AnyView(content.modifier(ProvidedMenuModifier { [weak self] in self?.menu(at: $0) }))
  }
  private func menu(at place: CGPoint) -> ProvidedMenu? {
    guard let view, let delegate, view.isTouchable else { return nil }
    self.place = place
    let location = view.convertFromWindow(place)
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location) else {
      return nil
    }
    let highlighted = delegate.contextMenuInteraction(
      self, previewForHighlightingMenuWithConfiguration: configuration)
    var menu = configuration.provided(highlighted, subject: view)
    menu?.didOpen = { [weak self] dismiss in
      guard let self else { return }
      self.dismiss = dismiss
      MenuAnimator.run(configuration.preview) {
        self.delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
      }
    }
    menu?.didClose = { [weak self] in
      guard let self else { return }
      self.dismiss = nil
      MenuAnimator.run(configuration.preview) {
        self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0)
      }
    }
    menu?.previewAction = { [weak self] in
      guard let self else { return }
      MenuAnimator.run(configuration.preview) {
        self.delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      }
    }
    return menu
  }
}
