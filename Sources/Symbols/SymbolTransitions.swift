// Effects of colour, and those between two symbols.

/// A light goes through the layers of the symbol.
public struct VariableColorSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(
    .variableColor(SymbolEffectConfiguration.VariableColor()))
  private func with(_ change: (inout SymbolEffectConfiguration.VariableColor) -> Void) -> VariableColorSymbolEffect {
    guard case .variableColor(var style) = configuration.motion else { return self }
    change(&style)
    return with(.variableColor(style))
  }
  /// Layers that were lit stay so until the end.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// One layer after the other is lit.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// Goes back the way that it came.
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
  /// Starts over each time.
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
  /// What is not lit cannot be seen.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
  /// What is not lit is dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A light goes through the layers of the symbol.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// One symbol goes and another comes in its place.
public struct ReplaceSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable,
  ContentTransitionSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.replace(.downUp))
  /// The old one shrinks and goes, the new one grows.
  public var downUp: ReplaceSymbolEffect { with(.replace(.downUp)) }
  /// The old one grows and goes, the new one grows.
  public var upUp: ReplaceSymbolEffect { with(.replace(.upUp)) }
  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { with(.replace(.offUp)) }
  /// Each layer of the symbol by itself.
  public var byLayer: ReplaceSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: ReplaceSymbolEffect { layers(false) }

  /// The old one shrinks and goes, the new one grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// The old one grows and goes, the new one grows.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The old one is gone at once, the new one grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// Keeps what two symbols have in common, where that is known of them; otherwise replaces one by the other.
  public struct MagicReplace: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, ContentTransitionSymbolEffect {
    public package(set) var configuration: SymbolEffectConfiguration
  }
  /// - Parameter fallback: Shown for symbols about which nothing is known, which are all of ours.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.configuration)
  }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes and another comes in its place.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What fits best.
public struct AutomaticSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.automatic)
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What fits best.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
