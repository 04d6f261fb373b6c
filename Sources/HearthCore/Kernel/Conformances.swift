import CMetadata
import Foundation
import Synchronization

/// Which declarations of this program and of its libraries conform to a protocol, from one pass
/// through the tables of all of their conformances.
///
/// A cast to `any P.Type` goes through the conformances of the whole process, again for each type: thousands of
/// entries, tens of microseconds, and the first frame of an app meets hundreds of types. What none of these modules
/// says of a type that one of them declares holds for the process too: Swift's own libraries do not know the type. For what is
/// declared there, and where a condition is about such a type, the cast has to do.
///
/// Source: Swift, "TypeMetadata.rst", and `Metadata.h`, `MetadataValues.h` of its
/// runtime, on protocol conformance descriptors.
struct Conformances: @unchecked Sendable {
  // Unchecked: addresses of constants.

  enum Answer {
    /// With the witness table.
    case conforms(UnsafeRawPointer)
    case doesNotConform
    /// A cast has to find out.
    case unknown
  }

  private enum Entry {
    case plain(UnsafeRawPointer)
    /// Where what the type is made of fulfils these.
    case conditional(UnsafeRawPointer, [Condition])
    case special
  }
  private struct Condition {
    /// Which of the types that the type is made of.
    var index: Int
    /// The description of the protocol that it has to conform to.
    var target: UnsafeRawPointer
  }
  private let entries: [UnsafeRawPointer: Entry]
  private let isKnown: Bool
  /// Whether a class is among what conforms: those that inherit from it do too.
  private let hasClasses: Bool

  /// - Parameter type: The metatype of `any P`.
  init(to type: Any.Type) {
    var entries: [UnsafeRawPointer: Entry] = [:]
    var hasClasses = false
    isKnown = Self.forEach(to: type) { conformance, declaration, flags in
      // Conditions are counted from bit 8 on; from bit 18 on are kinds that have rules of
      // their own, such as those of an actor.
      let count = Int(flags >> 8 & 0xff)
      if flags >> 18 != 0 {
        entries[declaration] = .special
      } else if count == 0 {
        entries[declaration] = .plain(conformance)
      } else {
        entries[declaration] =
          Self.conditions(of: conformance, flags, count).map { .conditional(conformance, $0) } ?? .special
      }
      if declaration.load(as: UInt32.self) & 31 == 16 { hasClasses = true }
    }
    self.entries = entries
    self.hasClasses = hasClasses
  }
  /// Nil where one is about something else than a type that conforms to a protocol.
  private static func conditions(of conformance: UnsafeRawPointer, _ flags: UInt32, _ count: Int) -> [Condition]? {
    // Behind the description there may be the module that declares the conformance, where that is
    // neither the type's nor the protocol's.
    let first = conformance + 16 + (flags & 0x40 != 0 ? 4 : 0)
    var list: [Condition] = []
    for address in stride(from: first, to: first + 12 * count, by: 12) {
      // The kind 0 is a protocol, with its table among the arguments (0x80), and not of a pack (0x20).
      guard address.load(as: UInt32.self) & 0xbf == 0x80, let name = direct(address + 4), let index = parameter(name),
        let target = indirectable(address + 8)
      else { return nil }
      list.append(Condition(index: index, target: target))
    }
    return list
  }
  /// Which parameter of a type a mangled name stands for: "x" is the first, then come "q_",
  /// "q0_", "q1_". Source: Swift, "Mangling.rst".
  private static func parameter(_ name: UnsafeRawPointer) -> Int? {
    switch String(cString: name.assumingMemoryBound(to: CChar.self)) {
    case "x": 0
    case "q_": 1
    case "q0_": 2
    case "q1_": 3
    default: nil
    }
  }
  /// Calls `body` with each conformance that the program declares, what conforms, and the flags of the
  /// conformance. False where that is not known.
  static func forEach(to type: Any.Type, _ body: (UnsafeRawPointer, UnsafeRawPointer, UInt32) -> Void) -> Bool {
    guard !images.isEmpty, let target = TypeMetadata(type).onlyProtocol else { return false }
    for image in images {
      for address in stride(from: image.conformances!, to: image.conformances_end!, by: 4) {
        guard let conformance = direct(address), indirectable(conformance) == target else { continue }
        let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
        let declaration: UnsafeRawPointer? =
          switch flags >> 3 & 7 {
          case 0: direct(conformance + 4)
          case 1: direct(conformance + 4)?.load(as: UnsafeRawPointer?.self)
          default: nil
          }
        if let declaration { body(conformance, declaration, flags) }
      }
    }
    return true
  }
  /// The program and its libraries, as they are when the first type is looked up.
  nonisolated(unsafe) static let images: [HearthImage] = {
    let room = 64
    let images = [HearthImage](unsafeUninitializedCapacity: room) { buffer, count in
      count = min(hearth_images(buffer.baseAddress!, room), room)
    }
    // Of more than that nothing is known for certain.
    return images.count < room ? images : []
  }()
  static func declares(_ declaration: UnsafeRawPointer) -> Bool {
    images.contains { $0.begin! <= declaration && declaration < $0.end! }
  }

  func answer(for type: Any.Type) -> Answer {
    let metadata = TypeMetadata(type)
    if metadata.isFunction { return .doesNotConform }
    if !isKnown { return .unknown }
    if metadata.isClass {
      return !hasClasses && metadata.isClass(where: Self.declares) ? .doesNotConform : .unknown
    }
    guard metadata.isValueType else { return .unknown }
    let declaration = metadata.descriptor
    switch entries[declaration] {
    case .plain(let conformance):
      guard let table = swift_getWitnessTable(conformance, metadata.address, nil) else { return .unknown }
      return .conforms(table)
    case .conditional(let conformance, let conditions): return answer(for: metadata, conformance, conditions)
    case .special: return .unknown
    case nil: return Self.declares(declaration) ? .doesNotConform : .unknown
    }
  }
  private func answer(for metadata: TypeMetadata, _ conformance: UnsafeRawPointer, _ conditions: [Condition]) -> Answer
  {
    var tables: [UnsafeRawPointer] = []
    for condition in conditions {
      guard let others = Self.known[Int(bitPattern: condition.target)] else { return .unknown }
      switch others.answer(for: metadata.argument(condition.index)) {
      case .conforms(let table): tables.append(table)
      case .doesNotConform: return .doesNotConform
      case .unknown: return .unknown
      }
    }
    let table = tables.withUnsafeBytes { swift_getWitnessTable(conformance, metadata.address, $0.baseAddress) }
    return table.map(Answer.conforms) ?? .unknown
  }

  /// The address that lies as far from `address` as it says there.
  static func direct(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(address.load(as: Int32.self))
    return offset == 0 ? nil : address + offset
  }
  /// The same, where the lowest bit says that another pointer lies there.
  private static func indirectable(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(address.load(as: Int32.self))
    if offset == 0 { return nil }
    let target = address + (offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}

// MARK: - What the engine asks for

extension Conformances {
  static let dynamicProperty = Conformances(to: (any DynamicProperty).self)
  static let equatable = Conformances(to: (any Equatable).self)
  static let view = Conformances(to: (any View).self)
  private static let viewModifier = Conformances(to: (any ViewModifier).self)
  private static let bindingComparable = Conformances(to: (any _BindingComparable).self)
  private static let comparableOptional = Conformances(to: (any _ComparableOptional).self)
  private static let inheritedStyleKey = Conformances(to: (any InheritedStyleKey).self)

  /// By the description of their protocol: those that conditions are about.
  private static let known: [Int: Conformances] = {
    var all: [Int: Conformances] = [:]
    for (type, conformances) in [
      ((any View).self, view), ((any ViewModifier).self, viewModifier), ((any Equatable).self, equatable),
    ] as [(Any.Type, Conformances)] {
      if let target = TypeMetadata(type).onlyProtocol { all[Int(bitPattern: target)] = conformances }
    }
    return all
  }()
  /// What other libraries declare and nearly every view consists of.
  private static let plainTypes: [ObjectIdentifier: any (Equatable & SendableMetatype).Type] = {
    let types: [any (Equatable & SendableMetatype).Type] = [
      Bool.self, Int.self, Double.self, CGFloat.self, String.self, AnyHashable.self,
    ]
    return Dictionary(uniqueKeysWithValues: types.map { (ObjectIdentifier($0), $0) })
  }()

  /// - Parameter Metatype: `any P.Type`. Such a value lies in memory as a type with the witness table.
  @inline(__always) static func metatype<Metatype>(
    _ type: Any.Type, _ conformances: @autoclosure () -> Conformances, cast: @autoclosure () -> Metatype?
  ) -> Metatype? {
    if !RuntimeTables.areUsed { return cast() }
    return switch conformances().answer(for: type) {
    case .conforms(let table): unsafeBitCast((type, table), to: Metatype.self)
    case .doesNotConform: nil
    case .unknown: cast()
    }
  }

  static func dynamicProperty(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    metatype(type, dynamicProperty, cast: type as? any DynamicProperty.Type)
  }
  static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
    if let known = plainTypes[ObjectIdentifier(type)] { return known }
    return metatype(type, equatable, cast: type as? any Equatable.Type)
  }
  static func view(_ type: Any.Type) -> (any View.Type)? {
    metatype(type, view, cast: type as? any View.Type)
  }
  static func bindingComparable(_ type: Any.Type) -> (any _BindingComparable.Type)? {
    metatype(type, bindingComparable, cast: type as? any _BindingComparable.Type)
  }
  static func comparableOptional(_ type: Any.Type) -> (any _ComparableOptional.Type)? {
    if RuntimeTables.areUsed && !TypeMetadata(type).isOptional { return nil }
    return metatype(type, comparableOptional, cast: type as? any _ComparableOptional.Type)
  }
  static func isInheritedStyleKey(_ type: Any.Type) -> Bool {
    let found: (any InheritedStyleKey.Type)? = metatype(
      type, inheritedStyleKey, cast: type as? any InheritedStyleKey.Type)
    return found != nil
  }
}
