import Foundation

/// Something with places in it: a view, or a screen.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  /// The rectangle that it is, in its own places: points.
  var bounds: CGRect { get }
}
