import Crypto
import Foundation

/// The hash functions that codes are made with.
public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// The code of bytes under a key; nil for an unknown hash function.
private func code(_ algorithm: Int, _ key: SymmetricKey, _ data: some DataProtocol) -> [UInt8]? {
  switch algorithm {
  case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
  case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
  default: nil
  }
}

/// Writes the code of bytes under a key to `macOut`, which has room for the hash function's digest. Nothing is written for an unknown function.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let secret = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
  let bytes = UnsafeRawBufferPointer(start: data, count: dataLength)
  guard let code = code(Int(algorithm), secret, bytes) else { return }
  UnsafeMutableRawBufferPointer(start: macOut, count: code.count).copyBytes(from: code)
}

/// How a key is made of a password.
public typealias CCPBKDFAlgorithm = UInt32
public let kCCPBKDF2: UInt32 = 2
/// The hash functions for that.
public typealias CCPseudoRandomAlgorithm = UInt32
public let kCCPRFHmacAlgSHA1: UInt32 = 1
public let kCCPRFHmacAlgSHA256: UInt32 = 3
public let kCCPRFHmacAlgSHA384: UInt32 = 4
public let kCCPRFHmacAlgSHA512: UInt32 = 5

/// What a function of this module ended with.
public typealias CCStatus = Int32
public typealias CCCryptorStatus = Int32
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

/// Makes a key of a password. Source: RFC 8018, section 5.2.
/// - Returns: `kCCParamError` for another algorithm, or where a length or the rounds are zero.
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!,
  _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!,
  _ derivedKeyLen: Int
) -> Int32 {
  let functions = [
    kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256, kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384,
    kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
  ]
  guard algorithm == kCCPBKDF2, let function = functions[prf], rounds > 0, derivedKeyLen > 0, derivedKey != nil else {
    return Int32(kCCParamError)
  }
  let secret = SymmetricKey(data: UnsafeRawBufferPointer(start: password, count: passwordLen))
  let salted = Array(UnsafeBufferPointer(start: salt, count: saltLen))
  var written = 0
  var block: UInt32 = 1
  while written < derivedKeyLen {
    let number = withUnsafeBytes(of: block.bigEndian) { Array($0) }
    guard var last = code(function, secret, salted + number) else { return Int32(kCCParamError) }
    var sum = last
    for _ in 1..<max(rounds, 1) {
      last = code(function, secret, last) ?? []
      for index in sum.indices { sum[index] ^= last[index] }
    }
    for byte in sum.prefix(derivedKeyLen - written) {
      derivedKey[written] = byte
      written += 1
    }
    block += 1
  }
  return Int32(kCCSuccess)
}
