import Foundation
import HearthCore
import HearthUI

// The sizes of items in a flow that are as large as their cells want to be.

extension UICollectionViewFlowLayout {
  /// Whether items are as large as their cells want.
  final var sizesItems: Bool { estimatedItemSize != .zero }
  /// The size of an item: points. Before its cell has been seen it is what the delegate or the layout says.
  final func size(_ id: Int, at path: IndexPath, in view: UICollectionView) -> CGSize {
    if sizesItems, let own = view.model.sizes[id] { return own }
    return view.checked(givenSize(at: path, in: view))
  }
  /// The size of an item without its cell.
  final func givenSize(at path: IndexPath, in view: UICollectionView) -> CGSize {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let given = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    // A delegate that says nothing of its own says the layout's size.
    if !sizesItems || given != itemSize || estimatedItemSize == UICollectionViewFlowLayout.automaticSize {
      return given
    }
    return estimatedItemSize
  }
}

extension UICollectionView {
  private var sizingFlow: UICollectionViewFlowLayout? {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout, flow.sizesItems else { return nil }
    return flow
  }
  /// Asks a cell for its size, where that counts, and has the items be placed anew if it wants another one.
  final func measure(_ cell: UICollectionViewCell, _ id: Int, _ path: IndexPath) {
    guard let flow = sizingFlow, take(cell, id, path, flow), !model.awaitsSizes else { return }
    guard let engine = behavior?.node.engine else { return }
    model.awaitsSizes = true
    engine.performAtEndOfRound { [weak self] in
      guard let self else { return }
      model.awaitsSizes = false
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Asks all cells that are seen, before their items are placed.
  final func measureShownCells() {
    guard let flow = sizingFlow else { return }
    for (id, cell) in reuse.shown { if let path = model.path(id) { _ = take(cell, id, path, flow) } }
  }
  /// Whether the cell wants another size than was known.
  private func take(
    _ cell: UICollectionViewCell, _ id: Int, _ path: IndexPath, _ flow: UICollectionViewFlowLayout
  ) -> Bool {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path), known = flow.size(id, at: path, in: self)
    attributes.size = flow.givenSize(at: path, in: self)
    let insets = flow.sectionInset
    attributes.openWidth =
      flow.scrollDirection == .vertical
      ? max(1, bounds.width - contentInset.left - contentInset.right - insets.left - insets.right) : .infinity
    let wanted = checked(cell.preferredLayoutAttributesFitting(attributes).size)
    model.sizes[id] = wanted
    return wanted != known
  }
}
