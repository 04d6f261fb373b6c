// Effects by which a symbol is drawn, or taken away as it was drawn.

/// Draws a symbol as with a pen.
///
/// While it is active the symbol cannot be seen; as it ends, the symbol is drawn. It keeps its place in layout.
///
///     Image(systemName: "checkmark").symbolEffect(.drawOn, isActive: !isDone)
///
/// Nothing is known of the way of a pen through our symbols: they come into view from their leading edge.
public struct DrawOnSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.drawOn)
  /// Each layer of the symbol by itself, one begins soon after the other.
  public var byLayer: DrawOnSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: DrawOnSymbolEffect { layers(false) }
  /// Each layer of the symbol by itself, one after the end of the other.
  public var individually: DrawOnSymbolEffect { oneByOne }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws a symbol as with a pen.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Takes a symbol away as it was drawn. It keeps its place in layout.
///
/// While it is active the symbol cannot be seen; as it ends, the symbol is there again at once, or is drawn where `drawOn` ends with it.
///
///     Image(systemName: "checkmark").symbolEffect(.drawOff, isActive: isHidden)
public struct DrawOffSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.drawOff(isReversed: false))
  /// What was drawn first goes last.
  public var reversed: DrawOffSymbolEffect { with(.drawOff(isReversed: true)) }
  /// What was drawn first goes first.
  public var nonReversed: DrawOffSymbolEffect { with(.drawOff(isReversed: false)) }
  /// Each layer of the symbol by itself, one begins soon after the other.
  public var byLayer: DrawOffSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: DrawOffSymbolEffect { layers(false) }
  /// Each layer of the symbol by itself, one after the end of the other.
  public var individually: DrawOffSymbolEffect { oneByOne }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Takes a symbol away as it was drawn.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
