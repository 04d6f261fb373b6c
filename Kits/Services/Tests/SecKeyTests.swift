import CryptoKit
import Foundation
import QuickTesting

@testable import Security

/// Keys of elliptic curves as apps make, keep and use them.
@MainActor struct SecKeyTests {
  private func attributes(_ bits: Int) -> [String: Any] {
    [kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits as String: bits]
  }
  @Test func `a key signs, and its public key checks`() throws {
    for bits in [256, 384, 521] {
      var error: Unmanaged<CFError>?
      let key = try require(SecKeyCreateRandomKey(attributes(bits) as CFDictionary, &error))
      let open = try require(SecKeyCopyPublicKey(key))
      let text = Data("text".utf8) as CFData
      let signature = try require(SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, text, &error))
      expect(SecKeyVerifySignature(open, .ecdsaSignatureMessageX962SHA256, text, signature, &error))
      expect(error == nil)
      expect(
        !SecKeyVerifySignature(open, .ecdsaSignatureMessageX962SHA256, Data("Text".utf8) as CFData, signature, &error))
      expect(error?.takeRetainedValue().code, equals: Int(errSecVerifyFailed))
      expect(SecKeyCreateSignature(open, .ecdsaSignatureMessageX962SHA256, text, nil) == nil)
      expect(SecKeyIsAlgorithmSupported(key, .sign, .ecdsaSignatureMessageX962SHA512))
      expect(!SecKeyIsAlgorithmSupported(key, .encrypt, .eciesEncryptionCofactorX963SHA256AESGCM))
    }
  }
  @Test func `a key is the same as one of CryptoKit`() throws {
    let own = P256.Signing.PrivateKey()
    let key = try require(
      SecKeyCreateWithData(
        own.x963Representation as CFData,
        [kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kSecAttrKeyClassPrivate] as CFDictionary,
        nil))
    let text = Data("text".utf8)
    let signature = try require(
      SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, text as CFData, nil) as Data?)
    expect(own.publicKey.isValidSignature(try P256.Signing.ECDSASignature(derRepresentation: signature), for: text))
    let open = try require(SecKeyCopyPublicKey(key))
    expect(SecKeyCopyExternalRepresentation(open, nil) as Data?, equals: own.publicKey.x963Representation)
  }
  @Test func `two keys know one secret`() throws {
    let a = try require(SecKeyCreateRandomKey(attributes(256) as CFDictionary, nil))
    let b = try require(SecKeyCreateRandomKey(attributes(256) as CFDictionary, nil))
    func secret(_ mine: SecKey, _ other: SecKey) throws -> Data? {
      SecKeyCopyKeyExchangeResult(
        mine, .ecdhKeyExchangeStandard, try require(SecKeyCopyPublicKey(other)), [:] as CFDictionary, nil) as Data?
    }
    expect(try secret(a, b)?.count, equals: 256 / 8)
    expect(try secret(a, b), equals: try secret(b, a))
  }
  @Test func `a key that is to be kept is found by its tag`() throws {
    Keychain.shared.move(to: FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID())"))
    let tag = Data("org.example.key".utf8)
    var wanted = attributes(256)
    wanted[kSecPrivateKeyAttrs as String] =
      [kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag] as [String: Any]
    let key = try require(SecKeyCreateRandomKey(wanted as CFDictionary, nil))
    let query: [String: Any] = [
      kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: tag, kSecReturnRef as String: true,
    ]
    var item: CFTypeRef?
    expect(SecItemCopyMatching(query as CFDictionary, &item), equals: errSecSuccess)
    let found = try require(item as? SecKey)
    expect(
      SecKeyCopyExternalRepresentation(found, nil) as Data?, equals: SecKeyCopyExternalRepresentation(key, nil) as Data?
    )
    let gone: NSDictionary = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag]
    expect(SecItemDelete(gone), equals: errSecSuccess)
    expect(SecItemCopyMatching(query as CFDictionary, &item), equals: errSecItemNotFound)
  }
  @Test func `keys of RSA are not made, which is reported`() {
    var error: Unmanaged<CFError>?
    let found = reports(of: "SecKey") {
      let wanted: [String: Any] = [
        kSecAttrKeyType as String: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits as String: 2048,
      ]
      expect(SecKeyCreateRandomKey(wanted as CFDictionary, &error) == nil)
    }
    expect(found.count, equals: 1)
    expect(error?.takeRetainedValue().code, equals: Int(errSecUnimplemented))
  }
}
