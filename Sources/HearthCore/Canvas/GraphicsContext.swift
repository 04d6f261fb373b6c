import Foundation
import HearthRendering

/// Where a `Canvas` draws: paths, texts, images and views, one over the other.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///   var faint = context
///   faint.opacity = 0.3
///   faint.draw(Text("Faint"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// Points from the top left corner, y downwards. A copy draws on the same layer with what is set of its own. What is
/// drawn is recorded; a context that is kept after the canvas has drawn draws nothing, which is reported.
///
/// Source: Apple, "GraphicsContext".
nonisolated public struct GraphicsContext: @unchecked Sendable {
  // Unchecked: on another thread than the main one it does nothing, and reports that.
  let scene: CanvasScene
  let layer: CGContext
  private var state = CGContext.State()
  private var filters: [Filter] = []

  init(_ scene: CanvasScene, _ layer: CGContext) { (self.scene, self.layer) = (scene, layer) }

  // MARK: - What is set

  /// The opacity of what is drawn, from 0 to 1. What lies outside counts as the nearer of the two.
  public var opacity: Double {
    get { state.alpha }
    set { state.alpha = newValue.isNaN ? 1 : min(max(newValue, 0), 1) }
  }
  /// How what is drawn meets what is there.
  public var blendMode: BlendMode {
    get { BlendMode(mode: state.blendMode) }
    set { state.blendMode = newValue.mode }
  }
  /// The environment of the canvas. The canvas draws anew when a value changes that was read here.
  public var environment: EnvironmentValues {
    scene.withNode { node in
      Engine.recordingEnvironment(for: node) { EnvironmentValues(scope: node.scope) }
    } ?? EnvironmentValues()
  }
  /// Where points that are given lie in the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }
  /// Scales around the origin what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Moves the origin, by points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Turns what is drawn from now on around the origin, clockwise.
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }
  /// Applies a transformation to what is drawn from now on, before those that were set.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  // MARK: - Clips

  /// Options of clips.
  nonisolated public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The inside of the path is left out, and the rest is drawn.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
  /// The smallest rectangle around what can be drawn on, in the coordinate space that is set.
  public var clipBoundingRect: CGRect {
    layer.state = state
    return layer.boundingBoxOfClipPath
  }
  /// Draws from now on only what is inside of a path, too.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let shape = DisplayShape(path.applying(state.transform), isEOFilled: style.isEOFilled)
    if !options.contains(.inverse) {
      let shape = shape ?? .rectangle(.zero)
      return state.clips.append(.shape(shape, isAntialiased: style.isAntialiased))
    }
    guard let shape else { return }
    addClip(FillPiece(shape, .color(.black), isAntialiased: style.isAntialiased), options)
  }
  /// Draws from now on only where a layer is opaque, too, and fainter where it is translucent.
  ///
  /// - Parameters:
  ///   - opacity: Of the layer as a whole, from 0 to 1.
  ///   - content: Draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var piece = try picture(content)
    if !state.transform.isIdentity { piece = EffectPiece(.transform(state.transform), piece) }
    if opacity < 1 { piece = EffectPiece(.opacity(max(0, opacity)), piece) }
    addClip(piece, options)
  }
  private mutating func addClip(_ stencil: DisplayPiece, _ options: ClipOptions) {
    if !options.contains(.inverse) { return state.clips.append(.mask(stencil)) }
    let all = FillPiece(.rectangle(CGRect(origin: .zero, size: layer.size)), .color(.black))
    state.clips.append(.mask(Self.outside(all, stencil)))
  }
  /// What of a piece is left where another is not.
  static func outside(_ piece: DisplayPiece, _ other: DisplayPiece) -> DisplayPiece {
    let hole = EffectPiece(.blend(.destinationOut), other)
    return EffectPiece(.isolate, GroupPiece([PlacedPiece(piece, x: 0, y: 0), PlacedPiece(hole, x: 0, y: 0)]))
  }

  // MARK: - Layers and filters

  /// Draws a layer: what `content` draws is put together first, and then drawn as one, through the filters and clips and
  /// with the opacity and the blend mode that are set here.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let piece = try picture(content)
    record(EffectPiece(.isolate, piece))
  }
  private func picture(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayPiece {
    var inner = GraphicsContext(scene, CGContext(size: layer.size, scale: layer.scale))
    try content(&inner)
    return inner.layer.picture
  }
  /// Draws with the functions of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let inner = CGContext(size: layer.size, scale: layer.scale)
    try content(inner)
    if !inner.isEmpty { record(inner.picture) }
  }
  /// Changes what is drawn from now on by a filter. Of several the one that was added last comes first.
  ///
  /// Source: Apple, `addFilter(_:options:)`: each drawing is painted by itself, filtered, and then put on the layer with
  /// opacity, blend mode and clips. The order: seen, in examples that add `alphaThreshold` before `blur`.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) {
      scene.report("filters compute with sRGB, and not in a linear space. Leave linearColor out.")
    }
    filters.append(filter)
  }
  /// What is on the layer by now, in the coordinate space that is set.
  var backdrop: DisplayPiece { EffectPiece(.transform(state.transform.inverted()), layer.picture) }

  // MARK: - Recording

  /// Draws a piece that lies in the coordinate space that is set.
  func record(_ piece: DisplayPiece) {
    guard scene.isDrawing, isOnMainThread() else { return scene.reportLate() }
    var piece = piece
    for filter in filters.reversed() {
      if let next = filter.apply(to: piece, in: self) { piece = next } else { return }
    }
    layer.state = state
    layer.record(piece)
  }
}

/// What all contexts of a canvas have in common while it draws.
nonisolated final class CanvasScene: @unchecked Sendable {
  // Unchecked: what it has is used on the main thread alone.
  /// Nil when it has drawn.
  private var node: LayoutNode?
  private let handle: EngineHandle
  private var hasReported = false
  init(_ node: LayoutNode, _ handle: EngineHandle) { (self.node, self.handle) = (node, handle) }

  /// What `draw` draws, with a context that is over afterwards.
  @MainActor static func record(
    size: CGSize, at node: LayoutNode, _ draw: (inout GraphicsContext) -> Void
  ) -> CGContext {
    let scene = CanvasScene(node, node.engine.handle)
    let layer = CGContext(size: size, scale: node.engine.host.settings.scale)
    var context = GraphicsContext(scene, layer)
    draw(&context)
    scene.end()
    return layer
  }
  var isDrawing: Bool { node != nil }
  private func end() { node = nil }
  /// Calls `action` with the canvas, as long as that draws.
  func withNode<T>(_ action: @MainActor (LayoutNode) -> T) -> T? {
    guard let node, isOnMainThread() else {
      reportLate()
      return nil
    }
    return MainActor.assumeIsolatedFast { action(node) }
  }
  func report(_ message: String) {
    withNode { node in node.engine.report(.notOnLinux, at: node, "Canvas: \(message)") }
  }
  func reportLate() {
    if hasReported { return }
    hasReported = true
    guard isOnMainThread() else { return Report.offMain("GraphicsContext") }
    MainActor.assumeIsolatedFast {
      Report.gone(
        "GraphicsContext", handle.engine, "It draws nothing any more. Use it within the closure of the Canvas only.")
    }
  }
}
