import HearthCore

/// How a palette shows what is chosen in it.
public struct PaletteSelectionEffect: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, custom, symbolVariant(SymbolVariants) }
  let kind: Kind
  /// A shade, or a card, behind what is chosen.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  /// Nothing: the app's views show it themselves.
  public static let custom = PaletteSelectionEffect(kind: .custom)
  /// Another form of the symbol that is chosen: a filled one, say. Nothing is behind it.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }

  /// The form of symbols in what is chosen, or is not.
  func variant(isOn: Bool) -> SymbolVariants? {
    guard isOn, case .symbolVariant(let variant) = kind else { return nil }
    return variant
  }
}
struct PaletteSelectionEffectKey: EnvironmentKey { static let defaultValue = PaletteSelectionEffect.automatic }
extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}
extension View {
  /// Sets how the palettes in this view show what is chosen in them.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(_EnvironmentModifier { $0[PaletteSelectionEffectKey.self] = effect })
  }
}
