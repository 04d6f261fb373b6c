// The effects that a symbol shows.

/// Grows, or shrinks, for a moment and springs back.
public struct BounceSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.bounce(isDown: false))
  /// Begins by growing.
  public var up: BounceSymbolEffect { with(.bounce(isDown: false)) }
  /// Begins by shrinking.
  public var down: BounceSymbolEffect { with(.bounce(isDown: true)) }
  /// Each layer of the symbol by itself.
  public var byLayer: BounceSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: BounceSymbolEffect { layers(false) }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// Grows, or shrinks, for a moment and springs back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fades to a part of its opacity and back.
public struct PulseSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.pulse)
  /// Each layer of the symbol by itself.
  public var byLayer: PulseSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: PulseSymbolEffect { layers(false) }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades to a part of its opacity and back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Is larger, or smaller, while it is active.
public struct ScaleSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, IndefiniteSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(.scale(isDown: false))
  /// Is larger.
  public var up: ScaleSymbolEffect { with(.scale(isDown: false)) }
  /// Is smaller.
  public var down: ScaleSymbolEffect { with(.scale(isDown: true)) }
  /// Each layer of the symbol by itself.
  public var byLayer: ScaleSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: ScaleSymbolEffect { layers(false) }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Is larger, or smaller, while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Comes into view, growing or shrinking to its size.
public struct AppearSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.appear(isDown: false))
  /// Grows as it comes.
  public var up: AppearSymbolEffect { with(.appear(isDown: false)) }
  /// Shrinks as it comes.
  public var down: AppearSymbolEffect { with(.appear(isDown: true)) }
  /// Each layer of the symbol by itself.
  public var byLayer: AppearSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: AppearSymbolEffect { layers(false) }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes into view, growing or shrinking to its size.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Goes out of view, shrinking or growing. It keeps its place in layout.
public struct DisappearSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.disappear(isUp: false))
  /// Grows as it goes.
  public var up: DisappearSymbolEffect { with(.disappear(isUp: true)) }
  /// Shrinks as it goes.
  public var down: DisappearSymbolEffect { with(.disappear(isUp: false)) }
  /// Each layer of the symbol by itself.
  public var byLayer: DisappearSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: DisappearSymbolEffect { layers(false) }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes out of view, shrinking or growing. It keeps its place in layout.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Turns around its centre.
public struct RotateSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.rotate(isCounterClockwise: false))
  /// Turns clockwise.
  public var clockwise: RotateSymbolEffect { with(.rotate(isCounterClockwise: false)) }
  /// Turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with(.rotate(isCounterClockwise: true)) }
  /// Each layer of the symbol by itself.
  public var byLayer: RotateSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: RotateSymbolEffect { layers(false) }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns around its centre.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.breathe(pulses: false))
  /// Only its size changes.
  public var plain: BreatheSymbolEffect { with(.breathe(pulses: false)) }
  /// Its opacity changes with its size.
  public var pulse: BreatheSymbolEffect { with(.breathe(pulses: true)) }
  /// Each layer of the symbol by itself.
  public var byLayer: BreatheSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: BreatheSymbolEffect { layers(false) }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Shakes: moves or turns back and forth.
public struct WiggleSymbolEffect: ConfiguredSymbolEffect, SymbolEffect, Hashable, Sendable, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public package(set) var configuration = SymbolEffectConfiguration(.wiggle(.clockwise))
  /// Moves up and down, up first.
  public var up: WiggleSymbolEffect { with(.wiggle(.up)) }
  /// Moves up and down, down first.
  public var down: WiggleSymbolEffect { with(.wiggle(.down)) }
  /// Moves back and forth, to the left first.
  public var left: WiggleSymbolEffect { with(.wiggle(.left)) }
  /// Moves back and forth, to the right first.
  public var right: WiggleSymbolEffect { with(.wiggle(.right)) }
  /// Moves back and forth, first in reading direction.
  public var forward: WiggleSymbolEffect { with(.wiggle(.forward)) }
  /// Moves back and forth, first against reading direction.
  public var backward: WiggleSymbolEffect { with(.wiggle(.backward)) }
  /// Turns back and forth, clockwise first.
  public var clockwise: WiggleSymbolEffect { with(.wiggle(.clockwise)) }
  /// Turns back and forth, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { with(.wiggle(.counterClockwise)) }
  /// Moves back and forth along an axis.
  /// - Parameter angle: Degrees, clockwise from the x axis.
  public func custom(angle: Double) -> WiggleSymbolEffect { with(.wiggle(.along(angle.isFinite ? angle : 0))) }
  /// Each layer of the symbol by itself.
  public var byLayer: WiggleSymbolEffect { layers(true) }
  /// All layers of the symbol together.
  public var wholeSymbol: WiggleSymbolEffect { layers(false) }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Shakes: moves or turns back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
