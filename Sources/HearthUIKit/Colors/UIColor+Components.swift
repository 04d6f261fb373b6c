import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// The parts of a colour are those that it has in the window whose code runs, which may be light or dark.
extension UIColor {
  /// Reads red, green, blue and opacity, from 0 to 1. Always true: each colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = resolvedNow
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }
  /// Reads hue, saturation, brightness and opacity, from 0 to 1. Always true: each colour has them. A grey has the hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = hueParts
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = CGFloat(resolvedNow.alpha)
    return true
  }
  /// Reads the grey of the colour and its opacity, from 0 to 1. Always true: of a colour that is not grey it is the grey
  /// that is as bright. Source: ITU-R BT.709, the weights of red, green and blue.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = whiteComponent
    alpha?.pointee = alphaComponent
    return true
  }
  private var hueParts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let rgba = resolvedNow
    let (red, green, blue) = (CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue))
    let most = max(red, green, blue), range = most - min(red, green, blue)
    guard range > 0, most > 0 else { return (0, 0, most) }
    let sixth: CGFloat =
      most == red ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    let hue = sixth / 6
    return (hue < 0 ? hue + 1 : hue, range / most, most)
  }

  // MARK: - AppKit

  /// From 0 to 1.
  public var redComponent: CGFloat { CGFloat(resolvedNow.red) }
  /// From 0 to 1.
  public var greenComponent: CGFloat { CGFloat(resolvedNow.green) }
  /// From 0 to 1.
  public var blueComponent: CGFloat { CGFloat(resolvedNow.blue) }
  /// The opacity, from 0 to 1.
  public var alphaComponent: CGFloat { CGFloat(resolvedNow.alpha) }
  /// From 0 to 1, once around.
  public var hueComponent: CGFloat { hueParts.hue }
  /// From 0 to 1.
  public var saturationComponent: CGFloat { hueParts.saturation }
  /// From 0 to 1.
  public var brightnessComponent: CGFloat { hueParts.brightness }
  /// From 0, black, to 1, white: of a colour that is no grey the grey that is as bright.
  public var whiteComponent: CGFloat {
    let rgba = resolvedNow
    if rgba.red == rgba.green && rgba.green == rgba.blue { return CGFloat(rgba.red) }
    return CGFloat(0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue)
  }
  /// The colour as it is now, in parts of a space: it is light or dark no longer. Never nil, as all spaces are sRGB here.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { UIColor(Color(resolvedNow)) }
  /// A colour between this one and another; a fraction of 1 is the other one.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    UIColor(Color(resolvedNow.mixed(with: color.resolvedNow, by: min(max(Double(fraction), 0), 1))))
  }
  /// A colour whose name an asset catalogue of a bundle has; nil where it has none. The main bundle for nil.
  public convenience init?(named name: String, bundle: Bundle?) {
    guard bundle != nil && bundle !== Bundle.main else {
      self.init(named: name)
      return
    }
    self.init(Color(name, bundle: bundle))
  }
  /// A colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  // MARK: - Colours of AppKit

  /// Grounds of rows in turn.
  public static let alternatingContentBackgroundColors = [
    controlBackgroundColor, both(0xF4F5F5, 0xFFFFFF, 1, dark: 0.05),
  ]
  /// Text on what is selected.
  public static let selectedControlTextColor = label
  /// Text on what is selected in the accent colour.
  public static let alternateSelectedControlTextColor = white
  /// Text of a menu's item that is pointed at.
  public static let selectedMenuItemTextColor = white
  /// Text that is selected where the keyboard is not.
  public static let unemphasizedSelectedTextColor = label
  /// The ground of text that is selected where the keyboard is not.
  public static let unemphasizedSelectedTextBackgroundColor = both(0xDCDCDC, 0x464646)
  /// The ring around what has the keyboard.
  public static let keyboardFocusIndicatorColor = controlAccentColor.withAlphaComponent(0.5)
  /// Where text is entered.
  public static let textInsertionPointColor = controlAccentColor
  /// The ground of text that was looked for.
  public static let findHighlightColor = yellow
  /// A light on an edge.
  public static let highlightColor = both(0xFFFFFF, 0xB4B4B4)
  /// A shadow.
  public static let shadowColor = black
  /// Text of fifth importance.
  public static let quinaryLabel = both(0x000000, 0xFFFFFF, 0.05)
}

/// What the parts of a colour mean: always those of sRGB here.
public final class NSColorSpace: NSObject, Sendable {
  /// Red, green and blue as screens of the web have them.
  public static let sRGB = NSColorSpace()
  /// The same.
  public static let deviceRGB = sRGB
  /// The same.
  public static let genericRGB = sRGB
  private override init() { super.init() }
}
