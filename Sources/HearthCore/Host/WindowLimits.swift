import Foundation
import HearthRendering

/// The sizes that a window may have: points, of its content. An axis of `greatest` may be infinite.
package struct WindowLimits: Equatable, Sendable {
  package var least = CGSize.zero
  package var greatest = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  package init() {}
  package init(least: CGSize, greatest: CGSize) { (self.least, self.greatest) = (least, greatest) }

  package func clamped(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(least.width, min(size.width, greatest.width)),
      height: max(least.height, min(size.height, greatest.height)))
  }
  /// Whether there is one size only.
  package var isFixed: Bool { least == greatest }
}

/// How the title bar of a window is to look.
package struct WindowTitleBar: Equatable, Sendable {
  /// Whether the bar is hidden, and the window's buttons lie above its content.
  package var isHidden = false
  /// Whether the bar has the window's title in it. The desktop knows the title in any case.
  package var showsTitle = true
  /// Whether the bar has the ground of the content, without a line below it.
  package var isFlat = false
  package init() {}
}

/// What the user may do with a window.
package struct WindowAbilities: Equatable, Sendable {
  package var canClose = true
  package var canResize = true
  package var canMinimize = true
  /// Whether the window may fill the screen, without title bar and without what the desktop shows.
  package var canFillScreen = true
  /// Whether what the desktop shows at the edges of a small screen stays there while the app is in front.
  package var showsDesktop = true
  package init() {}
}
