/// What the runtime's description of a type says, where asking for a conformance would search through all of the process.
///
/// Source: Swift, "TypeMetadata.rst", and `Metadata.h`, `MetadataValues.h` and `GenericContext.h` of its runtime, all part of the
/// stable ABI on platforms that have one.
package struct TypeMetadata {
  private let address: UnsafeRawPointer
  package init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  private var kind: Int { address.load(as: Int.self) }
  var isStruct: Bool { kind == 0x200 }
  private var isEnumeration: Bool { kind == 0x201 || kind == 0x202 }
  var isTuple: Bool { kind == 0x301 }
  private var descriptor: UnsafeRawPointer { address.load(fromByteOffset: 8, as: UnsafeRawPointer.self) }
  /// The same for all types that one declaration of a struct or an enumeration makes with other arguments.
  var declaration: Int { Int(bitPattern: descriptor) }

  /// The types that this one is made of: the elements of a tuple, the arguments of a generic struct or enumeration.
  var parts: [Any.Type] {
    if isTuple {
      // The count, the labels, then a type and an offset for each element.
      return (0..<word(1)).map { address.load(fromByteOffset: 24 + 16 * $0, as: Any.Type.self) }
    }
    guard isStruct || isEnumeration else { return [] }
    let descriptor = descriptor
    // Its eighth bit says that a description of the parameters follows the seven words that all such declarations have.
    guard descriptor.load(as: UInt32.self) & 0x80 != 0 else { return [] }
    let count = Int(descriptor.load(fromByteOffset: 36, as: UInt16.self))
    let hasPacks = descriptor.load(fromByteOffset: 42, as: UInt16.self) & 1 != 0
    // Arguments follow the declaration's address: the lengths of packs first.
    var next = 2, packLength: Int?
    if hasPacks {
      // Behind a byte for each parameter and twelve for each requirement stand the numbers of packs and of their lengths.
      let header = 44 + (count + 3) & ~3 + 12 * Int(descriptor.load(fromByteOffset: 38, as: UInt16.self))
      let lengths = Int(descriptor.load(fromByteOffset: header + 2, as: UInt16.self))
      // Of several lengths it is not looked up which is whose.
      if lengths == 1 { packLength = word(2) }
      next += lengths
    }
    var types: [Any.Type] = []
    for index in 0..<count {
      let parameter = descriptor.load(fromByteOffset: 44 + index, as: UInt8.self)
      // Only a parameter that no other one decides has an argument of its own.
      guard parameter & 0x80 != 0 else { continue }
      switch parameter & 0x3F {
      case 0: types.append(address.load(fromByteOffset: 8 * next, as: Any.Type.self))
      case 1:
        // The lowest bit says that the pack is the runtime's own.
        guard let packLength, let pack = UnsafeRawPointer(bitPattern: word(next) & ~1) else { break }
        for index in 0..<packLength { types.append(pack.load(fromByteOffset: 8 * index, as: Any.Type.self)) }
      default: return types
      }
      next += 1
    }
    return types
  }
  private func word(_ index: Int) -> Int { address.load(fromByteOffset: 8 * index, as: Int.self) }

  /// The name of the module that declares the struct.
  package var module: String? {
    var context: UnsafeRawPointer? = descriptor
    // A declaration lies in another, and that one at last in a module: the lowest five bits of its description are 0, and its name follows.
    for _ in 0..<16 {
      guard let here = context else { return nil }
      if here.load(as: UInt32.self) & 31 == 0 {
        let name = here + 8
        return String(cString: (name + Int(name.load(as: Int32.self))).assumingMemoryBound(to: CChar.self))
      }
      let parent = here + 4, offset = Int(parent.load(as: Int32.self))
      if offset == 0 { return nil }
      // The lowest bit says that the place holds another pointer.
      let place = parent + (offset & ~1)
      context = offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
    }
    return nil
  }
}
