import Foundation
import HearthRendering

extension Font {
  /// What decides how a font looks in a place.
  struct Surroundings: Hashable {
    var traits = FontTraits()
    /// The factor by which the user enlarges text.
    var textScale: CGFloat = 1
    var idiom = Idiom.desktop
    /// Points of body text in the desktop's font; nil for those of the idiom.
    var bodySize: CGFloat?
    /// The family of text that names no family and no design; nil for that of the text shaper.
    var interfaceFamily: String?
    var isLegibilityBold = false
    /// Pixels of the display for each point. Counts on phones and tablets.
    var displayScale: CGFloat = 1
  }

  /// Points, before traits count. Never NaN, infinite or less than 1.
  private func size(in surroundings: Surroundings) -> CGFloat {
    let size: CGFloat =
      switch base {
      case .style(let style): surroundings.size(of: style)
      case .fixed(let size), .resized(_, let size): size
      case .custom(_, let size, let style):
        style.map { size * $0.growth(surroundings.textScale, surroundings.idiom) } ?? size
      }
    let scaled = size * scale
    return scaled.isFinite ? min(max(scaled, 1), Font.largestSize) : Font.largestSize / 100
  }
  /// Points. Source: our choice; glyphs larger than this cannot be rasterised in reasonable memory.
  static let largestSize: CGFloat = 2_000

  /// Whether the numbers in the font can be used as they are.
  var isUsable: Bool {
    switch base {
    case .style: scale.isFinite && scale > 0
    case .fixed(let size), .resized(_, let size), .custom(_, let size, _):
      size.isFinite && size > 0 && scale.isFinite && scale > 0
    }
  }

  func resolved(in surroundings: Surroundings) -> FontDescription {
    let traits = surroundings.traits.isEmpty ? traits : traits.merging(surroundings.traits)
    var weight = 400
    switch base {
    case .style(let style), .resized(let style, _): weight = style.weight(surroundings.idiom)
    case .fixed, .custom: break
    }
    if let explicit = traits.weight { weight = explicit.value }
    if traits.isBold == true { weight = max(weight, 700) }
    // Source: our choice: one step of the CSS scale for bold text in accessibility
    // settings, two at text of normal weight.
    if surroundings.isLegibilityBold { weight = min(900, weight + (weight <= 400 ? 200 : 100)) }
    var result = FontDescription(size: size(in: surroundings), weight: weight)
    if case .custom(let name, _, _) = base { result.family = name }
    result.isItalic = traits.isItalic ?? false
    result.hasMonospacedDigits = traits.hasMonospacedDigits ?? false
    (result.hasSmallCaps, result.hasUppercaseSmallCaps) = (hasSmallCaps, hasUppercaseSmallCaps)
    if let width = traits.width { result.width = width.value.isFinite ? min(max(1 + width.value, 0.5), 2) : 1 }
    switch traits.design ?? .default {
    case .default: result.design = .default
    case .serif: result.design = .serif
    case .rounded: result.design = .rounded
    case .monospaced: result.design = .monospaced
    }
    if traits.isMonospaced == true { result.design = .monospaced }
    if result.family == nil && result.design == .default { result.family = surroundings.interfaceFamily }
    switch lineSpacing {
    case .standard: result.leading = 1
    // Source: our choice, near the 2 points that Apple's fonts take away or add at body size. On phones and tablets see
    // `touch`.
    case .tight: result.leading = 0.875
    case .loose: result.leading = 1.125
    }
    if surroundings.idiom.isTouched { setTouch(&result, surroundings) }
    return result
  }

  private func setTouch(_ font: inout FontDescription, _ surroundings: Surroundings) {
    let pixel = 1 / max(surroundings.displayScale, 0.01)
    guard font.family == nil || font.family == surroundings.interfaceFamily else {
      font.touch = TouchFont(isSystem: false, pixel: pixel)
      return
    }
    var leading: CGFloat = 0
    if case .style(let style) = base { leading = style.touchLeading(surroundings.textScale) }
    // Source: Apple, Human Interface Guidelines, Typography: a tight leading takes two points away, a loose one adds two.
    switch lineSpacing {
    case .standard: break
    case .tight: leading -= 2 / font.size
    case .loose: leading += 2 / font.size
    }
    font.leading = 1
    let isInterface = font.design == .default || font.design == .rounded
    let tracking = isInterface ? TouchFont.tracking(size: font.size, weight: font.weight) : 0
    font.touch = TouchFont(isSystem: true, leading: leading, tracking: tracking, pixel: pixel)
  }

  // MARK: - For apps

  /// The environment that a font is resolved in.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    var textScale: CGFloat
    var idiom: Idiom
    var bodySize: CGFloat?
    var isLegibilityBold: Bool
    public var debugDescription: String { "Font.Context(text scale \(textScale))" }
  }
  /// The properties of a font, resolved in an environment.
  public struct Resolved: Hashable, Sendable {
    /// The size in points, with all scales. Never less than 1.
    public let pointSize: CGFloat
    /// The weight that is drawn. A bold trait and the user's wish for bold text are in it.
    public let weight: Weight
    /// The width of the letters.
    public let width: Width
    /// The distance between lines.
    public let leading: Leading
    /// Whether the weight is semibold or heavier.
    public let isBold: Bool
    /// Whether the letters lean.
    public let isItalic: Bool
    /// Whether all letters are equally wide.
    public let isMonospaced: Bool
    /// Whether all letters are drawn as small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    /// Whether small letters are drawn as small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether capital letters are drawn as small capitals.
    public let isUppercaseSmallCaps: Bool
  }
  /// Finds the properties that the font has in a place.
  ///
  /// - Parameter context: `EnvironmentValues.fontResolutionContext` of the place.
  public func resolve(in context: Context) -> Resolved {
    let font = resolved(
      in: Surroundings(
        textScale: context.textScale, idiom: context.idiom, bodySize: context.bodySize,
        isLegibilityBold: context.isLegibilityBold))
    return Resolved(
      pointSize: font.size, weight: Weight(value: font.weight), width: traits.width ?? .standard, leading: lineSpacing,
      isBold: font.weight >= 600, isItalic: font.isItalic, isMonospaced: font.design == .monospaced,
      isLowercaseSmallCaps: font.hasSmallCaps, isUppercaseSmallCaps: font.hasUppercaseSmallCaps)
  }
}

extension EnvironmentValues {
  /// The values that fonts depend on here, for `Font.resolve(in:)`.
  public var fontResolutionContext: Font.Context {
    Font.Context(
      textScale: self[TextScaleFactorKey.self], idiom: self[IdiomKey.self], bodySize: self[BodySizeKey.self],
      isLegibilityBold: self[LegibilityWeightKey.self] == .bold)
  }
}

extension Font.Surroundings {
  /// Points: whole points in proportion to the body text of the desktop, and these times the user's text size; on phones
  /// and tablets what the style has at that size.
  fileprivate func size(of style: Font.TextStyle) -> CGFloat {
    let size = style.size(idiom)
    guard let bodySize, bodySize.isFinite, bodySize > 0 else {
      return idiom.isTouched && textScale != 1 ? style.touchSize(textScale) : size * textScale
    }
    return max(1, (size * bodySize / Font.TextStyle.body.size(idiom)).rounded()) * textScale
  }
}
