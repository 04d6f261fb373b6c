import Foundation

/// A size in points, as layout computes with it.
package struct Size: Equatable, Sendable {
  package var width, height: CGFloat
  @inline(__always) package init(_ width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }
  package init(_ size: CGSize) { self.init(size.width, size.height) }
  package var cgSize: CGSize { CGSize(width: width, height: height) }
  package static let zero = Size(0, 0)
}

/// A proposed size; a negative component stands for "unspecified" (nil in `ProposedViewSize`).
package struct Proposal: Equatable, Sendable {
  package var width, height: CGFloat
  @inline(__always) package init(_ width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }
  package init(_ proposal: ProposedViewSize) {
    // A proposal that is not a number, or negative, comes from an app's Layout: it
    // is taken as nothing proposed, or zero.
    func component(_ value: CGFloat?) -> CGFloat {
      guard let value, !value.isNaN else { return -1 }
      return max(0, value)
    }
    self.init(component(proposal.width), component(proposal.height))
  }
  package init(_ size: Size) { self.init(size.width, size.height) }
  package var proposedViewSize: ProposedViewSize {
    ProposedViewSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
  }
  package static let unspecified = Proposal(-1, -1)
}

/// A size that a container proposes to a view; nil where the view is to choose its ideal length. Points.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width; nil for the ideal one.
  public var width: CGFloat?
  /// The proposed height; nil for the ideal one.
  public var height: CGFloat?
  /// Creates a proposal; nil leaves that dimension to the view.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Proposes exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// Asks a view how small it can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks a view for its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks a view how large it can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Source: Apple, documentation of ProposedViewSize: the default replacement is 10 × 10.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// One of the two directions of the plane.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Along the lines of text, and across them.
  case horizontal, vertical
  /// Some of the two directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From one side to the other.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}
extension Axis: CustomStringConvertible {
  public nonisolated var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
