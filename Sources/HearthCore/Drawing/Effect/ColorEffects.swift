import Foundation
import HearthMotion
import HearthRendering

/// Changes of colours that are a matrix: each row gives one component of the result from red, green, blue, alpha and 1.
/// Components are sRGB values from 0 to 1, not premultiplied.
nonisolated struct ColorEffect: DrawingEffect {
  enum Kind: Hashable { case brightness, contrast, saturation, grayscale, hueRotation, invert, luminanceToAlpha }
  var kind: Kind
  /// For the hue in radians.
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor func isIdentity(_ context: EffectContext) -> Bool {
    if !amount.isFinite { return true }
    switch kind {
    case .brightness, .grayscale, .hueRotation: return amount == 0
    case .contrast, .saturation: return amount == 1
    case .invert, .luminanceToAlpha: return false
    }
  }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    EffectPiece(.colorMatrix(matrix), content)
  }

  /// Source: W3C, Filter Effects Module Level 1, the shorthands of the same names;
  /// brightness is an offset, as Apple documents it.
  var matrix: [Float] {
    let a = Float(amount)
    switch kind {
    case .brightness: return Self.diagonal(1, offset: a)
    case .contrast: return Self.diagonal(a, offset: 0.5 - a / 2)
    case .invert: return Self.diagonal(-1, offset: 1)
    case .saturation: return Self.saturation(max(0, a))
    case .grayscale: return Self.saturation(1 - min(max(a, 0), 1))
    case .hueRotation: return Self.hueRotation(amount)
    case .luminanceToAlpha:
      return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0]
    }
  }
  private static func diagonal(_ scale: Float, offset: Float) -> [Float] {
    [scale, 0, 0, 0, offset, 0, scale, 0, 0, offset, 0, 0, scale, 0, offset, 0, 0, 0, 1, 0]
  }
  private static func saturation(_ s: Float) -> [Float] {
    let (r, g, b): (Float, Float, Float) = (0.213, 0.715, 0.072)
    let red = [r + (1 - r) * s, g - g * s, b - b * s, 0, 0]
    let green = [r - r * s, g + (1 - g) * s, b - b * s, 0, 0]
    let blue = [r - r * s, g - g * s, b + (1 - b) * s, 0, 0]
    return red + green + blue + [0, 0, 0, 1, 0]
  }
  private static func hueRotation(_ radians: Double) -> [Float] {
    let (c, s) = (Float(cos(radians)), Float(sin(radians)))
    let red: [Float] = [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
    ]
    let green: [Float] = [
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
    ]
    let blue: [Float] = [
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
    ]
    return red + green + blue + [0, 0, 0, 1, 0]
  }
}

nonisolated struct ColorMultiplyEffect: DrawingEffect {
  typealias AnimatableData = EmptyAnimatableData
  var color: Color
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    EffectPiece(.colorMatrix(Self.matrix(context.node.scope.rgba(color))), content)
  }
  /// Multiplies each component by that of a colour.
  static func matrix(_ c: RGBA) -> [Float] {
    [c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0]
  }
}

extension View {
  private nonisolated func colorEffect(
    _ kind: ColorEffect.Kind, _ amount: Double = 1
  ) -> ModifiedContent<Self, EffectModifier<ColorEffect>> {
    modifier(EffectModifier(ColorEffect(kind: kind, amount: amount)))
  }
  /// Adds `amount` to each component: 0 changes nothing, 1 is white.
  public nonisolated func brightness(_ amount: Double) -> some View { colorEffect(.brightness, amount) }
  /// Pulls components away from the middle grey: 1 changes nothing, 0 is grey, below 0 colours are inverted.
  public nonisolated func contrast(_ amount: Double) -> some View { colorEffect(.contrast, amount) }
  /// Changes how colourful this view is: 1 changes nothing, 0 is grey.
  public nonisolated func saturation(_ amount: Double) -> some View { colorEffect(.saturation, amount) }
  /// Takes colour out of this view: 0 changes nothing, 1 is grey.
  public nonisolated func grayscale(_ amount: Double) -> some View { colorEffect(.grayscale, amount) }
  /// Turns the hue of each colour around the colour wheel by `angle`; 0 and whole turns change nothing.
  ///
  /// ```
  /// Image("Leaf").hueRotation(.degrees(90))
  /// ```
  public nonisolated func hueRotation(_ angle: Angle) -> some View { colorEffect(.hueRotation, angle.radians) }
  /// Inverts the colours of this view: each component becomes 1 minus itself, and the opacity stays.
  public nonisolated func colorInvert() -> some View { colorEffect(.invert) }
  /// Turns lightness into opacity: light becomes opaque, dark becomes clear.
  public nonisolated func luminanceToAlpha() -> some View { colorEffect(.luminanceToAlpha) }
  /// Multiplies each component by that of `color`.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(EffectModifier(ColorMultiplyEffect(color: color)))
  }
}
