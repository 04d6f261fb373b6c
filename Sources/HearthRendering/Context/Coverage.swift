import Foundation

/// Where something is painted, opaque: what Porter and Duff's operators take for the shape of a source. How opaque the
/// paint is does not count, nor an opacity around it.
///
/// Source: seen, Core Graphics: `copy` with a clear colour leaves nothing within a rectangle, and its smooth edges half.
enum Coverage {
  private static let opaque = Paint.color(.black)

  static func of(_ piece: DisplayPiece) -> DisplayPiece {
    switch piece {
    case let piece as FillPiece: return FillPiece(piece.shape, opaque, isAntialiased: piece.isAntialiased)
    case let piece as StrokePiece:
      return StrokePiece(piece.shape, piece.style, opaque, isAntialiased: piece.isAntialiased)
    case let piece as ImagePiece:
      // All of a picture is painted, its clear pixels too; of a stencil what it lets through.
      return piece.tint == nil ? FillPiece(.rectangle(piece.rect), opaque) : piece
    case let piece as GroupPiece:
      return GroupPiece(ContiguousArray(piece.children.map { PlacedPiece(of($0.piece), x: $0.x, y: $0.y) }))
    case let piece as EffectPiece:
      switch piece.effect {
      case .opacity, .colorMatrix, .isolate: return of(piece.content)
      case .blend: return piece
      default: return EffectPiece(piece.effect, of(piece.content))
      }
    default: return piece
    }
  }
}
