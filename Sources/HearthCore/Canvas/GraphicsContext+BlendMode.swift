import HearthRendering

nonisolated extension GraphicsContext {
  /// How what is drawn meets what is on the layer: a way of mixing colours, or a Porter-Duff operator.
  ///
  /// Source of the formulas: W3C, Compositing and Blending Level 1.
  nonisolated public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number that `CGBlendMode` has for it.
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    init(mode: CGBlendMode) { self.init(rawValue: mode.rawValue) }
    var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

    /// Over what is there.
    public static var normal: BlendMode { BlendMode(mode: .normal) }
    /// The product: always darker.
    public static var multiply: BlendMode { BlendMode(mode: .multiply) }
    /// The product of the inverses, inverted: always lighter.
    public static var screen: BlendMode { BlendMode(mode: .screen) }
    /// `multiply` or `screen`, by how light the ground is.
    public static var overlay: BlendMode { BlendMode(mode: .overlay) }
    /// The darker, part by part.
    public static var darken: BlendMode { BlendMode(mode: .darken) }
    /// The lighter, part by part.
    public static var lighten: BlendMode { BlendMode(mode: .lighten) }
    /// The ground brightened.
    public static var colorDodge: BlendMode { BlendMode(mode: .colorDodge) }
    /// The ground darkened.
    public static var colorBurn: BlendMode { BlendMode(mode: .colorBurn) }
    /// A soft light on the ground.
    public static var softLight: BlendMode { BlendMode(mode: .softLight) }
    /// A hard light on the ground.
    public static var hardLight: BlendMode { BlendMode(mode: .hardLight) }
    /// The difference.
    public static var difference: BlendMode { BlendMode(mode: .difference) }
    /// A difference of less contrast.
    public static var exclusion: BlendMode { BlendMode(mode: .exclusion) }
    /// The hue of the source with the rest of the ground.
    public static var hue: BlendMode { BlendMode(mode: .hue) }
    /// The saturation of the source with the rest of the ground.
    public static var saturation: BlendMode { BlendMode(mode: .saturation) }
    /// Hue and saturation of the source.
    public static var color: BlendMode { BlendMode(mode: .color) }
    /// The lightness of the source.
    public static var luminosity: BlendMode { BlendMode(mode: .luminosity) }
    /// Takes what is there away.
    public static var clear: BlendMode { BlendMode(mode: .clear) }
    /// In place of what is there.
    public static var copy: BlendMode { BlendMode(mode: .copy) }
    /// The source where there is ground, and no ground.
    public static var sourceIn: BlendMode { BlendMode(mode: .sourceIn) }
    /// The source where there is no ground, and no ground.
    public static var sourceOut: BlendMode { BlendMode(mode: .sourceOut) }
    /// The source over the ground, where there is ground.
    public static var sourceAtop: BlendMode { BlendMode(mode: .sourceAtop) }
    /// Below the ground.
    public static var destinationOver: BlendMode { BlendMode(mode: .destinationOver) }
    /// The ground where there is source.
    public static var destinationIn: BlendMode { BlendMode(mode: .destinationIn) }
    /// The ground where there is no source.
    public static var destinationOut: BlendMode { BlendMode(mode: .destinationOut) }
    /// The ground over the source, where there is source.
    public static var destinationAtop: BlendMode { BlendMode(mode: .destinationAtop) }
    /// Where there is one of both alone.
    public static var xor: BlendMode { BlendMode(mode: .xor) }
    /// The sum, counted from white and cut off at black.
    public static var plusDarker: BlendMode { BlendMode(mode: .plusDarker) }
    /// The sum, cut off at white.
    public static var plusLighter: BlendMode { BlendMode(mode: .plusLighter) }
  }
}
