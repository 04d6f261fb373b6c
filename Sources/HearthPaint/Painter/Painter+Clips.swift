#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// The room inside a round clip in which nothing is cut.
  ///
  /// Cairo cuts glyphs inside such a clip by up to a pixel, wherever they are: it rounds their positions
  /// when it draws them, and not when it computes where they lie. Drawing what is inside without the clip
  /// avoids that, and spares the clip's work.
  struct ClipInterior {
    private let rect: CGRect
    private let corner: CGSize

    /// Nil for shapes without an easy answer.
    init?(_ shape: NodeShape) {
      switch shape {
      case .rectangle: return nil
      case .rounded(let rect, let corner): (self.rect, self.corner) = (rect, corner)
      case .path(let key):
        guard case .roundedRectangle(let rect, let corner, .continuous) = key.path.storage else { return nil }
        // A continuous corner begins this much earlier than a round one, and lies outside of the round one that begins
        // there. Source: the curve of `RoundedCornerStyle.continuous`, 1.528665 times its radius long.
        let width = min(corner.width * 1.53, rect.width / 2), height = min(corner.height * 1.53, rect.height / 2)
        (self.rect, self.corner) = (rect, CGSize(width: width, height: height))
      }
    }

    /// Points that may be painted outside of a piece's bounds: edges between pixels.
    private static let margin: CGFloat = 1

    /// Whether nothing is cut of a piece whose origin is at `x`, `y`.
    func contains(_ piece: DisplayPiece, x: CGFloat, y: CGFloat) -> Bool {
      // The bounds of text have room for the widest flourish; what counts here is where its letters are.
      let bounds = (piece as? TextPiece).map { CGRect(origin: .zero, size: $0.layout.size) } ?? piece.bounds
      return contains(bounds.offsetBy(dx: x, dy: y))
    }
    private func contains(_ bounds: CGRect) -> Bool {
      let bounds = bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
      guard rect.contains(bounds) else { return false }
      // The shape is convex: a rectangle is inside when its corners are.
      func isInside(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let distanceX = max(0, corner.width - min(x - rect.minX, rect.maxX - x))
        let distanceY = max(0, corner.height - min(y - rect.minY, rect.maxY - y))
        if distanceX == 0 || distanceY == 0 { return true }
        let (a, b) = (distanceX / corner.width, distanceY / corner.height)
        return a * a + b * b <= 1
      }
      return isInside(bounds.minX, bounds.minY) && isInside(bounds.maxX, bounds.minY)
        && isInside(bounds.minX, bounds.maxY)
        && isInside(bounds.maxX, bounds.maxY)
    }
  }

  extension Painter {
    /// The parts of a clipped group in their order, clipped where the clip cuts something.
    struct ClippedParts {
      let interior: ClipInterior
      let shape: NodeShape
      let isAntialiased: Bool
      /// Whether every part was made, and none left out for not being visible.
      var isComplete = true
      private var done: [RenderNode] = []
      /// Neighbours that are clipped together.
      private var pending: [RenderNode] = []

      init(_ interior: ClipInterior, _ shape: NodeShape, isAntialiased: Bool) {
        (self.interior, self.shape, self.isAntialiased) = (interior, shape, isAntialiased)
      }
      mutating func append(_ node: RenderNode, isInside: Bool) {
        if isInside {
          flush()
          done.append(node)
        } else {
          pending.append(node)
        }
      }
      private mutating func flush() {
        if let node = RenderNode.container(pending) {
          done.append(node.clipped(to: shape, isAntialiased: isAntialiased))
        }
        pending = []
      }
      mutating func node() -> RenderNode? {
        flush()
        return RenderNode.container(done)
      }
    }

    /// Adds the children of `group`, which lies at `x`, `y` in the clip's coordinate space. False when some of them
    /// blend with what is below: then the clip has to hold all of them together.
    func append(_ group: GroupPiece, x: CGFloat, y: CGFloat, visible: CGRect, to parts: inout ClippedParts) -> Bool {
      if exposesBlending(group) { return false }
      for child in group.children {
        let (piece, x, y) = (child.piece, x + child.x, y + child.y)
        guard canPaint(piece.bounds, x: x, y: y) else { continue }
        let local = visible == .infinite ? .infinite : visible.offsetBy(dx: -x, dy: -y)
        if local != .infinite, !piece.bounds.intersects(local) {
          parts.isComplete = false
          continue
        }
        let isInside = parts.interior.contains(piece, x: x, y: y)
        if !isInside, let inner = piece as? GroupPiece {
          if !append(inner, x: x, y: y, visible: visible, to: &parts) { return false }
          continue
        }
        // A scroll view or a list in the clip: its rows are looked at one by one, and
        // its own straight clip goes around them.
        if !isInside, let inner = piece as? EffectPiece, case .clip(let shape, _) = inner.effect,
          case .rectangle(let rect) = NodeShape(shape),
          let rows = inner.content as? GroupPiece
        {
          let place = rect.offsetBy(dx: x, dy: y)
          var nested = ClippedParts(parts.interior, parts.shape, isAntialiased: parts.isAntialiased)
          if !append(rows, x: x, y: y, visible: visible == .infinite ? place : visible.intersection(place), to: &nested)
          {
            return false
          }
          if visible != .infinite && !nested.isComplete { parts.isComplete = false }
          if let node = nested.node() { parts.append(node.clipped(to: .rectangle(place)), isInside: true) }
          continue
        }
        let part = part(piece, x: x, y: y, visible: local)
        if !part.isWhole { parts.isComplete = false }
        if let node = part.node { parts.append(node.moved(x: x, y: y), isInside: isInside) }
      }
      return true
    }
  }
#endif
