import Foundation
import HearthCore
import HearthUI

/// The name of `UIBezierPath` on a Mac.
public typealias NSBezierPath = UIBezierPath

extension UIBezierPath {
  /// A rectangle with round corners: points. Both radii are the first one.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadius: min(xRadius, yRadius))
  }
  /// Adds a straight line to a point.
  public func line(to point: CGPoint) { addLine(to: point) }
  /// Adds a Bézier curve to a point.
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Adds a Bézier curve of one control point to a point.
  public func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }
  /// Adds a rectangle.
  public func appendRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }
  /// Adds an ellipse.
  public func appendOval(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }
  /// Adds a rectangle with round corners.
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(UIBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }
}
