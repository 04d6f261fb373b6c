#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// A rectangle, perhaps with round corners: how far something opaque reaches.
  private struct OpaqueOutline {
    var rect: CGRect
    var corner: CGFloat

    init(_ rect: CGRect, corner: CGFloat) { (self.rect, self.corner) = (rect, corner) }
    /// Nil for other shapes. Corners of a continuous curve count as parts of circles: in a shadow the difference, a
    /// thirtieth of the radius, is blurred away.
    init?(_ shape: DisplayShape) {
      switch NodeShape(shape) {
      case .rectangle(let rect): self.init(rect, corner: 0)
      case .rounded(let rect, let corner) where corner.width == corner.height: self.init(rect, corner: corner.width)
      case .rounded: return nil
      case .path(let key):
        guard case .roundedRectangle(let rect, let corner, .continuous) = key.path.storage,
          corner.width == corner.height
        else { return nil }
        self.init(rect, corner: corner.width)
      }
    }
    func moved(x: CGFloat, y: CGFloat) -> OpaqueOutline { OpaqueOutline(rect.offsetBy(dx: x, dy: y), corner: corner) }

    /// Whether another outline with a line of `width` around it lies inside of this one.
    func contains(_ other: OpaqueOutline, line width: CGFloat = 0) -> Bool {
      rect.insetBy(dx: -0.01, dy: -0.01).contains(other.rect.insetBy(dx: -width / 2, dy: -width / 2))
        && (other.corner + width / 2 >= corner - 0.01 || contains(other.rect.insetBy(dx: -width / 2, dy: -width / 2)))
    }
    /// Whether a rectangle lies inside, its corners too.
    func contains(_ other: CGRect) -> Bool {
      let reach = corner * (1 - 0.5.squareRoot())
      return rect.insetBy(dx: reach, dy: reach).contains(other)
    }
  }

  extension OpaqueOutline {
    /// Parts of a group that are looked at, and groups in each other. Source: our choice:
    /// a card with its frame and its content.
    private static let mostParts = 12, mostLevels = 5

    /// The outline of all that `piece` paints, if that is opaque up to it; nil when it is
    /// not, or when that is not easily seen.
    init?(of piece: DisplayPiece, level: Int = 0) {
      if level > Self.mostLevels { return nil }
      switch piece {
      case let fill as FillPiece:
        guard fill.paint.isOpaque, let outline = OpaqueOutline(fill.shape) else { return nil }
        self = outline
      case let effect as EffectPiece:
        guard case .clip(let shape, _) = effect.effect, let outline = OpaqueOutline(shape),
          Self.covers(effect.content, outline.rect, level: level + 1)
        else { return nil }
        self = outline
      case let group as GroupPiece:
        let children = group.children
        if children.count > Self.mostParts { return nil }
        for (index, child) in children.enumerated() {
          guard let outline = OpaqueOutline(of: child.piece, level: level + 1)?.moved(x: child.x, y: child.y) else {
            continue
          }
          let isAll = children.indices.allSatisfy { other in
            other == index
              || outline.moved(x: -children[other].x, y: -children[other].y).holds(
                children[other].piece, level: level + 1)
          }
          if isAll {
            self = outline
            return
          }
        }
        return nil
      default: return nil
      }
    }

    /// Whether `piece` paints everything in `rect`, and nothing of that lets anything through.
    private static func covers(_ piece: DisplayPiece, _ rect: CGRect, level: Int) -> Bool {
      if level > mostLevels || !piece.bounds.insetBy(dx: -0.01, dy: -0.01).contains(rect) { return false }
      switch piece {
      case let fill as FillPiece:
        guard fill.paint.isOpaque, let outline = OpaqueOutline(fill.shape) else { return false }
        return outline.corner == 0 || outline.contains(rect)
      case let group as GroupPiece:
        let children = group.children
        return children.count <= mostParts
          && children.contains { covers($0.piece, rect.offsetBy(dx: -$0.x, dy: -$0.y), level: level + 1) }
      default: return false
      }
    }

    /// Whether nothing of `piece` reaches beyond this outline.
    private func holds(_ piece: DisplayPiece, level: Int) -> Bool {
      if level > Self.mostLevels { return false }
      if contains(piece.bounds) { return true }
      switch piece {
      case let fill as FillPiece: return OpaqueOutline(fill.shape).map { contains($0) } ?? false
      case let stroke as StrokePiece:
        return OpaqueOutline(stroke.shape).map { contains($0, line: stroke.style.lineWidth) } ?? false
      case let effect as EffectPiece:
        switch effect.effect {
        case .clip(let shape, _):
          return OpaqueOutline(shape).map { contains($0) } ?? holds(effect.content, level: level + 1)
        case .opacity, .isolate: return holds(effect.content, level: level + 1)
        default: return false
        }
      case let group as GroupPiece:
        let children = group.children
        return children.count <= Self.mostParts
          && children.allSatisfy { moved(x: -$0.x, y: -$0.y).holds($0.piece, level: level + 1) }
      default: return false
      }
    }
  }

  extension Paint {
    fileprivate var isOpaque: Bool {
      switch self {
      case .color(let color): color.alpha >= 1
      case .linearGradient(let stops, _, _): !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 }
      case .radialGradient, .circlesGradient, .sweep, .tiles, .mesh, .shader: false
      }
    }
  }

  extension RenderNode {
    /// The shadow of something opaque that has the form of a rectangle, perhaps with round corners; nil when `content`
    /// is something else. Its corners are blurred once for all shadows that are alike; any other shadow takes a blur of
    /// the whole content. Source: measured, 5 ms for a card without it.
    static func shadow(of content: DisplayPiece, _ color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat) -> RenderNode?
    {
      // What is hardly blurred would show that its corners are not quite those of the content.
      guard radius >= 3, let outline = OpaqueOutline(of: content) else { return nil }
      // GSK leaves out what lies below the outline. The content covers a little less than its outline where its edge is
      // smooth, so that the shadow begins further inside.
      let inset: CGFloat = 2
      if outline.rect.width < 4 * inset || outline.rect.height < 4 * inset { return nil }
      let corner = max(0, outline.corner - inset)
      var shape = RenderNode.outline(outline.rect.insetBy(dx: inset, dy: inset), CGSize(width: corner, height: corner))
      var color = color.gdk
      // The radius of this node is twice that of a shadow node, as in CSS.
      return RenderNode(
        owning: gsk_outset_shadow_node_new(
          &shape, &color, Float(x), Float(y), Float(inset), 2 * Float(min(radius, GaussianBlur.largest))))
    }
  }
#endif
