import HearthMotion
import HearthRendering

/// Shows symbols in another form: views that live elsewhere, whose environment nobody here can change.
nonisolated package struct SymbolFormEffect: DrawingEffect {
  package typealias AnimatableData = EmptyAnimatableData
  /// Nil leaves them as they are.
  let variant: SymbolVariants?
  @MainActor package func isIdentity(_ context: EffectContext) -> Bool { variant == nil }
  @MainActor package func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    guard let variant else { return content }
    return changed(content, variant, context.node.engine.host.imageLoader)
  }
  @MainActor private func changed(
    _ piece: DisplayPiece, _ variant: SymbolVariants, _ loader: any ImageLoader
  ) -> DisplayPiece {
    switch piece {
    case let group as GroupPiece:
      var pieces: ContiguousArray<PlacedPiece> = []
      for child in group.children {
        pieces.append(PlacedPiece(changed(child.piece, variant, loader), x: child.x, y: child.y))
      }
      return GroupPiece(pieces)
    case let effect as EffectPiece: return EffectPiece(effect.effect, changed(effect.content, variant, loader))
    case let image as ImagePiece:
      guard case .symbol(let name, let size, let weight) = image.source,
        let (source, metrics) = variant.source(of: name, pointSize: size, weight: weight, from: loader),
        !metrics.isPlaceholder
      else { return image }
      return image.with(source)
    default: return piece
    }
  }
}

extension View {
  /// Shows the symbols of this view in a form besides those that they have; nil leaves them as they are.
  package nonisolated func symbolForm(
    _ variant: SymbolVariants?
  ) -> ModifiedContent<Self, EffectModifier<SymbolFormEffect>> {
    modifier(EffectModifier(SymbolFormEffect(variant: variant)))
  }
}
