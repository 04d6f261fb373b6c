import Foundation

/// Which of the forms of a text is shown, where there are several: a date may be written in words, or shorter.
///
/// Source: Apple, "TextVariantPreference".
public nonisolated protocol TextVariantPreference {
  /// Whether shorter forms are shown where the longer ones do not fit.
  var _dependsOnSize: Bool { get }
}
/// Shows the longest form of a text, whatever room there is.
public nonisolated struct FixedTextVariant: TextVariantPreference, Sendable {
  public var _dependsOnSize: Bool { false }
}
/// Shows the longest form of a text that fits.
public nonisolated struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  public var _dependsOnSize: Bool { true }
}
nonisolated extension TextVariantPreference where Self == FixedTextVariant {
  /// The longest form, whatever room there is.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
nonisolated extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest form that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

struct TextVariantKey: TextStyleKey {
  static let defaultValue = false
  static func apply(_ value: Bool, to values: inout TextStyleValues) { values.hasVariants = value }
}

extension Text {
  /// Shows the form of the text that fits, or always the longest: of dates with a style, of distances in time and of
  /// durations in units. Other texts have one form.
  ///
  /// ```swift
  /// Text(.now, style: .date).textVariant(.sizeDependent).lineLimit(1)
  /// ```
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    modifier(_EnvironmentModifier { $0[TextVariantKey.self] = preference._dependsOnSize })
  }
}

/// A format style that can write shorter. Source of the forms: our choice.
nonisolated protocol ShortenedFormatStyle {
  /// The form that is so many steps shorter than this one; nil where there is none.
  func shortened(by steps: Int) -> Self?
}
nonisolated extension Duration.UnitsFormatStyle: ShortenedFormatStyle {
  func shortened(by steps: Int) -> Self? {
    var style = self
    let widths: [UnitWidth] = [.wide, .abbreviated, .narrow]
    let place = (widths.firstIndex(of: unitWidth) ?? 0) + steps
    if place < widths.count {
      style.unitWidth = widths[place]
      return style
    }
    // And then one unit.
    if place > widths.count || style.maximumUnitCount == 1 { return nil }
    (style.unitWidth, style.maximumUnitCount) = (.narrow, 1)
    return style
  }
}
nonisolated extension SystemFormatStyle.DateOffset: ShortenedFormatStyle {
  func shortened(by steps: Int) -> Self? { shortened(steps) }
}

extension TextBuilder {
  /// The one of several forms, from the longest on, that is built.
  mutating func form<T>(of forms: [T]) -> T {
    if variant + 1 < forms.count { hasShorterVariant = true }
    return forms[min(variant, forms.count - 1)]
  }
  /// The form of a style that is shown, which is as many steps shorter as the text's other parts are.
  mutating func shortened<F: FormatStyle>(_ format: F) -> F {
    guard let style = format as? any ShortenedFormatStyle else { return format }
    func form<S: ShortenedFormatStyle>(_ style: S) -> (any ShortenedFormatStyle, hasShorter: Bool) {
      var shown = style
      for step in 1..<max(2, variant + 1) where step <= variant {
        guard let next = style.shortened(by: step) else { return (shown, false) }
        shown = next
      }
      return (shown, style.shortened(by: variant + 1) != nil)
    }
    let (shown, hasShorter) = form(style)
    if hasShorter { hasShorterVariant = true }
    return shown as! F
  }
}
