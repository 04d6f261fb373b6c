import SwiftUI

/// A type that can act as the symbol of a point.
public protocol ChartSymbolShape: Shape {
  /// The square, in a rectangle of one point by one, that looks as large as the unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The outline of the symbol, within its bounds.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    _StrokedChartSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The outline of the symbol, within its bounds.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    _StrokedChartSymbol(base: self, style: style)
  }
}

/// The outline of a symbol.
nonisolated public struct _StrokedChartSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle
  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  public func path(in rect: CGRect) -> Path {
    let inset = min(style.lineWidth / 2, min(rect.width, rect.height) / 2)
    return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

/// The symbols that charts have.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Kind: CaseIterable, Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }
  /// The symbols that series get, in this order.
  static let all = [Kind.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk].map(Self.init)

  /// Circles, triangles … reach further than squares of the same area.
  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .square: 0.886
      case .circle, .pentagon: 1
      case .triangle, .diamond, .plus, .cross, .asterisk: 1.1
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: Self.polygon(3, in: rect)
    case .diamond: Self.polygon(4, in: rect)
    case .pentagon: Self.polygon(5, in: rect)
    case .plus: Self.strokes(2, from: 0, in: rect)
    case .cross: Self.strokes(2, from: .pi / 4, in: rect)
    case .asterisk: Self.strokes(3, from: .pi / 2, in: rect)
    }
  }
  /// A regular polygon with a corner at the top.
  private static func polygon(_ corners: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<corners).map { corner in
        let angle = -CGFloat.pi / 2 + 2 * .pi * CGFloat(corner) / CGFloat(corners)
        return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      })
    path.closeSubpath()
    return path
  }
  /// Bars through the middle.
  private static func strokes(_ count: Int, from first: CGFloat, in rect: CGRect) -> Path {
    var path = Path()
    for stroke in 0..<count {
      let angle = first + .pi * CGFloat(stroke) / CGFloat(count)
      let x = rect.width / 2 * cos(angle), y = rect.height / 2 * sin(angle)
      path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
      path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
    }
    return path.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) * 0.25))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol of whatever type.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  let base: any ChartSymbolShape
  public init(_ shape: any ChartSymbolShape) { base = shape }
  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
