import Foundation
import HearthCore
import HearthUI

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
      (outer, top) = (view.superview, view)
    }
    needsPlacement()
    // The outermost view lays out all of the tree.
    if outer == nil, top !== self { top.needsPlacement() }
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
        layoutSubviews()
        layout()
        viewController?.viewDidLayoutSubviews()
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
    if hasWorked { updateTrackingAreas() }
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
