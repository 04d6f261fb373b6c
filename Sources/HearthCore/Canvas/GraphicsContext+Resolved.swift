import Foundation
import HearthRendering

nonisolated extension GraphicsContext {
  /// A text ready to be drawn, in the environment of the canvas.
  nonisolated public struct ResolvedText: @unchecked Sendable {
    // Unchecked: it is looked into on the main thread alone.
    /// The shading of the text, except for parts of it that have a style of their own.
    public var shading: Shading
    let styled: StyledText
    /// What the whole of the text has for itself.
    let ownPaint: _ShapeStylePaint?
    let scene: CanvasScene

    @MainActor func layout(_ node: LayoutNode, in size: CGSize?) -> TextLayout {
      func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? max(0, $0) : nil } }
      return node.engine.host.textShaper.layout(styled, width: length(size?.width), height: length(size?.height))
    }
    private func ask(_ size: CGSize, _ question: @MainActor (TextLayout) -> CGFloat) -> CGFloat {
      scene.withNode { question(layout($0, in: size)) } ?? 0
    }
    /// The size that the text takes of a size that is offered. Points; an infinite length is no limit.
    public func measure(in size: CGSize) -> CGSize {
      scene.withNode { layout($0, in: size).size } ?? .zero
    }
    /// The distance from the upper edge to the baseline of the first line, in a size. Points.
    public func firstBaseline(in size: CGSize) -> CGFloat { ask(size) { $0.firstBaseline } }
    /// The distance from the upper edge to the baseline of the last line, in a size. Points.
    public func lastBaseline(in size: CGSize) -> CGFloat { ask(size) { $0.lastBaseline } }
  }

  /// An image ready to be drawn, in the environment of the canvas.
  nonisolated public struct ResolvedImage: @unchecked Sendable {
    // Unchecked: it is looked into on the main thread alone.
    /// Points.
    public var size: CGSize { resolved.size }
    /// The distance from the upper edge to the line on which a symbol stands; the height for other images. Points.
    public let baseline: CGFloat
    /// The shading of a symbol or another template; nil for an image with colours of its own.
    public var shading: Shading?
    let resolved: HearthCore.ResolvedImage
    let properties: Image.Properties
  }

  /// One of the views that the canvas was given, ready to be drawn.
  nonisolated public struct ResolvedSymbol: @unchecked Sendable {
    // Unchecked: it is looked into on the main thread alone.
    /// Points.
    public var size: CGSize
    let piece: DisplayPiece
  }

  // MARK: - Texts

  /// Makes a text ready: for what is drawn several times, or measured before.
  public func resolve(_ text: Text) -> ResolvedText {
    scene.withNode { node in
      let builder = TextBuilder.build(text, for: node)
      return ResolvedText(shading: .foreground, styled: builder.styled, ownPaint: builder.paint, scene: scene)
    } ?? ResolvedText(shading: .foreground, styled: StyledText(runs: []), ownPaint: nil, scene: scene)
  }
  /// Draws a text from the upper leading corner of a rectangle, in lines that fit into it.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, in: rect.size) { _ in rect.origin }
  }
  /// Draws a text in as much room as it needs, with a point of it at a point of the coordinate space that is set.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, in: nil) { Self.origin(of: $0, point, anchor) }
  }
  /// Draws a text from the upper leading corner of a rectangle, in lines that fit into it.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text in as much room as it needs.
  ///
  /// ```
  /// context.draw(Text("North").bold(), at: CGPoint(x: 50, y: 10), anchor: .top)
  /// ```
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  private func draw(_ text: ResolvedText, in size: CGSize?, _ place: @Sendable (CGSize) -> CGPoint) {
    let piece: DisplayPiece? =
      scene.withNode { node in
        let layout = text.layout(node, in: size), origin = place(layout.size)
        guard origin.x.isFinite, origin.y.isFinite else { return nil }
        let bounds = CGRect(origin: .zero, size: layout.size)
        return EffectPiece(
          .transform(CGAffineTransform(translationX: origin.x, y: origin.y)),
          picture(of: text, layout, bounds, origin, node))
      } ?? nil
    if let piece { record(piece) }
  }
  @MainActor private func picture(
    of text: ResolvedText, _ layout: TextLayout, _ bounds: CGRect, _ origin: CGPoint, _ node: LayoutNode
  ) -> DisplayPiece {
    if let own = text.ownPaint {
      return own.decorated(TextPiece(layout, own.paint(in: bounds, isRightToLeft: node.scope.isRightToLeft)))
    }
    // Gradients lie in the coordinate space that is set.
    let resolved = text.shading.resolve(at: node, in: bounds.offsetBy(dx: origin.x, dy: origin.y))
    guard let paint = resolved.paint?.moved(by: CGSize(width: -origin.x, height: -origin.y)) else {
      let stencil = TextPiece(layout, .color(.black))
      return EffectPiece(.mask(stencil), moving(backdrop, origin))
    }
    let piece = TextPiece(layout, paint)
    return resolved.style?.decorated(piece) ?? piece
  }
  private func moving(_ piece: DisplayPiece, _ origin: CGPoint) -> DisplayPiece {
    EffectPiece(.transform(CGAffineTransform(translationX: -origin.x, y: -origin.y)), piece)
  }
  static func origin(of size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
  }

  // MARK: - Images

  /// Makes an image ready: for what is drawn several times, or measured before.
  public func resolve(_ image: Image) -> ResolvedImage {
    let found = scene.withNode { HearthCore.ResolvedImage.find(image, font: $0.textStyle.font, at: $0) }
    let resolved =
      found
      ?? HearthCore.ResolvedImage(source: .file(""), size: .zero, scale: 1, baseline: nil, isTemplate: false)
    return ResolvedImage(
      baseline: resolved.baseline ?? resolved.size.height, shading: resolved.isTemplate ? .foreground : nil,
      resolved: resolved, properties: image.properties)
  }
  /// Draws an image over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite,
      rect.minY.isFinite
    else { return }
    let piece: DisplayPiece? =
      scene.withNode { node in
        let shading = image.resolved.isTemplate ? image.shading ?? .foreground : nil
        let resolved = shading?.resolve(at: node, in: rect)
        let coloring = shading?.levels(at: node, in: rect).map { SymbolColoring.palette($0) }
        let piece = ImagePiece(
          image.resolved.source, in: rect, interpolation: image.properties.drawnInterpolation,
          tint: resolved.map { $0.paint ?? .color(.black) }, scale: image.resolved.scale,
          isAntialiased: style.isAntialiased, coloring: coloring, variableValue: image.resolved.variableValue)
        if let resolved, resolved.paint == nil { return EffectPiece(.mask(piece), backdrop) }
        return resolved?.style?.decorated(piece) ?? piece
      } ?? nil
    if let piece { record(piece) }
  }
  /// Draws an image in its own size, with a point of it at a point of the coordinate space that is set.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: Self.origin(of: image.size, point, anchor), size: image.size))
  }
  /// Draws an image over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws an image in its own size, with a point of it at a point of the coordinate space that is set.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: - Views

  /// The view of the canvas's symbols that has a tag, or an identity in a `ForEach`; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    nonisolated(unsafe) let key = AnyHashable(id)
    return scene.withNode { ($0 as? CanvasNode)?.symbol(key) } ?? nil
  }
  /// Draws a view, stretched over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let rect = rect.standardized
    guard symbol.size.width > 0, symbol.size.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let transform = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX, ty: rect.minY)
    record(EffectPiece(.transform(transform), symbol.piece))
  }
  /// Draws a view in its own size, with a point of it at a point of the coordinate space that is set.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: Self.origin(of: symbol.size, point, anchor), size: symbol.size))
  }

  // MARK: - Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let shape = DisplayShape(path, isEOFilled: style.isEOFilled) else { return }
    paint(shape, .fill(style), shading)
  }
  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let shape = DisplayShape(path, isEOFilled: false) else { return }
    paint(shape, .stroke(style, isAntialiased: true), shading)
  }
  /// Draws the outline of a path. Points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  private func paint(_ shape: DisplayShape, _ operation: ShapeOperation, _ shading: Shading) {
    let isLaidOver = blendMode == .normal
    let piece: DisplayPiece? =
      scene.withNode { node in
        let resolved = shading.resolve(at: node, in: shape.bounds)
        if let style = resolved.style,
          let piece = style.piece(shape, operation, isRightToLeft: node.scope.isRightToLeft, reusing: nil)
        {
          return piece
        }
        // A clear style paints nothing, but takes the place of what is there where it is copied.
        if resolved.style != nil, isLaidOver { return nil }
        let ink = resolved.paint ?? .color(resolved.style == nil ? .black : .clear)
        let piece: DisplayPiece
        switch operation {
        case .fill(let style): piece = FillPiece(shape, ink, isAntialiased: style.isAntialiased)
        case .stroke(let style, let isAntialiased):
          piece = StrokePiece(shape, style, ink, isAntialiased: isAntialiased)
        }
        return resolved.paint == nil && resolved.style == nil ? EffectPiece(.mask(piece), backdrop) : piece
      } ?? nil
    if let piece { record(piece) }
  }
}

nonisolated extension Paint {
  /// The same paint for a piece whose origin lies elsewhere.
  func moved(by offset: CGSize) -> Paint {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.width, y: point.y + offset.height) }
    switch self {
    case .color: return self
    case .linearGradient(let stops, let from, let to):
      return .linearGradient(stops: stops, from: moved(from), to: moved(to))
    case .radialGradient(let stops, let center, let start, let end, let aspect):
      return .radialGradient(
        stops: stops, center: moved(center), startRadius: start, endRadius: end, aspect: aspect)
    case .circlesGradient(let stops, let from, let start, let to, let end, let spread):
      return .circlesGradient(
        stops: stops, from: moved(from), startRadius: start, to: moved(to), endRadius: end, spread: spread)
    case .sweep(let stops, let center, let start, let end):
      return .sweep(stops: stops, center: moved(center), startAngle: start, endAngle: end)
    case .tiles(let source, let part, let origin, let scale, let opacity):
      return .tiles(source, part: part, origin: moved(origin), scale: scale, opacity: opacity)
    case .shader(let call, let area, let origin):
      return .shader(call, area: area.offsetBy(dx: offset.width, dy: offset.height), origin: moved(origin))
    case .mesh(var mesh):
      mesh.points = mesh.points.map(moved)
      return .mesh(mesh)
    }
  }
}
