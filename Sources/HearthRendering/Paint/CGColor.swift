import Foundation

/// A colour of fixed components. Foundation on Linux has no `CGColor`, which SwiftUI's interface names.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA
  package init(_ rgba: RGBA) { self.rgba = rgba }
  /// Components from 0 to 1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Float(red), Float(green), Float(blue), Float(alpha)))
  }
  /// Creates a colour of components from 0 to 1, in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(RGBA(white: Float(gray), alpha: Float(alpha))) }

  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: CGFloat { CGFloat(rgba.alpha) }
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
  }
  /// Always 4: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }
  /// This colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(RGBA(rgba.red, rgba.green, rgba.blue, Float(alpha))) }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
