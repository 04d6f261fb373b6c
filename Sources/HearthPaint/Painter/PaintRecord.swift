#if GTK
  import CoreGraphics

  /// What has to be so for what was recorded to hold.
  nonisolated struct PaintNeeds: OptionSet {
    let rawValue: UInt8
    /// The scale: it has pixels for one.
    static let scale = PaintNeeds(rawValue: 1)
    /// The scale, and that it is no larger: it shows an image of fewer pixels than there are.
    static let size = PaintNeeds(rawValue: 1 << 1)
    /// The place between device pixels: it has pixels for one.
    static let place = PaintNeeds(rawValue: 1 << 2)
    /// That its place is not known: a drawing in it would be pixels otherwise.
    static let unknownPlace = PaintNeeds(rawValue: 1 << 3)
    /// Not to be kept: it shows a symbol on its way, which is drawn exactly where it comes to rest.
    static let rest = PaintNeeds(rawValue: 1 << 4)
  }

  /// What a painter keeps in a piece.
  nonisolated final class PaintRecord {
    /// Nil for a piece that paints nothing.
    let node: RenderNode?
    let generation: UInt
    let needs: PaintNeeds
    /// The scale that it was recorded with.
    let scale: CGFloat
    /// The part of a device pixel that its pixels were computed for; nil where there are none.
    let phase: PixelPhase?
    let isSymbol: Bool
    /// How often a symbol was shown at another part of a pixel than before, as far as that is of interest.
    private var moves: UInt8 = 0
    private var lastPhase: PixelPhase?

    init(
      _ node: RenderNode?, _ generation: UInt, _ needs: PaintNeeds, scale: CGFloat, phase: PixelPhase?, isSymbol: Bool
    ) {
      (self.node, self.generation, self.needs, self.scale) = (node, generation, needs, scale)
      (self.phase, self.isSymbol) = (phase, isSymbol)
    }
    /// Notes where a symbol is shown now. True for one that moves: it was shown at other parts of a pixel for some time.
    func moves(to phase: PixelPhase) -> Bool {
      if lastPhase == phase { return false }
      if lastPhase != nil, moves < MovingSymbols.moves { moves += 1 }
      lastPhase = phase
      return moves >= MovingSymbols.moves
    }
  }
#endif
