import Foundation
import HearthMotion
import HearthRendering

extension Color {
  /// A colour in numbers: linear sRGB components, which may lie outside of 0 to 1.
  public struct Resolved: Hashable, Sendable {
    /// The red part, linear: 0 is none, 1 is full sRGB red.
    public var linearRed: Float
    /// The green part, linear: 0 is none, 1 is full sRGB green.
    public var linearGreen: Float
    /// The blue part, linear: 0 is none, 1 is full sRGB blue.
    public var linearBlue: Float
    /// 0 is transparent, 1 is opaque.
    public var opacity: Float

    /// A colour of parts in a colour space. Values outside of 0 to 1 are kept: they are colours outside of sRGB.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.init(Color.components(colorSpace, red, green, blue, opacity))
    }
    init(_ rgba: RGBA) {
      linearRed = ColorSpaces.linear(rgba.red)
      linearGreen = ColorSpaces.linear(rgba.green)
      linearBlue = ColorSpaces.linear(rgba.blue)
      opacity = rgba.alpha
    }
    /// sRGB components with its transfer curve.
    public var red: Float {
      get { ColorSpaces.gamma(linearRed) }
      set { linearRed = ColorSpaces.linear(newValue) }
    }
    /// The green part with sRGB's transfer curve.
    public var green: Float {
      get { ColorSpaces.gamma(linearGreen) }
      set { linearGreen = ColorSpaces.linear(newValue) }
    }
    /// The blue part with sRGB's transfer curve.
    public var blue: Float {
      get { ColorSpaces.gamma(linearBlue) }
      set { linearBlue = ColorSpaces.linear(newValue) }
    }
    var rgba: RGBA { RGBA(red, green, blue, opacity) }
  }

  /// The colour in `environment`: its scheme, contrast and tint.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let scheme = environment.colorScheme, contrast = environment.colorSchemeContrast
    return Resolved(
      provider.resolve(scheme, contrast, ground: { environment.colorGround }) { environment.accentRGBA })
  }
}

extension EnvironmentValues {
  /// The accent, where it is not our own.
  fileprivate var accentRGBA: RGBA? {
    guard let color = tint?.color else { return standardAccent }
    return color.asTint(colorScheme, colorSchemeContrast, systemLook) { standardAccent }
  }
}

extension Color {
  /// How it looks as a tint. One that names the accent means `standard`.
  ///
  /// Levels of text are as strong in it as on a desktop: it is read on shades of itself.
  func asTint(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, _ look: SystemLook, standard: () -> RGBA?
  ) -> RGBA {
    provider.resolve(scheme, contrast, ground: { ColorGround(.desktop, look) }, accent: standard)
  }
}

extension Color.Provider {
  /// - Parameters:
  ///   - ground: What backgrounds lie on, and which edition's colours there are.
  ///   - accent: What the accent colour is, where it is not our own.
  func resolve(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, ground: () -> ColorGround = { ColorGround() },
    accent: () -> RGBA?
  ) -> RGBA {
    switch self {
    case .fixed(let rgba): rgba
    case .system(.accentColor): accent() ?? SystemColor.accentColor.value(scheme, contrast, ground())
    case .system(let color) where color.dependsOnGround: color.value(scheme, contrast, ground())
    case .system(let color): color.value(scheme, contrast)
    case .named(let color): color.value(scheme, contrast, ground)
    case .adaptive(let light, let dark): scheme == .dark ? dark : light
    case .opacity(let base, let opacity):
      base.resolve(scheme, contrast, ground: ground, accent: accent).opacity(opacity)
    case .exposed(let base, let stops):
      base.resolve(scheme, contrast, ground: ground, accent: accent).exposed(stops)
    case .headroom(let base, _): base.resolve(scheme, contrast, ground: ground, accent: accent)
    case .adjusted(let base, let rule):
      rule.applied(
        to: base.resolve(scheme, contrast, ground: ground, accent: accent), scheme, contrast,
        keepsColor: contrast == .standard && ground().level != .desktop)
    case .mix(let a, let b, let fraction, let isPerceptual):
      a.resolve(scheme, contrast, ground: ground, accent: accent)
        .mixed(
          with: b.resolve(scheme, contrast, ground: ground, accent: accent), by: fraction, perceptual: isPerceptual)
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String {
    let digits = [red, green, blue, opacity].map { value in
      let byte = Int((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension Color.Resolved: Codable {
  private enum CodingKeys: String, CodingKey { case red, green, blue, opacity }
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try values.decode(Float.self, forKey: .red), green: try values.decode(Float.self, forKey: .green),
      blue: try values.decode(Float.self, forKey: .blue),
      opacity: try values.decodeIfPresent(Float.self, forKey: .opacity) ?? 1)
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(red, forKey: .red)
    try values.encode(green, forKey: .green)
    try values.encode(blue, forKey: .blue)
    try values.encode(opacity, forKey: .opacity)
  }
}

extension Color.Resolved: Animatable {
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      (linearRed, linearGreen) = (newValue.first, newValue.second.first)
      (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
