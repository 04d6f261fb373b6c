import Foundation

/// Where the models of a schema are kept, and how.
public struct ModelConfiguration: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  /// What is synchronised with iCloud: here, nothing. A container says so once when it is made.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?
    public static var automatic: Self { Self(name: nil) }
    public static var none: Self { Self(name: nil) }
    public static func `private`(_ privateDBName: String) -> Self { Self(name: privateDBName) }
  }
  /// Which apps share the store: those that name the same group.
  public struct GroupContainer: Hashable, Sendable {
    let name: String?
    public static var automatic: Self { Self(name: nil) }
    public static var none: Self { Self(name: nil) }
    public static func identifier(_ groupName: String) -> Self { Self(name: groupName) }
  }

  public let url: URL
  public let name: String
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  public var schema: Schema?
  public let allowsSave: Bool
  public let isStoredInMemoryOnly: Bool
  public var groupAppContainerIdentifier: String? { groupContainer.name }
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }
  public var id: URL { url }

  public init(isStoredInMemoryOnly: Bool = false) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }

  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A store of a name, in the app's own folder.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : StoreFolder.url(group: groupContainer.name).appendingPathComponent("\(self.name).store")
  }

  /// A store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    // Source: seen, a file that keeps nothing is how Core Data's users ask for a store in memory.
    isStoredInMemoryOnly = url.path == "/dev/null"
    groupContainer = .automatic
    self.cloudKitDatabase = cloudKitDatabase
  }

  public var debugDescription: String {
    "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))"
  }
}

/// Where stores without a URL are.
enum StoreFolder {
  /// `~/.local/share/APP`, or what `XDG_DATA_HOME` says; with a group, the folder of that name.
  static func url(group: String?) -> URL {
    let base = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let folder = base ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
    return folder.appendingPathComponent(group ?? appName)
  }
  private static var appName: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }
}
