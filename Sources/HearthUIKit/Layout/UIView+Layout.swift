import Foundation
import HearthCore
import HearthUI

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
  func dropConstraints(with hostView: UIView) {
    var holder: UIView? = hostView
    while let view = holder {
      for constraint in view.heldConstraints {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
        if items.contains(where: { $0.isDescendant(of: self) }) { constraint.isActive = false }
      }
      holder = view.hostView
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
    var size = ConstraintLayout.size(of: self, near: targetSize, AxisPriorities(.fittingSizeLevel))
    // Where no constraint says anything the content does, as that of a stack.
    let own = intrinsicContentSize
    if size.width <= 0 { size.width = max(size.width, own.width) }
    if size.height <= 0 { size.height = max(size.height, own.height) }
    return size
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
extension ClassMethods {
  /// The method of a view that places what is in it.
  static let layouts = ClassMethods(of: UIView.self, overriddenBy: LaidOutView.self)
  /// The same of a view controller.
  static let controllerLayouts = ClassMethods(of: UIViewController.self, overriddenBy: LaidOutController.self)
}
// The methods do something, so that no optimiser takes them for those of the base class.
private final class LaidOutView: UIView {
  override func layoutSubviews() { tag = 4 }
}
private final class LaidOutController: UIViewController {
  override func viewDidLayoutSubviews() { title = "4" }
  override func viewWillLayoutSubviews() { title = "5" }
}
private final class UpdatedView: UIView {
  override func updateConstraints() { tag = 3 }
}
private final class UpdatedController: UIViewController {
  override func updateViewConstraints() { title = "3" }
}

/// What is laid out before a frame, and in which order. Source: see the rules of layout in Documentation/UIKit.md.
extension UIView {
  /// True where the frame has changed.
  func placeByConstraints(_ rect: CGRect) -> Bool {
    if rect == frame { return false }
    isPlacingByConstraints = true
    frame = rect
    isPlacingByConstraints = false
    return true
  }
  /// Something that constraints may depend on is different: all of the tree is looked at.
  func setNeedsConstraintPass() { root.constraintLayout?.setNeedsCollecting() }
  /// Asks for `layoutSubviews()`; constraints with views in this one say the same as before.
  func requestLayout() {
    if isOffMain({ $0.setNeedsLayout() }) { return }
    needsLayoutPass = true
    var outer: UIView? = self, top = self
    while let view = outer, !view.subtreeNeedsLayoutPass {
      view.subtreeNeedsLayoutPass = true
      (outer, top) = (view.hostView, view)
    }
    needsPlacement()
    // The outermost view lays out all of the tree.
    if outer == nil, top !== self { top.needsPlacement() }
  }
  /// The view's content moves: the view is laid out in the same frame, and nothing is shown anew for that.
  func requestLayoutWhileMoving() {
    needsLayoutPass = true
    var top = self
    subtreeNeedsLayoutPass = true
    while let view = top.hostView {
      view.subtreeNeedsLayoutPass = true
      top = view
    }
    top.behavior?.layOutAgain()
  }
  /// Of the outermost view: constraints first, then each view for itself. What that changes is looked at again.
  func layoutTree() {
    updateDueConstraints()
    for round in 0..<3 {
      ConstraintLayout.solve(self, isFirst: round == 0)
      if !layoutPass() { return }
    }
    // Each view is done, but one has had another laid out again each time.
    guard let view = viewInNeed else { return }
    forgetNeeds()
    Report(
      kind: .badSize, path: view.path,
      message:
        "is asked for layout by another view's layoutSubviews each time. It stays as it is until something changes."
    ).tell()
  }
  /// The first view that is to be laid out, of this one and those in it.
  private var viewInNeed: UIView? {
    if needsLayoutPass { return self }
    for view in subviews where view.subtreeNeedsLayoutPass { if let found = view.viewInNeed { return found } }
    return nil
  }
  private func forgetNeeds() {
    (needsLayoutPass, subtreeNeedsLayoutPass) = (false, false)
    for view in subviews where view.subtreeNeedsLayoutPass { view.forgetNeeds() }
  }
  /// True where a view was laid out.
  @discardableResult private func layoutPass() -> Bool {
    if !subtreeNeedsLayoutPass { return false }
    var hasWorked = needsLayoutPass
    if needsLayoutPass {
      // A pass that asks for another each time would go on for ever.
      layoutPassCount = 0
      while needsLayoutPass && layoutPassCount < 8 {
        layoutPassCount += 1
        needsLayoutPass = false
        viewController?.viewWillLayoutSubviews()
        viewController?.viewWillLayout()
        layoutSubviews()
        layout()
        if Self.hasMacViews, wantsUpdateLayer { updateLayer() }
        viewController?.viewDidLayoutSubviews()
        viewController?.viewDidLayout()
      }
      if needsLayoutPass {
        needsLayoutPass = false
        Report(
          kind: .badSize, path: path,
          message: "asks for layout in layoutSubviews each time. It stays as it is until something else changes."
        ).tell()
      }
    }
    subtreeNeedsLayoutPass = false
    if hasWorked {
      updateTrackingAreas()
      if Self.hasMacViews, ClassMethods.cursorRects.areOverridden(by: type(of: self)) { renewCursorRects() }
    }
    for view in subviews where view.layoutPass() { hasWorked = true }
    return hasWorked
  }
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    let new = ownBounds.size
    for view in subviews where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      view.frame = view.autoresizingMask.resized(view.frame, from: old, to: new)
    }
  }
}

extension UIView {
  /// Which of a view's distances and lengths change with the size of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// A frame after the superview has got another size. What is flexible shares the difference in proportion.
    func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
      let (x, width) = Self.share(
        (frame.minX, frame.width, old.width - frame.maxX), new.width - old.width,
        (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
      let (y, height) = Self.share(
        (frame.minY, frame.height, old.height - frame.maxY), new.height - old.height,
        (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
      return CGRect(x: x, y: y, width: width, height: height)
    }
    private static func share(
      _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), _ difference: CGFloat,
      _ isFlexible: (before: Bool, length: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
      var total: CGFloat = 0, count: CGFloat = 0
      if isFlexible.before { (total, count) = (total + parts.before, count + 1) }
      if isFlexible.length { (total, count) = (total + parts.length, count + 1) }
      if isFlexible.after { (total, count) = (total + parts.after, count + 1) }
      func grow(_ part: CGFloat, _ grows: Bool) -> CGFloat {
        if !grows { return part }
        return part + (total > 0 ? difference * part / total : difference / count)
      }
      return (grow(parts.before, isFlexible.before), max(0, grow(parts.length, isFlexible.length)))
    }
  }
}
