import HearthRendering

/// The one colour in which all of a view is drawn on a material: a level of the foreground, as much stronger as
/// hierarchical styles are there. What is opaque in the view has that colour, what is clear stays clear.
package struct VibrancyTint: Equatable {
  /// 0 for primary, 4 for quinary.
  private let level: Int
  private let material: Material
  /// Nil for that around.
  private let scheme: ColorScheme?
  package init(level: Int, on material: Material, scheme: ColorScheme?) {
    (self.level, self.material, self.scheme) = (level, material, scheme)
  }
  @MainActor package func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece {
    let color = color(context.node.scope)
    let matrix: [Float] = [
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
    ]
    return EffectPiece(.colorMatrix(matrix), content)
  }
  @MainActor private func color(_ scope: EnvironmentScope) -> RGBA {
    let contrast = scope.value(ColorSchemeContrastKey.self)
    let label = Color.primary.provider.resolve(
      scheme ?? scope.value(ColorSchemeKey.self), contrast, ground: { scope.colorGround }, accent: { scope.accent })
    return label.opacity(min(1, HierarchyLevel.opacity(level, contrast) * (2 - material.opacity))).clamped
  }
}
