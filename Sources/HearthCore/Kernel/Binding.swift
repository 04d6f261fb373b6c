/// A connection to a value that somebody else owns.
///
///     struct Switch: View {
///       @Binding var isOn: Bool
///       var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
///     }
///     struct Lamp: View {
///       @State private var isLit = false
///       var body: some View { Switch(isOn: $isLit) }
///     }
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// Goes with each write through this binding.
  public var transaction: Transaction
  package var location: Location<Value>

  package init(location: Location<Value>, transaction: Transaction = Transaction()) {
    (self.location, self.transaction) = (location, transaction)
  }
  /// A binding made of two functions. A transaction that it was given, as by
  /// ``animation(_:)``, is around what `set` does.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(
      location: FunctionLocation(
        get: get,
        set: { value, transaction in
          if transaction.isEmpty { set(value) } else { withTransaction(transaction) { set(value) } }
        }))
  }
  /// A binding made of two functions, of which `set` gets the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get: get, set: set))
  }
  /// A binding that always has the same value: writes have no effect.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }
  /// Takes over another binding, so that a property can be declared from `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value that the binding leads to.
  ///
  /// A write carries the binding's own transaction or, if that carries nothing, the one around the running code.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction.isEmpty ? Transaction.current : transaction) }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value: a write changes that part and writes the whole back.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: ProjectedLocation(location, keyPath), transaction: transaction)
  }
  /// The same place, written with `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }
}

extension Binding {
  /// A binding to an optional of the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: OptionalLocation(base.location), transaction: base.transaction)
  }
  /// A binding to the value inside an optional; nil when there is none now. Should the optional
  /// become nil later, the last value is read.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, last: value), transaction: base.transaction)
  }
  /// A binding to the same value with its type erased. Values of another type are not written.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: HashableLocation(base.location), transaction: base.transaction)
  }
  /// A binding to the element at `index`, which is read as long as the collection has one there.
  init<C: MutableCollection>(element index: C.Index, of base: Binding<C>) where Value == C.Element {
    self.init(
      location: ElementLocation(base.location, index, last: base.wrappedValue[index]), transaction: base.transaction)
  }
}

extension Binding: DynamicProperty, _BindingComparable {
  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {}
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {}
  public static var _wantsUpdate: Bool { false }
  package static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool {
    a.location.leadsToSameLocation(as: b.location)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {
  // Unchecked: locations guard themselves.
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
  /// A binding to the element at `position`.
  ///
  /// Once the collection has no element there, the last one is read and writes have no effect.
  public subscript(position: Index) -> Binding<Value.Element> { Binding<Value.Element>(element: position, of: self) }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

package final class OptionalLocation<V>: Location<V?>, @unchecked Sendable {
  // Unchecked: immutable.
  let base: Location<V>
  init(_ base: Location<V>) { self.base = base }
  package override func get() -> V? { base.get() }
  package override func set(_ value: V?, _ transaction: Transaction) { if let value { base.set(value, transaction) } }
  package override func leadsToSameLocation(as other: Location<V?>) -> Bool {
    (other as? OptionalLocation<V>).map { base.leadsToSameLocation(as: $0.base) } ?? false
  }
}

package final class UnwrappedLocation<V>: Location<V>, @unchecked Sendable {
  // Unchecked: `last` is guarded by `stateLock`.
  let base: Location<V?>
  /// What was read last.
  @exclusivity(unchecked) private var last: V
  init(_ base: Location<V?>, last: V) { (self.base, self.last) = (base, last) }
  package override func get() -> V {
    let value = base.get()
    guard let value else { return stateLock.withLock { _ in last } }
    let old = stateLock.withLock { _ in
      let old = last
      last = value
      return old
    }
    // The old value goes outside of the lock: its end may run code of the app.
    return withExtendedLifetime(old) { value }
  }
  package override func set(_ value: V, _ transaction: Transaction) { base.set(value, transaction) }
  package override func leadsToSameLocation(as other: Location<V>) -> Bool {
    (other as? UnwrappedLocation<V>).map { base.leadsToSameLocation(as: $0.base) } ?? false
  }
}

package final class HashableLocation<V: Hashable>: Location<AnyHashable>, @unchecked Sendable {
  // Unchecked: immutable.
  let base: Location<V>
  init(_ base: Location<V>) { self.base = base }
  package override func get() -> AnyHashable { AnyHashable(base.get()) }
  package override func set(_ value: AnyHashable, _ transaction: Transaction) {
    if let value = value.base as? V { base.set(value, transaction) }
  }
  package override func leadsToSameLocation(as other: Location<AnyHashable>) -> Bool {
    (other as? HashableLocation<V>).map { base.leadsToSameLocation(as: $0.base) } ?? false
  }
}

package final class ElementLocation<C: MutableCollection>: Location<C.Element>, @unchecked Sendable {
  // Unchecked: immutable.
  let base: Location<C>
  let index: C.Index
  let last: C.Element
  init(_ base: Location<C>, _ index: C.Index, last: C.Element) {
    (self.base, self.index, self.last) = (base, index, last)
  }
  package override func get() -> C.Element {
    let whole = base.get()
    return index >= whole.startIndex && index < whole.endIndex ? whole[index] : last
  }
  package override func set(_ value: C.Element, _ transaction: Transaction) {
    var whole = base.get()
    guard index >= whole.startIndex && index < whole.endIndex else { return }
    whole[index] = value
    base.set(whole, transaction)
  }
  package override func leadsToSameLocation(as other: Location<C.Element>) -> Bool {
    // What a row shows is part of the whole, so that a change of its own element must reach it.
    guard let other = other as? ElementLocation<C> else { return false }
    return index == other.index && base.leadsToSameLocation(as: other.base) && TypeInfo.areKnownEqual(last, other.last)
  }
}
