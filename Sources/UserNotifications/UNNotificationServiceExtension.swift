import Foundation

/// Changes notifications that come from a server before they are shown. None comes on Linux, so that nobody makes one.
///
/// What an app overrides can be called by itself, as in a test.
open class UNNotificationServiceExtension: NSObject {
  public override init() { super.init() }
  /// Hands a notification on as it is, unless it is overridden.
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  /// There is no time left. Does nothing, unless it is overridden.
  open func serviceExtensionTimeWillExpire() {}
}
