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
  /// Calls `updateConstraints()` before the next frame, and places views by their constraints.
  public func setNeedsUpdateConstraints() {
    isConstraintUpdateDue = true
    requestLayout()
    setNeedsConstraints()
  }
  /// Whether `updateConstraints()` is to be called.
  public func needsUpdateConstraints() -> Bool { isConstraintUpdateDue }
  /// Calls `updateConstraints()` of this view and those in it now, where that is to be done.
  public func updateConstraintsIfNeeded() { updateDueConstraints(everywhere: true) }
  /// - Parameter everywhere: Whether views are looked at, too, that need not be laid out.
  func updateDueConstraints(everywhere: Bool = false) {
    if !everywhere && !subtreeNeedsLayoutPass { return }
    for view in subviews { view.updateDueConstraints(everywhere: everywhere) }
    if !isConstraintUpdateDue { return }
    isConstraintUpdateDue = false
    if let controller = viewController as? UIViewController,
      ClassMethods.controllerConstraints.areOverridden(by: type(of: controller))
    {
      controller.updateViewConstraints()
    } else if ClassMethods.constraintUpdates.areOverridden(by: type(of: self)) {
      updateConstraints()
    }
  }
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

extension ClassMethods {
  /// The method of a view that makes its constraints.
  fileprivate static let constraintUpdates = ClassMethods(of: UIView.self, overriddenBy: UpdatedView.self)
  /// The same of a view controller.
  fileprivate static let controllerConstraints = ClassMethods(
    of: UIViewController.self, overriddenBy: UpdatedController.self)
}
// The methods do something, so that no optimiser takes them for those of the base class.
private final class UpdatedView: UIView {
  override func updateConstraints() { tag = 3 }
}
private final class UpdatedController: UIViewController {
  override func updateViewConstraints() { title = "3" }
}
