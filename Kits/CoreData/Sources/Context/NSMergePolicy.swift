import Foundation

/// The treatment of a save whose objects have been saved elsewhere in the meantime.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType, rollbackMergePolicyType
}

/// The treatment of a save whose objects have been saved elsewhere in the meantime, as an object.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes.
  public let mergeType: NSMergePolicyType
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  open class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
  open class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
  open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
}
public var NSErrorMergePolicy: NSMergePolicy { .error }
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }

/// An object that somebody else has saved since it was read.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  public let newVersionNumber: Int
  public let oldVersionNumber: Int
  init(_ object: NSManagedObject, new: Int64, old: Int64) {
    (sourceObject, newVersionNumber, oldVersionNumber) = (object, Int(new), Int(old))
  }
}
