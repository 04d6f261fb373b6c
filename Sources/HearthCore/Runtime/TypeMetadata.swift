/// What the runtime's description of a type says, where asking for a conformance
/// would search through all of the process.
///
/// Source: Swift, "TypeMetadata.rst", and `Metadata.h` of its runtime; both are part of the ABI
/// that is stable on Apple's systems.
package struct TypeMetadata {
  let address: UnsafeRawPointer
  package init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  private var kind: Int { address.load(as: Int.self) }
  var isStruct: Bool { kind == 0x200 }
  var isOptional: Bool { kind == 0x202 }
  /// A struct, an enumeration or an optional: its description comes first.
  var isValueType: Bool { kind & ~3 == 0x200 && kind != 0x203 }
  var isTuple: Bool { kind == 0x301 }
  var isFunction: Bool { kind == 0x302 }
  /// A class that is written in Swift.
  var isClass: Bool { kind == 0 }
  /// Whether something holds for the descriptions of a class and of all that it inherits from.
  func isClass(where holds: (UnsafeRawPointer) -> Bool) -> Bool {
    var next: UnsafeRawPointer? = address
    while let here = next {
      // What it inherits from comes first, its description after what instances need.
      guard holds(here.load(fromByteOffset: 40, as: UnsafeRawPointer.self)) else { return false }
      next = here.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    }
    return true
  }
  /// Of a type that is made of others: the one at `index`.
  func argument(_ index: Int) -> Any.Type {
    unsafeBitCast(address.load(fromByteOffset: 16 + 8 * index, as: UnsafeRawPointer.self), to: Any.Type.self)
  }
  /// The description of `P`, for `any P` with one protocol and no class.
  var onlyProtocol: UnsafeRawPointer? {
    let isOfClass = address.load(fromByteOffset: 8, as: UInt32.self) & 0x4000_0000 != 0
    guard kind == 0x303, !isOfClass, address.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
    return address.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
  var descriptor: UnsafeRawPointer { address.load(fromByteOffset: 8, as: UnsafeRawPointer.self) }
  /// The same for all types that one declaration of a struct or an enumeration makes with other arguments.
  var declaration: Int { Int(bitPattern: descriptor) }

  /// The name of the module that declares the struct.
  package var module: String? {
    var context: UnsafeRawPointer? = descriptor
    // A declaration lies in another, and that one at last in a module: the lowest five bits of its
    // description are 0, and its name follows.
    for _ in 0..<16 {
      guard let here = context else { return nil }
      if here.load(as: UInt32.self) & 31 == 0 {
        let name = here + 8
        return String(cString: (name + Int(name.load(as: Int32.self))).assumingMemoryBound(to: CChar.self))
      }
      let parent = here + 4, offset = Int(parent.load(as: Int32.self))
      if offset == 0 { return nil }
      // The lowest bit says that the place holds another pointer.
      let target = parent + (offset & ~1)
      context = offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
    return nil
  }
}
