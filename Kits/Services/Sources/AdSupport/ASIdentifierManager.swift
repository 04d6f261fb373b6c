@_exported import Foundation

/// Under which name advertisers know the device: under none.
public final class ASIdentifierManager: NSObject, Sendable {
  private static let only = ASIdentifierManager()
  public class func shared() -> ASIdentifierManager { only }
  /// All zeros. Source: Apple, documentation of `ASIdentifierManager.advertisingIdentifier`, where tracking is denied.
  public var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  public var isAdvertisingTrackingEnabled: Bool { false }
}
