import Foundation
import HearthFocus

extension KeyDispatcher {
  /// Types to select among the elements of the lazy grid around the focused view; the view that took the key.
  ///
  /// Elements in view are found anywhere. Others are made, in the order of the data and
  /// scrolled to, up to `TypeSelectBuffer.reach`.
  func selectByTyping(_ event: KeyEvent) -> Node? {
    guard event.phase == .down, event.typesText, let focused = focus.focused,
      let (grid, element) = grid(around: focused)
    else { return nil }
    guard let (prefix, startsAfterCurrent) = typeSelect.append(event) else { return nil }
    let name: (Int, inout Int) -> String? = { index, left in
      if let node = grid.liveNode(at: index) { return self.focus.hasTarget(under: node) ? node.typeSelectName : nil }
      guard left > 0 else { return nil }
      left -= 1
      let node = grid.makeElement(at: index)
      return self.focus.hasTarget(under: node) ? node.typeSelectName : nil
    }
    guard
      let index = TypeSelectBuffer.find(prefix, in: grid.elementTotal, current: element, startsAfterCurrent, name: name)
    else { return nil }
    if let node = grid.liveNode(at: index) {
      if let target = focus.firstTarget(under: node) { focus.setFocus(target, cause: .key, reason: .typed(prefix)) }
      return grid
    }
    grid.reveal(index)
    // It has its place when the update is over.
    engine.performAtEndOfRound { [weak grid, focus] in
      guard let grid, !grid.isUnmounted, let node = grid.liveNode(at: index),
        let target = focus.firstTarget(under: node)
      else { return }
      focus.setFocus(target, cause: .key, reason: .typed(prefix))
    }
    return grid
  }
  private func grid(around node: LayoutNode) -> (LazyGridNode, Int)? {
    var node = node
    while let parent = node.layoutParent {
      if let grid = parent as? LazyGridNode { return (grid, Int(node.indexInParent)) }
      node = parent
    }
    return nil
  }
}
