import Foundation

/// The outline of a two-dimensional shape. Points, y downwards.
///
/// A path that is one rectangle, rounded rectangle or ellipse stays recognisable as such, so that a painter can draw it
/// without a general path.
public struct Path: Equatable, Sendable {
  package enum Storage: Equatable, Sendable {
    case empty
    case rectangle(CGRect)
    case roundedRectangle(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case ellipse(CGRect)
    case elements([Element])
  }

  /// One element of a path's outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var storage: Storage

  public init() { storage = .empty }
  public init(_ rect: CGRect) { storage = .rectangle(rect) }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    storage = .roundedRectangle(rect, cornerSize: cornerSize, style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    storage = .roundedRectangle(rect, cornerSize: size, style: style)
  }
  public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
}
