import Foundation

// Methods of delegates that an app asks for with a question mark before it calls them, as those of Objective-C's protocols can be
// missing:
//
//     next?.scrollViewDidScroll?(scrollView)
//
// Every method is there in Swift, so that the answer is never nil. A method with several labels is a value that can be called
// with them.

extension UIScrollViewDelegate {
  /// The method of this name, to be called.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  /// The method of this name, to be called.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  /// The method of this name, to be called.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  /// The method of this name, to be called.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// The method of this name, to be called.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  /// The method of this name, to be called.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The method of this name, to be called.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  /// The method of this name, to be called.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  /// The method of this name, to be called.
  public var scrollViewDidEndDragging: _ScrollDragEnd? { _ScrollDragEnd(delegate: self) }
  /// The method of this name, to be called.
  public var scrollViewWillEndDragging: _ScrollDragTarget? { _ScrollDragTarget(delegate: self) }
  /// The method of this name, to be called.
  public var viewForZooming: _ScrollZoomView? { _ScrollZoomView(delegate: self) }
  /// The method of this name, to be called.
  public var scrollViewWillBeginZooming: _ScrollZoomBegin? { _ScrollZoomBegin(delegate: self) }
  /// The method of this name, to be called.
  public var scrollViewDidEndZooming: _ScrollZoomEnd? { _ScrollZoomEnd(delegate: self) }
}

/// `scrollViewDidEndDragging(_:willDecelerate:)` of a delegate.
@MainActor public struct _ScrollDragEnd {
  let delegate: any UIScrollViewDelegate
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
/// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of a delegate.
@MainActor public struct _ScrollDragTarget {
  let delegate: any UIScrollViewDelegate
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
/// `viewForZooming(in:)` of a delegate.
@MainActor public struct _ScrollZoomView {
  let delegate: any UIScrollViewDelegate
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}
/// `scrollViewWillBeginZooming(_:with:)` of a delegate.
@MainActor public struct _ScrollZoomBegin {
  let delegate: any UIScrollViewDelegate
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}
/// `scrollViewDidEndZooming(_:with:atScale:)` of a delegate.
@MainActor public struct _ScrollZoomEnd {
  let delegate: any UIScrollViewDelegate
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
