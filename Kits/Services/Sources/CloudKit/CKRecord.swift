import Foundation

/// A value that a record keeps.
public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
public typealias CKRecordValue = any CKRecordValueProtocol

/// Values under keys, as an app makes them. Nothing is sent to a server.
open class CKRecord: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  public typealias RecordType = String
  public typealias FieldKey = String
  public final class ID: NSObject, Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }
    public override var hash: Int { recordName.hashValue }
  }
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  public final class Reference: NSObject, CKRecordValueProtocol, Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }
  public final let recordType: RecordType
  public final let recordID: ID
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changes: Set<FieldKey> = []
  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var recordChangeTag: String? { nil }
  open var parent: Reference?
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changes.sorted() }
  open func object(forKey key: FieldKey) -> CKRecordValue? { values[key] }
  open func setObject(_ object: CKRecordValue?, forKey key: FieldKey) { self[key] = object }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
  /// Several values. What no record keeps is left out.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  /// The values that only the user's devices could read. They are among the others here, as nothing is sent.
  open var encryptedValues: CKRecord { self }
  public subscript(key: FieldKey) -> CKRecordValue? {
    get { values[key] }
    set {
      values[key] = newValue
      changes.insert(key)
    }
  }
  /// A value of the kind that is asked for.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set {
      values[key] = newValue
      changes.insert(key)
    }
  }
}
/// A file that belongs to a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  // Nothing of it changes.
  public final let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
open class CKRecordZone: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public final class ID: NSObject, Sendable {
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID()
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return (zoneName, ownerName) == (other.zoneName, other.ownerName)
    }
    public override var hash: Int { zoneName.hashValue }
  }
  public final let zoneID: ID
  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// Which records are looked for.
open class CKQuery: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  public final let recordType: CKRecord.RecordType
  public final let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
