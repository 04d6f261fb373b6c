import Crypto
import Foundation
import HearthCore

/// A key of an elliptic curve: P-256, P-384 or P-521. Keys of RSA are not made and not read, which is reported.
public final class SecKey: Sendable {
  enum Curve: Int, Sendable {
    case p256 = 256, p384 = 384, p521 = 521
  }
  let curve: Curve
  /// The form of ANSI X9.63: 04, X and Y, and behind them the secret number of a private key.
  let bytes: Data
  let isPrivate: Bool
  /// Nil for bytes that are no key of a curve.
  init?(_ bytes: Data, isPrivate: Bool) {
    let points = [65: Curve.p256, 97: .p384, 133: .p521], keys = [97: Curve.p256, 145: .p384, 199: .p521]
    guard let curve = (isPrivate ? keys : points)[bytes.count] else { return nil }
    (self.curve, self.bytes, self.isPrivate) = (curve, bytes, isPrivate)
    do {
      switch (curve, isPrivate) {
      case (.p256, true): _ = try P256.Signing.PrivateKey(x963Representation: bytes)
      case (.p384, true): _ = try P384.Signing.PrivateKey(x963Representation: bytes)
      case (.p521, true): _ = try P521.Signing.PrivateKey(x963Representation: bytes)
      case (.p256, false): _ = try P256.Signing.PublicKey(x963Representation: bytes)
      case (.p384, false): _ = try P384.Signing.PublicKey(x963Representation: bytes)
      case (.p521, false): _ = try P521.Signing.PublicKey(x963Representation: bytes)
      }
    } catch { return nil }
  }
  convenience init(making curve: Curve) {
    let bytes =
      switch curve {
      case .p256: P256.Signing.PrivateKey().x963Representation
      case .p384: P384.Signing.PrivateKey().x963Representation
      case .p521: P521.Signing.PrivateKey().x963Representation
      }
    self.init(bytes, isPrivate: true)!
  }
  /// X and Y behind 04.
  var point: Data { isPrivate ? bytes.prefix([.p256: 65, .p384: 97, .p521: 133][curve]!) : bytes }
}

/// What is done with a key.
public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }
/// How something is done with a key. Signatures of elliptic curves are made and checked, of messages; others fail.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "algid:" + name }
  public static let ecdsaSignatureMessageX962SHA256 = Self("sign:ECDSA:message-X962:SHA256")
  public static let ecdsaSignatureMessageX962SHA384 = Self("sign:ECDSA:message-X962:SHA384")
  public static let ecdsaSignatureMessageX962SHA512 = Self("sign:ECDSA:message-X962:SHA512")
  public static let ecdsaSignatureDigestX962SHA256 = Self("sign:ECDSA:digest-X962:SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self("sign:RSA:message-PKCS1v15:SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA512 = Self("sign:RSA:message-PKCS1v15:SHA512")
  public static let rsaSignatureMessagePSSSHA256 = Self("sign:RSA:message-PSS:SHA256:SHA256:32")
  public static let rsaEncryptionPKCS1 = Self("encrypt:RSA:PKCS1")
  public static let rsaEncryptionOAEPSHA1 = Self("encrypt:RSA:OAEP:SHA1")
  public static let rsaEncryptionOAEPSHA256 = Self("encrypt:RSA:OAEP:SHA256")
  public static let rsaEncryptionOAEPSHA512 = Self("encrypt:RSA:OAEP:SHA512")
  public static let rsaEncryptionOAEPSHA256AESGCM = Self("encrypt:RSA:OAEP:SHA256:AESGCM")
  public static let eciesEncryptionCofactorX963SHA256AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self(
    "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV-variable")
  public static let eciesEncryptionStandardX963SHA256AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
  public static let ecdhKeyExchangeStandard = Self("keyexchange:ECDH")
  public static let ecdhKeyExchangeCofactor = Self("keyexchange:ECDHC")
  var isMessage: Bool {
    self == .ecdsaSignatureMessageX962SHA256 || self == .ecdsaSignatureMessageX962SHA384
      || self == .ecdsaSignatureMessageX962SHA512
  }
}

private func fail(
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ status: OSStatus, _ message: String
) {
  if status == errSecUnimplemented {
    Report(kind: .notOnLinux, path: "SecKey", message: message + ": it fails. Use CryptoKit.").tell()
  }
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: message]))
}

/// Makes a private key. One that is to be kept (`kSecAttrIsPermanent`) is kept in the keychain of the app.
///
/// - Returns: Nil, with an error, for RSA, for other sizes than 256, 384 and 521 bits, and for the secure enclave, which is not there.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let bits = (parameters[kSecAttrKeySizeInBits] as? NSNumber)?.intValue ?? parameters[kSecAttrKeySizeInBits] as? Int
  guard parameters[kSecAttrTokenID] == nil else {
    fail(error, errSecUnimplemented, "there is no secure enclave")
    return nil
  }
  guard parameters[kSecAttrKeyType] as? String == kSecAttrKeyTypeECSECPrimeRandom else {
    fail(error, errSecUnimplemented, "keys of RSA are not made")
    return nil
  }
  guard let curve = SecKey.Curve(rawValue: bits ?? 256) else {
    fail(error, errSecParam, "there is no curve of \(bits ?? 0) bits")
    return nil
  }
  let key = SecKey(making: curve)
  let own = parameters[kSecPrivateKeyAttrs] as? CFDictionary ?? [:]
  let isKept = (own[kSecAttrIsPermanent] ?? parameters[kSecAttrIsPermanent]) as? Bool ?? false
  guard isKept else { return key }
  var item: CFDictionary = [
    kSecClass: kSecClassKey, kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom,
    kSecAttrKeyClass: kSecAttrKeyClassPrivate, kSecAttrKeySizeInBits: curve.rawValue, kSecValueData: key.bytes,
  ]
  for name in [kSecAttrApplicationTag, kSecAttrLabel, kSecAttrAccessControl, kSecAttrAccessible] {
    item[name] = own[name] ?? parameters[name]
  }
  let status = SecItemAdd(item, nil)
  if status == errSecSuccess { return key }
  fail(error, status, "the key is not kept: \(SecCopyErrorMessageString(status, nil) ?? "")")
  return nil
}
/// A key of the bytes that `SecKeyCopyExternalRepresentation` gave.
///
/// - Returns: Nil, with an error, for RSA, and for bytes that are no key.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  guard attributes[kSecAttrKeyType] as? String != kSecAttrKeyTypeRSA else {
    fail(error, errSecUnimplemented, "keys of RSA are not read")
    return nil
  }
  let isPrivate = attributes[kSecAttrKeyClass] as? String == kSecAttrKeyClassPrivate
  if let key = SecKey(keyData as Data, isPrivate: isPrivate) { return key }
  fail(error, errSecDecode, "\(keyData.length) bytes are no key of a curve")
  return nil
}
/// The public key of a private one, and a public one itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { SecKey(key.point, isPrivate: false) }
/// The bytes of a key in the form of ANSI X9.63.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { key.bytes as NSData }
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  [
    kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: key.curve.rawValue,
    kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic, kSecValueData: key.bytes,
  ]
}
/// Bytes of a coordinate.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.curve.rawValue + 7) / 8 }
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  switch operation {
  case .sign: key.isPrivate && algorithm.isMessage
  case .verify: algorithm.isMessage
  case .keyExchange: key.isPrivate && algorithm == .ecdhKeyExchangeStandard
  case .encrypt, .decrypt: false
  }
}
/// A signature in the form of DER.
///
/// - Returns: Nil, with an error, for a public key and for other algorithms than those of ECDSA for messages.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard key.isPrivate else {
    fail(error, errSecParam, "a public key does not sign")
    return nil
  }
  let signature =
    switch algorithm {
    case .ecdsaSignatureMessageX962SHA256: key.signature(of: SHA256.hash(data: dataToSign as Data))
    case .ecdsaSignatureMessageX962SHA384: key.signature(of: SHA384.hash(data: dataToSign as Data))
    case .ecdsaSignatureMessageX962SHA512: key.signature(of: SHA512.hash(data: dataToSign as Data))
    default: Data?.none
    }
  if signature == nil { fail(error, errSecUnimplemented, "nothing signs by \(algorithm.rawValue)") }
  return signature.map { $0 as NSData }
}
/// Whether a signature is one of the data by this key. False, with an error, for one that is not, and for other algorithms than those of ECDSA for messages.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let isValid: Bool
  switch algorithm {
  case .ecdsaSignatureMessageX962SHA256:
    isValid = key.isSignature(signature as Data, of: SHA256.hash(data: signedData as Data))
  case .ecdsaSignatureMessageX962SHA384:
    isValid = key.isSignature(signature as Data, of: SHA384.hash(data: signedData as Data))
  case .ecdsaSignatureMessageX962SHA512:
    isValid = key.isSignature(signature as Data, of: SHA512.hash(data: signedData as Data))
  default:
    fail(error, errSecUnimplemented, "nothing checks \(algorithm.rawValue)")
    return false
  }
  if !isValid { fail(error, errSecVerifyFailed, "the signature is not one of these data by this key") }
  return isValid
}
/// Nil, with an error: nothing is encrypted with keys of curves.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(
    error, errSecUnimplemented,
    "a key of \(key.curve.rawValue) bits encrypts nothing, as \(plaintext.length) bytes by \(algorithm.rawValue)")
  return nil
}
/// Nil, with an error: nothing is decrypted with keys of curves.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(
    error, errSecUnimplemented,
    "a key of \(key.curve.rawValue) bits decrypts nothing, as \(ciphertext.length) bytes by \(algorithm.rawValue)")
  return nil
}
/// What both sides of a talk know, and nobody else: the x of the shared point.
///
/// - Returns: Nil, with an error, for keys of different curves, and where a parameter asks for more than that.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard algorithm == .ecdhKeyExchangeStandard, parameters.isEmpty else {
    fail(
      error, errSecUnimplemented, "keys are exchanged by ECDH without parameters alone, not by \(algorithm.rawValue)")
    return nil
  }
  if let secret = privateKey.sharedSecret(with: publicKey) { return secret as NSData }
  fail(error, errSecParam, "the keys are not a private and a public one of one curve")
  return nil
}
extension SecKey {
  fileprivate func signature<D: Digest>(of digest: D) -> Data? {
    switch curve {
    case .p256: try? P256.Signing.PrivateKey(x963Representation: bytes).signature(for: digest).derRepresentation
    case .p384: try? P384.Signing.PrivateKey(x963Representation: bytes).signature(for: digest).derRepresentation
    case .p521: try? P521.Signing.PrivateKey(x963Representation: bytes).signature(for: digest).derRepresentation
    }
  }
  fileprivate func isSignature<D: Digest>(_ signature: Data, of digest: D) -> Bool {
    do {
      switch curve {
      case .p256:
        return try P256.Signing.PublicKey(x963Representation: point).isValidSignature(
          P256.Signing.ECDSASignature(derRepresentation: signature), for: digest)
      case .p384:
        return try P384.Signing.PublicKey(x963Representation: point).isValidSignature(
          P384.Signing.ECDSASignature(derRepresentation: signature), for: digest)
      case .p521:
        return try P521.Signing.PublicKey(x963Representation: point).isValidSignature(
          P521.Signing.ECDSASignature(derRepresentation: signature), for: digest)
      }
    } catch { return false }
  }
  fileprivate func sharedSecret(with other: SecKey) -> Data? {
    guard isPrivate, curve == other.curve else { return nil }
    let secret: SharedSecret?
    switch curve {
    case .p256:
      secret = try? P256.KeyAgreement.PrivateKey(x963Representation: bytes).sharedSecretFromKeyAgreement(
        with: P256.KeyAgreement.PublicKey(x963Representation: other.point))
    case .p384:
      secret = try? P384.KeyAgreement.PrivateKey(x963Representation: bytes).sharedSecretFromKeyAgreement(
        with: P384.KeyAgreement.PublicKey(x963Representation: other.point))
    case .p521:
      secret = try? P521.KeyAgreement.PrivateKey(x963Representation: bytes).sharedSecretFromKeyAgreement(
        with: P521.KeyAgreement.PublicKey(x963Representation: other.point))
    }
    return secret?.withUnsafeBytes { Data($0) }
  }
}
