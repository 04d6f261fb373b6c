import Foundation

/// What the numbers of a colour mean: red, green and blue, or a grey, both with the curve of sRGB.
///
/// ```swift
/// let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])
/// ```
///
/// Colours of all spaces are kept as sRGB: a device's own space is that one here.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of a space.
  public let name: String?
  /// What the numbers are.
  public let model: CGColorSpaceModel

  /// Red, green and blue as screens of the web have them.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The same, also for numbers outside of 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// A grey with about the same curve.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private init(_ name: String?, _ model: CGColorSpaceModel) { (self.name, self.model) = (name, model) }
  /// A space by one of the names above; nil for other names.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(name, .rgb)
    case Self.genericGrayGamma2_2: self.init(name, .monochrome)
    default: return nil
    }
  }
  /// How many numbers a colour has, without its opacity.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  fileprivate static let deviceRGB = CGColorSpace(nil, .rgb), deviceGray = CGColorSpace(nil, .monochrome)
  static let standard = CGColorSpace(CGColorSpace.sRGB, .rgb)
  static let gray = CGColorSpace(CGColorSpace.genericGrayGamma2_2, .monochrome)
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// What the numbers of a colour are: one grey (`monochrome`), or red, green and blue (`rgb`).
public enum CGColorSpaceModel: Int32, Sendable { case monochrome, rgb }

/// Red, green and blue of the screen, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Greys of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
