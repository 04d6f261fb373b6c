import Foundation

/// What reading an item asks of the user.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = Self(rawValue: 1 << 0)
  public static let biometryAny = Self(rawValue: 1 << 1)
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  public static let devicePasscode = Self(rawValue: 1 << 4)
  public static let or = Self(rawValue: 1 << 14)
  public static let and = Self(rawValue: 1 << 15)
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// When an item may be read, and what that asks of the user. No item that asks for something is kept: see `SecItemAdd`.
public final class SecAccessControl: Sendable {
  let protection: String
  private let flags: SecAccessControlCreateFlags
  init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
    (self.protection, self.flags) = (protection, flags)
  }
  var asksForUser: Bool { !flags.isEmpty }
}
/// A value for `kSecAttrAccessControl`.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl((protection as? String) ?? "", flags) }
/// A value for `kSecAttrAccessControl`.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection, flags) }

/// A certificate, as its bytes; nothing of this module looks into them.
public final class SecCertificate: Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
}
/// A certificate from bytes that begin as a sequence of DER does; nil for others.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  (data as Data).first == 0x30 ? SecCertificate(data as Data) : nil
}
/// The bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }
