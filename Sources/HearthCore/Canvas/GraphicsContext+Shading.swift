import Foundation
import HearthRendering

nonisolated extension GraphicsContext {
  /// How gradients of a context are computed, and what is beyond their ends.
  nonisolated public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Beyond its ends the gradient begins anew. Without this and `mirror` the colours at the ends go on.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Beyond its ends the gradient runs back and forth.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed as light is, and not as sRGB's numbers.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// A colour or pattern with which paths are filled and stroked, and texts and symbols drawn.
  nonisolated public struct Shading: @unchecked Sendable {
    // Unchecked: images are resolved on the main thread alone.
    enum Kind {
      case backdrop, foreground
      case palette([Shading])
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case circles(AnyGradient, CGPoint, CGFloat, CGPoint, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case image(Image, origin: CGPoint, part: CGRect, scale: CGFloat)
      case shader(Shader, CGRect)
    }
    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }

    /// The content of the layer so far, for filters that change it inside of a path.
    public static var backdrop: Shading { Shading(.backdrop) }
    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(.foreground) }
    /// A shading for each level of symbols that have several; paths and texts have the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }
    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(.style(color)) }
    /// A colour of parts from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style of shapes, laid out in the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(style)) }
    /// A gradient from one point to another, in the coordinate space that is set.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.linear(gradient, startPoint, endPoint, options))
    }
    /// A gradient from one circle to a larger one around the same centre. Points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.radial(gradient, center, startRadius, endRadius, options))
    }
    /// A gradient from one circle to another, which may have different centres, as light that falls on a ball. Points.
    ///
    /// Where neither the circles nor what lies between and beyond them reaches, nothing is painted: outside of the cone
    /// that two circles beside one another form. Source: Core Graphics, `drawRadialGradient`.
    public static func radialGradient(
      _ gradient: AnyGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.circles(gradient, startCenter, startRadius, endCenter, endRadius, options))
    }
    /// A gradient that turns once around a point, clockwise, from `angle` on. It has no ends, so that nothing repeats.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.conic(gradient, center, angle, options))
    }
    /// Colours at points of a net, laid out in the bounds of what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(.style(mesh)) }
    /// A part of an image again and again.
    ///
    /// - Parameters:
    ///   - origin: Where one of the tiles begins, in the coordinate space that is set.
    ///   - sourceRect: The part, in fractions of the image.
    ///   - scale: By which the image is drawn larger.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(.image(image, origin: origin, part: sourceRect, scale: scale))
    }
    /// Colours that a function computes, as with a ``Shader`` as the fill of a shape; places are those of the coordinate
    /// space that is set.
    ///
    /// - Parameter bounds: What `Shader.Argument.boundingRect` says; with an empty rectangle the bounds of what is drawn.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      Shading(.shader(shader, bounds))
    }
  }
}

/// A shading where it is drawn: a paint, with what a style has besides; nil for the backdrop.
nonisolated struct ResolvedShading {
  var style: _ShapeStylePaint?
  var paint: Paint?
}

extension GraphicsContext.Shading {
  /// - Parameter bounds: Of what is drawn, in the coordinate space that is set.
  @MainActor func resolve(at node: LayoutNode, in bounds: CGRect) -> ResolvedShading {
    let isRightToLeft = node.scope.isRightToLeft
    switch kind {
    case .backdrop: return ResolvedShading()
    case .palette(let array):
      return (array.first ?? .foreground).resolve(at: node, in: bounds)
    case .foreground:
      let style = node.style.foreground
      return ResolvedShading(style: style, paint: style.paint(in: bounds, isRightToLeft: isRightToLeft))
    case .style(let style):
      let paint = Self.paint(style, at: node)
      return ResolvedShading(style: paint, paint: paint.paint(in: bounds, isRightToLeft: isRightToLeft))
    case .linear(let gradient, let start, let end, let options):
      let across = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      let square = across.dx * across.dx + across.dy * across.dy
      var stops = stops(gradient, options, node), from = start, to = end
      if square > 0, square.isFinite, options.repeats {
        let corners = [bounds.minX, bounds.maxX].flatMap { x in [bounds.minY, bounds.maxY].map { CGPoint(x: x, y: $0) }
        }
        let places = corners.map { (($0.x - start.x) * across.dx + ($0.y - start.y) * across.dy) / square }
        let range = Self.turns(places.min() ?? 0, places.max() ?? 1)
        stops = Self.repeated(stops, range, isMirrored: options.contains(.mirror))
        func point(_ place: Int) -> CGPoint {
          CGPoint(x: start.x + across.dx * CGFloat(place), y: start.y + across.dy * CGFloat(place))
        }
        (from, to) = (point(range.lowerBound), point(range.upperBound))
      }
      return ResolvedShading(paint: .linearGradient(stops: stops, from: from, to: to))
    case .radial(let gradient, let center, let start, let end, let options):
      var stops = stops(gradient, options, node), (inner, outer) = (start, end)
      if options.repeats, end > start, (end - start).isFinite {
        let reach =
          [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { hypot(x - center.x, $0 - center.y) }
          }.max() ?? end
        let length = end - start
        let range = Self.turns(-start / length, (reach - start) / length)
        let low = max(range.lowerBound, -Int((start / length).rounded(.down)))
        stops = Self.repeated(stops, low..<max(low + 1, range.upperBound), isMirrored: options.contains(.mirror))
        inner = start + length * CGFloat(low)
        outer = start + length * CGFloat(max(low + 1, range.upperBound))
      }
      return ResolvedShading(
        paint: .radialGradient(stops: stops, center: center, startRadius: inner, endRadius: outer, aspect: 1))
    case .circles(let gradient, let from, let start, let to, let end, let options):
      let spread: Paint.Spread =
        options.contains(.mirror) ? .mirrors : options.contains(.repeat) ? .repeats : .pads
      return ResolvedShading(
        paint: .circlesGradient(
          stops: stops(gradient, options, node), from: from, startRadius: start, to: to, endRadius: end,
          spread: spread))
    case .conic(let gradient, let center, let angle, let options):
      let stops = stops(gradient, options, node), radians = angle.radians.isFinite ? angle.radians : 0
      return ResolvedShading(
        paint: .sweep(stops: stops, center: center, startAngle: radians, endAngle: radians + 2 * .pi))
    case .shader(let shader, let area):
      do {
        let call = try shader.call(.fill, at: node, node.scope)
        return ResolvedShading(paint: .shader(call, area: area.isEmpty ? bounds : area))
      } catch {
        node.engine.report(.shader, at: node, "\(error.description) Nothing is painted instead.")
        return ResolvedShading(paint: .color(.clear))
      }
    case .image(let image, let origin, let part, let scale):
      let found = ResolvedImage.find(image, font: node.textStyle.font, at: node)
      let factor = scale.isFinite && scale > 0 ? scale : 1
      return ResolvedShading(
        paint: .tiles(found.source, part: part, origin: origin, scale: factor / max(found.scale, 0.01)))
    }
  }
  @MainActor private static func paint<S: ShapeStyle>(_ style: S, at node: Node) -> _ShapeStylePaint {
    S._paint(style, _ShapeStyleContext(node.scope, reader: node))
  }
  /// The paints of a palette's levels; nil for one paint.
  @MainActor func levels(at node: LayoutNode, in bounds: CGRect) -> [Paint]? {
    guard case .palette(let array) = kind, array.count > 1 else { return nil }
    return array.compactMap { $0.resolve(at: node, in: bounds).paint }
  }

  @MainActor private func stops(
    _ gradient: Gradient, _ options: GraphicsContext.GradientOptions, _ node: Node
  ) -> [Paint.Stop] {
    stops(AnyGradient(gradient), options, node)
  }
  @MainActor private func stops(
    _ gradient: AnyGradient, _ options: GraphicsContext.GradientOptions, _ node: Node
  ) -> [Paint.Stop] {
    let stops = gradient.paintStops(_ShapeStyleContext(node.scope, reader: node))
    return options.contains(.linearColor) ? Self.mixedAsLight(stops) : stops
  }
  /// Stops in between, so that a painter that mixes sRGB's numbers shows what light gives.
  private static func mixedAsLight(_ stops: [Paint.Stop]) -> [Paint.Stop] {
    var result: [Paint.Stop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0, stops[index - 1].location < stop.location, stops[index - 1].color != stop.color {
        let before = stops[index - 1]
        for step in 1..<16 {
          let part = Float(step) / 16
          func mix(_ a: Float, _ b: Float) -> Float {
            ColorSpaces.gamma(ColorSpaces.linear(a) * (1 - part) + ColorSpaces.linear(b) * part)
          }
          let (a, b) = (before.color, stop.color)
          let color = RGBA(
            mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), a.alpha + (b.alpha - a.alpha) * part)
          let location = before.location + (stop.location - before.location) * CGFloat(part)
          result.append(Paint.Stop(color: color, location: location))
        }
      }
      result.append(stop)
    }
    return result
  }
  /// The whole turns of a gradient that are seen: 0 is that between its ends. At most 1,000 of them.
  private static func turns(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
    guard low.isFinite, high.isFinite else { return 0..<1 }
    let first = Int(max(-500, min(low.rounded(.down), 499))), last = Int(max(-499, min(high.rounded(.up), 500)))
    return first..<max(first + 1, last)
  }
  private static func repeated(_ stops: [Paint.Stop], _ turns: Range<Int>, isMirrored: Bool) -> [Paint.Stop] {
    var result: [Paint.Stop] = []
    let count = CGFloat(turns.count)
    for (index, turn) in turns.enumerated() {
      let isReversed = isMirrored && turn % 2 != 0
      let list = isReversed ? stops.reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) } : stops
      // A gradient whose stops begin or end within goes on with the colour there.
      if let first = list.first, first.location > 0 {
        result.append(.init(color: first.color, location: CGFloat(index) / count))
      }
      for stop in list { result.append(.init(color: stop.color, location: (CGFloat(index) + stop.location) / count)) }
      if let last = list.last, last.location < 1 {
        result.append(.init(color: last.color, location: CGFloat(index + 1) / count))
      }
    }
    return result
  }
}
nonisolated extension GraphicsContext.GradientOptions {
  fileprivate var repeats: Bool { contains(.repeat) || contains(.mirror) }
}
