import Foundation

extension DisplayPiece {
  /// The rectangles in which a picture `new` differs from `old`, in the coordinate space of both.
  ///
  /// Identical pieces are not entered, so that the cost is that of what changed. At most `limit` rectangles, one where it
  /// is less than that: of more than that the two nearest are joined.
  package static func damage(from old: DisplayPiece?, to new: DisplayPiece?, limit: Int = 16) -> [CGRect] {
    var collector = DamageCollector(limit: limit)
    switch (old, new) {
    case (nil, nil): break
    case (let piece?, nil), (nil, let piece?): collector.add(piece.bounds)
    case (let old?, let new?): collector.compare(old, new, .identity, .infinite)
    }
    return collector.rectangles
  }
}

struct DamageCollector {
  let limit: Int
  var rectangles: [CGRect] = []

  mutating func add(_ rect: CGRect) {
    if rect.isNull || rect.width <= 0 || rect.height <= 0 { return }
    var rect = rect
    for (index, known) in rectangles.enumerated().reversed() where known.intersects(rect) {
      if known.contains(rect) { return }
      rect = rect.union(known)
      rectangles.remove(at: index)
    }
    rectangles.append(rect)
    if rectangles.count > max(1, limit) { joinNearest() }
  }

  /// Joins the two rectangles whose union covers the least that neither of them covers.
  private mutating func joinNearest() {
    var best = (cost: CGFloat.infinity, first: 0, second: 1)
    for second in rectangles.indices {
      for first in 0..<second {
        let a = rectangles[first], b = rectangles[second], union = a.union(b)
        let cost = union.width * union.height - a.width * a.height - b.width * b.height
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let union = rectangles[best.first].union(rectangles[best.second])
    rectangles.remove(at: best.second)
    rectangles.remove(at: best.first)
    // The union may touch others.
    add(union)
  }

  mutating func add(_ piece: DisplayPiece, _ t: CGAffineTransform, _ clip: CGRect) {
    add(piece.bounds.applying(t).intersection(clip))
  }

  mutating func compare(_ old: DisplayPiece, _ new: DisplayPiece, _ t: CGAffineTransform, _ clip: CGRect) {
    if old === new { return }
    if let old = old as? GroupPiece, let new = new as? GroupPiece {
      compareGroups(old, new, t, clip)
      return
    }
    if let old = old as? EffectPiece, let new = new as? EffectPiece {
      switch (old.effect, new.effect) {
      case (.opacity(let a), .opacity(let b)) where a == b:
        compare(old.content, new.content, t, clip)
        return
      case (.clip(let a, _), .clip(let b, _)) where a == b:
        compare(old.content, new.content, t, clip.intersection(a.bounds.applying(t)))
        return
      case (.transform(let a), .transform(let b)) where a == b:
        compare(old.content, new.content, a.concatenating(t), clip)
        return
      default: break
      }
    }
    add(old, t, clip)
    add(new, t, clip)
  }

  mutating func compareGroups(_ old: GroupPiece, _ new: GroupPiece, _ t: CGAffineTransform, _ clip: CGRect) {
    let a = old.children, b = new.children
    var start = 0
    let shared = min(a.count, b.count)
    while start < shared, a[start].piece === b[start].piece, a[start].x == b[start].x, a[start].y == b[start].y { start += 1 }
    var endA = a.count, endB = b.count
    while endA > start, endB > start, a[endA - 1].piece === b[endB - 1].piece, a[endA - 1].x == b[endB - 1].x,
      a[endA - 1].y == b[endB - 1].y { endA -= 1; endB -= 1 }
    if endA - start == endB - start {
      for index in start..<endA {
        if a[index].x == b[index].x && a[index].y == b[index].y {
          compare(a[index].piece, b[index].piece, t.translatedBy(x: a[index].x, y: a[index].y), clip)
        } else {
          add(a[index].piece, t.translatedBy(x: a[index].x, y: a[index].y), clip)
          add(b[index].piece, t.translatedBy(x: b[index].x, y: b[index].y), clip)
        }
      }
    } else {
      for index in start..<endA { add(a[index].piece, t.translatedBy(x: a[index].x, y: a[index].y), clip) }
      for index in start..<endB { add(b[index].piece, t.translatedBy(x: b[index].x, y: b[index].y), clip) }
    }
  }
}
