import Foundation

/// Where an app draws: shapes, images and text, one over the other.
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///   context.cgContext.setFillColor(UIColor.red.cgColor)
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
///
/// Points from the top left corner, y downwards, as in every context that UIKit makes. What is drawn is recorded as a
/// display list: for a picture, or for a window. A context that an app makes of pixels in memory counts from the bottom
/// left corner, y upwards, and what is drawn is in the memory at once.
public final class CGContext {
  /// Points. Pages of a document may have different sizes.
  package var size: CGSize
  /// Pixels for each point.
  package let scale: CGFloat
  /// What was drawn, the first at the bottom.
  private(set) var pieces: ContiguousArray<PlacedPiece> = []
  package var state = State()
  /// The document that the context writes, if it is one of a file.
  package var document: AnyObject?
  /// The pixels that are drawn in, if there are any.
  package let bitmap: Bitmap?
  /// From the coordinate space that a new context has to that of the picture.
  private let base: CGAffineTransform
  private var saved: [State] = []
  private var layers: [(pieces: ContiguousArray<PlacedPiece>, state: State)] = []
  /// The path that is being made, in the coordinate space of the picture: a transformation that comes later does not
  /// move it.
  let outline = CGMutablePath()

  /// What `saveGState()` keeps.
  package struct State {
    package var transform = CGAffineTransform.identity
    package var clips: [Clip] = []
    package var fill = Paint.color(.black)
    package var stroke = Paint.color(.black)
    package var line = StrokeStyle()
    package var alpha = 1.0
    package var blendMode = CGBlendMode.normal
    package var shadow: (color: RGBA, radius: CGFloat, offset: CGSize)?
    package var isAntialiased = true
    package var interpolation = CGInterpolationQuality.default
    package var textPosition = CGPoint.zero
    package init() {}
  }
  /// What painting is kept to, in the coordinate space of the picture.
  package enum Clip {
    case shape(DisplayShape, isAntialiased: Bool)
    case mask(DisplayPiece)
    var bounds: CGRect {
      switch self {
      case .shape(let shape, _): shape.bounds
      case .mask(let piece): piece.bounds
      }
    }
    func applied(to piece: DisplayPiece) -> DisplayPiece {
      switch self {
      case .shape(let shape, let isAntialiased): EffectPiece(.clip(shape, isAntialiased: isAntialiased), piece)
      case .mask(let mask): EffectPiece(.mask(mask), piece)
      }
    }
  }

  package init(size: CGSize, scale: CGFloat = 1) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    (bitmap, base) = (nil, .identity)
  }
  /// A context of pixels, one for each point, from the bottom left corner.
  package init(_ bitmap: Bitmap) {
    size = CGSize(width: bitmap.width, height: bitmap.height)
    (scale, self.bitmap) = (1, bitmap)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height))
    state.transform = base
  }
  /// All that was drawn so far.
  package var picture: DisplayPiece {
    var all = pieces
    for layer in layers.reversed() { all = layer.pieces + all }
    if let bitmap { all.insert(PlacedPiece(bitmap.backdrop, x: 0, y: 0), at: 0) }
    return GroupPiece(drawing: all)
  }
  /// Whether nothing was drawn.
  package var isEmpty: Bool { pieces.isEmpty && layers.isEmpty }

  /// Pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }
  /// Pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  // MARK: - State

  /// Keeps all that is set, until `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Sets all as it was when `saveGState()` was called last. Without such a call nothing happens.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// Where points that are given lie in the coordinate space that the context began with.
  public var ctm: CGAffineTransform { bitmap == nil ? state.transform : state.transform.concatenating(base) }
  /// Applies a transformation to what is drawn from now on, before those that were set.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales around the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Turns around the origin, by radians, clockwise as one sees it.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// The opacity of all that is painted, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(Double(alpha), 0), 1) }
  /// How what is painted meets what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// A shadow of a colour; nil for none. Points, in the coordinate space that the context began with: no transformation
  /// changes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let offset = CGSize(width: offset.width, height: offset.height * base.d)
    state.shadow = color.map { ($0.rgba, max(0, blur), offset) }
  }
  /// A shadow of black with an opacity of a third. Points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// Whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
  /// How pixels of images are computed.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  // MARK: - Layers

  /// What is painted until the end of the layer is painted as one: the opacity, the shadow and the way of blending
  /// that are set hold for all of it together.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append((pieces, state))
    pieces = []
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
    saved.append(state)
  }
  /// Ends a layer. Without a beginning nothing happens.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    _ = saved.popLast()
    let content = GroupPiece(pieces)
    (pieces, state) = layer
    record(EffectPiece(.isolate, content), isInPicture: true)
  }

  // MARK: - What was painted

  /// Adds what is painted, in the coordinate space that is set now, with all that is set besides.
  ///
  /// - Parameter isInPicture: The piece lies in the coordinate space of the picture already.
  package func record(_ piece: DisplayPiece, isInPicture: Bool = false) {
    var piece = piece
    if !isInPicture && !state.transform.isIdentity { piece = EffectPiece(.transform(state.transform), piece) }
    if let shadow = state.shadow {
      piece = EffectPiece(
        .shadow(shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height), piece)
    }
    if state.alpha < 1 { piece = EffectPiece(.opacity(state.alpha), piece) }
    for clip in state.clips.reversed() { piece = clip.applied(to: piece) }
    if let bitmap, layers.isEmpty { paint(piece, in: bitmap) } else { blend(piece) }
  }
  /// Paints at once, over what the memory has now.
  private func paint(_ piece: DisplayPiece, in bitmap: Bitmap) {
    if state.blendMode == .normal { return bitmap.paint(piece, isAll: false) }
    pieces = [PlacedPiece(bitmap.backdrop, x: 0, y: 0)]
    blend(piece)
    bitmap.paint(GroupPiece(pieces), isAll: true)
    pieces = []
  }

  private func blend(_ source: DisplayPiece) {
    if let mode = state.blendMode.blending {
      add(mode == .normal ? source : EffectPiece(.blend(mode), source))
      return
    }
    let backdrop = GroupPiece(pieces), coverage = Coverage.of(source)
    /// What of one is left where the other is, and is not.
    func inside(_ a: DisplayPiece, _ b: DisplayPiece) -> DisplayPiece { EffectPiece(.mask(b), a) }
    func outside(_ a: DisplayPiece, _ b: DisplayPiece) -> DisplayPiece {
      EffectPiece(
        .isolate,
        GroupPiece([PlacedPiece(a, x: 0, y: 0), PlacedPiece(EffectPiece(.blend(.destinationOut), b), x: 0, y: 0)])
      )
    }
    /// What is there beyond what painting is kept to, which these modes leave alone.
    let area = wholeArea
    let untouched: DisplayPiece? = state.clips.isEmpty ? nil : outside(backdrop, area)
    // What is there goes where the shape covers it, however translucent the paint is.
    switch state.blendMode {
    case .clear: set(outside(backdrop, coverage))
    case .copy: set(outside(backdrop, coverage), source)
    case .sourceIn: set(outside(backdrop, coverage), inside(source, backdrop))
    case .sourceOut: set(outside(backdrop, coverage), outside(source, backdrop))
    case .destinationIn: set(untouched, inside(backdrop, source))
    case .destinationAtop: set(untouched, outside(source, backdrop), inside(backdrop, source))
    case .xor: set(outside(backdrop, source), outside(source, backdrop))
    default: add(source)
    }
  }
  /// All that may be painted on, opaque.
  private var wholeArea: DisplayPiece {
    var piece: DisplayPiece = FillPiece(.rectangle(CGRect(origin: .zero, size: size)), .color(.black))
    for clip in state.clips.reversed() { piece = clip.applied(to: piece) }
    return piece
  }
  private func add(_ piece: DisplayPiece) { pieces.append(PlacedPiece(piece, x: 0, y: 0)) }
  /// The sum of several parts, each of which counts where the others do not.
  private func set(_ new: DisplayPiece?...) {
    let parts = new.compactMap(\.self)
    var sum: ContiguousArray<PlacedPiece> = []
    for part in parts {
      sum.append(PlacedPiece(sum.isEmpty ? part : EffectPiece(.blend(.plusLighter), part), x: 0, y: 0))
    }
    // A layer of its own: nothing is added to what lies below the picture.
    pieces = parts.count < 2 ? sum : [PlacedPiece(EffectPiece(.isolate, GroupPiece(sum)), x: 0, y: 0)]
  }

  /// Takes what was drawn, and is as new: for a page that has ended.
  package func takePicture() -> DisplayPiece {
    let taken = picture
    (pieces, layers, saved, state) = ([], [], [], State())
    beginPath()
    return taken
  }
}
