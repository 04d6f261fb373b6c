import HearthMotion

/// Makes a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` an entry with a key of its own.
///
///     extension EnvironmentValues {
///       @Entry var cardSpacing: CGFloat = 12
///     }
///
/// The value that is written is the default; it is computed with each read, so a default object should be a constant
/// elsewhere. An optional type needs none. In `FocusedValues` the type has to be optional, and its default is nil.
///
/// Source: Apple's documentation of `Entry()`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HearthMacros", type: "EntryMacro")

/// Part of what ``Entry()`` makes: a default value whose type the compiler finds.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "HearthMacros", type: "EntryDefaultValueMacro")

/// Makes a struct, a class or an enum `Animatable`: `animatableData` consists of its stored variables.
///
///     @Animatable struct Ring: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isClosed: Bool
///     }
///
/// Constants, computed and static properties, lazy ones and those with a property wrapper do not count. Each other one
/// has to be `VectorArithmetic` or `Animatable`, and its type has to be written or to be seen from its default value;
/// what is to stay out is marked with ``AnimatableIgnored()``. A type that has an `animatableData` of its own keeps it.
///
/// Source: Apple's documentation of `Animatable()`; that wrapped properties stay out is a rule of ours.
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "HearthMacros", type: "AnimatableMacro")

/// Keeps a property out of what ``Animatable()`` makes.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "HearthMacros", type: "AnimatableIgnoredMacro")
