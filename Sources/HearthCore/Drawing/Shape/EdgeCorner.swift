import Foundation
import HearthRendering

extension Edge {
  /// A corner of a rectangle, in the direction of the interface.
  nonisolated public enum Corner: Hashable, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Corners of a rectangle.
    nonisolated public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// The set of one corner.
      public init(_ corner: Edge.Corner) {
        switch corner {
        case .topLeading: self = .topLeading
        case .topTrailing: self = .topTrailing
        case .bottomLeading: self = .bottomLeading
        case .bottomTrailing: self = .bottomTrailing
        }
      }
      /// Whether a corner is one of these.
      public func contains(_ corner: Edge.Corner) -> Bool { contains(Self(corner)) }
      /// The corner at the top and the leading edge.
      public static let topLeading = Self(rawValue: 1)
      /// The corner at the top and the trailing edge.
      public static let topTrailing = Self(rawValue: 2)
      /// The corner at the bottom and the leading edge.
      public static let bottomLeading = Self(rawValue: 4)
      /// The corner at the bottom and the trailing edge.
      public static let bottomTrailing = Self(rawValue: 8)
      /// All four corners.
      public static let all: Self = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
      /// Both corners at the top.
      public static let top: Self = [.topLeading, .topTrailing]
      /// Both corners at the bottom.
      public static let bottom: Self = [.bottomLeading, .bottomTrailing]
      /// Both corners at the leading edge.
      public static let leading: Self = [.topLeading, .bottomLeading]
      /// Both corners at the trailing edge.
      public static let trailing: Self = [.topTrailing, .bottomTrailing]
      /// No corner.
      public static let none: Self = []
    }

    /// How round a corner is: a radius in points, or as round as fits the container around.
    ///
    ///     ConcentricRectangle(corners: .concentric(minimum: 8))
    nonisolated public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      indirect enum Kind: Hashable, Sendable { case fixed(CGFloat), concentric(minimum: Style?) }
      let kind: Kind
      /// A radius in points; negative counts as zero.
      public static func fixed(_ radius: CGFloat) -> Self { Self(kind: .fixed(radius)) }
      /// The radius of the container's corner, as much smaller as this corner is further inside.
      public static var concentric: Self { Self(kind: .concentric(minimum: nil)) }
      /// The radius of the container's corner, as much smaller as this corner is further inside, but no less than `minimum`.
      public static func concentric(minimum: Self? = nil) -> Self { Self(kind: .concentric(minimum: minimum)) }
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
      private init(kind: Kind) { self.kind = kind }

      /// The radius where the container leaves room for `concentric`, in points.
      func radius(_ concentric: CGFloat) -> CGFloat {
        switch kind {
        case .fixed(let radius): radius.isFinite ? max(0, radius) : 0
        case .concentric(let minimum): max(concentric, minimum?.radius(concentric) ?? 0)
        }
      }
    }
  }
}

extension RectangleCornerRadii {
  /// The radius of a corner.
  public nonisolated subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

/// How round each corner of a rectangle is.
nonisolated public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// How round the corner is.
  public var topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
  /// Corners that are all the same.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }
  /// Corners of a style each; those that are left out are sharp.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
    bottomTrailing: Edge.Corner.Style = 0
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
  /// Corners that fit the container around.
  public static var concentric: Self { Self(all: .concentric) }
  /// Corners that fit the container around, and are no less round than `minimum`.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self { Self(all: .concentric(minimum: minimum)) }
  /// Corners of one radius, in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }
  /// How round a corner is.
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
  /// The radii where the container leaves room for `concentric`.
  func radii(_ concentric: RectangleCornerRadii) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(concentric.topLeading),
      bottomLeading: bottomLeading.radius(concentric.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric.bottomTrailing),
      topTrailing: topTrailing.radius(concentric.topTrailing))
  }
}

/// A rectangle with corners that are more or less round.
nonisolated public protocol RoundedRectangularShape: Shape {
  /// How round its corners are.
  typealias Corners = RoundedRectangularShapeCorners
  /// How round the corners are in a rectangle of a size in points; nil where that is not known.
  func corners(in size: CGSize?) -> Corners?
}

nonisolated extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}
nonisolated extension RoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    .fixed(min(cornerSize.width, cornerSize.height))
  }
}
nonisolated extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}
nonisolated extension Capsule: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
