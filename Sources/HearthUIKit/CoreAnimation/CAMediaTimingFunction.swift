import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// The name of a curve of time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of changes that animate by themselves.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of time: how far an animation has come at each part of its duration.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let points: [Float]
  private let curve: UnitCurve
  /// A curve with a name. Source: Apple, documentation of CAMediaTimingFunctionName, for the control points.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }
  /// A Bézier curve from (0, 0) to (1, 1) with two control points. Their first numbers are times, from 0 to 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y].map { $0.isFinite ? $0 : 0 }
    curve =
      points[0] == points[1] && points[2] == points[3]
      ? .linear
      : .bezier(
        startControlPoint: UnitPoint(x: CGFloat(min(max(points[0], 0), 1)), y: CGFloat(points[1])),
        endControlPoint: UnitPoint(x: CGFloat(min(max(points[2], 0), 1)), y: CGFloat(points[3])))
  }
  /// One of the four points of the curve: the first and the last one are (0, 0) and (1, 1).
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    switch idx {
    case 1, 2: (ptr[0], ptr[1]) = (points[2 * idx - 2], points[2 * idx - 1])
    default: (ptr[0], ptr[1]) = idx <= 0 ? (0, 0) : (1, 1)
    }
  }
  func value(at progress: Double) -> Double { curve.value(at: progress) }
}

/// What is seen of an animation before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end stays, as long as the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start is seen before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
