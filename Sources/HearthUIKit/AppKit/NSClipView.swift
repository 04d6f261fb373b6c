import Foundation
import HearthCore
import HearthUI

/// The part of a document that a scroll view shows: `bounds` says which, and moves when it is scrolled.
///
/// It belongs to `NSScrollView.contentView`, where apps ask for what is seen, scroll to a point and hear of movements:
///
///     scrollView.contentView.postsBoundsChangedNotifications = true
///     NotificationCenter.default.addObserver(
///       forName: NSView.boundsDidChangeNotification, object: scrollView.contentView, queue: .main) { _ in … }
@MainActor @preconcurrency open class NSClipView: NSView {
  weak var scroll: NSScrollView?
  nonisolated deinit {}
  /// What is shown a part of.
  open var documentView: NSView? {
    get { scroll?.documentView }
    set { scroll?.documentView = newValue }
  }
  /// The part that is shown, in the coordinate space of `documentView`: points.
  open var documentVisibleRect: CGRect { scroll?.documentVisibleRect ?? .zero }
  /// All that can be shown: points.
  open var documentRect: CGRect { documentView?.bounds ?? .zero }
  /// Whether `NSView.boundsDidChangeNotification` is posted when the content moves.
  open var postsBoundsChangedNotifications = true
  open override var isFlipped: Bool { documentView?.isFlipped ?? true }
  open override var bounds: CGRect {
    get { CGRect(origin: scroll?.offset ?? .zero, size: scroll?.bounds.size ?? .zero) }
    set { scroll?.offset = newValue.origin }
  }
  /// Scrolls so that a point of the document is at the upper left corner, or at the lower one where its y runs upwards.
  open func scroll(to newOrigin: CGPoint) {
    if documentView is any ScrollsItself { scroll?.offset = newOrigin } else { scroll?.scroll(to: newOrigin) }
  }
  /// Where the bounds may begin, of what was asked for: points, from the upper left corner. By itself within `documentRect`. A class that says
  /// something else is asked each time that the content moves or has another size; less than zero leaves room before a document that is smaller.
  open func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect { usualBounds(proposedBounds) }
  final func usualBounds(_ proposed: CGRect) -> CGRect {
    let size = documentRect.size
    var bounds = proposed
    bounds.origin.x = min(max(0, proposed.minX), max(0, size.width - proposed.width))
    bounds.origin.y = min(max(0, proposed.minY), max(0, size.height - proposed.height))
    return bounds
  }

  private var shown: CGRect?
  func move(to offset: CGPoint) { tell(CGRect(origin: offset, size: shown?.size ?? scroll?.bounds.size ?? .zero)) }
  func resize(to size: CGSize) { tell(CGRect(origin: scroll?.offset ?? .zero, size: size)) }
  private func tell(_ rect: CGRect) {
    let old = shown
    shown = rect
    guard let old, old != rect, postsBoundsChangedNotifications else { return }
    NotificationCenter.default.post(name: NSView.boundsDidChangeNotification, object: self)
  }
}
/// Hears of a scroll view's movements.
@MainActor final class ScrollFollower: NSObject, UIScrollViewDelegate {
  weak var owner: NSScrollView?
  nonisolated deinit {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) { owner?.contentDidMove(to: scrollView.contentOffset) }
}
/// A bar of a scroll view: what bars look like is the desktop's.
public enum NSScroller {
  /// As wide as the room beside the content, or above the content while it is scrolled.
  public nonisolated enum Style: Int, Sendable { case legacy = 0, overlay }
}
extension UIView {
  /// The bounds of a view have changed: those of a scroll view's `contentView`. The object is that view.
  public nonisolated static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
}
