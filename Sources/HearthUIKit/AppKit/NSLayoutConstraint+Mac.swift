extension NSLayoutConstraint {
  /// How much a constraint counts, by its name on a Mac.
  public typealias Priority = UILayoutPriority
  /// A direction, by its name on a Mac.
  public typealias Orientation = Axis
}
extension UILayoutPriority {
  // Source: AppKit's numbers.
  /// How much the size counts that the user gives a window.
  public static let dragThatCanResizeWindow = UILayoutPriority(510)
  /// How much a window's own size counts.
  public static let windowSizeStayPut = UILayoutPriority(500)
  /// How much the size counts that a line between panes is dragged to.
  public static let dragThatCannotResizeWindow = UILayoutPriority(490)
  /// How much it counts that a view is as small as what is in it.
  public static let fittingSizeCompression = UILayoutPriority(50)
}
