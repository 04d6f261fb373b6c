import Foundation
import HearthCore

/// Names of units in the languages of the world, with the plural that goes with a number.
///
/// They are looked up when the first such text is made. Without `FoundationICU` units have their English names.
/// Source: ICU, `unumberformatter.h` for the functions.
final class LocalizedUnits: @unchecked Sendable {
  // Unchecked: what changes is used while `lock` is held.
  static let shared = LocalizedUnits()
  private let lock = NSLock()
  private lazy var functions = Functions()
  private var formatters: [String: OpaquePointer?] = [:]

  /// The number with the unit after it, or before it where the language has it so; nil where that is not known.
  ///
  /// - Parameters:
  ///   - value: What the plural goes by.
  ///   - number: What stands for the value.
  func text(_ number: String, value: Double, unit symbol: String, _ locale: Locale) -> String? {
    guard let unit = Self.identifiers[symbol] else { return nil }
    return lock.withLock {
      guard let functions, let whole = format(value, "unit/\(unit) unit-width-full-name", locale, functions),
        let plain = format(value, "", locale, functions), let range = whole.range(of: plain)
      else { return nil }
      return whole.replacingCharacters(in: range, with: number)
    }
  }
  private func format(_ value: Double, _ skeleton: String, _ locale: Locale, _ functions: Functions) -> String? {
    let key = locale.identifier + " " + skeleton
    let formatter = formatters[key] ?? functions.open(skeleton, locale.identifier)
    formatters[key] = .some(formatter)
    return formatter.flatMap { functions.format(value, $0) }
  }

  private struct Functions {
    private typealias Code = UnsafeMutablePointer<Int32>
    private typealias Open =
      @convention(c) (UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, Code) -> OpaquePointer?
    private typealias OpenResult = @convention(c) (Code) -> OpaquePointer?
    private typealias Format = @convention(c) (OpaquePointer, Double, OpaquePointer, Code) -> Void
    private typealias ToString = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32, Code) -> Int32
    private let openFormatter: Open
    private let formatDouble: Format
    private let toString: ToString
    /// Used again and again; it lives as long as the program.
    private let result: OpaquePointer

    init?() {
      guard let icu = FoundationICU(), let open: Open = icu.function("unumf_openForSkeletonAndLocale"),
        let openResult: OpenResult = icu.function("unumf_openResult"),
        let format: Format = icu.function("unumf_formatDouble"),
        let toString: ToString = icu.function("unumf_resultToString")
      else { return nil }
      var code: Int32 = 0
      guard let result = openResult(&code), code <= 0 else { return nil }
      openFormatter = open
      formatDouble = format
      self.toString = toString
      self.result = result
    }
    func open(_ skeleton: String, _ locale: String) -> OpaquePointer? {
      var code: Int32 = 0
      let letters = Array(skeleton.utf16)
      let formatter = openFormatter(letters, Int32(letters.count), locale, &code)
      return code <= 0 ? formatter : nil
    }
    func format(_ value: Double, _ formatter: OpaquePointer) -> String? {
      var code: Int32 = 0
      formatDouble(formatter, value, result, &code)
      guard code <= 0 else { return nil }
      var letters = [UInt16](repeating: 0, count: 200)
      let count = Int(toString(result, &letters, Int32(letters.count), &code))
      guard code <= 0, (1...letters.count).contains(count) else { return nil }
      return String(decoding: letters[..<count], as: UTF16.self)
    }
  }

  /// What ICU calls units, by Foundation's symbols. Source: Unicode, CLDR, "Unit Identifiers".
  private static let identifiers: [String: String] = [
    "°C": "celsius", "°F": "fahrenheit", "K": "kelvin",
    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
    "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
    "ft": "foot", "yd": "yard", "mi": "mile", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
    "ly": "light-year", "pc": "parsec", "ua": "astronomical-unit",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone",
    "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "ML": "megaliter", "gal": "gallon",
    "qt": "quart", "pt": "pint", "cup": "cup", "fl oz": "fluid-ounce", "tbsp": "tablespoon", "tsp": "teaspoon",
    "m³": "cubic-meter", "km³": "cubic-kilometer", "cm³": "cubic-centimeter", "ft³": "cubic-foot",
    "in³": "cubic-inch", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    "m/s²": "meter-per-square-second", "g-force": "g-force",
    "s": "second", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond", "min": "minute", "hr": "hour",
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "kcal": "kilocalorie", "cal": "calorie",
    "kWh": "kilowatt-hour", "W": "watt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt",
    "hp": "horsepower",
    "A": "ampere", "mA": "milliampere", "V": "volt", "Ω": "ohm", "Hz": "hertz", "kHz": "kilohertz",
    "MHz": "megahertz", "GHz": "gigahertz",
    "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "mbar": "millibar", "bar": "bar",
    "psi": "pound-force-per-square-inch", "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg",
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution", "lx": "lux",
    "b": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit",
    "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
  ]
}
