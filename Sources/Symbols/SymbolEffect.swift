/// A type that says how the image of a symbol moves or changes.
///
///     Image(systemName: "bell").symbolEffect(.bounce, value: count)
///
/// What each effect looks like stands in the documentation of motion, "Effects of symbols". Source: Apple, "Symbols".
public protocol SymbolEffect {
  /// The effect as data.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays from its start to its end, each time a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// An effect as data.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Direction: Hashable, Sendable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise
    /// Along an axis: degrees clockwise from the x axis.
    case along(Double)
  }
  package struct VariableColor: Hashable, Sendable {
    package var isCumulative = false
    package var reverses = false
    package var hidesInactive = false
  }
  package enum Replacement: Hashable, Sendable { case downUp, upUp, offUp }
  package enum Motion: Hashable, Sendable {
    case bounce(isDown: Bool)
    case pulse
    case scale(isDown: Bool)
    case variableColor(VariableColor)
    case appear(isDown: Bool)
    case disappear(isUp: Bool)
    case replace(Replacement)
    case automatic
    case rotate(isCounterClockwise: Bool)
    case breathe(pulses: Bool)
    case wiggle(Direction)
    case drawOn
    case drawOff(isReversed: Bool)
  }
  package var motion: Motion
  /// Nil: as the effect likes.
  package var isByLayer: Bool?
  /// Whether one layer waits for the end of the last one.
  package var isOneByOne = false
  package init(_ motion: Motion) { self.motion = motion }
}

/// What the effects share: a configuration that their modifiers change.
package protocol ConfiguredSymbolEffect: SymbolEffect, Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get set }
}
extension ConfiguredSymbolEffect {
  func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
    var effect = self
    effect.configuration.motion = motion
    return effect
  }
  func layers(_ isByLayer: Bool) -> Self {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    effect.configuration.isOneByOne = false
    return effect
  }
  var oneByOne: Self {
    var effect = layers(true)
    effect.configuration.isOneByOne = true
    return effect
  }
}
