import Foundation
import HearthRendering

nonisolated extension GraphicsContext {
  /// Options of filters.
  nonisolated public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters compute with light, and not with sRGB's numbers. Reported: they compute with sRGB.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }
  /// Options of blurs.
  nonisolated public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The blurred content is opaque, and stays so at its edges.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// The result may be dithered, against bands of colour. A hint; results have 8 bits and are not dithered.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }
  /// Options of shadows.
  nonisolated public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above what casts it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// The shadow alone is drawn.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// What is clear casts the shadow: drawn above and kept to what casts it, one that falls inwards.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// The shadow and what casts it are not put together first: opacity and blend mode hold for each.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Changes what is drawn. Lengths are points in the coordinate space that is set when it is drawn.
  nonisolated public struct Filter {
    enum Kind {
      case project(ProjectionTransform)
      case shadow(Color, CGFloat, x: CGFloat, y: CGFloat, BlendMode, ShadowOptions)
      case multiply(Color)
      case matrix([Float])
      case premultipliedMatrix([Float])
      case alphaMultiply(Color)
      case blur(CGFloat, BlurOptions)
      case threshold(Double, Double, Color)
      case shader(Shader, ShaderCall.Kind, CGSize)
    }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }
    private static func effect(_ kind: ColorEffect.Kind, _ amount: Double) -> Filter {
      Filter(.matrix(ColorEffect(kind: kind, amount: amount.isFinite ? amount : 0).matrix))
    }

    /// A projective transformation.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(.project(matrix)) }
    /// A shadow below what is drawn, blended with what is there by `blendMode`. Points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(.shadow(color, radius, x: x, y: y, blendMode, options))
    }
    /// Multiplies each part of colours by that of `color`.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
    /// Multiplies colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.rows)) }
    /// Multiplies colours by a matrix.
    ///
    /// - Parameter isPremultiplied: Whether the matrix is for parts that are multiplied with their opacity, before and after
    ///   it. Then what it adds in its fifth column is added outside of what is drawn, too.
    public static func colorMatrix(_ matrix: ColorMatrix, isPremultiplied: Bool) -> Filter {
      Filter(isPremultiplied ? .premultipliedMatrix(matrix.rows) : .matrix(matrix.rows))
    }
    /// Paints `color` where something is drawn, as opaque as that is: its opacity by that of the colour.
    ///
    /// Source: Apple, documentation of alphaMultiply(_:), "multiplies the alpha component by a given color".
    public static func alphaMultiply(_ color: Color) -> Filter { Filter(.alphaMultiply(color)) }
    /// Turns the hue around the colour wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { effect(.hueRotation, angle.radians) }
    /// 1 changes nothing, 0 is grey.
    public static func saturation(_ amount: Double) -> Filter { effect(.saturation, amount) }
    /// Adds to each part: 0 changes nothing, 1 is white.
    public static func brightness(_ amount: Double) -> Filter { effect(.brightness, amount) }
    /// Pulls parts away from the middle grey: 1 changes nothing, 0 is grey.
    public static func contrast(_ amount: Double) -> Filter { effect(.contrast, amount) }
    /// Inverts colours: 0 changes nothing, 1 inverts.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let a = Float(amount.isFinite ? min(max(amount, 0), 1) : 1), scale = 1 - 2 * a
      return Filter(.matrix([scale, 0, 0, 0, a, 0, scale, 0, 0, a, 0, 0, scale, 0, a, 0, 0, 0, 1, 0]))
    }
    /// Takes colours away: 0 changes nothing, 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale, amount) }
    /// Turns lightness into opacity.
    public static var luminanceToAlpha: Filter { effect(.luminanceToAlpha, 1) }
    /// Blurs. The radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius, options))
    }
    /// Paints where the opacity lies between two bounds, those included, in one colour, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(.threshold(min, max, color))
    }

    /// Changes the colour of each pixel by a function; see `colorEffect(_:isEnabled:)` of `View`. Places are those of the
    /// coordinate space that is set.
    public static func colorShader(_ shader: Shader) -> Filter { Filter(.shader(shader, .color, .zero)) }
    /// Moves pixels by a function; see `distortionEffect(_:maxSampleOffset:isEnabled:)` of `View`.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(.shader(shader, .distortion, maxSampleOffset))
    }
    /// Computes each pixel out of all that is drawn; see `layerEffect(_:maxSampleOffset:isEnabled:)` of `View`.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(.shader(shader, .layer, maxSampleOffset))
    }

    /// Nil where nothing is left.
    func apply(to piece: DisplayPiece, in context: GraphicsContext) -> DisplayPiece? {
      switch kind {
      case .matrix(let matrix): return EffectPiece(.colorMatrix(matrix), piece)
      case .premultipliedMatrix(let matrix): return EffectPiece(PremultipliedMatrix.effect(matrix), piece)
      case .alphaMultiply(let color):
        let c = context.rgba(color)
        let matrix: [Float] = [
          0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue, 0, 0, 0, c.alpha, 0,
        ]
        return EffectPiece(.colorMatrix(matrix), piece)
      case .multiply(let color):
        return EffectPiece(.colorMatrix(ColorMultiplyEffect.matrix(context.rgba(color))), piece)
      case .project(let matrix):
        let projection = matrix.projection
        if projection.isDegenerate { return nil }
        if let affine = projection.affine { return EffectPiece(.transform(affine), piece) }
        return EffectPiece(.project(projection), piece)
      case .shader(let shader, let kind, let reach): return context.shaded(piece, by: shader, kind, reach)
      case .blur(let radius, let options):
        guard radius.isFinite, radius > 0 else { return piece }
        return EffectPiece(.blur(radius: radius, isOpaque: options.contains(.opaque)), piece)
      case .threshold(let low, let high, let color):
        return Self.threshold(piece, low, high, context.rgba(color))
      case .shadow(let color, let radius, let x, let y, let mode, let options):
        guard radius.isFinite, x.isFinite, y.isFinite else { return piece }
        return Self.shadow(
          of: piece, context.rgba(color), max(0, radius), CGSize(width: x, height: y), mode, options)
      }
    }
    /// By matrices with a slope of a step of 8 bits: opacity becomes 0 below the bound and 1 from there on.
    private static func threshold(_ piece: DisplayPiece, _ low: Double, _ high: Double, _ color: RGBA) -> DisplayPiece?
    {
      guard low <= high, !low.isNaN, !high.isNaN else { return nil }
      let slope: Float = 255
      func step(_ bound: Double, _ sign: Float, _ offset: Float) -> [Float] {
        let bound = Float(min(max(bound, -1), 2))
        return [0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue]
          + [0, 0, 0, sign * slope, -sign * slope * bound + offset]
      }
      var result: DisplayPiece = EffectPiece(.colorMatrix(step(low, 1, 1)), piece)
      if high < 1 { result = EffectPiece(.mask(EffectPiece(.colorMatrix(step(high, -1, 1)), piece)), result) }
      return color.alpha < 1 ? EffectPiece(.opacity(Double(color.alpha)), result) : result
    }
    private static func shadow(
      of piece: DisplayPiece, _ color: RGBA, _ radius: CGFloat, _ offset: CGSize, _ mode: BlendMode,
      _ options: ShadowOptions
    ) -> DisplayPiece {
      let isSimple = options.subtracting(.disablesGroup).isEmpty && mode == .normal
      if isSimple {
        return EffectPiece(.shadow(color, radius: radius, x: offset.width, y: offset.height), piece)
      }
      var caster = piece
      if options.contains(.invertsAlpha) {
        let reach = radius * DisplayEffect.blurReach + max(abs(offset.width), abs(offset.height)) + 1
        let sheet = FillPiece(.rectangle(piece.bounds.insetBy(dx: -reach, dy: -reach)), .color(.black))
        caster = GraphicsContext.outside(sheet, piece)
      }
      let flat: [Float] = [
        0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
      ]
      var shadow: DisplayPiece = EffectPiece(.colorMatrix(flat), caster)
      if radius > 0 { shadow = EffectPiece(.blur(radius: radius, isOpaque: false), shadow) }
      shadow = EffectPiece(.transform(CGAffineTransform(translationX: offset.width, y: offset.height)), shadow)
      // What is clear casts into what is not: nothing of it is seen outside.
      if options.contains(.invertsAlpha) { shadow = EffectPiece(.mask(piece), shadow) }
      if mode != .normal, let blend = mode.mode.blending { shadow = EffectPiece(.blend(blend), shadow) }
      if options.contains(.shadowOnly) { return shadow }
      let isAbove = options.contains(.shadowAbove)
      let pieces = isAbove ? [piece, shadow] : [shadow, piece]
      let group = GroupPiece(pieces.map { PlacedPiece($0, x: 0, y: 0) })
      return options.contains(.disablesGroup) || (mode != .normal && !isAbove) ? group : EffectPiece(.isolate, group)
    }
  }

  /// A piece changed by a function, in the coordinate space that is set.
  func shaded(_ piece: DisplayPiece, by shader: Shader, _ kind: ShaderCall.Kind, _ reach: CGSize) -> DisplayPiece? {
    // Pieces are made and used on the main thread, where this runs.
    nonisolated(unsafe) let piece = piece
    let result = scene.withNode { node in
      // Places are those of the coordinate space that is set: no view has an area in it.
      shader.applied(
        kind, to: piece, area: .zero, reach: reach, at: node, otherwise: "What is drawn is not changed.")
    }
    return result ?? piece
  }

  func rgba(_ color: Color) -> RGBA { scene.withNode { $0.scope.rgba(color) } ?? .clear }
}

/// A matrix for colours: each row gives a part of the result from red, green, blue, opacity and 1. Parts are sRGB
/// values from 0 to 1, not premultiplied.
nonisolated public struct ColorMatrix: Equatable, Sendable {
  /// Red of the result: what red, green, blue and opacity give to it, and what is added.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// Green of the result.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// Blue of the result.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// Opacity of the result.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  /// Changes nothing.
  public init() {}
  var rows: [Float] {
    let all = [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    return all.map { $0.isFinite ? $0 : 0 }
  }
}
