import Foundation

/// A rectangle that holds every point at which a node, or what is in it, can be
/// hit: what lies outside need not be asked.
///
/// Too large is slow, too small is wrong. Points, in the coordinate space that the code returning it documents.
struct HitExtent {
  var left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat

  static let nothing = HitExtent(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
  static let everywhere = HitExtent(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

  init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
  init(_ rect: CGRect) {
    if rect.isNull {
      self = .nothing
    } else {
      self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
    }
    // What is not a number is no border.
    if !(left <= right && top <= bottom) && !rect.isNull { self = .everywhere }
  }

  @inline(__always) func contains(_ point: CGPoint) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }
  func contains(_ rect: CGRect) -> Bool {
    rect.minX >= left && rect.maxX <= right && rect.minY >= top && rect.maxY <= bottom
  }
  /// Whether they have a point in common, on their borders too.
  @inline(__always) func meets(_ rect: CGRect) -> Bool {
    rect.minX <= right && rect.maxX >= left && rect.minY <= bottom && rect.maxY >= top
  }
  @inline(__always) mutating func join(_ other: HitExtent) {
    if other.left < left { left = other.left }
    if other.top < top { top = other.top }
    if other.right > right { right = other.right }
    if other.bottom > bottom { bottom = other.bottom }
  }
  @inline(__always) func moved(_ x: CGFloat, _ y: CGFloat) -> HitExtent {
    HitExtent(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
