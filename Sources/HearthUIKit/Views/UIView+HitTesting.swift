import Foundation

extension UIView {
  /// The view in front at a point of this view's own space, as `hitTest(_:with:)` says by itself.
  func hitTest(inside point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isTouchable, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
  /// Whether fingers and the pointer reach the view at all.
  var isTouchable: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
}
