#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Turns a display list into GSK's render nodes, for windows and for pictures alike.
  ///
  ///     let node = Painter(images: images).node(for: picture, visible: CGRect(x: 0, y: 0, width: 800, height: 600))
  ///
  /// The node of a piece is made once and kept in the piece. GSK compares two pictures by their nodes and repaints
  /// where these are not the same, so that keeping them is also what keeps repainting small.
  package final class Painter {
    let images: ImageStore
    /// How many pieces were turned into nodes, for tests of caching.
    package internal(set) var recordedCount = 0

    /// Whether cairo paints, as it does for pictures, and not the graphics processor.
    package var paintsWithCairo = true {
      didSet { if paintsWithCairo != oldValue { forgetNodes() } }
    }

    package init(images: ImageStore) {
      GTKLibrary.prepareForPictures()
      self.images = images
    }
    nonisolated deinit {}

    /// Device pixels for each point: what is computed pixel by pixel, as by functions of the app, has so many.
    package var scale: CGFloat = 1 {
      // Textures of what cairo draws have the pixels of one scale.
      didSet { if scale != oldValue, !paintsWithCairo { forgetNodes() } }
    }
    /// Whether what is recorded becomes `scale` pixels for each point: not in a part that is turned or scaled besides, and
    /// not in a document. Images are decoded in as many pixels as are shown where it does.
    package var isShownInItsSize = false
    /// Whether what was recorded last shows an image of fewer pixels than there are.
    var dependsOnSize = false
    /// Whether what was recorded last has pixels for the scale of now.
    var dependsOnScale = false
    /// Where what is recorded lies in the picture, in points.
    var place = CGPoint.zero
    /// Whether what was recorded last has pixels for the place of now, in the size that it is shown in.
    var dependsOnPlace = false
    /// Which part of a device pixel `place` is at; nil where that is not known, and where OpenGL paints, which looks at pictures
    /// between pixels.
    var phase: PixelPhase? {
      isShownInItsSize && paintsWithCairo ? PixelPhase(place, scale: scale) : nil
    }
    /// Whether what was recorded last shows a symbol on its way, which is not kept: it is drawn exactly where it comes to rest.
    private var isPassing = false
    /// Whether a drawing was recorded last that would be pixels where its place is known.
    var lacksPixels = false
    /// Pictures of symbols that move.
    let movingSymbols = MovingSymbols()
    let spareSurfaces = SpareSurfaces()

    /// What a painter keeps in a piece.
    nonisolated final class Record {
      /// Nil for a piece that paints nothing.
      let node: RenderNode?
      let generation: UInt
      /// The scale that its pixels were computed for; nil where there are none.
      let scale: CGFloat?
      /// Whether it is no larger than it was recorded: it shows an image of fewer pixels than there are.
      let keepsSize: Bool
      /// The part of a device pixel that its pixels were computed for; nil where there are none.
      let phase: PixelPhase?
      /// Whether a drawing in it would be pixels where its place is known.
      let lacksPixels: Bool
      /// How often a symbol was shown at another part of a pixel than before.
      fileprivate(set) var moves = 0
      fileprivate var lastPhase: PixelPhase?
      init(
        _ node: RenderNode?, _ generation: UInt, _ scale: CGFloat?, keepsSize: Bool, phase: PixelPhase?,
        lacksPixels: Bool
      ) {
        (self.node, self.generation, self.scale, self.keepsSize) = (node, generation, scale, keepsSize)
        (self.phase, self.lacksPixels) = (phase, lacksPixels)
      }
    }
    /// Grows when what was made before does not hold any more.
    private var generation: UInt = 0
    /// What is kept in a piece, unless it does not hold any more.
    func record(of piece: DisplayPiece) -> Record? {
      guard let record = piece.hostCache as? Record, record.generation == generation else { return nil }
      if let made = record.scale, made != scale { return nil }
      if record.keepsSize, !isShownInItsSize { return nil }
      if let made = record.phase, made != phase { return nil }
      if record.lacksPixels, phase != nil { return nil }
      return record
    }
    /// Whether a symbol moves, so that it is shown at many parts of a pixel.
    private func moves(_ symbol: ImagePiece) -> Bool {
      guard let record = symbol.hostCache as? Record, record.generation == generation, let phase else { return false }
      if record.lastPhase == phase { return false }
      if record.lastPhase != nil, record.moves < MovingSymbols.moves { record.moves += 1 }
      record.lastPhase = phase
      return record.moves >= MovingSymbols.moves
    }
    /// What was blurred behind materials, by their pieces.
    var backdrops: [ObjectIdentifier: Backdrop] = [:]
    /// Materials that were blurred anew, for tests of caching.
    package internal(set) var blurCount = 0
    /// Makes all nodes again from now on: the same pieces look different, since glyphs are drawn in another way.
    package func forgetNodes() {
      generation += 1
      movingSymbols.removeAll()
    }

    /// What `piece` paints; nil when that is nothing. Of groups only the parts inside `visible` are recorded.
    package func node(for piece: DisplayPiece, visible: CGRect = .infinite) -> RenderNode? {
      if let symbol = piece as? ImagePiece, case .symbol = symbol.source, moves(symbol),
        let node = movingNode(for: symbol)
      {
        isPassing = true
        return node
      }
      if let record = record(of: piece) {
        if record.scale != nil { dependsOnScale = true }
        if record.keepsSize { dependsOnSize = true }
        if record.phase != nil { dependsOnPlace = true }
        if record.lacksPixels { lacksPixels = true }
        return record.node
      }
      guard canPaint(piece.bounds) else { return nil }
      if visible != .infinite, !piece.bounds.intersects(visible) { return nil }
      let isWhole = visible == .infinite || visible.contains(piece.bounds)
      let outer = (dependsOnScale, dependsOnSize, dependsOnPlace, isPassing, lacksPixels), outerGrid = RenderNode.grid
      RenderNode.grid = paintsWithCairo ? nil : scale
      defer { RenderNode.grid = outerGrid }
      (dependsOnScale, dependsOnSize, dependsOnPlace, isPassing, lacksPixels) = (false, false, false, false, false)
      let (node, isComplete) = record(piece, visible: isWhole ? .infinite : visible)
      if isComplete, !isPassing {
        piece.hostCache = Record(
          node, generation, dependsOnScale || dependsOnSize ? scale : nil, keepsSize: dependsOnSize,
          phase: dependsOnPlace ? phase : nil, lacksPixels: lacksPixels)
      }
      (dependsOnScale, dependsOnSize) = (dependsOnScale || outer.0, dependsOnSize || outer.1)
      (dependsOnPlace, isPassing) = (dependsOnPlace || outer.2, isPassing || outer.3)
      lacksPixels = lacksPixels || outer.4
      return node
    }
    /// What a part of what is recorded paints, which lies at `x`, `y` in it, and whether the painter keeps all of that.
    func part(_ piece: DisplayPiece, x: CGFloat, y: CGFloat, visible: CGRect) -> (node: RenderNode?, isWhole: Bool) {
      let outer = place
      place = CGPoint(x: outer.x + x, y: outer.y + y)
      defer { place = outer }
      let node = node(for: piece, visible: visible)
      return (node, record(of: piece) != nil)
    }

    /// Whether something lies where it can be painted, which is reported where it does not.
    func canPaint(_ bounds: CGRect, x: CGFloat = 0, y: CGFloat = 0) -> Bool {
      if bounds.isPaintable && abs(x) < 1e9 && abs(y) < 1e9 || bounds == .infinite { return true }
      PaintDiagnostics.reportOnce(
        "place",
        "Drawing: something lies at \(bounds.origin.x + x), \(bounds.origin.y + y) with a size of "
          + "\(bounds.width) × \(bounds.height) points. What is not finite, or beyond a billion points, is not painted."
      )
      return false
    }

    /// The node, and whether it shows the piece in all its parts.
    private func record(_ piece: DisplayPiece, visible: CGRect) -> (RenderNode?, isComplete: Bool) {
      recordedCount += 1
      noteScale(of: piece)
      switch piece {
      case let group as GroupPiece:
        if group.isDrawing, let node = pixels(of: group) { return (node, true) }
        var layer = Layer(keepsPieces: group.blendsWithLayer)
        let isComplete = append(group, x: 0, y: 0, visible: visible, to: &layer)
        return (RenderNode.container(layer.nodes), isComplete)
      case let fill as FillPiece:
        return (node(filling: fill.shape, with: fill.paint, isAntialiased: fill.isAntialiased), true)
      case let stroke as StrokePiece: return (node(stroking: stroke), true)
      case let text as TextPiece: return (node(for: text), true)
      case let letters as TextPartPiece: return (node(for: letters), true)
      case let image as ImagePiece: return (node(for: image), true)
      case let effect as EffectPiece: return record(effect, visible: visible)
      default: return (nil, true)
      }
    }

    /// Notes whether the piece itself is computed pixel by pixel.
    private func noteScale(of piece: DisplayPiece) {
      let paint: Paint?
      switch piece {
      case let fill as FillPiece: paint = fill.paint
      case let stroke as StrokePiece: paint = stroke.paint
      case let text as TextPiece: paint = text.paint
      case let image as ImagePiece: paint = image.tint
      case let effect as EffectPiece:
        if case .shader = effect.effect { dependsOnScale = true }
        return
      default: return
      }
      switch paint {
      case .shader, .angularGradient:
        dependsOnScale = true
        images.rasterScale = scale
      default: break
      }
    }

    // MARK: - Groups and blending

    /// What was painted in a layer so far.
    struct Layer {
      private(set) var nodes: [RenderNode] = []
      /// The pieces behind the nodes, and where they lie: by them a material sees that nothing has changed behind it. Empty
      /// where nobody asks.
      private(set) var pieces: ContiguousArray<PlacedPiece> = []
      private let keepsPieces: Bool
      init(keepsPieces: Bool) { self.keepsPieces = keepsPieces }
      mutating func append(_ node: RenderNode, _ piece: DisplayPiece, x: CGFloat, y: CGFloat) {
        nodes.append(node)
        if keepsPieces { pieces.append(PlacedPiece(piece, x: x, y: y)) }
      }
      /// All that was painted is one node from now on.
      mutating func replace(by node: RenderNode, _ piece: DisplayPiece, x: CGFloat, y: CGFloat) {
        nodes = [node]
        if keepsPieces { pieces.append(PlacedPiece(piece, x: x, y: y)) }
      }
      mutating func appendBackdrop(_ node: RenderNode) { nodes.append(node) }
    }

    /// Adds what the children of `group` paint to `layer`, and blends those that ask
    /// for it with what the layer has by then.
    private func append(
      _ group: GroupPiece, x: CGFloat, y: CGFloat, visible: CGRect, to layer: inout Layer
    ) -> Bool {
      var isComplete = true
      for child in group.children {
        let (piece, x, y) = (child.piece, x + child.x, y + child.y)
        guard canPaint(piece.bounds, x: x, y: y) else { continue }
        let local = visible == .infinite ? .infinite : visible.offsetBy(dx: -x, dy: -y)
        if local != .infinite, !piece.bounds.intersects(local) {
          isComplete = false
          continue
        }
        if let inner = piece as? GroupPiece, exposesBlending(inner) {
          if !append(inner, x: x, y: y, visible: visible, to: &layer) { isComplete = false }
          continue
        }
        let part = part(piece, x: x, y: y, visible: local)
        if !part.isWhole { isComplete = false }
        guard let node = part.node?.moved(x: x, y: y) else { continue }
        guard let mode = Self.blending(of: piece) else {
          layer.append(node, piece, x: x, y: y)
          continue
        }
        if case .backdrop(let deviation, let saturation) = mode {
          if let behind = backdrop(of: piece, x: x, y: y, layer, deviation, saturation) { layer.appendBackdrop(behind) }
          layer.append(node, piece, x: x, y: y)
          continue
        }
        if let bottom = RenderNode.container(layer.nodes) {
          layer.replace(by: Blending.blend(node, over: bottom, mode, withCairo: paintsWithCairo), piece, x: x, y: y)
        } else if !Blending.needsBackdrop(mode) {
          layer.append(node, piece, x: x, y: y)
        }
      }
      return isComplete
    }

    /// The operator with which `piece` reaches the layer around it, also from inside effects that do not make a layer.
    private static func blending(of piece: DisplayPiece) -> BlendOperator? {
      guard piece.blendsWithLayer, let effect = piece as? EffectPiece else { return nil }
      switch effect.effect {
      case .blend(.normal): return nil
      case .blend(let mode): return mode
      case .opacity, .clip, .transform: return blending(of: effect.content)
      case .mask, .project, .blur, .shadow, .colorMatrix, .isolate, .shader: return nil
      }
    }

    func exposesBlending(_ group: GroupPiece) -> Bool { group.blendsWithLayer && record(of: group) == nil }

    // MARK: - Effects

    private func record(_ piece: EffectPiece, visible: CGRect) -> (RenderNode?, isComplete: Bool) {
      let content = piece.content
      if case .clip(let shape, _) = piece.effect, !canPaint(shape.bounds) { return (nil, true) }
      var inner = visible
      switch piece.effect {
      // All of it counts for each pixel.
      case .project, .shader: inner = .infinite
      case .transform(let t) where visible != .infinite:
        inner = t.determinant == 0 ? .infinite : visible.applying(t.inverted())
      case .clip(let shape, _): inner = visible == .infinite ? shape.bounds : visible.intersection(shape.bounds)
      case .blur where isBlurredWhole(piece), .shadow where isBlurredWhole(piece): inner = .infinite
      case .blur(let radius, _):
        let reach = radius * DisplayEffect.blurReach
        inner = visible == .infinite ? .infinite : visible.insetBy(dx: -reach, dy: -reach)
      case .shadow(_, let radius, let x, let y) where visible != .infinite:
        let reach = radius * DisplayEffect.blurReach
        inner = visible.union(visible.insetBy(dx: -reach, dy: -reach).offsetBy(dx: -x, dy: -y))
      default: break
      }
      let outer = (isShownInItsSize, place)
      defer { (isShownInItsSize, place) = outer }
      switch piece.effect {
      case .transform(let t):
        if t.isTranslation {
          place = CGPoint(x: place.x + t.tx, y: place.y + t.ty)
        } else {
          isShownInItsSize = false
        }
      case .project, .shader, .blur: isShownInItsSize = false
      default: break
      }
      if case .opacity(let value) = piece.effect, !(value > 0) { return (nil, true) }
      if case .clip(let shape, _) = piece.effect, shape.bounds.width <= 0 || shape.bounds.height <= 0 {
        return (nil, true)
      }
      if case .clip(let shape, let isAntialiased) = piece.effect, let group = content as? GroupPiece {
        let shape = NodeShape(shape)
        if let interior = ClipInterior(shape) {
          var parts = ClippedParts(interior, shape, isAntialiased: isAntialiased)
          if append(group, x: 0, y: 0, visible: inner, to: &parts) {
            let node = parts.node()
            return (node, visible == .infinite || parts.isComplete)
          }
        }
      }
      if case .shader(let call, let area, let reach) = piece.effect {
        // A view that shows nothing has clear pixels, which the function may colour.
        let drawn = node(for: content) ?? .color(.clear, in: area)
        return (node(drawn, bounds: content.bounds, through: call, area: area, reach: reach), true)
      }
      let node = node(for: content, visible: inner)
      // A clip that shows a part only is complete nevertheless: the rest of the content can never be seen through it.
      var isComplete = record(of: content) != nil
      if case .clip = piece.effect, visible == .infinite { isComplete = true }
      if case .blur = piece.effect, inner != .infinite { isComplete = false }
      if case .shadow = piece.effect, inner != .infinite { isComplete = false }
      guard let node else { return (nil, isComplete) }
      if case .shadow(let color, let radius, let x, let y) = piece.effect,
        let shadow = RenderNode.shadow(of: content, color, radius: radius, x: x, y: y)
      {
        return (RenderNode.container([shadow, node]), isComplete)
      }
      if case .transform(let t) = piece.effect { return (transformed(node, by: t, content: content), isComplete) }
      return (apply(piece.effect, to: node, bounds: content.bounds, visible: inner), isComplete)
    }

    private func apply(
      _ effect: DisplayEffect, to node: RenderNode, bounds: CGRect, visible: CGRect
    ) -> RenderNode? {
      switch effect {
      case .opacity(let value): return node.opacity(value)
      case .clip(let shape, let isAntialiased): return node.clipped(to: NodeShape(shape), isAntialiased: isAntialiased)
      case .mask(let mask):
        guard let maskNode = self.node(for: mask) else { return nil }
        return RenderNode.cairo(in: bounds.intersection(mask.bounds).withMargin) { context in
          cairo_push_group(context.pointer)
          maskNode.draw(in: context.pointer)
          let pattern = cairo_pop_group(context.pointer)
          cairo_push_group(context.pointer)
          node.draw(in: context.pointer)
          cairo_pop_group_to_source(context.pointer)
          cairo_mask(context.pointer, pattern)
          cairo_pattern_destroy(pattern)
        }
        .placedBetweenPixels()
      case .transform(let t): return node.transformed(by: t)
      case .project(let projection): return Perspective.node(node, in: bounds, through: projection)
      case .blur(let radius, let isOpaque):
        if !(radius > 0) { return node }
        guard let blurred = blurred(node, bounds: bounds, visible: visible, deviation: radius, goesOn: isOpaque)
        else { return node }
        return isOpaque ? RenderNode.container([node, blurred])?.clipped(to: .rectangle(bounds)) : blurred
      case .shadow(let color, let radius, let x, let y):
        guard let shadow = blurred(node, bounds: bounds, visible: visible, deviation: max(0.001, radius), color: color)
        else { return node }
        return RenderNode.container([shadow.moved(x: x, y: y), node])
      case .colorMatrix(let matrix): return matrix.count == 20 ? node.colorMatrix(matrix) : node
      case .blend, .isolate, .shader: return node
      }
    }

    /// The most device pixels of what is turned or scaled with its letters by cairo. Source: our choice, a picture that is
    /// uploaded in a millisecond; what is larger keeps the letters of OpenGL, a part of a pixel elsewhere.
    private static let mostLetters = 512.0 * 512

    /// OpenGL turns and scales pictures of letters, cairo the letters.
    private func transformed(_ node: RenderNode, by t: CGAffineTransform, content: DisplayPiece) -> RenderNode? {
      guard let result = node.transformed(by: t) else { return nil }
      if paintsWithCairo || t.isTranslation || !Self.hasLetters(content, level: 0) { return result }
      let bounds = content.bounds.applying(t)
      guard bounds.isPaintable, bounds.width * bounds.height * scale * scale <= Self.mostLetters else { return result }
      return .cairo(in: bounds) { result.draw(in: $0.pointer) }
    }
    private static func hasLetters(_ piece: DisplayPiece, level: Int) -> Bool {
      switch piece {
      case is TextPiece, is TextPartPiece: true
      case let effect as EffectPiece: level < 8 && hasLetters(effect.content, level: level + 1)
      case let group as GroupPiece:
        level < 8 && group.children.count <= 32
          && group.children.contains { hasLetters($0.piece, level: level + 1) }
      default: false
      }
    }

    // MARK: - Shapes

    func node(filling shape: DisplayShape, with paint: Paint, isAntialiased: Bool = true) -> RenderNode? {
      let bounds = shape.bounds
      if !(bounds.width > 0 && bounds.height > 0) || bounds.isInfinite { return nil }
      if case .color(let color) = paint, color.alpha <= 0 { return nil }
      if !isAntialiased {
        // GSK has smooth edges alone. Pixels whose middle is inside may lie partly outside.
        return RenderNode.cairo(in: bounds.insetBy(dx: -1, dy: -1)) { context in
          context.add(shape)
          if case .path(let key) = shape { context.setFillRule(isEvenOdd: key.isEOFilled) }
          context.setAntialias(false)
          context.setPaint(paint, in: bounds, images: images)
          cairo_fill(context.pointer)
        }
      }
      let shape = NodeShape(shape)
      if case .path(let key) = shape {
        return RenderNode.cairo(in: key.bounds.withMargin) { context in
          context.add(key.path)
          context.setFillRule(isEvenOdd: key.isEOFilled)
          context.setPaint(paint, in: bounds, images: images)
          cairo_fill(context.pointer)
        }
      }
      let node = node(of: paint, in: bounds)
      if case .rectangle = shape { return node }
      return node.clipped(to: shape)
    }

    /// A rectangle painted with `paint`.
    func node(of paint: Paint, in bounds: CGRect) -> RenderNode {
      let paint = paint.computable
      switch paint {
      case .color(let color): return .color(color, in: bounds)
      case .linearGradient(let stops, let from, let to):
        guard let all = gradientStops(stops), from != to else { return .color(stops.last?.color ?? .clear, in: bounds) }
        var (rect, a, b) = (bounds.graphene, from.graphene, to.graphene)
        return RenderNode(owning: gsk_linear_gradient_node_new(&rect, &a, &b, all, gsize(all.count)))
      case .radialGradient(let stops, let center, let start, let end, let aspect):
        // As GSK has it, with few digits.
        guard let all = gradientStops(stops), start >= 0, Float(end) > 0, Float(end * aspect) > 0,
          Float(start / end) < 1
        else { break }
        var (rect, middle) = (bounds.graphene, center.graphene)
        return RenderNode(
          owning: gsk_radial_gradient_node_new(
            &rect, &middle, Float(end), Float(end * aspect), Float(start / end), 1, all, gsize(all.count)))
      case .tiledImage(let source, let part, let origin, let scale, let opacity):
        guard let size = images.metrics(of: source)?.size, scale > 0, part.width > 0, part.height > 0 else { break }
        let tile = CGRect(
          x: origin.x, y: origin.y, width: size.width * part.width * scale, height: size.height * part.height * scale)
        let whole = CGRect(
          x: tile.minX - part.minX * size.width * scale, y: tile.minY - part.minY * size.height * scale,
          width: size.width * scale,
          height: size.height * scale)
        guard let image = node(for: ImagePiece(source, in: whole)) else { break }
        // So small a part is one colour; GSK would repeat it for ever.
        if tile.width < 0.05 || tile.height < 0.05 { break }
        let isWhole = part.width == 1 && part.height == 1
        return (isWhole ? image : image.clipped(to: .rectangle(tile))).repeated(tile, in: bounds).opacity(opacity)
      case .shader(let call, let area, let origin):
        return node(filling: bounds, with: call, area: area, origin: origin) ?? .color(.clear, in: bounds)
      case .angularGradient, .mesh: break
      }
      return RenderNode.cairo(in: bounds) { context in
        context.setPaint(paint, in: bounds, images: images)
        cairo_rectangle(context.pointer, bounds.minX, bounds.minY, bounds.width, bounds.height)
        cairo_fill(context.pointer)
      }
    }

    /// GSK wants two stops or more, in order, from 0 to 1. Nil when one colour says it all.
    private func gradientStops(_ stops: [Paint.Stop]) -> [GskColorStop]? {
      if stops.count < 2 { return nil }
      var last: CGFloat = 0
      return stops.map { stop in
        last = min(1, max(last, stop.location.isNaN ? last : stop.location))
        return GskColorStop(offset: Float(last), color: stop.color.gdk)
      }
    }

    private func node(stroking piece: StrokePiece) -> RenderNode? {
      let width = piece.style.lineWidth
      if !(width > 0) { return nil }
      // Borders of OpenGL lie a part of a pixel elsewhere.
      if paintsWithCairo, case .color(let color) = piece.paint, piece.style.dash.isEmpty, piece.isAntialiased {
        var frame: (CGRect, CGSize)?
        switch NodeShape(piece.shape) {
        case .rectangle(let rect) where piece.style.lineJoin == .miter && piece.style.miterLimit >= 1.5:
          frame = (rect, .zero)
        case .rounded(let rect, let corner) where corner.width == corner.height: frame = (rect, corner)
        default: break
        }
        // The frame of a rectangle is a border, as long as the line leaves a hole.
        if let (rect, corner) = frame, rect.width > width, rect.height > width,
          corner == .zero || corner.width > width / 2
        {
          let reach = corner == .zero ? 0 : corner.width + width / 2
          var outline = RenderNode.outline(
            rect.insetBy(dx: -width / 2, dy: -width / 2), CGSize(width: reach, height: reach))
          var widths = [Float](repeating: Float(width), count: 4)
          var colors = [GdkRGBA](repeating: color.gdk, count: 4)
          return RenderNode(owning: gsk_border_node_new(&outline, &widths, &colors))
        }
      }
      return RenderNode.cairo(in: piece.bounds.withMargin) { stroke(piece, in: $0) }
    }
    func stroke(_ piece: StrokePiece, in context: CairoContext) {
      if piece.style.dash.isEmpty {
        context.add(piece.shape)
      } else {
        // Dashes begin where the path does.
        context.add(piece.shape.path.elements)
      }
      context.setStroke(piece.style)
      context.setAntialias(piece.isAntialiased)
      context.setPaint(piece.paint, in: piece.bounds, images: images)
      cairo_stroke(context.pointer)
    }
  }
#endif
