import Foundation

/// The pieces of the other modules are subclasses, so that the language wants the class public; no app is meant to see
/// its name.
package typealias DisplayPiece = _DisplayPiece

/// A part of a picture that never changes: a node makes a new piece when it looks different, and keeps the one it has
/// otherwise. Two pictures differ only where their pieces are not identical. (A piece that nobody holds any more may
/// be a different piece later: see `PiecePool`.)
///
/// Coordinates are points from the origin of the piece, y downwards; the holder of a piece says where that origin lies.
open class _DisplayPiece {
  /// Everything that the piece paints lies inside.
  package var bounds: CGRect { fatalError("\(Self.self) does not say where it paints") }
  /// What a painter made of this piece (a render node, say), so that it is made once.
  package final var hostCache: AnyObject?
  /// Whether something of the piece is blended with what the layer around it has by then.
  package var blendsWithLayer: Bool { false }
  /// Whether there is a material in it, also inside of effects: what it shows depends on what lies below.
  package var hasMaterial: Bool { false }

  package init() {}
}

extension CGRect {
  /// Whether painters can compute with it: no number is endless or none, and none is beyond a billion points.
  package var isPaintable: Bool {
    abs(origin.x) < 1e9 && abs(origin.y) < 1e9 && abs(size.width) < 1e9 && abs(size.height) < 1e9
  }
}

/// The outline that a piece fills, strokes or clips to.
package enum DisplayShape: Hashable, Sendable {
  case rectangle(CGRect)
  /// Circular corners of one radius.
  case roundedRectangle(CGRect, radius: CGFloat)
  case path(PathKey)

  package var bounds: CGRect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _): rect
    case .path(let key): key.bounds
    }
  }
}

/// A path with the rule for its inside. A class, so that painters can keep what they made of it.
package final class PathKey: Hashable, @unchecked Sendable {
  // Unchecked: nothing changes but in the pool, while nobody else holds the key.
  package private(set) var path: Path
  package private(set) var isEOFilled: Bool
  package private(set) var bounds: CGRect
  package init(_ path: Path, isEOFilled: Bool, bounds: CGRect) {
    (self.path, self.isEOFilled, self.bounds) = (path, isEOFilled, bounds)
  }
  /// For the pool alone, while nobody else holds the key.
  func refill(_ path: Path, isEOFilled: Bool, bounds: CGRect) {
    (self.path, self.isEOFilled, self.bounds) = (path, isEOFilled, bounds)
  }
  package static func == (a: PathKey, b: PathKey) -> Bool {
    a === b || (a.isEOFilled == b.isEOFilled && a.bounds == b.bounds && a.path == b.path)
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bounds.origin.x)
    hasher.combine(bounds.width)
    hasher.combine(isEOFilled)
  }
}

/// The inside of a shape, painted.
package final class FillPiece: DisplayPiece {
  package private(set) var shape: DisplayShape
  package private(set) var paint: Paint
  package private(set) var isAntialiased: Bool
  package init(_ shape: DisplayShape, _ paint: Paint, isAntialiased: Bool = true) {
    (self.shape, self.paint, self.isAntialiased) = (shape, paint, isAntialiased)
  }
  /// For the pool alone, while nobody else holds the piece.
  func refill(_ shape: DisplayShape, _ paint: Paint, isAntialiased: Bool) {
    (self.shape, self.paint, self.isAntialiased) = (shape, paint, isAntialiased)
  }
  package override var bounds: CGRect { shape.bounds }
}

/// The outline of a shape, painted; the line lies half inside and half outside.
package final class StrokePiece: DisplayPiece {
  package private(set) var shape: DisplayShape
  package private(set) var style: StrokeStyle
  package private(set) var paint: Paint
  package private(set) var isAntialiased: Bool
  private var reach: CGFloat
  package init(_ shape: DisplayShape, _ style: StrokeStyle, _ paint: Paint, isAntialiased: Bool = true) {
    (self.shape, self.style, self.paint, self.isAntialiased) = (shape, style, paint, isAntialiased)
    reach = Self.reach(style)
  }
  private static func reach(_ style: StrokeStyle) -> CGFloat {
    style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, min(style.miterLimit, 4)) : 1.5)
  }
  /// For the pool alone, while nobody else holds the piece.
  func refill(_ shape: DisplayShape, _ style: StrokeStyle, _ paint: Paint, isAntialiased: Bool) {
    (self.shape, self.style, self.paint, self.isAntialiased) = (shape, style, paint, isAntialiased)
    reach = Self.reach(style)
  }
  package override var bounds: CGRect { shape.bounds.insetBy(dx: -reach, dy: -reach) }
}

/// A laid out text with its top left corner at the origin.
package final class TextPiece: DisplayPiece {
  package let layout: TextLayout
  private let sharedPaint: SharedPaint
  /// For runs without a colour of their own.
  package var paint: Paint { sharedPaint.paint }

  /// Neighbours mostly have one paint, which they share.
  private final class SharedPaint {
    let paint: Paint
    init(_ paint: Paint) { self.paint = paint }
  }
  @MainActor private static var lastPaint = SharedPaint(.color(.clear))

  @MainActor package init(_ layout: TextLayout, _ paint: Paint) {
    if Self.lastPaint.paint != paint { Self.lastPaint = SharedPaint(paint) }
    (self.layout, sharedPaint) = (layout, Self.lastPaint)
  }
  package override var bounds: CGRect {
    // Glyphs may reach beyond their advance (italics, accents).
    let overhang = layout.size.height / CGFloat(max(1, layout.lineCount)) / 2
    return CGRect(origin: .zero, size: layout.size).insetBy(dx: -overhang, dy: -overhang / 2)
  }
}

/// An image in a rectangle.
package final class ImagePiece: DisplayPiece {
  package let source: ImageSource
  package let rect: CGRect
  package let resizing: ImageResizing
  /// Points from each edge that keep their size when the image is stretched or
  /// tiled: top, leading (left), bottom, right.
  package let capInsets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  package let interpolation: ImageInterpolation
  /// Not nil: the image is a stencil for this paint (symbols, template images).
  package let tint: Paint?
  /// Pixels of the image for each point.
  package let scale: CGFloat
  /// Whether edges between device pixels are smooth.
  package let isAntialiased: Bool
  /// The colours of a symbol's layers; nil where all of them have the tint.
  package let coloring: SymbolColoring?
  /// Which of a symbol's layers are shown in full, from 0 for none to 1; nil for all.
  package let variableValue: Double?
  package init(
    _ source: ImageSource, in rect: CGRect, resizing: ImageResizing = .stretch,
    capInsets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) = (0, 0, 0, 0),
    interpolation: ImageInterpolation = .medium, tint: Paint? = nil, scale: CGFloat = 1, isAntialiased: Bool = true,
    coloring: SymbolColoring? = nil, variableValue: Double? = nil
  ) {
    (self.source, self.rect, self.resizing, self.capInsets) = (source, rect, resizing, capInsets)
    (self.interpolation, self.tint, self.scale, self.isAntialiased) = (interpolation, tint, scale, isAntialiased)
    (self.coloring, self.variableValue) = (coloring, variableValue)
  }
  /// The same piece of another image.
  package func with(_ source: ImageSource) -> ImagePiece {
    ImagePiece(
      source, in: rect, resizing: resizing, capInsets: capInsets, interpolation: interpolation, tint: tint,
      scale: scale, isAntialiased: isAntialiased, coloring: coloring, variableValue: variableValue)
  }
  /// The same piece in one paint.
  package func tinted(_ paint: Paint) -> ImagePiece {
    ImagePiece(
      source, in: rect, resizing: resizing, capInsets: capInsets, interpolation: interpolation, tint: paint,
      scale: scale, isAntialiased: isAntialiased, variableValue: variableValue)
  }
  package override var bounds: CGRect { rect }
}

/// A piece and where its origin lies in the group.
package struct PlacedPiece {
  package var piece: DisplayPiece
  package var x, y: CGFloat
  package init(_ piece: DisplayPiece, x: CGFloat, y: CGFloat) { (self.piece, self.x, self.y) = (piece, x, y) }
}

/// Pieces painted one after the other, the first at the bottom.
package final class GroupPiece: DisplayPiece {
  private var first: UnsafeMutablePointer<PlacedPiece>
  /// Eight times the number of pieces, one more where something is blended with the layer, two more for a drawing, and four
  /// more for a material: there are many groups, and properties of their own would make each longer by 16 bytes.
  private var countAndFlags: UInt32 = 0
  private var capacity: UInt32
  private var ownBounds = CGRect.zero
  private var count: Int { Int(countAndFlags / 8) }
  package override var bounds: CGRect { ownBounds }
  package override var blendsWithLayer: Bool { countAndFlags & 1 != 0 }
  package override var hasMaterial: Bool { countAndFlags & 4 != 0 }
  /// Whether a function drew all of it at once, as of a canvas: where a part changes, all of it is another group.
  package var isDrawing: Bool { countAndFlags & 2 != 0 }
  package var children: PlacedPieces { PlacedPieces(group: self, first: first, count: count) }

  package convenience init(_ children: [PlacedPiece]) { self.init(ContiguousArray(children)) }
  package convenience init(drawing children: ContiguousArray<PlacedPiece>) {
    self.init(children)
    countAndFlags |= 2
  }
  package init(_ children: ContiguousArray<PlacedPiece>) {
    // As much memory as they need and no more: most groups are small, and there are many.
    capacity = UInt32(children.count)
    first = .allocate(capacity: children.count)
    super.init()
    fill(children)
  }
  /// Takes `children`, where it has none.
  func fill(_ children: ContiguousArray<PlacedPiece>) {
    if children.count > Int(capacity) {
      first.deallocate()
      capacity = UInt32(children.count)
      first = .allocate(capacity: children.count)
    }
    var left = CGFloat.infinity, top = CGFloat.infinity, right = -CGFloat.infinity, bottom = -CGFloat.infinity
    var blends = false, hasMaterial = false
    // Not by an iterator: a build for debugging takes memory for each step of one.
    children.withUnsafeBufferPointer { children in
      for index in 0..<children.count {
        (first + index).initialize(to: children[index])
        if children[index].piece.blendsWithLayer { blends = true }
        if children[index].piece.hasMaterial { hasMaterial = true }
        let b = children[index].piece.bounds
        if b.size.width <= 0 && b.size.height <= 0 { continue }
        let x = children[index].x, y = children[index].y
        // Nobody paints it, and the group has bounds without it.
        if !(b.isPaintable && abs(x) < 1e9 && abs(y) < 1e9), b != .infinite { continue }
        left = min(left, b.origin.x + x)
        top = min(top, b.origin.y + y)
        right = max(right, b.origin.x + b.size.width + x)
        bottom = max(bottom, b.origin.y + b.size.height + y)
      }
    }
    countAndFlags = UInt32(children.count) * 8 + (blends ? 1 : 0) + (hasMaterial ? 4 : 0)
    ownBounds = left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
  }
  /// Lets go of its children.
  func empty() {
    first.deinitialize(count: count)
    countAndFlags = 0
  }
  /// Whether it holds just these pieces, in these places.
  package func holds(_ pieces: ContiguousArray<PlacedPiece>) -> Bool {
    if pieces.count != count { return false }
    for index in 0..<count
    where first[index].piece !== pieces[index].piece || first[index].x != pieces[index].x
      || first[index].y != pieces[index].y
    {
      return false
    }
    return true
  }
  deinit {
    first.deinitialize(count: count)
    first.deallocate()
  }
}

/// The pieces of a group, which they keep alive.
package struct PlacedPieces: RandomAccessCollection {
  fileprivate let group: GroupPiece
  fileprivate let first: UnsafeMutablePointer<PlacedPiece>
  package let count: Int
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> PlacedPiece {
    precondition(index >= 0 && index < count, "piece \(index) of a group of \(count)")
    return first[index]
  }
}

/// How a piece is changed before it reaches the picture.
package enum DisplayEffect {
  /// How many radii a blur or a shadow reaches: beyond lies less than a step of 255.
  nonisolated package static let blurReach: CGFloat = 3

  case opacity(Double)
  case clip(DisplayShape, isAntialiased: Bool)
  /// The alpha of the mask, in the same coordinate space.
  case mask(DisplayPiece)
  case transform(CGAffineTransform)
  /// With perspective.
  case project(Projection)
  /// The radius of a blur and of a shadow is the standard deviation of the bell curve, in points.
  case blur(radius: CGFloat, isOpaque: Bool)
  case shadow(RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
  case blend(BlendOperator)
  /// Colours multiplied by a matrix of four rows with an offset each (20 numbers, row by row).
  case colorMatrix([Float])
  /// Painted as one layer before an enclosing effect applies.
  case isolate
  /// Computed by a function of the app. The area is the view's rectangle, whose corner is the origin of the
  /// function's coordinate space; empty where there is no view. A pixel may come from as far as `reach`, in points.
  case shader(ShaderCall, area: CGRect, reach: CGSize)
}

package enum BlendOperator: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
  /// Above what is there, which is blurred where the piece is: a material. Standard deviation of the blur in points;
  /// colours become so much stronger.
  case backdrop(deviation: CGFloat, saturation: CGFloat)
}

/// A piece seen through an effect.
package final class EffectPiece: DisplayPiece {
  package private(set) var effect: DisplayEffect
  package private(set) var content: DisplayPiece
  private var ownBounds = CGRect.zero
  package override var bounds: CGRect { ownBounds }
  private var containsMaterial = false
  package override var hasMaterial: Bool { containsMaterial }
  /// Also from inside effects that do not make a layer of a single piece.
  package override var blendsWithLayer: Bool {
    switch effect {
    case .blend(.normal): false
    case .blend: true
    case .opacity, .clip, .transform: content is EffectPiece && content.blendsWithLayer
    case .mask, .project, .blur, .shadow, .colorMatrix, .isolate, .shader: false
    }
  }
  package init(_ effect: DisplayEffect, _ content: DisplayPiece) {
    (self.effect, self.content) = (effect, content)
    super.init()
    fill(effect, content)
  }
  func empty(_ nothing: DisplayPiece) { (effect, content) = (.isolate, nothing) }
  func fill(_ effect: DisplayEffect, _ content: DisplayPiece) {
    (self.effect, self.content) = (effect, content)
    var bounds = content.bounds
    switch effect {
    case .clip(let shape, _): bounds = Self.common(bounds, shape.bounds)
    case .mask(let mask): bounds = Self.common(bounds, mask.bounds)
    case .transform(let transform): bounds = bounds.applying(transform)
    case .project(let projection): bounds = projection.bounds(of: bounds)
    case .blur(let radius, _):
      let reach = radius * DisplayEffect.blurReach
      bounds = bounds.insetBy(dx: -reach, dy: -reach)
    case .shadow(_, let radius, let x, let y):
      let reach = radius * DisplayEffect.blurReach
      bounds = bounds.union(bounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: x, dy: y))
    case .shader(let call, let area, let reach):
      if !area.isEmpty { bounds = bounds.union(area) }
      // Whole pixels, which may reach a little further.
      let (x, y) = call.kind == .color ? (0, 0) : (reach.width, reach.height)
      bounds = bounds.insetBy(dx: -x - 1, dy: -y - 1)
    case .opacity, .blend, .colorMatrix, .isolate: break
    }
    ownBounds = bounds.isNull ? .zero : bounds
    switch effect {
    case .blend(.backdrop): containsMaterial = true
    // With perspective a material is a translucent colour.
    case .project: containsMaterial = false
    default: containsMaterial = content.hasMaterial
    }
  }
  /// What cannot be painted is seen through nothing, and Foundation stops where it is asked for a part of it.
  private static func common(_ bounds: CGRect, _ limit: CGRect) -> CGRect {
    if bounds.isPaintable && limit.isPaintable { return bounds.intersection(limit) }
    // Where one of both has no end, the other one decides.
    if bounds == .infinite { return limit }
    return limit == .infinite ? bounds : .zero
  }
}
