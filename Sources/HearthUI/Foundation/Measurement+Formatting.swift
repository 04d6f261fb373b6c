import Foundation

// Texts of measurements. Source: Apple, `Measurement.FormatStyle`, which Foundation does not have on Linux. Names of units that are
// written out are those of the style's language, short ones in English; numbers are those of the language.

/// The purpose of a measurement, which decides the unit in which people of a region are told it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  fileprivate let purpose: MeasurementPurpose
  /// The unit that it has.
  public static var asProvided: Self { Self(purpose: .asProvided) }
  /// The unit that people of a region commonly use.
  public static var general: Self { Self(purpose: .general) }
}
private enum MeasurementPurpose: String, Codable { case asProvided, general, weather, person, road, food }
private enum MeasurementWidth: String, Codable { case wide, abbreviated, narrow }
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of the air.
  public static var weather: Self { Self(purpose: .weather) }
  /// Of a body.
  public static var person: Self { Self(purpose: .person) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How tall somebody is.
  public static var person: Self { Self(purpose: .person) }
  /// How tall somebody is.
  public static var personHeight: Self { Self(purpose: .person) }
  /// How far something is on a road.
  public static var road: Self { Self(purpose: .road) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy somebody is.
  public static var personWeight: Self { Self(purpose: .person) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(purpose: .food) }
  /// The energy that a body uses in a workout.
  public static var workout: Self { Self(purpose: .food) }
}

extension Measurement where UnitType: Dimension {
  /// Makes texts of measurements: "21 °C", "5 kilometers".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How units are named.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let width: MeasurementWidth
      /// "5 kilometers".
      public static var wide: Self { Self(width: .wide) }
      /// "5 km".
      public static var abbreviated: Self { Self(width: .abbreviated) }
      /// "5km".
      public static var narrow: Self { Self(width: .narrow) }
    }
    /// How the unit is named.
    public var width: UnitWidth
    /// Whose units and numbers they are.
    public var locale: Locale
    /// The purpose of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil for as many digits as are told apart.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }
    /// The same, of another language and place.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
    public func format(_ value: Measurement<UnitType>) -> String {
      let purpose = usage?.purpose ?? .asProvided
      let unit = UnitNames.unit(for: value.unit, purpose, locale, value.converted(to: .baseUnit()).value)
      let shown = (unit as? UnitType).map { value.converted(to: $0) } ?? value
      let isWhole = shown.value == shown.value.rounded(), size = abs(shown.value)
      let most = purpose == .asProvided ? 6 : purpose == .weather || isWhole ? 0 : size < 10 ? 2 : size < 100 ? 1 : 0
      let number = (numberFormatStyle ?? .number.precision(.fractionLength(0...most))).locale(locale)
      return UnitNames.text(number.format(shown.value), shown.value, of: shown.unit, width.width, locale)
    }
  }
  /// A text as people of this place are told it.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  /// A text by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}
extension FormatStyle {
  /// Texts of measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement where UnitType == UnitInformationStorage {
  /// Writes an amount of data in the unit that fits: "1.5 MB".
  public struct ByteCountStyle: Foundation.FormatStyle, Sendable {
    private let bytes: ByteCountFormatStyle
    fileprivate init(_ bytes: ByteCountFormatStyle) { self.bytes = bytes }
    /// The same, in another language.
    public func locale(_ locale: Locale) -> Self { Self(bytes.locale(locale)) }
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      bytes.format(Int64(clamping: Int(exactly: value.converted(to: .bytes).value.rounded()) ?? .max))
    }
  }
}
extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountStyle {
  /// An amount of data in the unit that fits.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount))
  }
}

/// What `MeasurementFormatter` writes with.
enum MeasuredText {
  /// The unit in which people of a place are told a measurement; nil for its own.
  static func localUnit(of value: Double, _ unit: Dimension, _ locale: Locale) -> Dimension? {
    UnitNames.unit(for: unit, .general, locale, unit.converter.baseUnitValue(fromValue: value))
  }
  static func text(
    _ number: String, _ value: Double, _ unit: Unit, _ style: Formatter.UnitStyle, _ locale: Locale
  ) -> String {
    UnitNames.text(
      number, value, of: unit, style == .long ? .wide : style == .short ? .narrow : .abbreviated, locale)
  }
}

/// The names of units, and which of them are used where.
private enum UnitNames {
  /// Singular and plural, by symbol.
  private static let wide: [String: (one: String, more: String)] = [
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": ("kelvin", "kelvins"),
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "mg": ("milligram", "milligrams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "gal": ("gallon", "gallons"), "fl oz": ("fluid ounce", "fluid ounces"), "cup": ("cup", "cups"),
    "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "kn": ("knot", "knots"), "s": ("second", "seconds"),
    "min": ("minute", "minutes"),
    "hr": ("hour", "hours"), "kcal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"),
    "kJ": ("kilojoule", "kilojoules"),
    "J": ("joule", "joules"), "kWh": ("kilowatt-hour", "kilowatt-hours"), "W": ("watt", "watts"),
    "kW": ("kilowatt", "kilowatts"),
    "hPa": ("hectopascal", "hectopascals"), "mbar": ("millibar", "millibars"), "bar": ("bar", "bars"),
    "°": ("degree", "degrees"),
    "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
    "GB": ("gigabyte", "gigabytes"),
  ]
  static func text(
    _ number: String, _ value: Double, of unit: Unit, _ width: MeasurementWidth, _ locale: Locale
  ) -> String {
    var symbol = unit.symbol
    if symbol == "kph" { symbol = "km/h" }
    switch width {
    case .wide:
      let names = wide[symbol]
      if names == nil || locale.language.languageCode != "en",
        let text = LocalizedUnits.shared.text(number, value: value, unit: symbol, locale)
      {
        return text
      }
      guard let names else { return number + " " + symbol }
      return number + " " + (value == 1 ? names.one : names.more)
    case .narrow: return symbol.hasPrefix("°") ? number + "°" : number + symbol
    case .abbreviated: return symbol.hasPrefix("°") ? number + symbol : number + " " + symbol
    }
  }
  /// The unit in which a measurement is told; nil for its own.
  ///
  /// - Parameter base: Its value in the base unit of its dimension.
  static func unit(for unit: Dimension, _ purpose: MeasurementPurpose, _ locale: Locale, _ base: Double) -> Dimension? {
    if purpose == .asProvided { return nil }
    let isAmerican = locale.measurementSystem == .us, isBritish = locale.measurementSystem == .uk
    let size = abs(base)
    switch unit {
    case is UnitTemperature: return isAmerican ? UnitTemperature.fahrenheit : .celsius
    case is UnitLength:
      if purpose == .person { return isAmerican ? UnitLength.inches : .centimeters }
      if isAmerican || isBritish && purpose == .road {
        return size >= 1_609.344 / 2 ? UnitLength.miles : size >= 0.3048 || purpose == .road ? .feet : .inches
      }
      return size >= 1_000 ? UnitLength.kilometers : size >= 1 ? .meters : size >= 0.01 ? .centimeters : .millimeters
    case is UnitMass:
      // Kilograms are the base.
      if isAmerican { return size >= 0.45359237 || purpose == .person ? UnitMass.pounds : .ounces }
      return size >= 1 || purpose == .person ? UnitMass.kilograms : .grams
    case is UnitSpeed: return isAmerican || isBritish ? UnitSpeed.milesPerHour : .kilometersPerHour
    case is UnitVolume:
      // Liters are the base.
      if isAmerican { return size >= 3.785 ? UnitVolume.gallons : .fluidOunces }
      return size >= 1 ? UnitVolume.liters : .milliliters
    case is UnitEnergy: return purpose == .food ? UnitEnergy.kilocalories : nil
    default: return nil
    }
  }
}
