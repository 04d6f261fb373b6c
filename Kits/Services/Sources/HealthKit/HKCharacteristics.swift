@_exported import Foundation

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(name: identifier.rawValue) }
}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
extension HKObjectType {
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(name: "HKActivitySummaryTypeIdentifier")
  }
}
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var biologicalSex: HKBiologicalSex { .notSet }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var bloodType: HKBloodType { .notSet }
}
public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static let asleep = Self.asleepUnspecified
  public static let allAsleepValues: Set<Self> = [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
}
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"

// Each throws `HKError.errorHealthDataUnavailable`, always.
extension HKHealthStore {
  public func dateOfBirthComponents() throws -> DateComponents {
    throw failure("HKHealthStore.dateOfBirthComponents()")
  }
  public func biologicalSex() throws -> HKBiologicalSexObject { throw failure("HKHealthStore.biologicalSex()") }
  public func bloodType() throws -> HKBloodTypeObject { throw failure("HKHealthStore.bloodType()") }
  public func delete(_ object: HKObject) async throws { throw failure("HKHealthStore.delete (\(object.uuid))") }
  public func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    let error = failure("HKHealthStore.delete (\(object.uuid))")
    DispatchQueue.global().async { completion(false, error) }
  }
  public func save(_ objects: [HKObject]) async throws { throw failure("HKHealthStore.save (\(objects.count))") }
  public func save(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = failure("HKHealthStore.save (\(objects.count))")
    DispatchQueue.global().async { completion(false, error) }
  }
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = failure("HKHealthStore.enableBackgroundDelivery (\(type.identifier), \(frequency))")
    DispatchQueue.global().async { completion(false, error) }
  }
}
