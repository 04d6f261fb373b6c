import Foundation
import HearthCore

extension UIView {
  /// Whether any view of the tree below is placed by constraints.
  var usesConstraints: Bool {
    !heldConstraints.isEmpty || constraintLayout != nil || subviews.contains(where: \.usesConstraints)
  }
  func insertConstraint(_ constraint: NSLayoutConstraint) {
    heldConstraints.append(constraint)
    constraintDidChange(constraint)
  }
  func dropConstraint(_ constraint: NSLayoutConstraint) {
    heldConstraints.removeAll { $0 === constraint }
    constraintDidChange(constraint)
  }
  /// A constraint that this view holds, or held, is different from what it was: nothing else is looked at again.
  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    let root = root
    root.constraintLayout?.touch(constraint)
    root.requestLayout()
  }
  /// The content of this view has another size or other priorities.
  func constraintContentDidChange() {
    let root = root
    root.constraintLayout?.touchContent(of: self)
    root.requestLayout()
  }
  /// Something that constraints depend on is different from what it was.
  func setNeedsConstraints() { root.setNeedsLayout() }
  /// The view has left `superview`: constraints with views out there count no longer.
  func dropConstraints(with superview: UIView) {
    var holder: UIView? = superview
    while let view = holder {
      for constraint in view.heldConstraints {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
        if items.contains(where: { $0.isDescendant(of: self) }) { constraint.isActive = false }
      }
      holder = view.superview
    }
  }
  /// Whether constraints leave open where the view is, or how large it is. Made for debugging: all that has changed is
  /// solved first. False for views that place themselves, and where there are no constraints.
  public var hasAmbiguousLayout: Bool {
    !translatesAutoresizingMaskIntoConstraints && ConstraintLayout.isAmbiguous(self, in: root)
  }
  /// Places views by their constraints before the next frame.
  public func setNeedsUpdateConstraints() { setNeedsConstraints() }
  /// The size by the constraints in the view, as near to `targetSize` as they allow: points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintLayout.size(of: self, near: targetSize, AxisPriorities(.fittingSizeLevel))
  }
  /// The size by the constraints in the view, as near to `targetSize` as they allow: points.
  ///
  /// - Parameters:
  ///   - targetSize: Points.
  ///   - horizontalFittingPriority: How much the width that is asked for matters beside the constraints:
  ///     `.required` for exactly that width, `.fittingSizeLevel` for the nearest one that the constraints allow.
  ///   - verticalFittingPriority: The same for the height.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintLayout.size(
      of: self, near: targetSize, AxisPriorities(horizontalFittingPriority, verticalFittingPriority))
  }
}
