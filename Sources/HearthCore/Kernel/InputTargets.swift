import Foundation
import HearthRendering

/// A node that learns when a pointer that is not pressed, or pressed here, is above it.
@MainActor package protocol HoverTarget: LayoutNode {
  /// The place in this node's coordinate space, or nil when the pointer has left.
  func hoverDidChange(_ location: CGPoint?)
}

/// A node that scrolls its content.
@MainActor package protocol ScrollInputTarget: LayoutNode {
  /// Scrolls by as much of `event.delta` as it can. False when it cannot move that way at all,
  /// so that the next one outwards is asked.
  func scroll(_ event: ScrollEvent) -> Bool
  /// Scrolls so that `rect` (in this node's coordinate space) is visible.
  func scrollToVisible(_ rect: CGRect)
}
