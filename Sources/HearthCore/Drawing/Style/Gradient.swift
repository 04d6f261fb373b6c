import Foundation
import HearthRendering

/// Colours along a line from 0 to 1.
///
///     Rectangle().fill(Gradient(colors: [.white, .gray]))
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of a gradient.
  ///
  /// ```
  /// Gradient(stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 0.25)])
  /// ```
  public struct Stop: Hashable, Sendable {
    /// The colour at this place.
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat
    /// Creates a stop at a location from 0 to 1.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The space in which the colours between two stops are computed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// sRGB, as displays mix.
    public static let device = ColorSpace(isPerceptual: false)
    /// Even steps for the eye.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours and their places. One that lies before the stop ahead of it is drawn where that one lies.
  public var stops: [Stop]
  /// Creates a gradient of colours at given places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at even distances.
  public init(colors: [Color]) {
    stops = colors.indices.map { index in
      Stop(color: colors[index], location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }
  /// This gradient with its colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// A gradient of any origin. As a style it runs from the top to the bottom.
public struct AnyGradient: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }
  var source: Source
  var isPerceptual = false
  /// Wraps a gradient, whose colours are mixed in sRGB.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }
  init(color: Color) { source = .color(color) }
  /// This gradient with its colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.isPerceptual = space.isPerceptual
    return result
  }

  /// Stops in order, with locations from 0 to 1.
  @MainActor func paintStops(_ context: _ShapeStyleContext) -> [Paint.Stop] {
    switch source {
    case .color(let color):
      // Source: our choice: a fifth of white, which looks lit from above in both schemes.
      let base = context.rgba(color)
      let light = base.mixed(with: RGBA(1, 1, 1, base.alpha), by: 0.2, perceptual: true).clamped
      return [Paint.Stop(color: light, location: 0), Paint.Stop(color: base, location: 1)]
    case .gradient(let gradient):
      var stops: [Paint.Stop] = []
      var last: CGFloat = 0
      for stop in gradient.stops {
        // A stop that lies before the one ahead of it is taken to lie there, as in CSS.
        last = max(last, stop.location.isNaN ? 0 : min(max(stop.location, 0), 1))
        stops.append(Paint.Stop(color: context.rgba(stop.color), location: last))
      }
      return isPerceptual ? Self.subdivided(stops) : stops
    }
  }
  /// Stops in between, so that a painter that mixes in sRGB shows what Oklab gives.
  private static func subdivided(_ stops: [Paint.Stop]) -> [Paint.Stop] {
    var result: [Paint.Stop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0, stops[index - 1].location < stop.location, stops[index - 1].color != stop.color {
        let previous = stops[index - 1]
        for step in 1..<8 {
          let fraction = Double(step) / 8
          result.append(
            Paint.Stop(
              color: previous.color.mixed(with: stop.color, by: fraction, perceptual: true).clamped,
              location: previous.location + (stop.location - previous.location) * CGFloat(fraction)))
        }
      }
      result.append(stop)
    }
    return result
  }
}

extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.gradient(style) { .linear($0, .top, .bottom) }
  }
}
extension Gradient: ShapeStyle {
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.gradient(AnyGradient(style)) { .linear($0, .top, .bottom) }
  }
}

extension _ShapeStyleContext {
  /// A gradient of no colours paints nothing, one of a single colour that colour.
  @MainActor func gradient(_ gradient: AnyGradient, _ fill: ([Paint.Stop]) -> StyleFill) -> _ShapeStylePaint {
    let stops = gradient.paintStops(self)
    if stops.count < 2 { return leveled(.color(stops.first?.color ?? .clear)) }
    return leveled(fill(stops))
  }
}
