extension Color {
  /// The colour that a style of one colour stands for: `Color(Color.red)` is red.
  // `Color(.clear)` is one of `UIColor`.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    self = color as? Color ?? Color(color.resolve(in: EnvironmentValues()))
  }

  /// The colour `fraction` of the way to `rhs`.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mix(provider, rhs.provider, fraction: fraction, isPerceptual: colorSpace == .perceptual))
  }
  /// A gradient from a slightly lighter colour at the top to this one.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
