import Foundation
import Synchronization

/// What the engine knows of a type: where its dynamic properties lie and how two of its values are compared. Found
/// once a type, by the offsets of its fields.
package final class TypeInfo: @unchecked Sendable {
  // Unchecked: everything is set in `init`, but for `foundFields` and what goes with it, which are set once, before
  // `hasFoundFields`. Nothing is ever freed: what is known of a type stays known.

  enum Comparison {
    /// Plain data of so many bytes.
    case bytes(Int)
    case string
    case comparer(FieldComparer)
    /// Nothing is known, so that two values never count as equal.
    case never
  }
  /// How a field is compared: plain data itself, so that going through the fields of a type counts no references.
  struct Field {
    enum Kind { case bytes, string, comparer, never }
    let offset: Int
    let kind: Kind
    /// Of plain data.
    var byteCount = 0
    /// Held by `comparers`.
    var comparer: Unmanaged<FieldComparer>?
    init(offset: Int, _ comparison: Comparison) {
      self.offset = offset
      switch comparison {
      case .bytes(let count): (kind, byteCount) = (.bytes, count)
      case .string: kind = .string
      case .comparer(let comparer): (kind, self.comparer) = (.comparer, .passUnretained(comparer))
      case .never: kind = .never
      }
    }
  }
  package struct Dynamic { package let offset: Int; package let type: any DynamicProperty.Type }

  package let dynamic: ContiguousArray<Dynamic>
  /// True when a dynamic property wants to be told before each `body`.
  package let hasUpdatingProperties: Bool
  /// True when a property owns an object, which may change without a write.
  let ownsObjects: Bool
  /// Found when values are first compared: most of what a first frame shows never is, and asking whether a type is
  /// `Equatable` costs microseconds for each.
  var fields: UnsafeBufferPointer<Field> {
    if !hasFoundFields.load(ordering: .acquiring) { findFields() }
    return foundFields
  }
  private let hasFoundFields = Atomic(false)
  @exclusivity(unchecked) private var foundFields = UnsafeBufferPointer<Field>(start: nil, count: 0)
  @exclusivity(unchecked) private var comparers: [FieldComparer] = []
  private let uncompared: ContiguousArray<Uncompared>
  private struct Uncompared { let offset: Int; let type: Any.Type; let kind: TypeKind }
  /// The size when the whole type is plain data without dynamic properties, else -1.
  let bytes: Int

  /// Whose facts these are.
  private let key: ObjectIdentifier

  // Facts of types. Views are compared by them each time that they are updated, so that most are found in a table of what
  // was asked for last, by a few bits of the type's address, without a lock.
  private static let lock = Mutex<[ObjectIdentifier: TypeInfo]>([:])
  nonisolated(unsafe) private static let recent: UnsafeMutablePointer<Atomic<UInt>> = {
    let slots = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: recentCount)
    for index in 0..<recentCount { (slots + index).initialize(to: Atomic(0)) }
    return slots
  }()
  private static let recentCount = 256

  /// The information on `type`, from any thread.
  @inline(__always) package nonisolated static func of<V>(_ type: V.Type) -> TypeInfo {
    unmanaged(type).takeUnretainedValue()
  }
  /// The same without a reference that is counted: it is never freed.
  @inline(__always) nonisolated static func unmanaged<V>(_ type: V.Type) -> Unmanaged<TypeInfo> {
    let key = ObjectIdentifier(type), bits = UInt(bitPattern: key)
    let slot = recent + Int((bits >> 4 ^ bits >> 12) & UInt(recentCount - 1))
    // What is found in a slot was made before it was put there.
    if let found = UnsafeRawPointer(bitPattern: slot.pointee.load(ordering: .acquiring)) {
      let info = Unmanaged<TypeInfo>.fromOpaque(found)
      if info._withUnsafeGuaranteedRef({ $0.key == key }) { return info }
    }
    let info = Unmanaged.passUnretained(lookUp(type))
    slot.pointee.store(UInt(bitPattern: info.toOpaque()), ordering: .releasing)
    return info
  }
  @inline(never) private nonisolated static func lookUp<V>(_ type: V.Type) -> TypeInfo {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ $0[key] }) { return known }
    let info = TypeInfo(type)
    // Threads that come here at once get the same.
    return lock.withLock {
      if let known = $0[key] { return known }
      $0[key] = info
      return info
    }
  }

  private nonisolated init<V>(_ type: V.Type) {
    key = ObjectIdentifier(type)
    var dynamic: ContiguousArray<Dynamic> = []
    var uncompared: ContiguousArray<Uncompared> = []
    TypeFields.forEach(of: type) { offset, fieldType, kind in
      // The kind is looked at first: a failing cast costs microseconds for each new type.
      if kind == .object || (kind == .structure && !Self.isPlain(fieldType)) {
        if let found = Conformances.dynamicProperty(fieldType) { dynamic.append(Dynamic(offset: offset, type: found)) }
      }
      uncompared.append(Uncompared(offset: offset, type: fieldType, kind: kind))
      return true
    }
    self.dynamic = dynamic
    self.uncompared = uncompared
    var updates = false
    var owns = false
    for property in dynamic {
      if property.type._wantsUpdate { updates = true }
      if property.type._ownsObject { owns = true }
    }
    hasUpdatingProperties = updates
    ownsObjects = owns
    bytes = dynamic.isEmpty && _isPOD(type) ? MemoryLayout<V>.size : -1
  }
  nonisolated deinit {}

  private nonisolated func findFields() {
    var fields: ContiguousArray<Field> = []
    var comparers: [FieldComparer] = []
    for field in uncompared {
      let comparison: Comparison
      if let property = dynamic.first(where: { $0.offset == field.offset && $0.type == field.type })?.type {
        if let binding = Conformances.bindingComparable(property) {
          comparison = .comparer(Self.comparer(binding: binding))
        } else if property._wantsUpdate {
          // One of the app's own: its plain fields come from the parent as those of the view do.
          comparison = .comparer(Self.comparer(custom: property))
        } else {
          continue
        }
      } else {
        comparison = Self.comparison(of: field.type, kind: field.kind)
      }
      if case .bytes(let count) = comparison {
        if count == 0 { continue }
        // Plain data side by side is compared at once.
        if let last = fields.last, last.kind == .bytes, last.offset + last.byteCount == field.offset {
          fields[fields.count - 1].byteCount += count
          continue
        }
      }
      if case .comparer(let comparer) = comparison { comparers.append(comparer) }
      fields.append(Field(offset: field.offset, comparison))
    }
    // Threads that come here at once find the same.
    Self.lock.withLock { _ in
      if hasFoundFields.load(ordering: .relaxed) { return }
      self.comparers = comparers
      let kept = UnsafeMutableBufferPointer<Field>.allocate(capacity: fields.count)
      _ = kept.initialize(from: fields)
      foundFields = UnsafeBufferPointer(kept)
      hasFoundFields.store(true, ordering: .releasing)
    }
  }

  private static func comparer<T: _BindingComparable>(binding: T.Type) -> FieldComparer { BindingComparer<T>() }
  private static func comparer<T: DynamicProperty>(custom: T.Type) -> FieldComparer {
    CustomPropertyComparer(of(T.self))
  }

  nonisolated static func comparison(of type: Any.Type, kind: TypeKind) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison {
      if type == String.self { return .string }
      if _isPOD(type) { return .bytes(MemoryLayout<T>.size) }
      if kind == .function { return .bytes(MemoryLayout<T>.size) }
      if type is AnyObject.Type { return .bytes(MemoryLayout<T>.size) }
      if let optional = Conformances.comparableOptional(type) { return .comparer(optional._comparer) }
      let asksForEquality = kind != .tuple && !(kind == .structure && isComparedByFields(type))
      if asksForEquality, let equatable = Conformances.equatable(type) { return .comparer(Self.comparer(equatable)) }
      if kind == .structure || kind == .tuple {
        let info = TypeInfo.of(T.self)
        if info.fields.isEmpty && info.dynamic.isEmpty { return .never }
        return .comparer(NestedComparer(info))
      }
      return .never
    }
    return open(type)
  }
  private nonisolated static func comparer<T: Equatable>(_: T.Type) -> FieldComparer { EquatableComparer<T>() }

  /// Whether two values describe the same, as far as their fields tell. Dynamic properties are not compared: their
  /// storage lives in the node.
  @inline(__always) nonisolated package func areEqual<V>(_ a: V, _ b: V) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in areEqualFields(a, b) } }
  }

  nonisolated func areEqualFields(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if bytes >= 0 { return Self.areEqualBytes(a, b, bytes) }
    let fields = fields
    var index = 0
    while index < fields.count {
      let field = fields[index]
      let a = a + field.offset, b = b + field.offset
      switch field.kind {
      case .bytes: if !Self.areEqualBytes(a, b, field.byteCount) { return false }
      case .string:
        // The same string, as most are: one that is short is in these bytes, another refers to the same letters.
        if !Self.areEqualBytes(a, b, MemoryLayout<String>.size),
          a.assumingMemoryBound(to: String.self).pointee != b.assumingMemoryBound(to: String.self).pointee
        {
          return false
        }
      case .comparer:
        if !field.comparer.unsafelyUnwrapped._withUnsafeGuaranteedRef({ $0.areEqual(a, b) }) { return false }
      case .never: return false
      }
      index += 1
    }
    return true
  }

  /// Word by word, then byte by byte.
  @inline(__always) fileprivate nonisolated static func areEqualBytes(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      if a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < count {
      if a.load(fromByteOffset: offset, as: UInt8.self) != b.load(fromByteOffset: offset, as: UInt8.self) {
        return false
      }
      offset += 1
    }
    return true
  }

  // MARK: - Element counts

  private static let counts = Mutex<[ObjectIdentifier: Int]>([:])

  /// The element count of a view with a body: that of its body. A body that is its own type would recur without end and
  /// counts as one element.
  nonisolated static func elementCount<V: View>(of type: V.Type) -> Int {
    let key = ObjectIdentifier(type)
    if let known = counts.withLock({ $0[key] }) { return known }
    counts.withLock { $0[key] = 1 }
    let count = V.Body._elementCount
    counts.withLock { $0[key] = count }
    return count
  }

  // MARK: - Comparing any two values

  private static func declaration(of type: Any.Type) -> Int { TypeMetadata(type).declaration }

  /// Asking whether such a struct is `Equatable` would only cost time. Where that is not known the question is asked.
  private static func isComparedByFields(_ type: Any.Type) -> Bool {
    RuntimeTables.areUsed && fieldwiseDeclarations.contains(declaration(of: type))
  }
  /// The declarations of `fieldwiseViews`.
  private static let fieldwiseDeclarations: Set<Int> = Set(fieldwiseViews.map(declaration))
  /// Whether a struct comes from a module that knows nothing of dynamic properties.
  private static func isPlain(_ type: Any.Type) -> Bool {
    if !RuntimeTables.areUsed { return false }
    let metadata = TypeMetadata(type), declaration = metadata.declaration
    if plainDeclarations.withLock({ $0.contains(declaration) }) { return true }
    guard let module = metadata.module, plainModules.contains(module) else { return false }
    plainDeclarations.withLock { _ = $0.insert(declaration) }
    return true
  }
  /// Whether the engine declares a struct; false where that is not known.
  static func isOfEngine(_ type: Any.Type) -> Bool {
    RuntimeTables.areUsed && TypeMetadata(type).module == "HearthCore"
  }
  private static let plainDeclarations = Mutex<Set<Int>>([])
  private static let plainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  /// Whether a type is known to be a tuple, which is not a view: asking for that would be
  /// a search. False where nothing is known.
  static func isKnownTuple(_ type: Any.Type) -> Bool { RuntimeTables.areUsed && TypeMetadata(type).isTuple }
  private static func isStruct<T>(_ type: T.Type) -> Bool {
    RuntimeTables.areUsed ? TypeMetadata(type).isStruct : TypeFields.kind(of: type) == .structure
  }
  private static let comparers = Mutex<[ObjectIdentifier: FieldComparer]>([:])

  /// Whether two values of a type that need not be `Equatable` are known to be equal; false when in doubt.
  package nonisolated static func areKnownEqual<T>(_ a: T, _ b: T) -> Bool {
    let key = ObjectIdentifier(T.self)
    var comparer = comparers.withLock { $0[key] }
    if comparer == nil {
      // Plain data that is the same need not be asked how it is compared: that would be searched for.
      if _isPOD(T.self),
        withUnsafePointer(to: a, { a in withUnsafePointer(to: b) { b in memcmp(a, b, MemoryLayout<T>.size) == 0 } })
      {
        return true
      }
      comparer = Self.comparer(of: T.self)
    }
    return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in comparer!.areEqual(a, b) } }
  }
  /// What compares two values of a type. If nothing is known of the type, no two values are equal.
  fileprivate nonisolated static func comparer<T>(of type: T.Type) -> FieldComparer {
    let key = ObjectIdentifier(type)
    if let known = comparers.withLock({ $0[key] }) { return known }
    let made: FieldComparer
    if type == String.self {
      made = StringComparer()
    } else if !_isPOD(type), let optional = Conformances.comparableOptional(type) {
      made = optional._comparer
    } else if let equatable = Conformances.equatable(type) {
      made = Self.comparer(equatable)
    } else if _isPOD(type) || type is AnyObject.Type {
      made = BytesComparer(MemoryLayout<T>.size)
    } else if Self.isStruct(type), Conformances.dynamicProperty(type) == nil {
      made = NestedComparer(of(type))
    } else {
      made = FieldComparer()
    }
    comparers.withLock { $0[key] = made }
    return made
  }
}

/// Compares the values of a field at two addresses.
class FieldComparer: @unchecked Sendable {
  // Unchecked: subclasses are immutable.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

final class EquatableComparer<T: Equatable>: FieldComparer, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
  }
}

/// Strings of different lengths are not read, so that one letter more in a long text is seen at once. Those that are
/// equal in another number of bytes, as letters with accents in one scalar and in two, count as different.
final class StringComparer: FieldComparer, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    // The same string, as most are: one that is short is in these bytes, another refers to the same letters.
    let words = (a.loadUnaligned(as: SIMD2<UInt64>.self), b.loadUnaligned(as: SIMD2<UInt64>.self))
    if words.0 == words.1 { return true }
    let first = a.assumingMemoryBound(to: String.self), second = b.assumingMemoryBound(to: String.self)
    return first.pointee.utf8.count == second.pointee.utf8.count && first.pointee == second.pointee
  }
}

final class BytesComparer: FieldComparer, @unchecked Sendable {
  let count: Int
  init(_ count: Int) { self.count = count }
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    TypeInfo.areEqualBytes(a, b, count)
  }
}

final class NestedComparer: FieldComparer, @unchecked Sendable {
  let info: TypeInfo
  init(_ info: TypeInfo) { self.info = info }
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    // A dynamic property inside a plain field is not bound by the engine, so that nothing is known of it.
    for property in info.dynamic where Conformances.bindingComparable(property.type) == nil { return false }
    return info.areEqualFields(a, b)
  }
}

/// Compares the plain fields of an app's own dynamic property; what its nested properties store lives in the node.
final class CustomPropertyComparer: FieldComparer, @unchecked Sendable {
  let info: TypeInfo
  init(_ info: TypeInfo) { self.info = info }
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { info.areEqualFields(a, b) }
}

final class OptionalComparer<Wrapped>: FieldComparer, @unchecked Sendable {
  private let wrapped = TypeInfo.comparer(of: Wrapped.self)
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch (a.assumingMemoryBound(to: Wrapped?.self).pointee, b.assumingMemoryBound(to: Wrapped?.self).pointee) {
    case (nil, nil): true
    case (let a?, let b?): withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in wrapped.areEqual(a, b) } }
    default: false
    }
  }
}
protocol _ComparableOptional { static var _comparer: FieldComparer { get } }
extension Optional: _ComparableOptional { static var _comparer: FieldComparer { OptionalComparer<Wrapped>() } }

/// A dynamic property that can say whether two of its values lead to the same place.
package protocol _BindingComparable {
  nonisolated static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool
}

final class BindingComparer<T: _BindingComparable>: FieldComparer, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    T._leadsToSameLocation(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
  }
}
