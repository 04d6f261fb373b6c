import Foundation
import HearthRendering

// Links of a text by keys.
//
// A text with links is one stop of Tab. Its first link has focus then; arrows lead from one link to the next, in reading
// order, and from the last and the first one to other views. Return and Space open the link that has focus. Within a control
// the links are the control's, as they are for a screen reader. Source: WCAG 2.1, 2.1.1: what a click does keys do too; that a
// text is one stop is our choice, so that Tab leads through a page quickly.

/// Links in the order of the text, and which of them has focus when the text has it.
struct FocusedLinks {
  private var links: [TextLink] = []
  private var index = 0

  mutating func take(_ new: [TextLink]) {
    links = new
    index = min(index, max(0, new.count - 1))
  }
  var current: TextLink? { links.indices.contains(index) ? links[index] : nil }
  mutating func goToFirst() { index = 0 }
  /// False at the end: the focus is somebody else's then.
  mutating func move(forward: Bool) -> Bool {
    let next = forward ? index + 1 : index - 1
    guard links.indices.contains(next) else { return false }
    index = next
    return true
  }
}

extension TextNode: FocusTarget {
  /// Takes the links of the text as it is laid out. It is a stop as long as it has any.
  func takeLinks(_ links: [TextLink]) {
    let isStop = flags.contains(.isFocusTarget)
    if links.isEmpty && !isStop { return }
    focusedLinks.take(links)
    if links.isEmpty {
      flags.remove(.isFocusTarget)
      focusMayHaveChanged()
    } else if !isStop {
      flags.insert(.isFocusTarget)
      joinFocusTree()
    }
  }
  package var focusInteractions: FocusInteractions { .activate }
  package var canBecomeFocused: Bool { focusedLinks.current != nil && isEnabled && !isInControl }
  private var isInControl: Bool {
    var node = layoutParent
    while let current = node {
      if current.flags.contains(.isFocusTarget), !current.flags.contains(.isFocusGroup),
        let target = current.focusTarget, !target.focusInteractions.contains(.edit)
      {
        return true
      }
      node = current.layoutParent
    }
    return false
  }
  package func focusDidChange(isFocused: Bool) { if isFocused { focusedLinks.goToFirst() } }

  package func handleFocusedKey(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.command, .control, .option, .shift]) else {
      return false
    }
    let next: KeyEquivalent = scope.isRightToLeft ? .leftArrow : .rightArrow
    let previous: KeyEquivalent = scope.isRightToLeft ? .rightArrow : .leftArrow
    switch event.key {
    case .return, .space:
      guard let link = focusedLinks.current else { return false }
      if event.phase == .down { open(link.url) }
      return true
    case next, .downArrow: return goToLink(forward: true)
    case previous, .upArrow: return goToLink(forward: false)
    default: return false
    }
  }
  private func goToLink(forward: Bool) -> Bool {
    guard focusedLinks.move(forward: forward) else { return false }
    engine.requestFrame()
    return true
  }
  /// Around the link that has focus; around all of its lines where it has several.
  package func focusOutline(outset: CGFloat) -> DisplayShape? {
    guard let link = focusedLinks.current else { return nil }
    let frame = layout(proposal).rectangles(of: link.range).reduce(CGRect.null) { $0.union($1) }
    if frame.isNull { return nil }
    return .roundedRectangle(frame.insetBy(dx: -outset, dy: -outset), radius: 3 + outset)
  }
}
