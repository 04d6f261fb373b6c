extension UIViewController {
  /// Whether it, or the child that it names, wishes to be without the system's bars.
  var hidesStatusBar: Bool { (childForStatusBarHidden ?? self).prefersStatusBarHidden }
  var hidesHomeIndicator: Bool { (childForHomeIndicatorAutoHidden ?? self).prefersHomeIndicatorAutoHidden }
}
