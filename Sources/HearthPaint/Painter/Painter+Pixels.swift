#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  // Drawings of many parts, and symbols that move, as pixels. What cairo has recorded it draws again each time that it is shown, and
  // the recording takes time and memory by itself; pixels are computed once for a place between device pixels, and then copied.

  extension Painter {
    /// How much there has to be in a drawing, in elements of paths: what is less is recorded. Source: our choice.
    private static let worth = 1_000
    /// The most device pixels of a drawing. Source: our choice, 32 MB.
    private static let most = 8_000_000.0

    /// A drawing as pixels; nil where it is recorded instead.
    func pixels(of drawing: GroupPiece) -> RenderNode? {
      guard !drawing.blendsWithLayer, isWorthwhile(drawing) else { return nil }
      if phase == nil { needs.insert(.unknownPlace) }
      guard phase != nil,
        let target = PixelTarget(drawing.bounds, at: place, scale: scale, most: Self.most, spare: spareSurfaces)
      else { return nil }
      draw(drawing, x: 0, y: 0, in: target)
      needs.formUnion([.scale, .size, .place])
      return target.node
    }
    private func isWorthwhile(_ drawing: GroupPiece) -> Bool {
      var count = 0
      for child in drawing.children {
        var shape: DisplayShape?
        if let stroke = child.piece as? StrokePiece { shape = stroke.shape }
        if let fill = child.piece as? FillPiece { shape = fill.shape }
        if case .path(let key)? = shape, case .elements(let elements) = key.path.storage {
          count += elements.count
        } else {
          count += 8
        }
        if count >= Self.worth { return true }
      }
      return false
    }

    private func draw(_ piece: DisplayPiece, x: CGFloat, y: CGFloat, in target: PixelTarget) {
      guard canPaint(piece.bounds, x: x, y: y) else { return }
      switch piece {
      case let group as GroupPiece:
        for child in group.children { draw(child.piece, x: x + child.x, y: y + child.y, in: target) }
        return
      case let fill as FillPiece:
        guard case .color(let color) = fill.paint else { break }
        if Self.paintsNothing(fill.shape, fill.paint) { return }
        if fill.isAntialiased, target.fill(NodeShape(fill.shape), color, x: x, y: y) { return }
        return target.draw(x: x, y: y) {
          self.fill(fill.shape, with: fill.paint, isAntialiased: fill.isAntialiased, in: $0)
        }
      case let stroke as StrokePiece:
        guard case .path = NodeShape(stroke.shape), stroke.style.lineWidth > 0 else { break }
        return target.draw(x: x, y: y) { self.stroke(stroke, in: $0) }
      case let effect as EffectPiece:
        guard case .transform(let t) = effect.effect, t.isTranslation else { break }
        return draw(effect.content, x: x + t.tx, y: y + t.ty, in: target)
      default: break
      }
      guard let node = part(piece, x: x, y: y, visible: .infinite).node else { return }
      if target.draw(node, x: x, y: y) { return }
      target.draw(x: x, y: y) { node.draw(in: $0.pointer) }
    }

    // MARK: - Symbols

    /// What a symbol that moves paints, at the nearest quarter of a pixel; nil for one that is not kept as pixels.
    func movingNode(for piece: DisplayPiece, at phase: PixelPhase) -> RenderNode? {
      guard let symbol = piece as? ImagePiece, case .symbol(let name, _, let weight) = symbol.source,
        symbol.coloring == nil, symbol.variableValue == nil, case .color(let color) = symbol.tint ?? .color(.black)
      else { return nil }
      let (quarter, x, y) = phase.quarters
      let key = MovingSymbols.Key(
        name: name, weight: weight, color: color, rect: symbol.rect, phase: quarter, scale: scale)
      guard let node = movingSymbols.node(key, make: { pixels(of: symbol, at: quarter) }) else { return nil }
      return node.moved(x: x / scale, y: y / scale)
    }
    private func pixels(of symbol: ImagePiece, at phase: PixelPhase) -> RenderNode? {
      let place = CGPoint(x: CGFloat(phase.x) / 256 / scale, y: CGFloat(phase.y) / 256 / scale)
      guard let drawing = node(for: symbol),
        let target = PixelTarget(drawing.bounds, at: place, scale: scale, most: MovingSymbols.most)
      else { return nil }
      recordedCount += 1
      target.draw(x: 0, y: 0) { drawing.draw(in: $0.pointer) }
      return target.node
    }
  }
#endif
