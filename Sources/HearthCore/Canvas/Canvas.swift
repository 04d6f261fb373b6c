import Foundation
import HearthRendering

/// Draws with code, in as much room as it is offered.
///
/// ```swift
/// Canvas { context, size in
///   for step in 0..<10 {
///     let rect = CGRect(x: CGFloat(step) * size.width / 10, y: 0, width: 4, height: size.height)
///     context.fill(Path(rect), with: .color(.blue))
///   }
/// }
/// ```
///
/// The closure runs when the canvas is drawn for the first time, when its size changes, when a value of the state or of
/// the environment changes that it has read, and when the view around is made anew; what it draws is kept until then.
/// It is cut to the canvas. The canvas is one view for gestures, and for assistive technology none: give it a label.
///
/// Source: Apple, "Canvas".
nonisolated public struct Canvas<Symbols: View>: View {
  /// The views that the closure can draw. They take no part in events.
  public var symbols: Symbols
  /// Draws. The size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the app promises to cover all of the canvas. A hint for speed; nothing is drawn for it here.
  public var isOpaque: Bool
  /// The space in which colours are mixed. They are mixed in sRGB; another mode is reported.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be shown later than what is around. It never is here: drawing is recording, which is done in
  /// the frame.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that it can draw, each with a tag.
  ///
  /// ```
  /// Canvas { context, size in
  ///   if let star = context.resolveSymbol(id: 0) { context.draw(star, at: CGPoint(x: 20, y: 20)) }
  /// } symbols: {
  ///   Image(systemName: "star").foregroundStyle(.yellow).tag(0)
  /// }
  /// ```
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
    (self.renderer, self.symbols) = (renderer, symbols())
  }

  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = CanvasNode(view.renderer, view.colorMode, inputs)
    node.content = Symbols._makeNode(view.symbols, _ViewInputs(node, node.scope)).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let canvas = unsafeDowncast(node.node, to: CanvasNode.self)
    canvas.update(view.renderer, view.colorMode)
    Symbols._update(_ViewNode(canvas.content), view.symbols)
  }
  public nonisolated static var _elementCount: Int { 1 }
}
nonisolated extension Canvas where Symbols == EmptyView {
  /// Creates a canvas. Its size is in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// The node of a `Canvas`. Its children are the views that it can draw: laid out, and neither shown nor hit by
/// themselves.
package final class CanvasNode: ContainerNode {
  @exclusivity(unchecked) private var renderer: (inout GraphicsContext, CGSize) -> Void
  @exclusivity(unchecked) private var colorMode: ColorRenderingMode
  @exclusivity(unchecked) private var drawing: DisplayPiece?
  @exclusivity(unchecked) private var recordedSize = Size(-1, -1)

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ colorMode: ColorRenderingMode,
    _ inputs: _ViewInputs
  ) {
    (self.renderer, self.colorMode) = (renderer, colorMode)
    super.init(inputs)
    flags.insert(.readsInheritedStyle)
  }
  nonisolated deinit {}
  package override var viewName: String { "Canvas" }

  func update(_ new: @escaping (inout GraphicsContext, CGSize) -> Void, _ mode: ColorRenderingMode) {
    engine.counters.nodesVisited += 1
    (renderer, colorMode) = (new, mode)
    setNeedsDrawing()
  }
  private func setNeedsDrawing() {
    drawing = nil
    setNeedsRecord()
  }
  /// Something that the closure has read is another now.
  package override func updateBody() {
    flags.remove(.needsBody)
    setNeedsDrawing()
  }
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    setNeedsDrawing()
  }
  package override func elementsResolved() { setNeedsDrawing() }

  // MARK: - Layout

  /// Unspecified lengths are 10, as of shapes.
  package override func computeSize(_ p: Proposal) -> Size {
    Size(p.width < 0 ? 10 : p.width, p.height < 0 ? 10 : p.height)
  }
  package override func revalidate() -> Bool {
    setNeedsPlacement()
    return false
  }
  package override func placeChildren() {
    resolveElements()
    for index in 0..<elements.count {
      let p = Proposal(-1, -1)
      placeElement(index, x: 0, y: 0, p, elements[index].measure(p))
    }
  }
  /// What a symbol looks like now; nil for a tag that none has.
  func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    for index in 0..<elements.count {
      let element = elements[index]
      guard element.layoutValue(TagKey.self) == id || content.elementID(at: index) == id else { continue }
      var list: ContiguousArray<PlacedPiece> = []
      element.record(into: &list, x: 0, y: 0)
      return GraphicsContext.ResolvedSymbol(size: element.size.cgSize, piece: GroupPiece(list))
    }
    return nil
  }

  // MARK: - Picture

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if drawing == nil || flags.contains(.subtreeNeedsRecord) || recordedSize != drawnSize {
      flags.remove(.subtreeNeedsRecord)
      drawing = draw()
      recordedSize = drawnSize
      engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(drawing.unsafelyUnwrapped, x: x, y: y))
  }
  private func draw() -> DisplayPiece {
    colorMode.report("Canvas", at: self)
    let size = drawnSize.cgSize
    let layer = CanvasScene.record(size: size, at: self) { context in
      engine.evaluate(for: self) { renderer(&context, size) }
    }
    let picture = layer.picture
    let area = CGRect(origin: .zero, size: layer.size)
    if area.contains(picture.bounds) || picture.bounds.isEmpty { return picture }
    return EffectPiece(.clip(.rectangle(area), isAntialiased: true), picture)
  }

  // MARK: - Events

  override var showsAllElements: Bool { false }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {}
  package override func isHit(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
