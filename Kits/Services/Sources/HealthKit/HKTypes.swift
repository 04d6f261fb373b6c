import Foundation

/// What is measured.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
  public static let stepCount = Self("StepCount")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let distanceCycling = Self("DistanceCycling")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let heartRate = Self("HeartRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let bodyMass = Self("BodyMass")
  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let height = Self("Height")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let dietaryWater = Self("DietaryWater")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  public static let dietaryProtein = Self("DietaryProtein")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietaryCaffeine = Self("DietaryCaffeine")
  public static let vo2Max = Self("VO2Max")
}
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
  public static let sleepAnalysis = Self("SleepAnalysis")
  public static let mindfulSession = Self("MindfulSession")
  public static let appleStandHour = Self("AppleStandHour")
}
/// A kind of thing that is kept of a user's health.
open class HKObjectType: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let identifier: String
  init(name: String) { identifier = name }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  public class func workoutType() -> HKWorkoutType { HKWorkoutType(name: "HKWorkoutTypeIdentifier") }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(name: identifier.rawValue) }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(name: identifier.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// In what something is measured: a number of the base unit of its kind.
open class HKUnit: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let unitString: String
  /// How many of the unit of reference it is, and where its zero is, which counts for temperatures alone.
  let factor: Double
  let zero: Double
  /// How often each quantity is a factor: of speeds length once, and time -1 times. Counts are none.
  let dimension: [String: Int]
  /// - Parameter dimension: Names of quantities, each divided by the next.
  init(_ name: String, _ factor: Double, _ dimension: String, zero: Double = 0) {
    (unitString, self.factor, self.zero) = (name, factor, zero)
    var powers: [String: Int] = [:]
    for (index, part) in dimension.split(separator: "/").map(String.init).enumerated()
    where part != "count" && part != "1" {
      powers[part, default: 0] += index == 0 ? 1 : -1
    }
    self.dimension = powers.filter { $0.value != 0 }
  }
  init(_ name: String, _ factor: Double, powers: [String: Int]) {
    (unitString, self.factor, zero, dimension) = (name, factor, 0, powers.filter { $0.value != 0 })
  }
  /// A unit as it is written, as `mg/dL`, `count/min` or `ml/(kg*min)`.
  ///
  /// - Precondition: The text is a unit of HealthKit's.
  public convenience init(from string: String) {
    var reader = UnitReader(string)
    let unit = reader.read()
    precondition(unit != nil && reader.isAtEnd, "“\(string)” is no unit of HealthKit's")
    self.init(string, unit!.factor, powers: unit!.dimension, zero: unit!.zero)
  }
  private init(_ name: String, _ factor: Double, powers: [String: Int], zero: Double) {
    (unitString, self.factor, self.zero, dimension) = (name, factor, zero, powers)
  }
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    switch massFormatterUnit {
    case .gram: self.init(from: "g")
    case .kilogram: self.init(from: "kg")
    case .ounce: self.init(from: "oz")
    case .pound: self.init(from: "lb")
    case .stone: self.init(from: "st")
    }
  }
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    switch lengthFormatterUnit {
    case .millimeter: self.init(from: "mm")
    case .centimeter: self.init(from: "cm")
    case .meter: self.init(from: "m")
    case .kilometer: self.init(from: "km")
    case .inch: self.init(from: "in")
    case .foot: self.init(from: "ft")
    case .yard: self.init(from: "yd")
    case .mile: self.init(from: "mi")
    }
  }
  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    switch energyFormatterUnit {
    case .joule: self.init(from: "J")
    case .kilojoule: self.init(from: "kJ")
    case .calorie: self.init(from: "cal")
    case .kilocalorie: self.init(from: "kcal")
    }
  }
  public class func yard() -> HKUnit { HKUnit("yd", 0.9144, "length") }
  public class func ounce() -> HKUnit { HKUnit("oz", 28.349523125, "mass") }
  public class func stone() -> HKUnit { HKUnit("st", 6350.29318, "mass") }
  public class func watt() -> HKUnit { HKUnit("W", 1, "power") }
  public class func hertz() -> HKUnit { HKUnit("Hz", 1, "count/time") }
  public class func volt() -> HKUnit { HKUnit("V", 1, "potential") }
  public class func siemen() -> HKUnit { HKUnit("S", 1, "conductance") }
  public class func pascal() -> HKUnit { HKUnit("Pa", 1, "pressure") }
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.322387415, "pressure") }
  public class func inchesOfMercury() -> HKUnit { HKUnit("inHg", 3386.389, "pressure") }
  public class func centimeterOfWater() -> HKUnit { HKUnit("cmAq", 98.0665, "pressure") }
  public class func atmosphere() -> HKUnit { HKUnit("atm", 101_325, "pressure") }
  public class func internationalUnit() -> HKUnit { HKUnit("IU", 1, "pharmacology") }
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625, "volume") }
  public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", 0.0284130625, "volume") }
  public class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365, "volume") }
  public class func cupImperial() -> HKUnit { HKUnit("cup_imp", 0.284130625, "volume") }
  public class func pintUS() -> HKUnit { HKUnit("pt_us", 0.473176473, "volume") }
  public class func pintImperial() -> HKUnit { HKUnit("pt_imp", 0.56826125, "volume") }
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", 1, "sound pressure level") }
  public class func decibelHearingLevel() -> HKUnit { HKUnit("dBHL", 1, "hearing level") }
  public class func diopter() -> HKUnit { HKUnit("D", 1, "1/length") }
  public class func degreeAngle() -> HKUnit { HKUnit("deg", .pi / 180, "angle") }
  public class func radianAngle() -> HKUnit { HKUnit("rad", 1, "angle") }
  /// Its zero is not that of degrees Celsius, as of kelvins.
  public class func degreeFahrenheit() -> HKUnit { HKUnit("degF", 5.0 / 9, "temperature", zero: 32) }
  public class func kelvin() -> HKUnit { HKUnit("K", 1, "temperature", zero: 273.15) }
  /// So many grams as a mole of something has.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("mol<\(gramsPerMole)>", gramsPerMole, "mass")
  }
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("\(prefix.symbol)mol<\(gramsPerMole)>", gramsPerMole * prefix.factor, "mass")
  }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "J", prefix.factor, "energy")
  }
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "W", prefix.factor, "power")
  }
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "Pa", prefix.factor, "pressure")
  }
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "Hz", prefix.factor, "count/time")
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), powers: dimension.mapValues { $0 * power })
  }
  open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor, powers: dimension.mapValues { -$0 }) }
  public class func count() -> HKUnit { HKUnit("count", 1, "count") }
  public class func percent() -> HKUnit { HKUnit("%", 1, "count") }
  public class func meter() -> HKUnit { HKUnit("m", 1, "length") }
  public class func foot() -> HKUnit { HKUnit("ft", 0.3048, "length") }
  public class func inch() -> HKUnit { HKUnit("in", 0.0254, "length") }
  public class func mile() -> HKUnit { HKUnit("mi", 1609.344, "length") }
  public class func gram() -> HKUnit { HKUnit("g", 1, "mass") }
  public class func pound() -> HKUnit { HKUnit("lb", 453.59237, "mass") }
  public class func second() -> HKUnit { HKUnit("s", 1, "time") }
  public class func minute() -> HKUnit { HKUnit("min", 60, "time") }
  public class func hour() -> HKUnit { HKUnit("hr", 3600, "time") }
  public class func day() -> HKUnit { HKUnit("d", 86_400, "time") }
  public class func joule() -> HKUnit { HKUnit("J", 1, "energy") }
  public class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184, "energy") }
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184, "energy") }
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184, "energy") }
  public class func liter() -> HKUnit { HKUnit("L", 1, "volume") }
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, "temperature") }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "g", prefix.factor, "mass")
  }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "m", prefix.factor, "length")
  }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "L", prefix.factor, "volume")
  }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "s", prefix.factor, "time")
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", factor / unit.factor,
      powers: dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +))
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", factor * unit.factor,
      powers: dimension.merging(unit.dimension, uniquingKeysWith: +))
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
  open override var hash: Int { unitString.hashValue }
}
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga
  var factor: Double {
    [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 10, 1e2, 1e3, 1e6, 1e9][rawValue]
  }
  var symbol: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G"][rawValue] }
}
/// A number with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  private let unit: HKUnit
  private let value: Double
  var reference: HKUnit { unit }
  var amount: Double { value }
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }
  /// - Precondition: `unit` is of the same kind.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      self.is(compatibleWith: unit), "A quantity in \(self.unit.unitString) has no value in \(unit.unitString)")
    return self.unit == unit ? value : (value - self.unit.zero) * self.unit.factor / unit.factor + unit.zero
  }
}
extension HKQuantity {
  /// Which of two is more, in the unit of the first.
  ///
  /// - Precondition: Both are of the same kind.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let (mine, other) = (amount, quantity.doubleValue(for: reference))
    return mine < other ? .orderedAscending : mine > other ? .orderedDescending : .orderedSame
  }
}
/// Grams in a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// Reads a unit as it is written: names with prefixes and powers, multiplied and divided from left to right, and parentheses.
struct UnitReader {
  private var rest: Substring
  init(_ text: String) { rest = Substring(text.filter { $0 != " " }) }
  var isAtEnd: Bool { rest.isEmpty }
  /// Nil for what is no unit.
  mutating func read() -> HKUnit? {
    guard var unit = term() else { return nil }
    while let sign = rest.first, "/*·.".contains(sign) {
      rest = rest.dropFirst()
      guard let next = term() else { return nil }
      unit = sign == "/" ? unit.unitDivided(by: next) : unit.unitMultiplied(by: next)
    }
    return unit
  }
  private mutating func term() -> HKUnit? {
    var unit: HKUnit?
    if rest.first == "(" {
      rest = rest.dropFirst()
      unit = read()
      guard rest.first == ")" else { return nil }
      rest = rest.dropFirst()
    } else {
      var name = ""
      while let letter = rest.first, !"/*·()^".contains(letter), letter != "." || name.contains("<") {
        name.append(letter)
        rest = rest.dropFirst()
        if letter == ">" { break }
      }
      unit = Self.unit(name)
    }
    guard rest.first == "^" else { return unit }
    let digits = rest.dropFirst().prefix { $0.isNumber || $0 == "-" }
    rest = rest.dropFirst(1 + digits.count)
    return Int(digits).flatMap { unit?.unitRaised(toPower: $0) }
  }
  private static let plain: [HKUnit] = [
    .count(), .percent(), .foot(), .inch(), .mile(), .yard(), .pound(), .ounce(), .stone(), .minute(), .hour(), .day(),
    .largeCalorie(), .kilocalorie(), .smallCalorie(), .degreeCelsius(), .degreeFahrenheit(), .kelvin(),
    .millimeterOfMercury(), .inchesOfMercury(), .centimeterOfWater(), .atmosphere(), .internationalUnit(),
    .fluidOunceUS(), .fluidOunceImperial(), .cupUS(), .cupImperial(), .pintUS(), .pintImperial(),
    .decibelAWeightedSoundPressureLevel(), .decibelHearingLevel(), .diopter(), .degreeAngle(), .radianAngle(),
  ]
  private static let prefixed: [HKUnit] = [
    .meter(), .gram(), .second(), .joule(), .liter(), .watt(), .hertz(), .volt(), .siemen(), .pascal(),
  ]
  private static func unit(_ name: String) -> HKUnit? {
    if name == "1" { return .count() }
    if let known = (plain + prefixed).first(where: { $0.unitString == name }) { return known }
    // Source has litres with a small letter, too.
    let name = name.hasSuffix("l") ? name.dropLast() + "L" : Substring(name)
    if name == "L" { return .liter() }
    for raw in 1...11 {
      guard let prefix = HKMetricPrefix(rawValue: raw), name.hasPrefix(prefix.symbol) else { continue }
      let base = name.dropFirst(prefix.symbol.count)
      if let unit = prefixed.first(where: { $0.unitString == base }) {
        return HKUnit(String(name), prefix.factor * unit.factor, powers: unit.dimension)
      }
      if let mass = moles(base) { return .moleUnit(with: prefix, molarMass: mass) }
    }
    return moles(name).map { .moleUnit(withMolarMass: $0) }
  }
  /// Grams in a mole, as in `mol<180.156>`.
  private static func moles(_ name: Substring) -> Double? {
    guard name.hasPrefix("mol<"), name.hasSuffix(">") else { return nil }
    return Double(name.dropFirst(4).dropLast())
  }
}
