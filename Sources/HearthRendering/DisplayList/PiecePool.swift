/// Pieces that were replaced by others, to be used again when nobody holds them any more: so that what
/// moves takes no new memory with each frame.
///
/// A node hands in the piece that it has just replaced; the host still shows it. With the next frames the picture that
/// it was part of goes, and the piece is held here alone. Pieces that somebody keeps longer are forgotten.
@MainActor package enum PiecePool {
  private struct Retired {
    var piece: DisplayPiece
    var sweeps = 0
  }
  // Memory to be used again, without what was in it.
  /// Parts come before what holds them.
  private static var retired: ContiguousArray<Retired> = []
  private static var groups: ContiguousArray<GroupPiece> = []
  private static var effects: ContiguousArray<EffectPiece> = []
  private static var fills: ContiguousArray<FillPiece> = []
  private static var strokes: ContiguousArray<StrokePiece> = []
  private static let nothing = GroupPiece([])
  /// A frame that replaces more than this is not a step of an animation.
  private static let most = 256
  /// Frames after which somebody else must be holding a piece.
  private static let patience = 4

  package static func retire(_ piece: DisplayPiece?) {
    guard let piece, retired.count < most else { return }
    retired.append(Retired(piece: piece))
  }
  package static func retire(_ piece: GroupPiece?) { retire(piece as DisplayPiece?) }

  /// Before the picture of a window is recorded: finds the pieces that are free by now.
  package static func sweep() {
    if retired.isEmpty { return }
    // What holds others goes first, and sets them free.
    for index in stride(from: retired.count - 1, through: 0, by: -1) {
      retired[index].sweeps += 1
      if !isKnownUniquelyReferenced(&retired[index].piece) {
        if retired[index].sweeps > patience { retired[index].sweeps = .max }
        continue
      }
      retired[index].sweeps = .max
      let piece = retired[index].piece
      piece.hostCache = nil
      if let group = piece as? GroupPiece {
        group.empty()
        if groups.count < most { groups.append(group) }
      } else if let effect = piece as? EffectPiece {
        effect.empty(nothing)
        if effects.count < most { effects.append(effect) }
      } else if let fill = piece as? FillPiece {
        // Gives the stops of its gradient back too.
        var shape = fill.shape
        fill.refill(.rectangle(.zero), .color(.clear), isAntialiased: true)
        PathBuffers.giveBack(&shape)
        if fills.count < most { fills.append(fill) }
      } else if let stroke = piece as? StrokePiece {
        var shape = stroke.shape
        stroke.refill(.rectangle(.zero), stroke.style, .color(.clear), isAntialiased: true)
        PathBuffers.giveBack(&shape)
        if strokes.count < most { strokes.append(stroke) }
      }
    }
    var kept = 0
    for index in 0..<retired.count where retired[index].sweeps != .max {
      if kept != index { retired[kept] = retired[index] }
      kept += 1
    }
    retired.removeSubrange(kept..<retired.count)
  }

  package static func group(_ children: ContiguousArray<PlacedPiece>) -> GroupPiece {
    guard let group = groups.popLast() else { return GroupPiece(children) }
    group.fill(children)
    return group
  }
  package static func fill(_ shape: DisplayShape, _ paint: Paint, isAntialiased: Bool) -> FillPiece {
    guard let fill = fills.popLast() else { return FillPiece(shape, paint, isAntialiased: isAntialiased) }
    fill.refill(shape, paint, isAntialiased: isAntialiased)
    return fill
  }
  package static func stroke(
    _ shape: DisplayShape, _ style: StrokeStyle, _ paint: Paint, isAntialiased: Bool
  ) -> StrokePiece {
    guard let stroke = strokes.popLast() else { return StrokePiece(shape, style, paint, isAntialiased: isAntialiased) }
    stroke.refill(shape, style, paint, isAntialiased: isAntialiased)
    return stroke
  }
  package static func effect(_ effect: DisplayEffect, _ content: DisplayPiece) -> EffectPiece {
    guard let piece = effects.popLast() else { return EffectPiece(effect, content) }
    piece.fill(effect, content)
    return piece
  }
}
