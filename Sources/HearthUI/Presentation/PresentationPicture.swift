import Foundation
import HearthCore
import HearthRendering

/// What a presentation looks like, and how that comes and goes.
@MainActor struct PresentationPicture: LayerPicture {
  private enum Way {
    /// From below its place: points.
    case rise(CGFloat)
    /// From another size, around a point of the window.
    case grow(CGFloat, CGPoint)
    /// Around the vertical middle.
    case turn(CGPoint)
    case fade
  }
  /// What lies on the views behind.
  private let dim: DisplayPiece?
  private let card: DisplayPiece
  private let frame: CGRect
  private let way: Way
  /// What it grows out of.
  private let zoom: ZoomPlace?

  init(_ layer: PresentationLayer, dim: DisplayPiece?, pieces: ContiguousArray<PlacedPiece>) {
    let shift = CGFloat(layer.shift.value)
    self.dim = dim
    var pieces = pieces
    if shift != 0 { for index in pieces.indices { pieces[index].y += shift } }
    card = GroupPiece(pieces)
    frame = layer.card
    let reducesMotion = layer.node.scope.value(ReducesMotionKey.self)
    let fades = layer.crossFades || layer.node.scope.value(PrefersCrossFadeKey.self)
    way = reducesMotion || fades ? .fade : Self.way(layer)
    zoom = reducesMotion ? nil : layer.zoomPlace
  }
  /// Source of the numbers: our choice, by eye, beside iOS 17, macOS 14 and tvOS 17.
  private static func way(_ layer: PresentationLayer) -> Way {
    let card = layer.card, below = layer.node.size.height - card.minY + 24
    switch layer.handle.options.way {
    case .fade: return .fade
    case .flip: return .turn(CGPoint(x: card.midX, y: card.midY))
    case nil: break
    }
    switch layer.form {
    case .bottomSheet, .actionSheet: return .rise(below)
    case .card: return layer.idiom == .desktop ? .grow(0.94, CGPoint(x: card.midX, y: card.midY)) : .rise(below)
    case .full:
      switch layer.idiom {
      case .tv: return .fade
      case .desktop: return .grow(0.96, CGPoint(x: card.midX, y: card.midY))
      default: return .rise(below)
      }
    case .alert: return .grow(1.12, CGPoint(x: card.midX, y: card.midY))
    case .popover: return .grow(0.85, layer.popover?.tip ?? CGPoint(x: card.midX, y: card.midY))
    }
  }

  static func animation(_ form: PresentationForm) -> Animation {
    switch form {
    case .bottomSheet, .actionSheet, .full: .spring(duration: 0.42, bounce: 0)
    case .card, .alert: .spring(duration: 0.3, bounce: 0)
    case .popover: .spring(duration: 0.22, bounce: 0)
    }
  }
  static func leaving(_ form: PresentationForm) -> Animation {
    switch form {
    case .bottomSheet, .actionSheet, .full: .spring(duration: 0.35, bounce: 0)
    case .card, .alert, .popover: .easeOut(duration: 0.18)
    }
  }

  func piece(at part: CGFloat) -> DisplayPiece? {
    let seen = Double(min(max(part, 0), 1))
    var list: ContiguousArray<PlacedPiece> = []
    if let dim, seen > 0 { list.append(PlacedPiece(seen < 1 ? EffectPiece(.opacity(seen), dim) : dim, x: 0, y: 0)) }
    if let zoom {
      if part > 0, let piece = ZoomPlace.zoomed(zoom, card, part, in: frame) {
        list.append(PlacedPiece(piece, x: 0, y: 0))
      }
      return list.isEmpty ? nil : GroupPiece(list)
    }
    switch way {
    case .rise(let distance): if part > 0 { list.append(PlacedPiece(card, x: 0, y: distance * (1 - part))) }
    case .grow(let start, let center):
      let scale = start + (1 - start) * part
      if seen > 0, scale > 0 {
        let transform = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale))
        list.append(PlacedPiece(EffectPiece(.opacity(seen), EffectPiece(.transform(transform), card)), x: 0, y: 0))
      }
    case .turn(let center):
      // Its front is seen from the second half of the turn on.
      let scale = CGFloat(sin(max(0, seen * 2 - 1) * .pi / 2))
      if scale > 0 {
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: center.x * (1 - scale), ty: 0)
        list.append(PlacedPiece(EffectPiece(.transform(transform), card), x: 0, y: 0))
      }
    case .fade: if seen > 0 { list.append(PlacedPiece(EffectPiece(.opacity(seen), card), x: 0, y: 0)) }
    }
    return list.isEmpty ? nil : GroupPiece(list)
  }
}

extension PresentationLayer {
  /// Where it grows out of; nil when it does not, or when the view is not there.
  var zoomPlace: ZoomPlace? { zoomSource.flatMap { node.engine.zoomPlace($0, in: node) } }
}
