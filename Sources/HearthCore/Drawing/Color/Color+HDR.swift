import Foundation
import HearthRendering

// Colours brighter than white. Displays show none of it here: windows have 8 bits for each part, so that what is drawn is
// clamped to white. The numbers are kept, for apps that compute with them.

extension Color {
  /// A colour in numbers, with how much brighter than white its content may be.
  ///
  /// The parts are those of ``Color/Resolved``: linear sRGB, where 1 is as bright as white and more is brighter.
  public struct ResolvedHDR: Hashable, Sendable {
    /// The colour, whose parts may be above 1.
    private var base: Resolved
    /// How many times as bright as white the content is at most, 1 or more; nil where nobody said.
    public var headroom: Float?
    /// A colour with a headroom. Values below 1, and what is not a number, count as 1.
    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      base = color
      self.headroom = headroom.map { $0 >= 1 ? $0 : 1 }
    }
    /// The red part with sRGB's transfer curve.
    public var red: Float {
      get { base.red }
      set { base.red = newValue }
    }
    /// The green part with sRGB's transfer curve.
    public var green: Float {
      get { base.green }
      set { base.green = newValue }
    }
    /// The blue part with sRGB's transfer curve.
    public var blue: Float {
      get { base.blue }
      set { base.blue = newValue }
    }
    /// The red part, linear: 1 is as bright as in white.
    public var linearRed: Float {
      get { base.linearRed }
      set { base.linearRed = newValue }
    }
    /// The green part, linear: 1 is as bright as in white.
    public var linearGreen: Float {
      get { base.linearGreen }
      set { base.linearGreen = newValue }
    }
    /// The blue part, linear: 1 is as bright as in white.
    public var linearBlue: Float {
      get { base.linearBlue }
      set { base.linearBlue = newValue }
    }
    /// 0 is transparent, 1 is opaque.
    public var opacity: Float {
      get { base.opacity }
      set { base.opacity = newValue }
    }
  }

  /// This colour brighter or darker, by so many stops: each doubles its light, or halves it where it is negative.
  ///
  /// ```swift
  /// Color.orange.exposureAdjust(1)
  /// ```
  ///
  /// Colours that become brighter than white are drawn as white; `resolveHDR(in:)` has the numbers. A number that is not finite changes
  /// nothing. Source: Apple, "exposureAdjust(_:)".
  public func exposureAdjust(_ stops: Double) -> Color {
    stops.isFinite && stops != 0 ? Color(.exposed(provider, min(max(stops, -64), 64))) : self
  }
  /// This colour with how much brighter than white its content may be, at least 1; nil leaves that open.
  ///
  /// Displays have no headroom here: parts above 1 are drawn as 1.
  public func headroom(_ headroom: Double?) -> Color {
    guard let headroom else { return self }
    return Color(.headroom(provider, headroom >= 1 && headroom.isFinite ? headroom : 1))
  }
  /// The colour in an environment, with its headroom.
  public func resolveHDR(in environment: EnvironmentValues) -> Color.ResolvedHDR {
    ResolvedHDR(resolve(in: environment), headroom: provider.headroom.map { Float($0) })
  }
}

extension Color.Provider {
  /// The headroom that was set last; nil for none.
  fileprivate var headroom: Double? {
    switch self {
    case .headroom(_, let value): value
    case .exposed(let base, _), .opacity(let base, _): base.headroom
    default: nil
    }
  }
}

extension RGBA {
  /// So many times the light.
  func exposed(_ stops: Double) -> RGBA {
    let factor = Float(exp2(stops))
    func part(_ value: Float) -> Float { ColorSpaces.gamma(ColorSpaces.linear(value) * factor) }
    return RGBA(part(red), part(green), part(blue), alpha)
  }
}
