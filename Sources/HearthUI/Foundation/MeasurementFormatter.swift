import Foundation

/// Writes measurements and units. Names of units are in English, numbers in the language of the formatter.
///
/// Source: Apple, `MeasurementFormatter`, which Foundation does not have on Linux. For a new text `Measurement.formatted(_:)` is shorter.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Unchecked: like other formatters it is set up before it is used.

  /// In which unit a measurement is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In its own.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// In the one of its locale that makes the number neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures have a degree sign alone.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
  /// In which unit a measurement is written; empty for what people of a place measure with.
  open var unitOptions: UnitOptions = []
  /// How units are named: `short` "5km", `medium` "5 km", `long` "5 kilometers".
  open var unitStyle = Formatter.UnitStyle.medium
  private var ownLocale: Locale?
  /// Whose units and numbers they are.
  open var locale: Locale! {
    get { ownLocale ?? .autoupdatingCurrent }
    set {
      ownLocale = newValue
      numberFormatter.locale = newValue
    }
  }
  /// Writes the numbers.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var value = measurement.value
    var unit: Unit = measurement.unit
    if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension,
      let local = MeasuredText.localUnit(of: value, dimension, locale)
    {
      (value, unit) = (Measurement(value: value, unit: dimension).converted(to: local).value, local)
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number + "°" }
    return MeasuredText.text(number, value, unit, unitStyle, locale)
  }
  /// The name of a unit: "km", "kilometers".
  open func string(from unit: Unit) -> String {
    MeasuredText.text("", 2, unit, unitStyle == .short ? .medium : unitStyle, locale)
      .trimmingCharacters(in: .whitespaces)
  }
  /// The name of a unit; nil for anything else.
  open override func string(for object: Any?) -> String? { (object as? Unit).map { string(from: $0) } }
}
