import Foundation
import HearthRendering

extension Text {
  /// The style of this text, whatever is around: a colour, a gradient, a level of the style around.
  ///
  /// A text that joins several has one colour for each; a gradient needs the whole text.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(TextForeground(style: AnyShapeStyle(style))))
  }
  /// Deprecated by Apple for `foregroundStyle(_:)`. Nil leaves the style around.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    changed(.foreground(color.map { TextForeground(style: AnyShapeStyle($0)) }))
  }
}

/// What a run of text is painted with.
struct TextForeground: Equatable, Sendable {
  var style: AnyShapeStyle
  @MainActor func paint(at node: Node) -> _ShapeStylePaint {
    AnyShapeStyle._paint(style, _ShapeStyleContext(node.scope, reader: node))
  }
}

extension _ShapeStylePaint {
  /// A text or symbol with what belongs to the style besides its fill. Inner shadows need an outline and are left out.
  func decorated(_ piece: DisplayPiece) -> DisplayPiece {
    var piece = piece
    for shadow in shadows where !shadow.isInner {
      piece = EffectPiece(.shadow(shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y), piece)
    }
    return blend == .normal ? piece : EffectPiece(.blend(blend), piece)
  }
  var isPlain: Bool { shadows.isEmpty && blend == .normal }
}
