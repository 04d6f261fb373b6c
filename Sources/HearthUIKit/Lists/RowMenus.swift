import Foundation
import HearthCore
import HearthUI

// The menus of rows and items, which the delegate of a table or of a collection makes when they open.

extension View {
  /// With menus that are asked for at a place of the window; without for nil.
  func withMenus(_ menu: ((CGPoint) -> ProvidedMenu?)?) -> AnyView { AnyView(modifier(ProvidedMenuModifier(menu))) }
}

extension UIView {
  /// Whether a place of the window is in the view, as it is shown.
  fileprivate func isShown(at place: CGPoint) -> Bool { behavior?.node.frameInWindow.contains(place) == true }
}

extension UIContextMenuConfiguration {
  /// The menu of a row or an item.
  fileprivate func provided(
    _ highlighted: UITargetedPreview?, subject: UIView, commit: @escaping (MenuAnimator) -> Void
  ) -> ProvidedMenu? {
    var menu = provided(highlighted, subject: subject)
    menu?.previewAction = { MenuAnimator.run(self.preview, commit) }
    return menu
  }
}

extension UITableView {
  /// The menu of the row at a place of the window.
  var rowMenu: (CGPoint) -> ProvidedMenu? {
    { [weak self] place in
      guard let self, let delegate,
        let cell = visibleCells.first(where: { $0.isShown(at: place) }), let path = indexPath(for: cell)
      else { return nil }
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: path, point: convertFromWindow(place))
      guard let configuration else { return nil }
      let highlighted = delegate.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
      return configuration.provided(highlighted, subject: cell) { [weak self] animator in
        guard let self, let delegate = self.delegate else { return }
        delegate.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
  }
}

extension UICollectionView {
  /// The menu at a place of the window: of the item there, or of all that are selected where that is one of several. Beside
  /// the items it is asked for with no item. Source: Apple, documentation of
  /// collectionView(_:contextMenuConfigurationForItemsAt:point:).
  var itemMenu: (CGPoint) -> ProvidedMenu? {
    { [weak self] place in
      guard let self, let delegate else { return nil }
      let cell = visibleCells.first { $0.isShown(at: place) }
      var paths = cell.flatMap { self.indexPath(for: $0) }.map { [$0] } ?? []
      let selected = indexPathsForSelectedItems ?? []
      if let first = paths.first, selected.count > 1, selected.contains(first) { paths = selected.sorted() }
      let configuration = delegate.collectionView(
        self, contextMenuConfigurationForItemsAt: paths, point: convertFromWindow(place))
      guard let configuration else { return nil }
      let highlighted = delegate.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
      return configuration.provided(highlighted, subject: cell ?? self) { [weak self] animator in
        guard let self, let delegate = self.delegate else { return }
        delegate.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
  }
}
