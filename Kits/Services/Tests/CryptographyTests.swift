import CommonCrypto
import CryptoKit
import Foundation
import QuickTesting

@MainActor struct CryptographyTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  // Source: FIPS 180-4 and RFC 1321, for "abc".
  @Test func `digests are those of the standards`() throws {
    let data = Data("abc".utf8)
    let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    expect(hex(SHA256.hash(data: data)), equals: sha256)
    expect(hex(Insecure.MD5.hash(data: data)), equals: "900150983cd24fb0d6963f7d28e17f72")
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &bytes) }
    expect(hex(bytes), equals: sha256)
    var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    data.withUnsafeBytes { buffer in _ = CC_MD5(buffer.baseAddress, CC_LONG(data.count), &short) }
    expect(hex(short), equals: "900150983cd24fb0d6963f7d28e17f72")
  }
  // Source: RFC 2202, test 2.
  @Test func `a code under a key is that of the standard, in both modules`() throws {
    let text = "what do ya want for nothing?"
    let expected = "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"
    let code = HMAC<Insecure.SHA1>.authenticationCode(
      for: Data(text.utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    expect(hex(code), equals: expected)
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), "Jefe", 4, text, text.utf8.count, &bytes)
    expect(hex(bytes), equals: expected)
  }
  // Source: RFC 6070, tests 2 and 5.
  @Test func `keys of passwords are those of the standard`() throws {
    func key(_ password: String, _ salt: String, _ rounds: UInt32, _ count: Int) -> String {
      var bytes = [UInt8](repeating: 0, count: count)
      let status = CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, Array(salt.utf8), salt.utf8.count,
        CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), rounds, &bytes, count)
      return status == kCCSuccess ? hex(bytes) : "\(status)"
    }
    expect(key("password", "salt", 2, 20), equals: "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    expect(
      key("passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", 4096, 25),
      equals: "3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038")
    expect(key("password", "salt", 0, 20), equals: "\(kCCParamError)")
  }
  @Test func `what is sealed opens with the key, and not with another`() throws {
    let key = SymmetricKey(size: .bits256), other = SymmetricKey(size: .bits256)
    let sealed = try AES.GCM.seal(Data("secret".utf8), using: key)
    let opened = try AES.GCM.open(try AES.GCM.SealedBox(combined: sealed.combined!), using: key)
    expect(String(decoding: opened, as: UTF8.self), equals: "secret")
    var failed = false
    do { _ = try AES.GCM.open(sealed, using: other) } catch is CryptoKitError { failed = true }
    expect(failed)
  }
  @Test func `there is no chip for keys`() throws {
    expect(!SecureEnclave.isAvailable)
    var failed = false
    do { _ = try SecureEnclave.P256.Signing.PrivateKey() } catch { failed = true }
    expect(failed)
  }
}
