import Foundation
import HearthRendering

/// What a style fills with, before the rectangle is known.
package enum StyleFill: Equatable, Sendable {
  case color(RGBA)
  case linear([Paint.Stop], UnitPoint, UnitPoint)
  case radial([Paint.Stop], UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angular([Paint.Stop], UnitPoint, start: Angle, end: Angle)
  case elliptical([Paint.Stop], UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  /// A part of an image, in fractions of the whole; `scale` points for each pixel. With an opacity.
  case image(ImageSource, part: CGRect, scale: CGFloat, opacity: Double)
  indirect case mesh(MeshSurface)
  /// Computed by a function of the app.
  indirect case shader(ShaderCall)

  /// The paint for a shape with the bounds `rect`. Unit points are mirrored for right-to-left.
  package func paint(in rect: CGRect, isRightToLeft: Bool) -> Paint {
    func point(_ unit: UnitPoint) -> CGPoint { unit.point(in: rect, isRightToLeft: isRightToLeft) }
    switch self {
    case .color(let color):
      return .color(color)
    case .linear(let stops, let start, let end):
      return .linearGradient(stops: stops, from: point(start), to: point(end))
    case .radial(let stops, let center, let start, let end):
      return .radialGradient(stops: stops, center: point(center), startRadius: start, endRadius: end, aspect: 1)
    case .angular(let stops, let center, let start, let end):
      return .sweep(
        stops: stops, center: point(center), startAngle: CGFloat(start.radians), endAngle: CGFloat(end.radians))
    case .elliptical(let stops, let center, let start, let end):
      return .radialGradient(
        stops: stops, center: point(center), startRadius: start * rect.width, endRadius: end * rect.width,
        aspect: rect.width > 0 ? rect.height / rect.width : 1)
    case .image(let source, let part, let scale, let opacity):
      return .tiles(source, part: part, origin: rect.origin, scale: scale, opacity: opacity)
    case .mesh(let surface): return .mesh(surface.paint(in: rect, isRightToLeft: isRightToLeft))
    case .shader(let call): return .shader(call, area: rect)
    }
  }

  func opacity(_ factor: Double) -> StyleFill {
    func faded(_ stops: [Paint.Stop]) -> [Paint.Stop] {
      stops.map { Paint.Stop(color: $0.color.opacity(factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linear(let stops, let start, let end): return .linear(faded(stops), start, end)
    case .radial(let stops, let center, let start, let end):
      return .radial(faded(stops), center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(faded(stops), center, start: start, end: end)
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(faded(stops), center, startFraction: start, endFraction: end)
    case .image(let source, let part, let scale, let opacity):
      return .image(source, part: part, scale: scale, opacity: opacity * factor)
    case .mesh(let surface): return .mesh(surface.opacity(factor))
    case .shader(var call):
      call.opacity *= factor
      return .shader(call)
    }
  }
  /// Nothing of it would be seen.
  var isClear: Bool {
    if case .color(let color) = self { return color.alpha <= 0 }
    return false
  }
}

/// A shadow of a shape style. Lengths in points.
package struct StyleShadow: Equatable, Sendable {
  package var isInner: Bool
  package var color: RGBA
  package var radius, x, y: CGFloat
}

/// What a style paints with: a fill, and what belongs to the style besides.
nonisolated public struct _ShapeStylePaint: Equatable, Sendable {
  package var fill: StyleFill
  package var blend = BlendOperator.normal
  package var shadows: [StyleShadow] = []
  /// Where gradients are laid out, when not in the bounds of the shape. Points, in the shape's coordinate space.
  package var rect: CGRect?
  package init(_ fill: StyleFill) { self.fill = fill }

  func opacity(_ factor: Double) -> Self {
    var result = self
    result.fill = fill.opacity(factor)
    for index in result.shadows.indices { result.shadows[index].color = shadows[index].color.opacity(factor) }
    return result
  }
  /// The paint for a shape with the bounds `bounds`.
  package func paint(in bounds: CGRect, isRightToLeft: Bool) -> Paint {
    fill.paint(in: rect ?? bounds, isRightToLeft: isRightToLeft)
  }
  /// One colour that stands for the fill where only a colour can be used: the first of a gradient.
  package var color: RGBA {
    switch fill {
    case .color(let color): return color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
      .elliptical(let stops, _, _, _):
      return stops.first?.color ?? .clear
    case .image(_, _, _, let opacity): return RGBA(white: 0.5, alpha: Float(opacity))
    case .mesh(let surface): return surface.vertices.first?.color ?? surface.background
    case .shader(let call): return RGBA(white: 0.5, alpha: Float(call.opacity))
    }
  }
}

@MainActor extension _ShapeStylePaint {
  /// `shape` filled or stroked, with shadows and blending; nil when nothing would be seen. `old` is
  /// used again for a piece that is the same.
  func piece(
    _ shape: DisplayShape, _ operation: ShapeOperation, isRightToLeft: Bool, reusing old: DisplayPiece?
  ) -> DisplayPiece? {
    if fill.isClear && shadows.isEmpty { return nil }
    let paint = paint(in: shape.bounds, isRightToLeft: isRightToLeft)
    var piece: DisplayPiece
    switch operation {
    case .fill(let style):
      if shadows.isEmpty, blend == .normal, let old = old as? FillPiece, old.paint == paint, old.shape == shape,
        old.isAntialiased == style.isAntialiased
      {
        return old
      }
      piece = PiecePool.fill(shape, paint, isAntialiased: style.isAntialiased)
    case .stroke(let style, let isAntialiased):
      if shadows.isEmpty, blend == .normal, let old = old as? StrokePiece, old.paint == paint, old.shape == shape,
        old.style == style, old.isAntialiased == isAntialiased
      {
        return old
      }
      piece = PiecePool.stroke(shape, style, paint, isAntialiased: isAntialiased)
    }
    for shadow in shadows {
      if shadow.isInner {
        if case .fill = operation { piece = Self.innerShadow(shadow, of: shape, on: piece) }
      } else {
        piece = EffectPiece(.shadow(shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y), piece)
      }
    }
    return blend == .normal ? piece : EffectPiece(.blend(blend), piece)
  }

  /// The shadow that the surroundings of `shape` cast into it: they are painted as a sheet with a hole, and
  /// only what falls into the hole is kept.
  private static func innerShadow(_ shadow: StyleShadow, of shape: DisplayShape, on piece: DisplayPiece) -> DisplayPiece
  {
    let bounds = shape.bounds
    let reach = shadow.radius * DisplayEffect.blurReach + max(abs(shadow.x), abs(shadow.y)) + 1
    var sheet = Path(bounds.insetBy(dx: -reach, dy: -reach))
    sheet.addPath(shape.outline)
    let hole = FillPiece(.path(PathKey(sheet, isEOFilled: true, bounds: sheet.boundingRect)), .color(.black))
    let cast = EffectPiece(.shadow(shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y), hole)
    let clipped = EffectPiece(.clip(shape, isAntialiased: true), cast)
    return GroupPiece([PlacedPiece(piece, x: 0, y: 0), PlacedPiece(clipped, x: 0, y: 0)])
  }
}
