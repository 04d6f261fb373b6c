import Foundation
import HearthRendering

/// A function of a ``ShaderLibrary`` with arguments: an effect for views, or a fill for shapes.
///
/// As a style of shapes it needs a function `half4 name(float2 position, args…)`, which returns the premultiplied colour
/// at a place in the coordinate space of what is drawn. Places are those of the middle of pixels, in points.
///
/// Functions compute with 32 bits, also where they say `half`. Source: Apple, "Shader".
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The arguments of the call, after the parameters that each kind of effect adds.
  public var arguments: [Argument]
  /// Whether the result may be dithered, against bands of colour. A hint; results have 8 bits and are not dithered.
  public var dithersColor = false
  /// Creates a shader out of a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// An argument of a function, by the type of the parameter.
  public struct Argument: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case value(ShaderArgument)
      case color(Color)
      case colors([Color])
      case image(Image)
    }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }
    private static func numbers(_ values: Float...) -> Argument { Argument(.value(.numbers(values))) }

    /// For a parameter `float` or `half`.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers(Float(x)) }
    /// For a parameter `float2`.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { numbers(Float(x), Float(y)) }
    /// For a parameter `float2`: x and y.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// For a parameter `float2`: width and height.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// For a parameter `float2`: dx and dy.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// For a parameter `float3`.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers(Float(x), Float(y), Float(z))
    }
    /// For a parameter `float4`.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      numbers(Float(x), Float(y), Float(z), Float(w))
    }
    /// For two parameters, `device const float *` and `int`, the number of elements.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(.value(.array(array, step: 1))) }
    /// The rectangle of the view or the shape, for a parameter `float4`: x, y, width and height.
    public static var boundingRect: Argument { Argument(.value(.bounds)) }
    /// For a parameter `half4`, premultiplied, in sRGB.
    public static func color(_ color: Color) -> Argument { Argument(.color(color)) }
    /// For two parameters, `device const half4 *` and `int`, the number of elements. Colours as with `color(_:)`.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }
    /// For a parameter `texture2d<half>`. One image for each shader, as on Apple's systems, is not asked for here.
    public static func image(_ image: Image) -> Argument { Argument(.image(image)) }
    /// For two parameters, `device const void *` and `int`, the number of bytes.
    public static func data(_ data: Data) -> Argument { Argument(.value(.data(data))) }
  }

  /// The purposes for which a shader is used.
  public struct UsageType: Sendable {
    let kind: ShaderCall.Kind
    /// As the fill of a shape.
    public static let shapeStyle = UsageType(kind: .fill)
    /// With `colorEffect(_:isEnabled:)`.
    public static let colorEffect = UsageType(kind: .color)
    /// With `distortionEffect(_:maxSampleOffset:isEnabled:)`.
    public static let distortionEffect = UsageType(kind: .distortion)
    /// With `layerEffect(_:maxSampleOffset:isEnabled:)`.
    public static let layerEffect = UsageType(kind: .layer)
  }
  /// Loads the function, so that its first use does not wait for that.
  ///
  /// - Throws: Where the function is missing, or its parameters are not those of such an effect with these arguments.
  public func compile(as type: UsageType) async throws {
    let entry = try LoadedShaders.entry(function)
    let letters = arguments.map(\.letters).joined()
    try Self.check(entry, type.kind, letters)
  }

  /// What is to be run in a view; throws where it cannot be.
  @MainActor func call(
    _ kind: ShaderCall.Kind, at node: Node?, _ scope: EnvironmentScope
  ) throws(ShaderProblem)
    -> ShaderCall
  {
    let entry = try LoadedShaders.entry(function)
    let values = arguments.map { $0.value(at: node, scope) }
    try Self.check(entry, kind, values.map(\.letters).joined())
    return ShaderCall(entry, kind, values)
  }
  private static func check(
    _ entry: ShaderEntry, _ kind: ShaderCall.Kind, _ letters: String
  ) throws(ShaderProblem) {
    let expected = kind.letters + letters
    if entry.signature == expected { return }
    throw ShaderProblem(
      description:
        "the function \"\(entry.name)\" is \(Self.words(entry.signature)), and it is used as \(Self.words(expected)).")
  }
  /// The letters of a signature as one writes them.
  private static func words(_ signature: String) -> String {
    let words = signature.map { letter -> String in
      switch letter {
      case "1": "float"
      case "2": "float2"
      case "3": "float3"
      case "4": "half4"
      case "i": "int"
      case "p": "device const pointer"
      case "L": "SwiftUI::Layer"
      default: "texture2d<half>"
      }
    }
    return "\(words.first ?? "void") (\(words.dropFirst().joined(separator: ", ")))"
  }
}

extension Shader.Argument {
  fileprivate var letters: String {
    switch kind {
    case .value(let value): value.letters
    case .color: "4"
    case .colors: "pi"
    case .image: "T"
    }
  }
  @MainActor fileprivate func value(at node: Node?, _ scope: EnvironmentScope) -> ShaderArgument {
    func parts(_ color: Color) -> [Float] {
      let rgba = scope.rgba(color)
      return [rgba.red * rgba.alpha, rgba.green * rgba.alpha, rgba.blue * rgba.alpha, rgba.alpha]
    }
    switch kind {
    case .value(let value): return value
    case .color(let color): return .numbers(parts(color))
    case .colors(let colors): return .array(colors.flatMap(parts), step: 4)
    case .image(let image):
      guard let node else { return .image(.data(Data())) }
      return .image(ResolvedImage.find(image, font: node.textStyle.font, at: node).source)
    }
  }
}

extension Shader: ShapeStyle {
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    do { return context.leveled(.shader(try style.call(.fill, at: context.node, context.scope))) } catch {
      context.node.map { $0.engine.report(.shader, at: $0, "\(error.description) Nothing is painted instead.") }
      return _ShapeStylePaint(.color(.clear))
    }
  }
}
