import Foundation

/// What random bytes are taken from: the system, whichever is named.
public final class SecRandomRef: Sendable { fileprivate init() {} }
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills `count` bytes with random ones of the system's generator.
///
///     var bytes = [UInt8](repeating: 0, count: 16)
///     let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
///
/// - Returns: `errSecSuccess`.
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  for index in buffer.indices { buffer[index] = generator.next() }
  return errSecSuccess
}
