import Foundation

/// A rectangle that can have focus.
package struct FocusTarget: Hashable, Sendable {
  package var id: FocusID

  /// Points, in the window's coordinate space, y downwards; the whole view, also where it is scrolled out or covered.
  ///
  /// A frame that is empty or not finite lies in no direction; the sequential order still reaches it.
  package var frame: CGRect

  /// The part left by whatever covers or clips it, in the window's coordinate space; nil for all of it.
  ///
  /// Scroll containers do not count: the map knows them, and a move inside one may use what is scrolled out.
  package var visibleFrame: CGRect?

  /// The innermost group around it; nil for the window.
  package var group: FocusID?

  /// Whether it may take focus now: enabled, not hidden, not covered.
  ///
  /// Targets which may not still belong in the map, so that the place of a focused one that was just disabled is known.
  package var isEnabled: Bool

  package init(
    _ id: FocusID, frame: CGRect, visibleFrame: CGRect? = nil, group: FocusID? = nil, isEnabled: Bool = true
  ) {
    self.id = id
    self.frame = frame
    self.visibleFrame = visibleFrame
    self.group = group
    self.isEnabled = isEnabled
  }
}
