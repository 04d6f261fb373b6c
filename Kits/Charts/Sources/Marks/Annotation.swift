import SwiftUI

/// Where an annotation is, beside or over what it belongs to.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  public static let automatic = AnnotationPosition(.automatic)
  public static let overlay = AnnotationPosition(.overlay)
  public static let top = AnnotationPosition(.top)
  public static let bottom = AnnotationPosition(.bottom)
  public static let leading = AnnotationPosition(.leading)
  public static let trailing = AnnotationPosition(.trailing)
  public static let topLeading = AnnotationPosition(.topLeading)
  public static let topTrailing = AnnotationPosition(.topTrailing)
  public static let bottomLeading = AnnotationPosition(.bottomLeading)
  public static let bottomTrailing = AnnotationPosition(.bottomTrailing)
}

/// Facts about the mark of an annotation.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The treatment of an annotation that would not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area that an annotation has to fit in.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, chart, plot }
    let kind: Kind
    /// The chart.
    public static let automatic = Boundary(kind: .automatic)
    /// The chart with its axes.
    public static let chart = Boundary(kind: .chart)
    /// The plot area.
    public static let plot = Boundary(kind: .plot)
  }
  /// How it comes to fit.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fit(Boundary), padScale, disabled }
    let kind: Kind
    /// It is moved into the chart along x, and stays beside its mark along y.
    public static let automatic = Strategy(kind: .automatic)
    /// It is moved.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// It is moved into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// The scale has more room at its ends.
    public static let padScale = Strategy(kind: .padScale)
    /// It stays where it is.
    public static let disabled = Strategy(kind: .disabled)
  }
  let x: Strategy
  let y: Strategy
  public static let automatic = AnnotationOverflowResolution()
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

/// A view beside or over a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// Points to the mark; nil for the default.
  var spacing: CGFloat?
  var resolution: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}
