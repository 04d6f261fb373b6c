import Foundation
import HearthRendering

/// How content is shown at an edge of a scroll view beyond which there is more of it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind { case automatic, hard, soft }
  let kind: Kind
  /// As the bars there have it: content goes on below them as far as they let it.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
  /// Content ends at the edge, with a line.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// Content fades towards the edge.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// What is asked for at each edge, and what is shown at some moment.
struct ScrollEdgeEffects: Equatable {
  var hard: Edge.Set = []
  var soft: Edge.Set = []
  var hidden: Edge.Set = []
  var isEmpty: Bool { hard.isEmpty && soft.isEmpty }
  /// Points within the bounds over which content fades. Source: our choice, about a line of text.
  static let fade: CGFloat = 20
}

extension View {
  /// Sets how scroll views in here show content at edges beyond which there is more of it; nil for the standard way.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    scrollStyle {
      $0.edgeEffects.hard.subtract(edges)
      $0.edgeEffects.soft.subtract(edges)
      if style?.kind == .hard { $0.edgeEffects.hard.formUnion(edges) }
      if style?.kind == .soft { $0.edgeEffects.soft.formUnion(edges) }
    }
  }
  /// Hides what `scrollEdgeEffectStyle(_:for:)` shows at edges of scroll views in here.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    scrollStyle {
      if hidden { $0.edgeEffects.hidden.formUnion(edges) } else { $0.edgeEffects.hidden.subtract(edges) }
    }
  }
}

extension ScrollNode {
  /// The effects at edges beyond which there is content now. Leading and trailing stand for left and right.
  var shownEdgeEffects: ScrollEdgeEffects {
    var effects = scrollStyle.edgeEffects
    if effects.isEmpty { return effects }
    var beyond: Edge.Set = []
    if place.y > 0.5 { beyond.insert(.top) }
    if place.y < most.y - 0.5 { beyond.insert(.bottom) }
    if place.x > 0.5 { beyond.insert(.leading) }
    if place.x < most.x - 0.5 { beyond.insert(.trailing) }
    beyond.subtract(effects.hidden)
    effects.hard.formIntersection(beyond)
    effects.soft.formIntersection(beyond)
    effects.hidden = []
    guard flags.contains(.isRightToLeft) else { return effects }
    func mirrored(_ edges: Edge.Set) -> Edge.Set {
      var result = edges.subtracting(.horizontal)
      if edges.contains(.leading) { result.insert(.trailing) }
      if edges.contains(.trailing) { result.insert(.leading) }
      return result
    }
    (effects.hard, effects.soft) = (mirrored(effects.hard), mirrored(effects.soft))
    return effects
  }

  /// The content as it is seen with effects at some edges.
  func piece(of content: ContiguousArray<PlacedPiece>, with effects: ScrollEdgeEffects) -> DisplayPiece {
    let inner = CGRect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height))
    var seen = scrollStyle.isClipDisabled ? reachedBounds.insetBy(dx: -1000, dy: -1000) : reachedBounds
    func cut(_ rect: CGRect, to edges: Edge.Set) -> CGRect {
      let left = edges.contains(.leading) ? inner.minX : rect.minX
      let top = edges.contains(.top) ? inner.minY : rect.minY
      return CGRect(
        x: left, y: top, width: max(0, (edges.contains(.trailing) ? inner.maxX : rect.maxX) - left),
        height: max(0, (edges.contains(.bottom) ? inner.maxY : rect.maxY) - top))
    }
    seen = cut(seen, to: effects.hard)
    var piece: DisplayPiece = EffectPiece(.clip(.rectangle(seen), isAntialiased: false), GroupPiece(content))
    for axis in [Axis.vertical, .horizontal] {
      if let mask = fade(axis, effects.soft, in: reachedBounds, inner) {
        piece = EffectPiece(.mask(FillPiece(.rectangle(reachedBounds), mask)), piece)
      }
    }
    engine.counters.itemsRecorded += 1
    var list: ContiguousArray<PlacedPiece> = [PlacedPiece(piece, x: 0, y: 0)]
    let line = 1 / max(1, engine.host.settings.scale)
    let ink = RGBA(white: scope.value(ColorSchemeKey.self) == .dark ? 1 : 0, alpha: 0.2)
    func add(_ edge: Edge.Set, _ rect: CGRect) {
      if effects.hard.contains(edge) { list.append(PlacedPiece(FillPiece(.rectangle(rect), .color(ink)), x: 0, y: 0)) }
    }
    add(.top, CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: line))
    add(.bottom, CGRect(x: inner.minX, y: inner.maxY - line, width: inner.width, height: line))
    add(.leading, CGRect(x: inner.minX, y: inner.minY, width: line, height: inner.height))
    add(.trailing, CGRect(x: inner.maxX - line, y: inner.minY, width: line, height: inner.height))
    return GroupPiece(list)
  }
  /// From nothing at the outermost that is seen to all of the content at `ScrollEdgeEffects.fade` within the bounds.
  private func fade(_ axis: Axis, _ edges: Edge.Set, in seen: CGRect, _ inner: CGRect) -> Paint? {
    let isVertical = axis == .vertical
    let length = isVertical ? seen.height : seen.width
    let atStart = edges.contains(isVertical ? .top : .leading), atEnd = edges.contains(isVertical ? .bottom : .trailing)
    guard length > 0, atStart || atEnd else { return nil }
    let before = (isVertical ? inner.minY - seen.minY : inner.minX - seen.minX) + ScrollEdgeEffects.fade
    let after = (isVertical ? seen.maxY - inner.maxY : seen.maxX - inner.maxX) + ScrollEdgeEffects.fade
    let start = atStart ? min(before / length, 0.5) : 0, end = atEnd ? max(1 - after / length, 0.5) : 1
    let clear = RGBA(white: 0, alpha: 0), opaque = RGBA(white: 0, alpha: 1)
    return .linearGradient(
      stops: [
        .init(color: atStart ? clear : opaque, location: 0), .init(color: opaque, location: start),
        .init(color: opaque, location: end), .init(color: atEnd ? clear : opaque, location: 1),
      ], from: CGPoint(x: seen.minX, y: seen.minY),
      to: isVertical ? CGPoint(x: seen.minX, y: seen.maxY) : CGPoint(x: seen.maxX, y: seen.minY))
  }
}
