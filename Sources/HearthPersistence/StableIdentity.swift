import Foundation

/// Identities that mean the same in every process.
package enum StableIdentity {
  /// The identity in bytes; nil for one that cannot be encoded, an object for example.
  package static func bytes<T>(_ id: T) -> Data? {
    switch id {
    case let text as String: return Data("s\(text)".utf8)
    case let number as any BinaryInteger: return Data("i\(number)".utf8)
    case let uuid as UUID: return Data("u\(uuid.uuidString)".utf8)
    case let any as AnyHashable: return any.base is AnyHashable ? nil : bytes(any.base)
    case let value as any Encodable: return encode(value)
    default: return nil
    }
  }
  /// A value in JSON, in an array so that it may be of any type.
  package static func encode<T: Encodable>(_ value: T) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode([value])
  }
  package static func decode<T>(_ type: T.Type, _ data: Data) -> T? {
    guard let decodable = type as? any Decodable.Type else { return nil }
    func open<D: Decodable>(_ type: D.Type) -> Any? { (try? JSONDecoder().decode([D].self, from: data))?.first }
    return open(decodable) as? T
  }
  package static func number<T>(_ id: T) -> UInt64? {
    guard let bytes = bytes(id) else { return nil }
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.value
  }
}
