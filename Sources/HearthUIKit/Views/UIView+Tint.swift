import HearthUI

extension UIView {
  /// That of a window which the app made.
  var windowTint: UIColor? { WindowDisplay.isInUse ? window?.ownTint : nil }
  func tintDidChange() {
    needsUpdate()
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintDidChange() }
  }
}
