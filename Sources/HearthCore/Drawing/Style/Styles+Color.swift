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
  public static var red: Color { Color(.system(.red)) }
  public static var orange: Color { Color(.system(.orange)) }
  public static var yellow: Color { Color(.system(.yellow)) }
  public static var green: Color { Color(.system(.green)) }
  public static var mint: Color { Color(.system(.mint)) }
  public static var teal: Color { Color(.system(.teal)) }
  public static var cyan: Color { Color(.system(.cyan)) }
  public static var blue: Color { Color(.system(.blue)) }
  public static var indigo: Color { Color(.system(.indigo)) }
  public static var purple: Color { Color(.system(.purple)) }
  public static var pink: Color { Color(.system(.pink)) }
  public static var brown: Color { Color(.system(.brown)) }
  public static var gray: Color { Color(.system(.gray)) }
  public static var black: Color { Color(.system(.black)) }
  public static var white: Color { Color(.system(.white)) }
  public static var clear: Color { Color(.system(.clear)) }
}
