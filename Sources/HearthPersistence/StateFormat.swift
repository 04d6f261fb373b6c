import Foundation

/// The bytes of a state file.
///
/// A header of 32 bytes, numbers in little-endian order: the eight letters `HearthSt`; the version of the format (4
/// bytes); zero (4); the length of what follows (8); a checksum over the header before it and over what follows (8).
/// Then the entries, ordered by key: their number (4 bytes); for each, the length of its key (4), the key in UTF-8,
/// the length of its value (4), the value.
package enum StateFormat {
  package static let magic = Array("HearthSt".utf8)
  package static let version: UInt32 = 1
  static let headerLength = 32

  /// Why bytes cannot be read as state.
  package enum Problem: Error, Equatable {
    /// They never were: they begin otherwise.
    case foreign
    /// Written by a later version of this library.
    case newerVersion(UInt32)
    /// Cut off, or changed afterwards.
    case damaged
  }

  package static func encode(_ entries: [String: Data]) -> Data {
    var body = Data()
    append(UInt32(entries.count), to: &body)
    for key in entries.keys.sorted() {
      let name = Array(key.utf8), value = entries[key]!
      append(UInt32(name.count), to: &body)
      body.append(contentsOf: name)
      append(UInt32(value.count), to: &body)
      body.append(value)
    }
    var data = Data(magic)
    append(version, to: &data)
    append(UInt32(0), to: &data)
    append(UInt64(body.count), to: &data)
    var checksum = Checksum()
    checksum.add(data)
    checksum.add(body)
    append(checksum.value, to: &data)
    data.append(body)
    return data
  }
  private static func append<I: FixedWidthInteger>(_ number: I, to data: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  /// The entries in the bytes of a file, whatever these are.
  package static func decode(_ data: Data) throws(Problem) -> [String: Data] {
    var reader = Reader(bytes: Array(data))
    guard let letters = reader.take(magic.count), Array(letters) == magic else {
      // What broke off within the first letters is ours; the rest is not.
      throw !data.isEmpty && magic.starts(with: data) ? .damaged : .foreign
    }
    guard let written: UInt32 = reader.number() else { throw .damaged }
    if written > version { throw .newerVersion(written) }
    guard let zero: UInt32 = reader.number(), let length: UInt64 = reader.number() else { throw .damaged }
    guard let expected: UInt64 = reader.number() else { throw .damaged }
    guard written == version, zero == 0, length == UInt64(reader.bytes.count - headerLength) else { throw .damaged }
    var checksum = Checksum()
    checksum.add(reader.bytes[..<(headerLength - 8)])
    checksum.add(reader.bytes[headerLength...])
    guard checksum.value == expected, let count: UInt32 = reader.number() else { throw .damaged }
    var entries: [String: Data] = [:]
    for _ in 0..<count {
      guard let nameLength: UInt32 = reader.number(), let name = reader.take(Int(nameLength)),
        let key = String(validating: name, as: UTF8.self), let valueLength: UInt32 = reader.number(),
        let value = reader.take(Int(valueLength))
      else { throw .damaged }
      guard entries.updateValue(Data(value), forKey: key) == nil else { throw .damaged }
    }
    guard reader.place == reader.bytes.count else { throw .damaged }
    return entries
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0
    init(bytes: [UInt8]) { self.bytes = bytes }
    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count <= bytes.count - place else { return nil }
      defer { place += count }
      return bytes[place..<(place + count)]
    }
    mutating func number<I: FixedWidthInteger>() -> I? {
      guard let part = take(MemoryLayout<I>.size) else { return nil }
      var result: I = 0
      for byte in part.reversed() { result = result << 8 | I(byte) }
      return result
    }
  }
}

/// A cyclic redundancy check of 64 bits: any damage within 64 bits in a row is found, and any other but for one in 2⁶⁴.
///
/// Source: ECMA-182, with the order of bits and the complement that the XZ file format
/// uses; "123456789" gives 995DC9BBDF1939FA.
package struct Checksum {
  private var register = ~UInt64(0)
  package init() {}
  private static let table: [UInt64] = (0..<256).map { index in
    var value = UInt64(index)
    for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xC96C_5795_D787_0F42 : value >> 1 }
    return value
  }
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes { register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ register >> 8 }
    }
  }
  package var value: UInt64 { ~register }
}
