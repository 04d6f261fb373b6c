import Foundation
import HearthRendering

/// A colour, which may depend on the environment: light or dark, the contrast, the accent.
///
/// As a view it fills the space that it is offered.
///
///     Color(red: 0.2, green: 0.4, blue: 0.9)
///     Text("Late").foregroundStyle(Color.red.opacity(0.8))
public struct Color: Hashable, Sendable {
  indirect enum Provider: Hashable, Sendable {
    /// sRGB components, also outside of 0 to 1.
    case fixed(RGBA)
    case system(SystemColor)
    /// One colour for each scheme, as the colours of older interfaces have them.
    case adaptive(light: RGBA, dark: RGBA)
    case named(NamedColor)
    case opacity(Provider, Double)
    case mix(Provider, Provider, fraction: Double, isPerceptual: Bool)
    /// With so many times the light: stops.
    case exposed(Provider, Double)
    /// The same colour, which may be so many times as bright as white.
    case headroom(Provider, Double)
    /// What controls make of a colour, so that text is read.
    case adjusted(Provider, ContrastRule)
  }
  let provider: Provider
  init(_ provider: Provider) { self.provider = provider }
  package init(_ rgba: RGBA) { provider = .fixed(rgba) }
  /// One colour for each scheme.
  package init(light: RGBA, dark: RGBA) { provider = .adaptive(light: light, dark: dark) }

  /// The space in which the parts of a colour are given: `sRGB` with its transfer curve, `sRGBLinear` without,
  /// `displayP3` with wider primaries and sRGB's curve.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A colour of parts from 0 to 1, in a colour space.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    provider = .fixed(Self.components(colorSpace, Float(red), Float(green), Float(blue), Float(opacity)))
  }
  /// A grey from 0, black, to 1, white, in a colour space.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// Hue, saturation and brightness from 0 to 1; the hue turns round.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = ColorSpaces.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }
  /// A colour set of an asset catalogue in the bundle, with its variants for the dark scheme and increased contrast.
  ///
  /// A name that is not there is reported, and magenta is drawn.
  public init(_ name: String, bundle: Bundle? = nil) {
    provider = .named(NamedColor(name: name, bundle: bundle === Bundle.main ? nil : bundle?.resourcePath))
  }
  /// A colour set of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
  /// The colour with these numbers, in every environment.
  public init(_ resolved: Resolved) { provider = .fixed(resolved.rgba) }
  static func components(_ space: RGBColorSpace, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float) -> RGBA
  {
    func number(_ value: Float) -> Float { value.isFinite ? value : 0 }
    let (red, green, blue, opacity) = (number(red), number(green), number(blue), min(max(number(opacity), 0), 1))
    switch space {
    case .sRGB:
      return RGBA(red, green, blue, opacity)
    case .sRGBLinear:
      return RGBA(ColorSpaces.gamma(red), ColorSpaces.gamma(green), ColorSpaces.gamma(blue), opacity)
    case .displayP3:
      let linear = ColorSpaces.sRGB(
        fromDisplayP3: SIMD3(ColorSpaces.linear(red), ColorSpaces.linear(green), ColorSpaces.linear(blue)))
      return RGBA(ColorSpaces.gamma(linear.x), ColorSpaces.gamma(linear.y), ColorSpaces.gamma(linear.z), opacity)
    }
  }

  // MARK: - Derived colours

  /// This colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    opacity == 1 ? self : Color(.opacity(provider, opacity.isNaN ? 0 : min(max(opacity, 0), 1)))
  }

  // MARK: - Named colours

  /// The colour of text: dark in a light interface, light in a dark one.
  public static let primary = Color(.system(.primary))
  /// The colour of text that matters less.
  public static let secondary = Color(.system(.secondary))
  /// The tint around, or the accent of the desktop.
  public static var accentColor: Color { Color(.system(.accentColor)) }
}

/// A colour of a bundle, by name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle
  /// The colour called `name` in the asset catalog of `bundle`.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

// MARK: - Text form

extension Color: CustomStringConvertible {
  /// The name of a named colour; `#RRGGBBAA` for fixed ones.
  public var description: String { provider.description }
}
extension Color.Provider: CustomStringConvertible {
  var description: String {
    switch self {
    case .fixed(let rgba): Color.Resolved(rgba).description
    case .system(let color): "\(color)"
    case .adaptive(let light, let dark): "\(Color.Resolved(light)) in light, \(Color.Resolved(dark)) in dark"
    case .named(let color): "\"\(color.name)\""
    case .opacity(let base, let opacity): "\(Int((opacity * 100).rounded()))% \(base)"
    case .mix(let a, let b, let fraction, _): "mix(\(a), \(b), \(fraction))"
    case .exposed(let base, let stops): "\(base) by \(stops) stops"
    case .headroom(let base, _): base.description
    case .adjusted(let base, let rule): "\(base) for \(rule)"
    }
  }
}
