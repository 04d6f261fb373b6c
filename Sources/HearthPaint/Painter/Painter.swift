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
    /// What holds of what was recorded last.
    var needs: PaintNeeds = []
    /// Where what is recorded lies in the picture, in points.
    var place = CGPoint.zero
    /// Which part of a device pixel `place` is at; nil where that is not known, and where OpenGL paints, which looks at pictures
    /// between pixels.
    var phase: PixelPhase? {
      isShownInItsSize && paintsWithCairo ? PixelPhase(place, scale: scale) : nil
    }
    /// Whether what is recorded was drawn by a function, as of a canvas, whose places are not those of views.
    var isInDrawing = false
    /// Pictures of symbols that move.
    let movingSymbols = MovingSymbols()
    let spareSurfaces = SpareSurfaces()

    /// Grows when what was made before does not hold any more.
    private var generation: UInt = 0
    /// What is kept in a piece, unless it does not hold any more.
    func record(of piece: DisplayPiece) -> PaintRecord? {
      guard let record = piece.hostCache as? PaintRecord, record.generation == generation else { return nil }
      if !grounds.isEmpty, piece.hasMaterial { return nil }
      let needs = record.needs
      if needs.isEmpty { return record }
      if !needs.isDisjoint(with: [.scale, .size]), record.scale != scale { return nil }
      if needs.contains(.size), !isShownInItsSize { return nil }
      if needs.contains(.place), record.phase != phase { return nil }
      if needs.contains(.unknownPlace), phase != nil { return nil }
      return record
    }
    /// What lies below what is recorded, from back to front: what materials in it blur.
    var grounds: [Ground] = []
    /// What materials have blurred in the part that is recorded.
    var usedBackdrops: [RenderNode] = []
    /// What effects made of parts with materials, by their pieces.
    var effectsOverGround: [ObjectIdentifier: EffectOverGround] = [:]
    /// What was blurred behind materials, by their pieces.
    var backdrops: [ObjectIdentifier: Backdrop] = [:]
    /// Materials that were blurred anew, for tests of caching.
    package internal(set) var blurCount = 0
    /// Makes all nodes again from now on: the same pieces look different, since glyphs are drawn in another way.
    package func forgetNodes() {
      generation += 1
      effectsOverGround.removeAll()
      movingSymbols.removeAll()
    }

    /// What `piece` paints; nil when that is nothing. Of groups only the parts inside `visible` are recorded.
    package func node(for piece: DisplayPiece, visible: CGRect = .infinite) -> RenderNode? {
      if let record = record(of: piece) {
        if record.isSymbol, let phase, record.moves(to: phase), let node = movingNode(for: piece, at: phase) {
          needs.insert(.rest)
          return node
        }
        needs.formUnion(record.needs)
        return record.node
      }
      guard canPaint(piece.bounds) else { return nil }
      if visible != .infinite, !piece.bounds.intersects(visible) { return nil }
      let isWhole = visible == .infinite || visible.contains(piece.bounds)
      let outer = needs, outerGrid = RenderNode.grid
      RenderNode.grid = paintsWithCairo ? nil : scale
      defer { RenderNode.grid = outerGrid }
      needs = []
      let (node, isComplete) = record(piece, visible: isWhole ? .infinite : visible)
      if isComplete, !needs.contains(.rest), grounds.isEmpty || !piece.hasMaterial {
        piece.hostCache = PaintRecord(
          node, generation, needs, scale: scale, phase: needs.contains(.place) ? phase : nil,
          isSymbol: (piece as? ImagePiece)?.isSymbol ?? false)
      }
      needs.formUnion(outer)
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
        var layer = Layer(keepsPieces: group.blendsWithLayer || group.hasMaterial)
        let wasInDrawing = isInDrawing
        if group.isDrawing { isInDrawing = true }
        defer { isInDrawing = wasInDrawing }
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
        if case .shader = effect.effect { needs.insert(.scale) }
        return
      default: return
      }
      switch paint {
      case .shader, .sweep:
        needs.insert(.scale)
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
        note(piece, x: x, y: y)
      }
      /// A piece that some node has painted.
      mutating func note(_ piece: DisplayPiece, x: CGFloat, y: CGFloat) {
        if keepsPieces { pieces.append(PlacedPiece(piece, x: x, y: y)) }
      }
      /// All that was painted is one node from now on.
      mutating func replace(by node: RenderNode, _ piece: DisplayPiece, x: CGFloat, y: CGFloat) {
        nodes = [node]
        note(piece, x: x, y: y)
      }
      /// What is hidden altogether is not painted.
      mutating func appendBackdrop(_ node: RenderNode, hidesAll: Bool) {
        if hidesAll { nodes = [] }
        nodes.append(node)
      }
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
        if let inner = piece as? GroupPiece, inner.hasMaterial || exposesBlending(inner) {
          if !append(inner, x: x, y: y, visible: visible, to: &layer) { isComplete = false }
          continue
        }
        let mode = Self.blending(of: piece)
        if case .backdrop(let deviation, let saturation) = mode, let effect = piece as? EffectPiece {
          if !append(
            material: effect, x: x, y: y, visible: visible, deviation: deviation, saturation: saturation, to: &layer)
          {
            isComplete = false
          }
          continue
        }
        let part =
          piece.hasMaterial
          ? self.part(piece, x: x, y: y, visible: local, over: layer) : part(piece, x: x, y: y, visible: local)
        if !part.isWhole { isComplete = false }
        guard let node = part.node?.moved(x: x, y: y) else { continue }
        guard let mode else {
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
      case .opacity, .clip, .transform:
        // A material in an effect blurs what lies below that, see `Ground`.
        let inner = blending(of: effect.content)
        if case .backdrop = inner { return nil }
        return inner
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
      if case .blend(.backdrop(let deviation, let saturation)) = piece.effect {
        var layer = Layer(keepsPieces: true)
        let isComplete = append(
          material: piece, x: 0, y: 0, visible: visible, deviation: deviation, saturation: saturation, to: &layer)
        return (RenderNode.container(layer.nodes), isComplete)
      }
      let outerGrounds = grounds, outerBackdrops = usedBackdrops
      usedBackdrops = []
      moveGrounds(into: piece.effect)
      defer {
        grounds = outerGrounds
        usedBackdrops = outerBackdrops + usedBackdrops
      }
      if case .clip(let shape, let isAntialiased) = piece.effect, let group = content as? GroupPiece, !group.hasMaterial
      {
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
      if !usedBackdrops.isEmpty {
        return (nodeOverGround(piece, of: node, visible: inner), isComplete)
      }
      return (finished(piece, node, visible: inner), isComplete)
    }
    /// An effect on the node of its content.
    func finished(_ piece: EffectPiece, _ node: RenderNode, visible: CGRect) -> RenderNode? {
      let content = piece.content
      if case .shadow(let color, let radius, let x, let y) = piece.effect,
        let shadow = RenderNode.shadow(of: content, color, radius: radius, x: x, y: y)
      {
        return RenderNode.container([shadow, node])
      }
      if case .transform(let t) = piece.effect { return transformed(node, by: t, content: content) }
      return apply(piece.effect, to: node, bounds: content.bounds, visible: visible)
    }

    private func apply(
      _ effect: DisplayEffect, to node: RenderNode, bounds: CGRect, visible: CGRect
    ) -> RenderNode? {
      switch effect {
      case .opacity(let value): return node.opacity(value)
      case .clip(let shape, let isAntialiased): return node.clipped(to: NodeShape(shape), isAntialiased: isAntialiased)
      case .mask(let mask):
        guard let maskNode = withoutGround({ self.node(for: mask) }) else { return nil }
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
  }
#endif
