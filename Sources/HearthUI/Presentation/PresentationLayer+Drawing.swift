import Foundation
import HearthCore
import HearthRendering

extension PresentationLayer {
  /// What the drawing around the content depends on.
  struct DrawingKey: Equatable {
    var palette: ControlPalette
    var window: Size
    var card: CGRect
    var form: PresentationForm
    var popover: PopoverPlacement?
    var radius: CGFloat
    var hasBackground: Bool
    var isModal: Bool
    /// Where the thumb of the scroll bar begins, and its length; points.
    var thumb: [CGFloat]
    var background: RGBA
    /// The card is on its way to another height.
    var isShifting: Bool
  }

  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let radius = radius
    let key = DrawingKey(
      palette: ControlPalette.of(node), window: node.size, card: card, form: form,
      // Source: seen, iOS 26: dialogs have no arrow.
      popover: isGlassy && handle.kind == .dialog ? nil : popover, radius: radius,
      hasBackground: handle.options.background == nil, isModal: handle.isModal, thumb: thumb,
      background: handle.kind == .cover ? node.scope.windowBackground : node.scope.raisedBackground,
      isShifting: shift.isMoving)
    if drawn?.key != key {
      drawn = (key, pieces(key))
      node.engine.counters.itemsRecorded += 1
    }
    var dim: DisplayPiece?
    var pieces: ContiguousArray<PlacedPiece> = []
    for piece in drawn!.pieces { if piece.piece === drawnDim { dim = piece.piece } else { pieces.append(piece) } }
    var content: ContiguousArray<PlacedPiece> = []
    node.recordContent(into: &content, x: 0, y: 0)
    node.engine.counters.itemsRecorded += 1
    let clipped =
      form == .full
      ? GroupPiece(content) : EffectPiece(.clip(shape(card, radius), isAntialiased: true), GroupPiece(content))
    pieces.append(PlacedPiece(clipped, x: 0, y: 0))
    if !key.thumb.isEmpty {
      let bar = CGRect(
        x: node.scope.isRightToLeft ? card.minX + 3 : card.maxX - 8, y: card.minY + key.thumb[0], width: 5,
        height: key.thumb[1])
      pieces.append(
        PlacedPiece(FillPiece(.roundedRectangle(bar, radius: 2.5), .color(key.palette.ink(0.35))), x: 0, y: 0))
    }
    let picture = PresentationPicture(self, dim: dim, pieces: pieces)
    self.picture = picture
    if entrance.isMoving || entrance.value != 1 {
      if let piece = picture.piece(at: CGFloat(entrance.value)) { group.append(PlacedPiece(piece, x: x, y: y)) }
      return
    }
    if let dim { group.append(PlacedPiece(dim, x: x, y: y)) }
    for piece in pieces {
      group.append(PlacedPiece(piece.piece, x: piece.x + x, y: piece.y + y + CGFloat(shift.value)))
    }
  }

  private var radius: CGFloat {
    let radius =
      handle.options.cornerRadius ?? PresentationMetrics.cornerRadius(form, idiom, node.scope.value(SystemLookKey.self))
    return radius.isFinite ? max(0, min(radius, min(card.width, card.height) / 2)) : 0
  }
  /// A sheet at the bottom has no round corners there: they lie below the window.
  private func shape(_ card: CGRect, _ radius: CGFloat) -> DisplayShape {
    var rect = card
    if form == .bottomSheet { rect.size.height += shift.isMoving ? node.size.height : radius }
    return .roundedRectangle(rect, radius: radius)
  }
  private var thumb: [CGFloat] {
    let inner = innerHeight, most = mostScroll(inner)
    guard most > 0, inner > 0 else { return [] }
    let length = max(24, (inner - 8) * inner / contentHeight)
    return [4 + (inner - 8 - length) * scrollOffset / most, length]
  }

  private func pieces(_ key: DrawingKey) -> [PlacedPiece] {
    var list: [PlacedPiece] = []
    func add(_ piece: DisplayPiece) { list.append(PlacedPiece(piece, x: 0, y: 0)) }
    let window = CGRect(origin: .zero, size: key.window.cgSize)
    let isDark = key.palette.isDark
    drawnDim = nil
    if key.isModal, let dim = dim(isDark, key.background) {
      let piece = FillPiece(.rectangle(window), .color(dim))
      drawnDim = piece
      add(piece)
    }
    if form == .full {
      if key.hasBackground && !dimsOnly { add(FillPiece(.rectangle(window), .color(key.background))) }
      return list
    }
    guard key.hasBackground else { return list }
    // What is chosen from and the way out are cards of their own, which the dialog draws.
    if form == .actionSheet && isTouched { return list }
    let outline: DisplayShape = key.popover.map { Self.balloon($0, key.radius) } ?? shape(card, key.radius)
    let fill = FillPiece(outline, .color(fillColor(isDark)))
    if form == .alert && isTouched {
      add(fill)
      return list
    }
    let isSmall = form == .popover
    add(
      EffectPiece(
        .shadow(
          RGBA(white: 0, alpha: isDark ? 0.55 : isSmall ? 0.22 : 0.28), radius: isSmall ? 14 : 24, x: 0,
          y: isSmall ? 4 : 8), fill))
    let line = key.palette.pixels(1)
    let edge = key.palette.ink(key.palette.hasHighContrast ? 0.7 : isDark ? 0.14 : 0.1)
    add(StrokePiece(outline, StrokeStyle(lineWidth: line), .color(edge)))
    return list
  }
  /// Sheets and covers of a television have no card of their own.
  private var dimsOnly: Bool { idiom == .tv && handle.kind != .cover }
  /// Source: our choice: enough that what is behind recedes, and can still be read; on a television it
  /// would show through texts, which tvOS blurs.
  private func dim(_ isDark: Bool, _ background: RGBA) -> RGBA? {
    switch form {
    case .popover: nil
    case .full: dimsOnly ? background : nil
    // Source: seen, iOS 17.
    case .alert where idiom == .phone && !isDark, .actionSheet where idiom == .phone && !isDark:
      RGBA(white: 0, alpha: 0.2)
    case .card, .bottomSheet, .alert, .actionSheet: RGBA(white: 0, alpha: isDark ? 0.5 : 0.3)
    }
  }
  private func fillColor(_ isDark: Bool) -> RGBA {
    // Sheets of phones and tablets have the colour of pages. Source: UIKit, `systemBackground` on a raised level.
    if form == .card || form == .bottomSheet, idiom.isTouched { return node.scope.raisedBackground }
    if handle.kind.isDialog && isTouched { return node.scope.rgba(TouchedDialogLook.card) }
    // Raised things are lighter in the dark.
    return isDark ? RGBA(white: form == .popover || form == .alert ? 0.19 : 0.165) : .white
  }

  /// A rectangle with round corners and an arrow, as one outline.
  static func balloon(_ placement: PopoverPlacement, _ radius: CGFloat) -> DisplayShape {
    let r = placement.frame, tip = placement.tip, half = PresentationMetrics.arrowWidth / 2
    var path = Path()
    func corner(_ x: CGFloat, _ y: CGFloat, _ toX: CGFloat, _ toY: CGFloat) {
      path.addQuadCurve(to: CGPoint(x: toX, y: toY), control: CGPoint(x: x, y: y))
    }
    path.move(to: CGPoint(x: r.minX + radius, y: r.minY))
    if placement.side == .below {
      path.addLine(to: CGPoint(x: tip.x - half, y: r.minY))
      path.addLine(to: tip)
      path.addLine(to: CGPoint(x: tip.x + half, y: r.minY))
    }
    path.addLine(to: CGPoint(x: r.maxX - radius, y: r.minY))
    corner(r.maxX, r.minY, r.maxX, r.minY + radius)
    if placement.side == .left {
      path.addLine(to: CGPoint(x: r.maxX, y: tip.y - half))
      path.addLine(to: tip)
      path.addLine(to: CGPoint(x: r.maxX, y: tip.y + half))
    }
    path.addLine(to: CGPoint(x: r.maxX, y: r.maxY - radius))
    corner(r.maxX, r.maxY, r.maxX - radius, r.maxY)
    if placement.side == .above {
      path.addLine(to: CGPoint(x: tip.x + half, y: r.maxY))
      path.addLine(to: tip)
      path.addLine(to: CGPoint(x: tip.x - half, y: r.maxY))
    }
    path.addLine(to: CGPoint(x: r.minX + radius, y: r.maxY))
    corner(r.minX, r.maxY, r.minX, r.maxY - radius)
    if placement.side == .right {
      path.addLine(to: CGPoint(x: r.minX, y: tip.y + half))
      path.addLine(to: tip)
      path.addLine(to: CGPoint(x: r.minX, y: tip.y - half))
    }
    path.addLine(to: CGPoint(x: r.minX, y: r.minY + radius))
    corner(r.minX, r.minY, r.minX + radius, r.minY)
    path.closeSubpath()
    return .path(PathKey(path, isEOFilled: false, bounds: path.boundingRect))
  }
}
