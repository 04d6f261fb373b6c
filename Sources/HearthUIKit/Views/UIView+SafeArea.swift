import Foundation

extension UIView {
  /// What covers the view around covers this one as far as it reaches. An edge where nothing does has no inset, however
  /// far the view lies outside.
  func insets(within superview: UIView, _ outer: UIEdgeInsets) -> UIEdgeInsets {
    if outer == .zero { return .zero }
    let frame = frame, bounds = superview.bounds
    func inset(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat { outer > 0 ? max(0, outer - distance) : 0 }
    return UIEdgeInsets(
      top: inset(outer.top, frame.minY - bounds.minY), left: inset(outer.left, frame.minX - bounds.minX),
      bottom: inset(outer.bottom, bounds.maxY - frame.maxY), right: inset(outer.right, bounds.maxX - frame.maxX))
  }
}
