import Foundation

extension UIView {
  /// A point of this view in the coordinate space of another; of the window for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return inMacWindow(convertToWindow(point)) }
    // A row has the coordinate space of what is scrolled.
    if view.isInList || isInList, let outer = listRoot, outer === view.listRoot {
      return view.convertFromListRoot(convertToListRoot(point))
    }
    let inRoot = convertToRoot(point)
    return view.convertFromRoot(view.sharesRoot(with: self) ? inRoot : view.fromWindow(toWindow(inRoot)))
  }
  /// A point of another view in the coordinate space of this one; of the window for nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view.map { $0.convert(point, to: self) } ?? convertFromRoot(fromWindow(inMacWindow(point)))
  }
  /// A rectangle of this view in the coordinate space of another: the one around it where they are turned.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { Self.around(rect) { convert($0, to: view) } }
  /// A rectangle of another view in the coordinate space of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { Self.around(rect) { convert($0, from: view) } }

  static func around(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let xs = corners.map(\.x), ys = corners.map(\.y)
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
  private func sharesRoot(with other: UIView) -> Bool { root === other.root }
  var root: UIView {
    var view = self
    while let next = view.hostView { view = next }
    return view
  }
  private func convertToSuperview(_ point: CGPoint) -> CGPoint {
    let anchor = anchorInBounds, up: CGFloat = runsAsSuperview ? 1 : -1
    let turned = CGPoint(x: point.x - anchor.x, y: up * (point.y - anchor.y)).applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }
  private func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(
      transform.inverted())
    return CGPoint(x: turned.x + anchorInBounds.x, y: (runsAsSuperview ? 1 : -1) * turned.y + anchorInBounds.y)
  }
  /// Whether y runs in the same direction as in the superview.
  private var runsAsSuperview: Bool {
    guard Self.hasMacViews, let hostView else { return true }
    return isFlipped == hostView.isFlipped
  }
  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
  /// The root lies in the window, or in a view of SwiftUI; its own superview is none.
  private func convertToRoot(_ point: CGPoint) -> CGPoint {
    hostView.map { $0.convertToRoot(convertToSuperview(point)) } ?? point
  }
  private func convertFromRoot(_ point: CGPoint) -> CGPoint {
    hostView.map { convertFromSuperview($0.convertFromRoot(point)) } ?? point
  }
  private func toWindow(_ point: CGPoint) -> CGPoint {
    let root = root, point = root.outer(point)
    return root.behavior?.node.convertToWindow(point) ?? point
  }
  private func fromWindow(_ point: CGPoint) -> CGPoint {
    let root = root
    return root.inner(root.behavior?.node.convertFromWindow(point) ?? point)
  }
  /// Whether the outermost view around is a row of a list.
  private var isInList: Bool { (root as? any RowPart)?.rowHolder != nil }
  /// The outermost view around the list that the view is in, and so on.
  private var listRoot: UIView? {
    var view = root
    while let holder = (view as? any RowPart)?.rowHolder { view = holder.root }
    return view
  }
  private func convertToListRoot(_ point: CGPoint) -> CGPoint {
    let point = convertToRoot(point)
    return (root as? any RowPart)?.rowHolder?.convertToListRoot(point) ?? point
  }
  private func convertFromListRoot(_ point: CGPoint) -> CGPoint {
    convertFromRoot((root as? any RowPart)?.rowHolder?.convertFromListRoot(point) ?? point)
  }
  /// A point of this view from the top left corner of the window's content, whatever kind of view it is.
  func convertToWindow(_ point: CGPoint) -> CGPoint { toWindow(convertToRoot(point)) }
  func convertToWindow(_ rect: CGRect) -> CGRect { Self.around(rect) { convertToWindow($0) } }
  /// The opposite.
  func convertFromWindow(_ point: CGPoint) -> CGPoint { convertFromRoot(fromWindow(point)) }
}
