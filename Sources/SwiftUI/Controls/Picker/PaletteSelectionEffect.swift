import HearthCore

/// How a palette shows what is chosen in it.
public struct PaletteSelectionEffect: Equatable, Sendable {
  enum Kind: Sendable { case automatic, custom }
  let kind: Kind
  /// A shade, or a card, behind what is chosen.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  /// Nothing: the app's views show it themselves.
  public static let custom = PaletteSelectionEffect(kind: .custom)
}
struct PaletteSelectionEffectKey: EnvironmentKey { static let defaultValue = PaletteSelectionEffect.automatic }
extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}
extension View {
  /// How the palettes in this view show what is chosen in them.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(_EnvironmentModifier { $0[PaletteSelectionEffectKey.self] = effect })
  }
}
