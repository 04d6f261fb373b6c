extension UIView {
  /// How content is fitted into a view.
  public enum ContentMode: Int, Sendable {
    /// As large as the view, or in its own size at an edge, in a corner or in the middle.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    /// In a lower corner, in its own size.
    case bottomLeft, bottomRight
  }
}
