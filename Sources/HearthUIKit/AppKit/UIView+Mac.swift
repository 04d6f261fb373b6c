import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// The ring around the view that has the keyboard. Source: AppKit's numbers.
public nonisolated enum NSFocusRingType: UInt, Sendable {
  /// What suits the view.
  case `default` = 0
  /// Nothing.
  case none
  /// A ring outside of it.
  case exterior
}

extension UIView {
  /// The scroll view that shows the view; nil for none.
  public var enclosingScrollView: NSScrollView? {
    var next = hostView
    while let view = next {
      if let scroll = view as? NSScrollView { return scroll }
      next = view.hostView
    }
    return nil
  }
  /// The part of the view that its superviews show of it: points of its coordinate space. What covers it is not looked at.
  public var visibleRect: CGRect {
    var rect = bounds, next = hostView
    while let view = next {
      if view.clipsToBounds || view is UIScrollView { rect = rect.intersection(convert(view.bounds, from: view)) }
      next = view.hostView
    }
    return rect.isNull ? .zero : rect
  }
  /// Scrolls as little as it takes for a part of the view to be seen. False where no scroll view is around it.
  @discardableResult public func scrollToVisible(_ rect: CGRect) -> Bool {
    var next = hostView
    while let view = next {
      if let scroll = view as? UIScrollView {
        scroll.scrollRectToVisible(scroll.convert(rect, from: self), animated: false)
        return true
      }
      next = view.hostView
    }
    return false
  }
  /// Whether the view, or one that it is in, is hidden.
  public var isHiddenOrHasHiddenAncestor: Bool { isHidden || hostView?.isHiddenOrHasHiddenAncestor == true }
  /// The nearest view that both views are, or are in.
  public func ancestorShared(with view: UIView) -> UIView? {
    var next: UIView? = self
    while let current = next {
      if view.isDescendant(of: current) { return current }
      next = current.hostView
    }
    return nil
  }
  /// The ring around the view while it has the keyboard: the usual one. `none` is reported.
  public var focusRingType: NSFocusRingType {
    get { .default }
    set { reportUnkept("NSView.focusRingType", if: newValue == .none, "use focusEffectDisabled() around the view.") }
  }
}

// Not a member of the class, since a window has its own under the same name.
extension _MenuView {
  /// Gives the view another place in its superview: points.
  public func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
}
extension UIResponder {
  /// Has the responder, or the next one that has the method, call it. False where none has it.
  @discardableResult public func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    if let target = target(forAction: action, withSender: object) {
      return NSApp.sendAction(action, to: target, from: object)
    }
    return NSApp.sendAction(action, to: nil, from: object)
  }
}

extension UIView {
  /// Gives the pointer another shape over a part of the view: points. Called in `resetCursorRects()`.
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {
    let area = CursorArea(rect, object)
    cursorRects.append(area)
    addTrackingArea(area)
  }
  /// Takes these parts away.
  public func discardCursorRects() {
    for case let area as NSTrackingArea in cursorRects { removeTrackingArea(area) }
    cursorRects = []
  }
}
extension UIWindow {
  /// Asks a view anew where the pointer has another shape.
  public func invalidateCursorRects(for view: NSView) { view.renewCursorRects() }
}
/// Where the pointer has another shape.
@MainActor private final class CursorArea: NSTrackingArea {
  private let follower: Follower
  init(_ rect: CGRect, _ cursor: NSCursor) {
    follower = Follower(cursor)
    super.init(rect: rect, options: [.mouseEnteredAndExited, .activeAlways], owner: follower)
  }
  nonisolated deinit {}
  private final class Follower: UIResponder {
    private let cursor: NSCursor
    private var isPushed = false
    init(_ cursor: NSCursor) { self.cursor = cursor }
    nonisolated deinit {}
    override func mouseEntered(with event: NSEvent) {
      if !isPushed { cursor.push() }
      isPushed = true
    }
    override func mouseExited(with event: NSEvent) {
      if isPushed { NSCursor.pop() }
      isPushed = false
    }
  }
}
