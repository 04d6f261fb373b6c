import Foundation
import HearthRendering

/// A text on its way to another content or colour. The text's size and place are those of the
/// new content; the picture is in between.
@MainActor final class TextMotion {
  /// 1 in the end.
  private let progress = Animator<Double>()
  private let paint = PaintAnimation()
  /// What was shown before, while it is still to be seen.
  private var old: TextLayout?
  /// What is shown, or was when the change came.
  private var current: TextLayout
  private var transition = ContentTransition.interpolate
  /// A change was animated whose content is known when the picture is recorded.
  private var pending: (animation: Animation, transaction: Transaction)?

  init(_ layout: TextLayout) { current = layout }
  nonisolated deinit {}
  var isOver: Bool { progress.isOver && paint.isOver && pending == nil }

  /// The text, or how it looks, is about to change. `color` is the colour painted until now.
  func willChange(_ transaction: Transaction, _ color: RGBA?, _ node: Node) {
    paint.styleWillChange(transaction, from: color.map { _ShapeStylePaint(.color($0)) })
    transition = node.scope.value(ContentTransitionKey.self)
    pending = transaction.animation.map { ($0, transaction) }
    if pending == nil {
      progress.cancel()
      old = nil
    }
  }
  /// What is painted with instead of `style`.
  func presented(_ style: _ShapeStylePaint, _ node: Node) -> _ShapeStylePaint { paint.presented(style, of: node) }

  /// The picture of `layout`, on the way from what was shown before.
  func piece(_ layout: TextLayout, _ color: Paint, _ node: Node) -> DisplayPiece {
    if layout.text != current.text {
      if let pending, transition.kind != .identity {
        old = current
        progress.cancel()
        progress.add(1, pending.animation, pending.transaction, of: node)
      } else {
        old = nil
      }
    }
    pending = nil
    current = layout
    let new = TextPiece(layout, color)
    guard let old, !progress.isOver else {
      old = nil
      return new
    }
    let part = 1 - progress.remaining
    let drawing = TextChangeDrawing(TextPiece(old, color), new, part, isRightToLeft: node.scope.isRightToLeft)
    let reducesMotion = node.scope.value(ReducesMotionKey.self)
    let picture =
      switch transition.kind {
      case .numeric(let countsDown) where !reducesMotion: drawing.rolled(countsDown: countsDown)
      case .interpolate where !reducesMotion && old.text.plainText == layout.text.plainText: drawing.resized()
      default: drawing.faded()
      }
    return node.scope.value(ContentTransitionGroupKey.self) ? EffectPiece(.isolate, picture) : picture
  }
}

/// Draws what lies between two texts.
@MainActor private struct TextChangeDrawing {
  private let old, new: TextPiece
  /// 0: all old, 1: all new. May go beyond for springs.
  private let part: Double
  private let isRightToLeft: Bool
  init(_ old: TextPiece, _ new: TextPiece, _ part: Double, isRightToLeft: Bool) {
    (self.old, self.new, self.part, self.isRightToLeft) = (old, new, part, isRightToLeft)
  }
  private var opacity: Double { min(max(part, 0), 1) }
  /// Where the old text lies beside the new one: at the same leading edge, on the same baseline.
  private var origin: CGPoint {
    CGPoint(
      x: isRightToLeft ? new.layout.size.width - old.layout.size.width : 0,
      y: new.layout.firstBaseline - old.layout.firstBaseline)
  }
  private func faint(_ piece: DisplayPiece?, _ opacity: Double) -> DisplayPiece? {
    guard let piece, opacity > 0 else { return nil }
    return opacity >= 1 ? piece : EffectPiece(.opacity(opacity), piece)
  }
  private func group(_ pieces: [(piece: DisplayPiece?, x: CGFloat, y: CGFloat)]) -> DisplayPiece {
    var list: ContiguousArray<PlacedPiece> = []
    for entry in pieces { if let piece = entry.piece { list.append(PlacedPiece(piece, x: entry.x, y: entry.y)) } }
    return GroupPiece(list)
  }

  func faded() -> DisplayPiece { group([(faint(old, 1 - opacity), origin.x, origin.y), (faint(new, opacity), 0, 0)]) }

  /// The same words in another size: both are drawn at the size in between, one over the other.
  func resized() -> DisplayPiece {
    let from = old.layout.size, to = new.layout.size
    guard old.layout.lineCount == 1, new.layout.lineCount == 1, from.width > 0, to.width > 0, from.height > 0,
      to.height > 0
    else { return faded() }
    func scaled(_ piece: TextPiece, _ width: CGFloat, _ height: CGFloat) -> DisplayPiece {
      let anchor = CGPoint(x: isRightToLeft ? piece.layout.size.width : 0, y: piece.layout.firstBaseline)
      let scale = CGAffineTransform(translationX: anchor.x, y: anchor.y).scaledBy(x: width, y: height).translatedBy(
        x: -anchor.x, y: -anchor.y)
      return EffectPiece(.transform(scale), piece)
    }
    let width = from.width + (to.width - from.width) * part, height = from.height + (to.height - from.height) * part
    guard width > 0, height > 0 else { return faded() }
    return group([
      (faint(scaled(old, width / from.width, height / from.height), 1 - opacity), origin.x, origin.y),
      (faint(scaled(new, width / to.width, height / to.height), opacity), 0, 0),
    ])
  }

  /// Characters that change roll; the others go to their new places.
  func rolled(countsDown: Bool) -> DisplayPiece {
    guard old.layout.lineCount == 1, new.layout.lineCount == 1 else { return faded() }
    let before = Characters(old), after = Characters(new)
    let height = max(old.layout.size.height, new.layout.size.height) * 0.6 * (countsDown ? -1 : 1)
    var pieces: [(piece: DisplayPiece?, x: CGFloat, y: CGFloat)] = []
    for index in 0..<max(before.count, after.count) {
      // Counted from the end, where the units are.
      let left = before.count - 1 - index, right = after.count - 1 - index
      if left >= 0, right >= 0, before.characters[left] == after.characters[right] {
        let shift = (before.rectangles[left].minX + origin.x - after.rectangles[right].minX) * (1 - part)
        pieces.append((after.piece(right), shift, 0))
        continue
      }
      if left >= 0 { pieces.append((faint(before.piece(left), 1 - opacity), origin.x, origin.y - height * part)) }
      if right >= 0 { pieces.append((faint(after.piece(right), opacity), 0, height * (1 - part))) }
    }
    return group(pieces)
  }

  /// The characters of a line, each with the part of the text's picture that it is in.
  @MainActor private struct Characters {
    let text: TextPiece
    let characters: [Character]
    private(set) var rectangles: [CGRect] = []
    init(_ text: TextPiece) {
      self.text = text
      let plain = text.layout.text.plainText
      characters = Array(plain)
      var offset = 0
      for character in characters {
        let end = offset + character.utf8.count
        rectangles.append(text.layout.rectangles(of: offset..<end).first ?? .zero)
        offset = end
      }
    }
    var count: Int { characters.count }
    func piece(_ index: Int) -> DisplayPiece? {
      let rect = rectangles[index]
      if rect.width <= 0 { return nil }
      return EffectPiece(.clip(.rectangle(rect.insetBy(dx: 0, dy: -rect.height / 4)), isAntialiased: false), text)
    }
  }
}
