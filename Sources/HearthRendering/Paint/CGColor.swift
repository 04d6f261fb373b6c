import Foundation

/// A colour of fixed components. Foundation on Linux has no `CGColor`, which SwiftUI's interface names.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA
  /// Whether it was given as a grey, and says its components so.
  private let isGray: Bool
  package init(_ rgba: RGBA) { (self.rgba, isGray) = (rgba, false) }
  private init(gray: Float, _ alpha: Float) { (rgba, isGray) = (RGBA(white: gray, alpha: alpha), true) }
  /// Components from 0 to 1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Float(red), Float(green), Float(blue), Float(alpha)))
  }
  /// Creates a colour of components from 0 to 1, in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(gray: Float(gray), Float(alpha)) }
  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }
  /// A colour of the numbers of a space with its opacity after them, from 0 to 1. An opacity that is not there is 1.
  ///
  /// `components` has as many numbers as the space has, or one more: others that lie behind it are read, as on Apple's
  /// systems.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    let numbers = (0...count).map { Float(components[$0]) }
    if count == 1 {
      self.init(gray: numbers[0], numbers[1])
    } else {
      self.init(RGBA(numbers[0], numbers[1], numbers[2], numbers[3]))
    }
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black of no opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: CGFloat { CGFloat(rgba.alpha) }
  /// Red, green, blue and alpha; of a colour that was made as a grey, the grey and alpha.
  public var components: [CGFloat]? {
    if isGray { return [CGFloat(rgba.red), CGFloat(rgba.alpha)] }
    return [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
  }
  /// How many numbers `components` has: 4, or 2 for a grey.
  public var numberOfComponents: Int { isGray ? 2 : 4 }
  /// What the components mean.
  public var colorSpace: CGColorSpace? { isGray ? .gray : .standard }
  /// This colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if isGray { return CGColor(gray: rgba.red, Float(alpha)) }
    return CGColor(RGBA(rgba.red, rgba.green, rgba.blue, Float(alpha)))
  }
  /// This colour.
  public func copy() -> CGColor? { self }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba && a.isGray == b.isGray }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
