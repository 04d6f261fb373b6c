import Foundation

/// Makes the errors that apps get: of Cocoa's domain, with Core Data's numbers.
enum CoreDataError {
  /// Source: Apple, "Core Data Constants" and CoreDataErrors.h's documented values.
  enum Code: Int {
    case managed = 1550
    case multiple = 1560
    case missing = 1570
    case tooFew = 1580
    case tooMany = 1590
    case denied = 1600
    case numberTooLarge = 1610
    case numberTooSmall = 1620
    case dateTooLate = 1630
    case dateTooSoon = 1640
    case invalidDate = 1650
    case stringTooLong = 1660
    case stringTooShort = 1670
    case stringPattern = 1680
    case invalidURI = 1690
    case merge = 133020
    case constraint = 133021
    case referential = 133000
    case contextLocking = 132000
    case invalidType = 134000
    case open = 134080
    case save = 134030
    case incompatible = 134100
    case migration = 134110
    case sourceModel = 134130
    case inferredMapping = 134190
    case noStore = 134070
    case sql = 134180
    static let transformable = Code.managed
  }

  static func make(_ code: Code, _ text: String, _ more: [String: Any] = [:]) -> NSError {
    var info = more
    info[NSLocalizedDescriptionKey] = text
    return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: info)
  }
  static func validation(_ code: Code, _ text: String, _ key: String, _ object: NSManagedObject?) -> NSError {
    var info: [String: Any] = [NSValidationKeyErrorKey: key]
    if let object { info[NSValidationObjectErrorKey] = object }
    return make(code, text, info)
  }
  static func multiple(_ problems: [NSError]) -> NSError {
    let text = problems.map(\.localizedDescription).joined(separator: "; ")
    return make(.multiple, text, [NSDetailedErrorsKey: problems])
  }
}

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

public var NSManagedObjectValidationError: Int { 1550 }
public var NSValidationMultipleErrorsError: Int { 1560 }
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
public var NSValidationRelationshipLacksMinimumCountError: Int { 1580 }
public var NSValidationRelationshipExceedsMaximumCountError: Int { 1590 }
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
public var NSValidationNumberTooLargeError: Int { 1610 }
public var NSValidationNumberTooSmallError: Int { 1620 }
public var NSValidationDateTooLateError: Int { 1630 }
public var NSValidationDateTooSoonError: Int { 1640 }
public var NSValidationInvalidDateError: Int { 1650 }
public var NSValidationStringTooLongError: Int { 1660 }
public var NSValidationStringTooShortError: Int { 1670 }
public var NSValidationStringPatternMatchingError: Int { 1680 }
public var NSValidationInvalidURIError: Int { 1690 }
public var NSManagedObjectContextLockingError: Int { 132000 }
public var NSPersistentStoreCoordinatorLockingError: Int { 132010 }
public var NSManagedObjectReferentialIntegrityError: Int { 133000 }
public var NSManagedObjectExternalRelationshipError: Int { 133010 }
public var NSPersistentStoreTypeMismatchError: Int { 134010 }
public var NSPersistentStoreIncompatibleSchemaError: Int { 134020 }
public var NSPersistentStoreIncompleteSaveError: Int { 134040 }
public var NSPersistentStoreSaveConflictsError: Int { 134050 }
public var NSCoreDataError: Int { 134060 }
public var NSPersistentStoreOperationError: Int { 134070 }
public var NSPersistentStoreTimeoutError: Int { 134090 }
public var NSPersistentStoreUnsupportedRequestTypeError: Int { 134091 }
public var NSMigrationError: Int { 134110 }
public var NSMigrationConstraintViolationError: Int { 134111 }
public var NSMigrationMissingMappingModelError: Int { 134140 }
public var NSMigrationManagerSourceStoreError: Int { 134150 }
public var NSMigrationManagerDestinationStoreError: Int { 134160 }
public var NSEntityMigrationPolicyError: Int { 134170 }
public var NSSQLiteError: Int { 134180 }
public var NSPersistentHistoryTokenExpiredError: Int { 134301 }
public var NSManagedObjectMergeError: Int { 133020 }
public var NSManagedObjectConstraintMergeError: Int { 133021 }
public var NSPersistentStoreInvalidTypeError: Int { 134000 }
public var NSPersistentStoreOpenError: Int { 134080 }
public var NSPersistentStoreSaveError: Int { 134030 }
public var NSPersistentStoreIncompatibleVersionHashError: Int { 134100 }
public var NSMigrationMissingSourceModelError: Int { 134130 }
public var NSInferredMappingModelError: Int { 134190 }
