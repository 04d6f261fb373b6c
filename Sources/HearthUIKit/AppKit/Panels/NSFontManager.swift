import Foundation
import HearthCore
import HearthUI

/// What a font is, besides its family and its size.
public nonisolated struct NSFontTraitMask: OptionSet, Sendable {
  // Source: AppKit's numbers.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Slanted.
  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  /// Heavy.
  public static let boldFontMask = NSFontTraitMask(rawValue: 2)
  /// Not heavy.
  public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
  /// Of letters that are as wide as one another.
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1024)
  /// Upright.
  public static let unitalicFontMask = NSFontTraitMask(rawValue: 1 << 24)
}

/// Which fonts there are, and what becomes of one with other traits.
@MainActor @preconcurrency public final class NSFontManager: NSObject {
  /// The one of the app.
  public static let shared = NSFontManager()
  private override init() {}
  nonisolated deinit {}
  /// The families, by name.
  public var availableFontFamilies: [String] { NSFont.familyNames }
  /// The fonts, by name.
  public var availableFonts: [String] { NSFont.familyNames.flatMap { NSFont.fontNames(forFamilyName: $0) } }
  /// A font of a family; nil for one that is not there.
  ///
  /// - Parameters:
  ///   - weight: From 0 to 15: 5 is usual, 9 and above is bold.
  ///   - size: Points.
  public func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
    guard NSFont.familyNames.contains(family), let font = NSFont(name: family, size: size) else { return nil }
    return convert(font, toHaveTrait: weight >= 9 ? traits.union(.boldFontMask) : traits)
  }
  /// The font with other traits; the same where there is none with these.
  public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    var traits = fontObj.fontDescriptor.symbolicTraits
    if trait.contains(.italicFontMask) { traits.insert(.traitItalic) }
    if trait.contains(.boldFontMask) { traits.insert(.traitBold) }
    if trait.contains(.unboldFontMask) { traits.remove(.traitBold) }
    if trait.contains(.unitalicFontMask) { traits.remove(.traitItalic) }
    if trait.contains(.fixedPitchFontMask) { traits.insert(.traitMonoSpace) }
    guard let descriptor = fontObj.fontDescriptor.withSymbolicTraits(traits) else { return fontObj }
    return NSFont(descriptor: descriptor, size: fontObj.pointSize)
  }
  /// The font without a trait.
  public func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    var opposite: NSFontTraitMask = []
    if trait.contains(.boldFontMask) { opposite.insert(.unboldFontMask) }
    if trait.contains(.italicFontMask) { opposite.insert(.unitalicFontMask) }
    return convert(fontObj, toHaveTrait: opposite)
  }
  /// The font in another size: points.
  public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
  /// What the font is.
  public func traits(of fontObj: NSFont) -> NSFontTraitMask {
    let traits = fontObj.fontDescriptor.symbolicTraits
    var mask: NSFontTraitMask = []
    if traits.contains(.traitItalic) { mask.insert(.italicFontMask) }
    if traits.contains(.traitBold) { mask.insert(.boldFontMask) }
    if traits.contains(.traitMonoSpace) { mask.insert(.fixedPitchFontMask) }
    return mask
  }
}
