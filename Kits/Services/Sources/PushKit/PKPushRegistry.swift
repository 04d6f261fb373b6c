@_exported import Foundation
import HearthCore

public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
/// What a server pushed. There is never one.
open class PKPushPayload: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var type: PKPushType { .voIP }
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}
open class PKPushCredentials: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var type: PKPushType { .voIP }
  open var token: Data { Data() }
}
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) { completion() }
}
/// Asks for what servers push: nothing comes, which the delegate hears.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  // Unchecked: an app sets it up before it uses it.
  open weak var delegate: (any PKPushRegistryDelegate)?
  private let queue: DispatchQueue
  public init(queue: DispatchQueue?) { self.queue = queue ?? .main }
  open var desiredPushTypes: Set<PKPushType>? {
    didSet {
      guard let types = desiredPushTypes, !types.isEmpty else { return }
      Report(kind: .notOnLinux, path: "PKPushRegistry", message: "nothing is pushed to apps on this system.").tell()
      queue.async {
        for type in types { self.delegate?.pushRegistry(self, didInvalidatePushTokenFor: type) }
      }
    }
  }
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
