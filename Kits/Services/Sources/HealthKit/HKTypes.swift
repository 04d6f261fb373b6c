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
  let factor: Double
  let dimension: String
  init(_ name: String, _ factor: Double, _ dimension: String) {
    (unitString, self.factor, self.dimension) = (name, factor, dimension)
  }
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
    HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, "\(dimension)/\(unit.dimension)")
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, "\(dimension)·\(unit.dimension)")
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
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }
  /// - Precondition: `unit` is of the same kind.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      self.is(compatibleWith: unit), "A quantity in \(self.unit.unitString) has no value in \(unit.unitString)")
    return self.unit == unit ? value : value * self.unit.factor / unit.factor
  }
}
