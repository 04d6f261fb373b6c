import Foundation

// The environment keys that decide how text looks. Each is read by `ResolvedTextStyle` when it is set somewhere.

package struct FontKey: TextStyleKey {
  package static let defaultValue: Font? = nil
  static func apply(_ value: Font?, to values: inout TextStyleValues) { values.font = value }
}
struct FontWeightKey: TextStyleKey {
  static let defaultValue: Font.Weight? = nil
  static func apply(_ value: Font.Weight?, to values: inout TextStyleValues) {
    values.surroundings.traits.weight = value
  }
}
struct FontWidthKey: TextStyleKey {
  static let defaultValue: Font.Width? = nil
  static func apply(_ value: Font.Width?, to values: inout TextStyleValues) { values.surroundings.traits.width = value }
}
struct FontDesignKey: TextStyleKey {
  static let defaultValue: Font.Design? = nil
  static func apply(_ value: Font.Design?, to values: inout TextStyleValues) {
    values.surroundings.traits.design = value
  }
}
struct BoldKey: TextStyleKey {
  static let defaultValue: Bool? = nil
  static func apply(_ value: Bool?, to values: inout TextStyleValues) { values.surroundings.traits.isBold = value }
}
struct ItalicKey: TextStyleKey {
  static let defaultValue: Bool? = nil
  static func apply(_ value: Bool?, to values: inout TextStyleValues) { values.surroundings.traits.isItalic = value }
}
struct MonospacedKey: TextStyleKey {
  static let defaultValue: Bool? = nil
  static func apply(_ value: Bool?, to values: inout TextStyleValues) {
    values.surroundings.traits.isMonospaced = value
  }
}
struct MonospacedDigitKey: TextStyleKey {
  static let defaultValue: Bool? = nil
  static func apply(_ value: Bool?, to values: inout TextStyleValues) {
    values.surroundings.traits.hasMonospacedDigits = value
  }
}
struct LegibilityWeightKey: TextStyleKey {
  static let defaultValue: LegibilityWeight? = nil
  static func apply(_ value: LegibilityWeight?, to values: inout TextStyleValues) {
    values.surroundings.isLegibilityBold = value == .bold
  }
}
/// The factor by which text styles grow.
struct TextScaleFactorKey: TextStyleKey {
  static let defaultValue: CGFloat = 1
  static func apply(_ value: CGFloat, to values: inout TextStyleValues) { values.surroundings.textScale = value }
}
/// Points of body text in the desktop's font.
package struct BodySizeKey: TextStyleKey {
  package static let defaultValue: CGFloat? = nil
  static func apply(_ value: CGFloat?, to values: inout TextStyleValues) { values.surroundings.bodySize = value }
}
/// The family of the desktop's interface font.
package struct InterfaceFamilyKey: TextStyleKey {
  package static let defaultValue: String? = nil
  static func apply(_ value: String?, to values: inout TextStyleValues) { values.surroundings.interfaceFamily = value }
}
extension IdiomKey: TextStyleKey {
  static func apply(_ value: Idiom, to values: inout TextStyleValues) { values.surroundings.idiom = value }
}

struct KerningKey: TextStyleKey {
  static let defaultValue: CGFloat = 0
  static func apply(_ value: CGFloat, to values: inout TextStyleValues) { values.run.kerning = value }
}
struct TrackingKey: TextStyleKey {
  static let defaultValue: CGFloat = 0
  static func apply(_ value: CGFloat, to values: inout TextStyleValues) { values.run.tracking = value }
}
struct BaselineOffsetKey: TextStyleKey {
  static let defaultValue: CGFloat = 0
  static func apply(_ value: CGFloat, to values: inout TextStyleValues) { values.run.baselineOffset = value }
}
struct UnderlineKey: TextStyleKey {
  static let defaultValue: Text.LineStyle? = nil
  static func apply(_ value: Text.LineStyle?, to values: inout TextStyleValues) { values.run.underline = value }
}
struct StrikethroughKey: TextStyleKey {
  static let defaultValue: Text.LineStyle? = nil
  static func apply(_ value: Text.LineStyle?, to values: inout TextStyleValues) { values.run.strikethrough = value }
}
struct TextScaleKey: TextStyleKey {
  static let defaultValue = Text.Scale.default
  static func apply(_ value: Text.Scale, to values: inout TextStyleValues) { values.run.scale = value }
}
struct TextCaseKey: TextStyleKey {
  static let defaultValue: Text.Case? = nil
  static func apply(_ value: Text.Case?, to values: inout TextStyleValues) { values.textCase = value }
}
package struct LineLimitKey: TextStyleKey {
  package static let defaultValue: Int? = nil
  static func apply(_ value: Int?, to values: inout TextStyleValues) { values.lineLimit = value }
}
struct ReservedLinesKey: TextStyleKey {
  static let defaultValue = 0
  static func apply(_ value: Int, to values: inout TextStyleValues) { values.reservedLines = value }
}
struct LineSpacingKey: TextStyleKey {
  static let defaultValue: CGFloat = 0
  static func apply(_ value: CGFloat, to values: inout TextStyleValues) { values.lineSpacing = value }
}
struct MultilineTextAlignmentKey: TextStyleKey {
  static let defaultValue = TextAlignment.leading
  static func apply(_ value: TextAlignment, to values: inout TextStyleValues) { values.alignment = value }
}
struct TruncationModeKey: TextStyleKey {
  static let defaultValue = Text.TruncationMode.tail
  static func apply(_ value: Text.TruncationMode, to values: inout TextStyleValues) { values.truncation = value }
}
struct MinimumScaleFactorKey: TextStyleKey {
  static let defaultValue: CGFloat = 1
  static func apply(_ value: CGFloat, to values: inout TextStyleValues) { values.minimumScaleFactor = value }
}
struct AllowsTighteningKey: TextStyleKey {
  static let defaultValue = false
  static func apply(_ value: Bool, to values: inout TextStyleValues) { values.allowsTightening = value }
}
struct LocaleKey: TextStyleKey {
  static let defaultValue = Locale.current
  static func apply(_ value: Locale, to values: inout TextStyleValues) { values.locale = value }
}
struct CalendarKey: TextStyleKey {
  static let defaultValue = Calendar.current
  static func apply(_ value: Calendar, to values: inout TextStyleValues) { values.calendar = value }
}
struct TimeZoneKey: TextStyleKey {
  static let defaultValue = TimeZone.current
  static func apply(_ value: TimeZone, to values: inout TextStyleValues) { values.timeZone = value }
}
extension LayoutDirectionKey: TextStyleKey {
  static func apply(_ value: LayoutDirection, to values: inout TextStyleValues) {
    values.isRightToLeft = value == .rightToLeft
  }
}

extension EnvironmentValues {
  /// The language and region for texts and numbers around here.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar for dates around here.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone for dates around here.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
