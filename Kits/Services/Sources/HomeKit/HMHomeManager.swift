@_exported import Foundation
import HearthCore

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}
/// Why something of a home did not happen. Source: Apple, documentation of HMError.
public struct HMError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case alreadyExists = 1, notFound = 2, invalidParameter = 3, accessoryNotReachable = 4
    case homeAccessNotAuthorized = 47, notAuthorizedForLocation = 80, insufficientPrivileges = 17
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "HMErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let alreadyExists = Code.alreadyExists
  public static let notFound = Code.notFound
  public static let invalidParameter = Code.invalidParameter
  public static let accessoryNotReachable = Code.accessoryNotReachable
  public static let homeAccessNotAuthorized = Code.homeAccessNotAuthorized
  public static let notAuthorizedForLocation = Code.notAuthorizedForLocation
  public static let insufficientPrivileges = Code.insufficientPrivileges
}
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
  func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
  func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
  func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
}
extension HMHomeManagerDelegate {
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
  public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
  public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
  public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
}
/// The homes of the user: there are none, of which a new delegate hears.
open class HMHomeManager: NSObject, @unchecked Sendable {
  // Unchecked: an app uses it on the main thread, as on Apple's systems.
  open weak var delegate: (any HMHomeManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      refuse("HMHomeManager")
      DispatchQueue.main.async {
        self.delegate?.homeManager(self, didUpdate: self.authorizationStatus)
        self.delegate?.homeManagerDidUpdateHomes(self)
      }
    }
  }
  public override init() { super.init() }
  private func refuse(_ name: String) {
    Report(kind: .notOnLinux, path: name, message: "the accessories of a home are not there for apps.").tell()
  }
  open var homes: [HMHome] { [] }
  open var primaryHome: HMHome? { nil }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .restricted] }
  /// Fails with `HMError.homeAccessNotAuthorized`.
  open func addHome(
    withName homeName: String, completionHandler completion: @escaping @Sendable (HMHome?, (any Error)?) -> Void
  ) {
    refuse("HMHomeManager.addHome(withName: \(homeName))")
    DispatchQueue.main.async { completion(nil, HMError(.homeAccessNotAuthorized)) }
  }
  open func addHome(named homeName: String) async throws -> HMHome {
    refuse("HMHomeManager.addHome(named:)")
    throw HMError(.homeAccessNotAuthorized)
  }
}
/// A home, a room, a thing in it and what it does. There is never one.
open class HMHome: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var isPrimary: Bool { false }
  open var rooms: [HMRoom] { [] }
  open var accessories: [HMAccessory] { [] }
}
open class HMRoom: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var accessories: [HMAccessory] { [] }
}
open class HMAccessory: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var isReachable: Bool { false }
  open weak var room: HMRoom? { nil }
  open var services: [HMService] { [] }
}
open class HMService: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var name: String { "" }
  open var serviceType: String { "" }
  open var characteristics: [HMCharacteristic] { [] }
}
open class HMCharacteristic: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var characteristicType: String { "" }
  open var value: Any? { nil }
  open func writeValue(_ value: Any?) async throws { throw HMError(.accessoryNotReachable) }
  open func readValue() async throws { throw HMError(.accessoryNotReachable) }
}
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"

/// So that an error is caught by its code, as in `catch HMError.notFound`.
public func ~= (code: HMError.Code, error: any Error) -> Bool { (error as? HMError)?.code == code }
