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

// Where source writes `Color.red`, the constant of `Color` goes before these, so that the compiler looks at one of the two only.
extension ShapeStyle where Self == Color {
  @_disfavoredOverload public static var red: Color { Color(.system(.red)) }
  @_disfavoredOverload public static var orange: Color { Color(.system(.orange)) }
  @_disfavoredOverload public static var yellow: Color { Color(.system(.yellow)) }
  @_disfavoredOverload public static var green: Color { Color(.system(.green)) }
  @_disfavoredOverload public static var mint: Color { Color(.system(.mint)) }
  @_disfavoredOverload public static var teal: Color { Color(.system(.teal)) }
  @_disfavoredOverload public static var cyan: Color { Color(.system(.cyan)) }
  @_disfavoredOverload public static var blue: Color { Color(.system(.blue)) }
  @_disfavoredOverload public static var indigo: Color { Color(.system(.indigo)) }
  @_disfavoredOverload public static var purple: Color { Color(.system(.purple)) }
  @_disfavoredOverload public static var pink: Color { Color(.system(.pink)) }
  @_disfavoredOverload public static var brown: Color { Color(.system(.brown)) }
  @_disfavoredOverload public static var gray: Color { Color(.system(.gray)) }
  @_disfavoredOverload public static var black: Color { Color(.system(.black)) }
  @_disfavoredOverload public static var white: Color { Color(.system(.white)) }
  @_disfavoredOverload public static var clear: Color { Color(.system(.clear)) }
}
