import Foundation

/// The options for CloudKit.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// Which of a container's databases, as CloudKit numbers them.
  public enum DatabaseScope: Int, Sendable { case `public` = 1, `private`, shared }
  public let containerIdentifier: String
  open var databaseScope = DatabaseScope.private
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// What is done when a schema is initialised.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let dryRun = Self(rawValue: 1 << 1)
  public static let printSchema = Self(rawValue: 1 << 2)
}

/// A container like any other: there is no CloudKit on Linux, which it reports once.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// What happened between the store and CloudKit. None happens here.
  open class Event: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes.
    public enum EventType: Int, Sendable { case setup, `import`, export }
    public let identifier = UUID()
    public let storeIdentifier = ""
    public let type = EventType.setup
    public let startDate = Date()
    public let endDate: Date? = nil
    public let succeeded = false
    public let error: (any Error)? = nil
    override init() { super.init() }
  }
  /// Never posted here.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    Notice.tell(
      "NSPersistentCloudKitContainer keeps its objects in this device's store; nothing is synced, as there is no CloudKit"
    )
    super.init(name: name, managedObjectModel: model)
  }
  /// - Throws: Always: there is no CloudKit.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws { throw CoreDataError.make(.managed, "there is no CloudKit whose schema could be initialised") }
  /// What is only on this device can be changed.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { canModify(objectID) }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { canModify(objectID) }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
  private func canModify(_ id: NSManagedObjectID) -> Bool { !(id.persistentStore?.isReadOnly ?? false) }
}
