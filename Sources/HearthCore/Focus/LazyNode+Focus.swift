import HearthFocus

// Focus moves by data in a lazy container: rows that were never on screen are made when a move needs them.

extension LazyNode {
  /// Scrolls the row of an element into view in the next layout, by the shortest way.
  func reveal(_ element: Int) {
    if let scroll = scrolls.first { scroll.move(to: .element(self, index: element, anchor: nil)) }
  }
  /// The nearest element without a node in a direction; nil at the end of the data, or across the axis.
  func elementBeyondView(_ direction: FocusStep) -> Int? {
    guard !scrolls.isEmpty, let first = live.first?.index, let last = live.last?.index else { return nil }
    let isForward: Bool
    switch direction {
    case .following: isForward = true
    case .preceding: isForward = false
    case .toward(.down) where axis == .vertical: isForward = true
    case .toward(.up) where axis == .vertical: isForward = false
    case .toward(.right) where axis == .horizontal: isForward = !flags.contains(.isRightToLeft)
    case .toward(.left) where axis == .horizontal: isForward = flags.contains(.isRightToLeft)
    case .toward: return nil
    }
    // Half a view further, so that no row is passed over.
    let step = max(1, live.count / 2)
    if isForward {
      let isThere = hasElement(last + step)
      return isThere ? last + step : last + 1 < elementTotal ? elementTotal - 1 : nil
    }
    return first > 0 ? max(first - step, 0) : nil
  }
  /// The element around a node, where it is kept out of view.
  func elementOutOfView(around node: LayoutNode) -> Int? {
    extras.first { $0.node.contains(node) && slot(of: $0.index) == nil }?.index
  }
}
