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
    case number = 1610
    case string = 1660
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
public var NSManagedObjectMergeError: Int { 133020 }
public var NSManagedObjectConstraintMergeError: Int { 133021 }
public var NSPersistentStoreInvalidTypeError: Int { 134000 }
public var NSPersistentStoreOpenError: Int { 134080 }
public var NSPersistentStoreSaveError: Int { 134030 }
public var NSPersistentStoreIncompatibleVersionHashError: Int { 134100 }
public var NSMigrationMissingSourceModelError: Int { 134130 }
public var NSInferredMappingModelError: Int { 134190 }
