import CMetadata
import Synchronization

/// Which declarations of this program conform to a protocol, from one pass through the table of all of its conformances.
///
/// A cast to `any P.Type` goes through the conformances of the whole process, anew for each type: thousands of entries, tens of
/// microseconds, and the first frame of an app meets hundreds of types. What no module of the program says of a type that it declares
/// holds for the process too: no other library knows the type. For what is declared elsewhere, and for conformances with conditions, the
/// cast has to do.
///
/// Source: Swift, "TypeMetadata.rst", and `Metadata.h`, `MetadataValues.h` of its runtime, on protocol conformance descriptors.
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
    /// With so many conditions.
    case conditional(UnsafeRawPointer, count: Int)
    case special
  }
  private let entries: [UnsafeRawPointer: Entry]
  private let image: Range<UnsafeRawPointer>?

  /// - Parameter type: The metatype of `any P`.
  init(to type: Any.Type) {
    guard let begin = hearth_image_begin(), let end = hearth_image_end(), begin < end else {
      (entries, image) = ([:], nil)
      return
    }
    var entries: [UnsafeRawPointer: Entry] = [:]
    let isKnown = Self.forEach(to: type) { conformance, declaration, flags in
      // Conditions are counted from bit 8 on; from bit 18 on are kinds that have rules of their own, such as those of an actor.
      let count = Int(flags >> 8 & 0xff)
      entries[declaration] = flags >> 18 != 0 ? .special : count == 0 ? .plain(conformance) : .conditional(conformance, count: count)
    }
    self.entries = entries
    image = isKnown ? begin..<end : nil
  }
  /// Calls `body` with each conformance that the program declares, what conforms, and the flags of the conformance. False where that is not known.
  static func forEach(to type: Any.Type, _ body: (UnsafeRawPointer, UnsafeRawPointer, UInt32) -> Void) -> Bool {
    guard let first = hearth_conformances_begin(), let last = hearth_conformances_end(), let target = TypeMetadata(type).onlyProtocol
    else { return false }
    for place in stride(from: first, to: last, by: 4) {
      guard let conformance = direct(place), let found = indirectable(conformance), found == target else { continue }
      let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
      let declaration: UnsafeRawPointer? =
        switch flags >> 3 & 7 {
        case 0: direct(conformance + 4)
        case 1: direct(conformance + 4)?.load(as: UnsafeRawPointer?.self)
        default: nil
        }
      if let declaration { body(conformance, declaration, flags) }
    }
    return true
  }

  /// - Parameter type: A struct, an enumeration or an optional; of anything else nothing is known.
  func answer(for type: Any.Type) -> Answer {
    let metadata = TypeMetadata(type)
    guard let image, metadata.isValueType else { return .unknown }
    let declaration = metadata.descriptor
    switch entries[declaration] {
    case .plain(let conformance):
      guard let table = swift_getWitnessTable(conformance, metadata.address, nil) else { return .unknown }
      return .conforms(table)
    case .conditional, .special: return .unknown
    case nil: return image.contains(declaration) ? .doesNotConform : .unknown
    }
  }

  /// The answer for a type whose conformance has these conditions, each fulfilled by one of the tables.
  private func answer(for type: Any.Type, conditions: [UnsafeRawPointer]) -> Answer {
    let metadata = TypeMetadata(type)
    guard case .conditional(let conformance, let count)? = entries[metadata.descriptor], count == conditions.count else { return .unknown }
    let table = conditions.withUnsafeBytes { swift_getWitnessTable(conformance, metadata.address, $0.baseAddress) }
    return table.map(Answer.conforms) ?? .unknown
  }

  /// The address that lies as far from `place` as it says there.
  static func direct(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.load(as: Int32.self))
    return offset == 0 ? nil : place + offset
  }
  /// The same, where the lowest bit says that another pointer lies there.
  private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.load(as: Int32.self))
    if offset == 0 { return nil }
    let target = place + (offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}

// MARK: - What the engine asks for

extension Conformances {
  private static let dynamicProperty = Conformances(to: (any DynamicProperty).self)
  private static let equatable = Conformances(to: (any Equatable).self)
  private static let view = Conformances(to: (any View).self)
  private static let viewModifier = Conformances(to: (any ViewModifier).self)
  private static let bindingComparable = Conformances(to: (any _BindingComparable).self)
  private static let comparableOptional = Conformances(to: (any _ComparableOptional).self)
  private static let inheritedStyleKey = Conformances(to: (any InheritedStyleKey).self)

  /// - Parameter Metatype: `any P.Type`. Such a value lies in memory as a type with the witness table.
  @inline(__always) private static func metatype<Metatype>(
    _ type: Any.Type, _ answer: Answer, cast: @autoclosure () -> Metatype?
  ) -> Metatype? {
    switch answer {
    case .conforms(let table): unsafeBitCast((type, table), to: Metatype.self)
    case .doesNotConform: nil
    case .unknown: cast()
    }
  }

  static func dynamicProperty(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    metatype(type, dynamicProperty.answer(for: type), cast: type as? any DynamicProperty.Type)
  }
  static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
    metatype(type, equatable.answer(for: type), cast: type as? any Equatable.Type)
  }
  private static let modified = TypeMetadata(ModifiedContent<EmptyView, EmptyModifier>.self).declaration

  /// Modified views are most of what there is: what they are made of says whether they are views.
  private static func viewAnswer(_ type: Any.Type) -> Answer {
    let metadata = TypeMetadata(type)
    guard metadata.isStruct, metadata.declaration == modified else { return view.answer(for: type) }
    guard case .conforms(let content) = viewAnswer(metadata.argument(0)), case .conforms(let modifier) = viewModifier.answer(for: metadata.argument(1))
    else { return .unknown }
    return view.answer(for: type, conditions: [content, modifier])
  }
  static func view(_ type: Any.Type) -> (any View.Type)? {
    metatype(type, viewAnswer(type), cast: type as? any View.Type)
  }
  static func bindingComparable(_ type: Any.Type) -> (any _BindingComparable.Type)? {
    metatype(type, bindingComparable.answer(for: type), cast: type as? any _BindingComparable.Type)
  }
  static func comparableOptional(_ type: Any.Type) -> (any _ComparableOptional.Type)? {
    guard TypeMetadata(type).isOptional else { return nil }
    return metatype(type, comparableOptional.answer(for: type), cast: type as? any _ComparableOptional.Type)
  }
  static func isInheritedStyleKey(_ type: Any.Type) -> Bool {
    switch inheritedStyleKey.answer(for: type) {
    case .conforms: true
    case .doesNotConform: false
    case .unknown: type is any InheritedStyleKey.Type
    }
  }
}
