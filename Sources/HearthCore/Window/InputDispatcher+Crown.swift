import Foundation

extension InputDispatcher {
  /// Points that a notch scrolls where nothing takes the crown. Source: our choice, about a line of text.
  private static let notchLength: CGFloat = 20

  /// To the focused view, or the first around it that takes the crown; then a
  /// scroll view scrolls, up for a positive turn.
  func turnCrown(by notches: Double) -> Bool {
    let time = engine.content?.time ?? 0
    if turnFocused(by: notches, at: time) { return true }
    guard notches.isFinite else { return false }
    let event = ScrollEvent(
      at: .zero, delta: CGSize(width: 0, height: CGFloat(notches) * Self.notchLength), isPrecise: true, time: time)
    let end = keys.modalRoot
    var node: LayoutNode? = focus.focused ?? firstScrollView(in: end ?? engine.root)
    while let current = node {
      if current.flags.contains(.isScrollTarget), let target = current as? any ScrollInputTarget, target.scroll(event) {
        return true
      }
      node = current === end ? nil : current.layoutParent
    }
    return false
  }
  private func turnFocused(by notches: Double, at time: Double) -> Bool {
    let end = keys.modalRoot
    var node: LayoutNode? = focus.focused
    while let current = node {
      if let crown = current as? CrownNode, crown.turn(by: notches, at: time) { return true }
      node = current === end ? nil : current.layoutParent
    }
    return false
  }
  private func firstScrollView(in node: LayoutNode) -> LayoutNode? {
    if node.flags.contains(.isScrollTarget) { return node }
    var found: LayoutNode?
    node.visitLayoutChildren { if found == nil { found = firstScrollView(in: $0) } }
    return found
  }
  /// Over the focused view of a watch a wheel is a crown: a notch is a notch, up is positive.
  func turnsCrown(_ event: ScrollEvent, over chain: [LayoutNode]) -> Bool {
    guard engine.content?.rootScope.value(IdiomKey.self) == .watch, let focused = focus.focused,
      chain.contains(where: { $0 === focused })
    else { return false }
    // Source: points of a notch in the GTK host; a line of text for a touch pad.
    let notches = Double(event.delta.height) / (event.isPrecise ? Double(Self.notchLength) : 57)
    return turnFocused(by: notches, at: event.time)
  }
}
