import Foundation

/// Forms of a symbol: filled, struck through, in a circle, square or rectangle.
///
///     Label("Favourites", systemImage: "heart").symbolVariant(.fill)
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: Hashable, Sendable { case circle, square, rectangle }
  private(set) var shape: Shape?
  private(set) var isFilled = false
  private(set) var isStruck = false
  private init(shape: Shape? = nil, isFilled: Bool = false, isStruck: Bool = false) {
    (self.shape, self.isFilled, self.isStruck) = (shape, isFilled, isStruck)
  }

  /// The symbol as its name says.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// In a square.
  public static let square = SymbolVariants(shape: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isStruck: true)

  /// These forms in a circle, instead of any other shape.
  public var circle: SymbolVariants { SymbolVariants(shape: .circle, isFilled: isFilled, isStruck: isStruck) }
  /// These forms in a square, instead of any other shape.
  public var square: SymbolVariants { SymbolVariants(shape: .square, isFilled: isFilled, isStruck: isStruck) }
  /// These forms in a rectangle, instead of any other shape.
  public var rectangle: SymbolVariants { SymbolVariants(shape: .rectangle, isFilled: isFilled, isStruck: isStruck) }
  /// These forms, filled.
  public var fill: SymbolVariants { SymbolVariants(shape: shape, isFilled: true, isStruck: isStruck) }
  /// These forms, struck through.
  public var slash: SymbolVariants { SymbolVariants(shape: shape, isFilled: isFilled, isStruck: true) }

  /// Whether all forms of `other` are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
  }

  /// The names to try for a symbol in this variant, the closest first and the name itself last.
  ///
  /// Source: seen, names of SF Symbols: `bell.slash.circle.fill`, the parts in this order.
  func names(for name: String) -> [String] {
    if self == .none { return [name] }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var variant = self
    // Parts that the name has already.
    while parts.count > 1, let last = parts.last {
      switch last {
      case "fill": variant.isFilled = true
      case "circle": if variant.shape == nil { variant.shape = .circle }
      case "square": if variant.shape == nil { variant.shape = .square }
      case "rectangle": if variant.shape == nil { variant.shape = .rectangle }
      case "slash": variant.isStruck = true
      default:
        return variant.names(base: parts.joined(separator: "."), name)
      }
      parts.removeLast()
    }
    return variant.names(base: parts.joined(separator: "."), name)
  }
  private func names(base: String, _ name: String) -> [String] {
    func join(slash: Bool, shape: Shape?, fill: Bool) -> String {
      base + (slash ? ".slash" : "") + (shape.map { ".\($0)" } ?? "") + (fill ? ".fill" : "")
    }
    var names = [join(slash: isStruck, shape: shape, fill: isFilled)]
    // A symbol without all of the forms has what it has.
    if shape != nil { names.append(join(slash: isStruck, shape: shape, fill: false)) }
    if isFilled { names.append(join(slash: isStruck, shape: nil, fill: true)) }
    if isStruck { names.append(join(slash: true, shape: nil, fill: false)) }
    names.append(name)
    var result: [String] = []
    for name in names where !result.contains(name) { result.append(name) }
    return result
  }
}

/// How the layers of a symbol are coloured.
///
/// Symbols here have the layers that show what they mean: what is in a circle, a badge, the sun behind a cloud. One that
/// has a single layer looks the same in each mode but `multicolor`.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case monochrome, hierarchical, multicolor, palette }
  let mode: Mode
  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The layers in one colour, the further back the fainter.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// The layers in the colours of what they show; those that have none in the foreground style.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// A layer in each style of `foregroundStyle(_:_:_:)`, the foremost in the first.
  public static let palette = SymbolRenderingMode(mode: .palette)
}

struct SymbolVariantsKey: InheritedStyleKey { static let defaultValue = SymbolVariants.none }
struct SymbolRenderingModeKey: InheritedStyleKey { static let defaultValue: SymbolRenderingMode? = nil }
struct ImageScaleKey: InheritedStyleKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
  /// The forms that symbols around here have in addition to those in their names.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// How the layers of symbols around here are coloured; nil leaves that to each symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
  /// How large symbols around here are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Adds forms to those of the symbols around.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      _EnvironmentModifier { values in
        values.symbolVariants = values.symbolVariants.adding(variant)
      })
  }
  /// Sets how the layers of symbols in here are coloured, where a symbol does not say so
  /// itself; nil leaves that to each symbol.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(_EnvironmentModifier { $0[SymbolRenderingModeKey.self] = mode })
  }
  /// Sets how large symbols in here are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(_EnvironmentModifier { $0[ImageScaleKey.self] = scale })
  }
}
extension SymbolVariants {
  /// These forms and others; `none` takes them all away.
  package func adding(_ variant: SymbolVariants) -> SymbolVariants {
    if variant == .none { return .none }
    var result = self
    if let shape = variant.shape { result = result.with(shape) }
    if variant.isFilled { result = result.fill }
    if variant.isStruck { result = result.slash }
    return result
  }
  fileprivate func with(_ shape: Shape) -> SymbolVariants {
    switch shape {
    case .circle: circle
    case .square: square
    case .rectangle: rectangle
    }
  }
}
