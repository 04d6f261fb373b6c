import Foundation
import HearthCore

public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"

/// What may be done with a characteristic. Source: Bluetooth Core Specification, Characteristic Properties.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 0x01)
  public static let read = Self(rawValue: 0x02)
  public static let writeWithoutResponse = Self(rawValue: 0x04)
  public static let write = Self(rawValue: 0x08)
  public static let notify = Self(rawValue: 0x10)
  public static let indicate = Self(rawValue: 0x20)
  public static let authenticatedSignedWrites = Self(rawValue: 0x40)
  public static let extendedProperties = Self(rawValue: 0x80)
  public static let notifyEncryptionRequired = Self(rawValue: 0x100)
  public static let indicateEncryptionRequired = Self(rawValue: 0x200)
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = Self(rawValue: 1)
  public static let writeable = Self(rawValue: 2)
  public static let readEncryptionRequired = Self(rawValue: 4)
  public static let writeEncryptionRequired = Self(rawValue: 8)
}
/// Errors of the protocol of attributes. Source: Bluetooth Core Specification, Error Response.
public struct CBATTError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
    case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
    case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
    case insufficientEncryption, unsupportedGroupType, insufficientResources
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CBATTErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let success = Code.success
  public static let invalidHandle = Code.invalidHandle
  public static let readNotPermitted = Code.readNotPermitted
  public static let writeNotPermitted = Code.writeNotPermitted
  public static let invalidPdu = Code.invalidPdu
  public static let insufficientAuthentication = Code.insufficientAuthentication
  public static let requestNotSupported = Code.requestNotSupported
  public static let invalidOffset = Code.invalidOffset
  public static let insufficientAuthorization = Code.insufficientAuthorization
  public static let prepareQueueFull = Code.prepareQueueFull
  public static let attributeNotFound = Code.attributeNotFound
  public static let attributeNotLong = Code.attributeNotLong
  public static let insufficientEncryptionKeySize = Code.insufficientEncryptionKeySize
  public static let invalidAttributeValueLength = Code.invalidAttributeValueLength
  public static let unlikelyError = Code.unlikelyError
  public static let insufficientEncryption = Code.insufficientEncryption
  public static let unsupportedGroupType = Code.unsupportedGroupType
  public static let insufficientResources = Code.insufficientResources
}
/// Why Bluetooth does not answer. Source: Apple, documentation of CBError.
public struct CBError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout
    case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached
    case unknownDevice, operationNotSupported
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CBErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
/// A characteristic of the app's own: a value.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  // An app uses it where it made it.
  private let name: CBUUID
  private let allowed: CBCharacteristicProperties
  private var bytes: Data?
  open var permissions: CBAttributePermissions
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
  ) { (name, allowed, bytes, self.permissions) = (UUID, properties, value, permissions) }
  open override var uuid: CBUUID { name }
  open override var properties: CBCharacteristicProperties { allowed }
  open override var value: Data? {
    get { bytes }
    set { bytes = newValue }
  }
}
/// A service of the app's own: a value.
open class CBMutableService: CBService, @unchecked Sendable {
  // An app uses it where it made it.
  private let name: CBUUID
  private var parts: [CBCharacteristic]?
  public let isPrimary: Bool
  public init(type UUID: CBUUID, primary isPrimary: Bool) { (name, self.isPrimary) = (UUID, isPrimary) }
  open override var uuid: CBUUID { name }
  open override var characteristics: [CBCharacteristic]? {
    get { parts }
    set { parts = newValue }
  }
}
/// A device that asks for something of this one. There is never one.
open class CBCentral: CBPeer, @unchecked Sendable {
  // There is never one.
  open var maximumUpdateValueLength: Int { 0 }
}
open class CBATTRequest: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var central: CBCentral { CBCentral() }
  open var characteristic: CBCharacteristic { CBCharacteristic() }
  open var offset: Int { 0 }
  open var value: Data?
}
/// Who hears what other devices ask of this one: that there is no Bluetooth.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}
extension CBPeripheralManagerDelegate {
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}
/// Offers services to other devices: Bluetooth is unsupported, as the delegate hears at once.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  private let queue: DispatchQueue
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    (self.delegate, self.queue) = (delegate, queue ?? .main)
    super.init()
    if let options, !options.isEmpty { refuse("options \(options.keys.sorted().joined(separator: ", "))") }
    self.queue.async { [weak self] in if let self { self.delegate?.peripheralManagerDidUpdateState(self) } }
  }
  private func refuse(_ what: String) {
    Report(kind: .notOnLinux, path: "CBPeripheralManager (\(what))", message: "there is no Bluetooth for apps.").tell()
  }
  open var isAdvertising: Bool { false }
  /// Fails: the delegate hears `CBError.operationNotSupported`.
  open func add(_ service: CBMutableService) {
    refuse("add \(service.uuid.uuidString)")
    queue.async { [weak self] in
      if let self {
        self.delegate?.peripheralManager(self, didAdd: service, error: CBError(.operationNotSupported))
      }
    }
  }
  open func startAdvertising(_ advertisementData: [String: Any]?) {
    refuse("advertise \(advertisementData?.keys.sorted().joined(separator: ", ") ?? "")")
    queue.async { [weak self] in
      if let self {
        self.delegate?.peripheralManagerDidStartAdvertising(self, error: CBError(.operationNotSupported))
      }
    }
  }
  /// Ends what has not begun.
  open func stopAdvertising() {}
  open func removeAllServices() {}
  /// False: nobody hears it.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool {
    refuse("\(value.count) bytes of \(characteristic.uuid.uuidString) for \(centrals?.count ?? 0)")
    return false
  }
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {
    refuse("answer \(request.offset), \(result)")
  }
}

/// So that an error is caught by its code, as in `catch CBATTError.invalidHandle`.
public func ~= (code: CBATTError.Code, error: any Error) -> Bool { (error as? CBATTError)?.code == code }
