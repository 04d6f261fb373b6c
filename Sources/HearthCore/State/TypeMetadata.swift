/// What the runtime's description of a type says, where asking for a conformance would search through all of the process.
///
/// Source: Swift, "TypeMetadata.rst", and `Metadata.h`, `MetadataValues.h` and `GenericContext.h` of its runtime, all part of the
/// stable ABI on platforms that have one.
struct TypeMetadata {
  private let address: UnsafeRawPointer
  init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  private var kind: Int { address.load(as: Int.self) }
  var isStruct: Bool { kind == 0x200 }
  private var isEnumeration: Bool { kind == 0x201 || kind == 0x202 }
  var isTuple: Bool { kind == 0x301 }
  private var descriptor: UnsafeRawPointer { address.load(fromByteOffset: 8, as: UnsafeRawPointer.self) }
  /// The same for all types that one declaration of a struct or an enumeration makes with other arguments.
  var declaration: Int { Int(bitPattern: descriptor) }

  /// The types that this one is made of: the elements of a tuple, the arguments of a generic struct or enumeration. Empty where some are
  /// packs.
  var parts: [Any.Type] {
    if isTuple {
      // The count, the labels, then a type and an offset for each element.
      return (0..<address.load(fromByteOffset: 8, as: Int.self)).map { address.load(fromByteOffset: 24 + 16 * $0, as: Any.Type.self) }
    }
    guard isStruct || isEnumeration else { return [] }
    let descriptor = descriptor
    // Its eighth bit says that a description of the parameters follows the seven words that all such declarations have.
    guard descriptor.load(as: UInt32.self) & 0x80 != 0, descriptor.load(fromByteOffset: 42, as: UInt16.self) & 1 == 0 else { return [] }
    var types: [Any.Type] = []
    for index in 0..<Int(descriptor.load(fromByteOffset: 36, as: UInt16.self)) {
      // Only a parameter that no other one decides has an argument of its own.
      let parameter = descriptor.load(fromByteOffset: 44 + index, as: UInt8.self)
      guard parameter & 0x3F == 0 else { return [] }
      if parameter & 0x80 != 0 { types.append(address.load(fromByteOffset: 16 + 8 * types.count, as: Any.Type.self)) }
    }
    return types
  }

  /// The name of the module that declares the struct.
  var module: String? {
    func target(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = Int(field.load(as: Int32.self))
      if offset == 0 { return nil }
      // The lowest bit says that the place holds another pointer.
      let place = field + (offset & ~1)
      return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
    }
    var context: UnsafeRawPointer? = descriptor
    // A declaration lies in another, and that one at last in a module: the lowest five bits of its description are 0, and its name follows.
    for _ in 0..<16 {
      guard let here = context else { return nil }
      if here.load(as: UInt32.self) & 31 == 0 { return target(here + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } }
      context = target(here + 4)
    }
    return nil
  }
}
