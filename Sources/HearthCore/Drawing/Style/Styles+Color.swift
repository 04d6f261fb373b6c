import HearthRendering

extension Color: ShapeStyle {
  /// Also the requirement of `ShapeStyle`: a colour resolves to its numbers.
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.leveled(.color(context.rgba(style)))
  }
}
extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.leveled(.color(style.rgba.clamped))
  }
}

// `Color.red` is one of these too. With a second declaration in `Color` the compiler would not know the type of
// `Color.red` before it has chosen, and would look at each form of the modifier that takes it, and at all that follows.
extension ShapeStyle where Self == Color {
  /// Red, adapted to light, dark and increased contrast.
  public static var red: Color { Color(.system(.red)) }
  /// Orange, adapted to light, dark and increased contrast.
  public static var orange: Color { Color(.system(.orange)) }
  /// Yellow, adapted to light, dark and increased contrast.
  public static var yellow: Color { Color(.system(.yellow)) }
  /// Green, adapted to light, dark and increased contrast.
  public static var green: Color { Color(.system(.green)) }
  /// Mint, adapted to light, dark and increased contrast.
  public static var mint: Color { Color(.system(.mint)) }
  /// Teal, adapted to light, dark and increased contrast.
  public static var teal: Color { Color(.system(.teal)) }
  /// Cyan, adapted to light, dark and increased contrast.
  public static var cyan: Color { Color(.system(.cyan)) }
  /// Blue, adapted to light, dark and increased contrast.
  public static var blue: Color { Color(.system(.blue)) }
  /// Indigo, adapted to light, dark and increased contrast.
  public static var indigo: Color { Color(.system(.indigo)) }
  /// Purple, adapted to light, dark and increased contrast.
  public static var purple: Color { Color(.system(.purple)) }
  /// Pink, adapted to light, dark and increased contrast.
  public static var pink: Color { Color(.system(.pink)) }
  /// Brown, adapted to light, dark and increased contrast.
  public static var brown: Color { Color(.system(.brown)) }
  /// Grey, adapted to light, dark and increased contrast.
  public static var gray: Color { Color(.system(.gray)) }
  /// Black, always.
  public static var black: Color { Color(.system(.black)) }
  /// White, always.
  public static var white: Color { Color(.system(.white)) }
  /// Fully transparent.
  public static var clear: Color { Color(.system(.clear)) }
}
