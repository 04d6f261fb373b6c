import HearthCore
import HearthPersistence

/// What is selected in a list, whatever the type of the selection. Made in the
/// initialisers of views, used on the main actor.
@usableFromInline class ListSelection {
  init() {}
  var allowsMultiple: Bool { false }
  func contains(_ id: AnyHashable) -> Bool { fatalError("overridden") }
  /// One row is always selected.
  @usableFromInline static func always<Value: Hashable>(_ selection: Binding<Value>) -> ListSelection {
    let optional = Binding<Value?>(
      get: { selection.wrappedValue }, set: { if let value = $0 { selection.wrappedValue = value } })
    return SingleListSelection(optional, canBeEmpty: false)
  }
  /// Identities that are not of the selection's type cannot be selected.
  func accepts(_ id: AnyHashable) -> Bool { fatalError("overridden") }
  func select(_ ids: [AnyHashable]) { fatalError("overridden") }
  func toggle(_ id: AnyHashable) { select([id]) }
  /// One that is selected, if any.
  var first: AnyHashable? { nil }
  var count: Int { fatalError("overridden") }
  /// All that are selected, in no order.
  var all: [AnyHashable] { first.map { [$0] } ?? [] }
  /// What is selected, for the next process; nil where it cannot be encoded.
  var stored: Data? { nil }
  /// Selects what is stored, as far as it is there.
  func restore(_ data: Data, where isThere: (AnyHashable) -> Bool) {}
  /// Remembers what is selected now. True when that is something else than before.
  func refresh() -> Bool { fatalError("overridden") }
  /// Remembers what an earlier selection of the same view does, so that `refresh` tells what has changed since.
  func takeOver(_ other: ListSelection) {}
}

@usableFromInline final class SingleListSelection<Value: Hashable>: ListSelection {
  private let binding: Binding<Value?>
  private let canBeEmpty: Bool
  private var value: Value?
  @usableFromInline init(_ binding: Binding<Value?>, canBeEmpty: Bool) {
    (self.binding, self.canBeEmpty) = (binding, canBeEmpty)
  }
  override func takeOver(_ other: ListSelection) { value = (other as? Self)?.value }
  override func refresh() -> Bool {
    let old = value
    value = binding.wrappedValue
    return old != value
  }
  override var stored: Data? {
    guard let value else { return Data() }
    return (value as? any Encodable).flatMap { StableIdentity.encode($0) }
  }
  override func restore(_ data: Data, where isThere: (AnyHashable) -> Bool) {
    if let value = StableIdentity.decode(Value.self, data), isThere(AnyHashable(value)) { select([AnyHashable(value)]) }
  }
  override func contains(_ id: AnyHashable) -> Bool { value != nil && Self.value(id) == value }
  override func accepts(_ id: AnyHashable) -> Bool { Self.value(id) != nil }
  override var first: AnyHashable? { value.map { AnyHashable($0) } }
  override var count: Int { value == nil ? 0 : 1 }
  override func select(_ ids: [AnyHashable]) {
    let new = ids.last.flatMap { Self.value($0) }
    if new == nil && !canBeEmpty { return }
    if new != binding.wrappedValue { binding.wrappedValue = new }
  }
  override func toggle(_ id: AnyHashable) { if canBeEmpty && contains(id) { select([]) } else { select([id]) } }
  static func value(_ id: AnyHashable) -> Value? { id.base as? Value }
}

@usableFromInline final class MultipleListSelection<Value: Hashable>: ListSelection {
  private let binding: Binding<Set<Value>>
  private var values: Set<Value> = []
  @usableFromInline init(_ binding: Binding<Set<Value>>) { self.binding = binding }
  override var allowsMultiple: Bool { true }
  override func takeOver(_ other: ListSelection) { values = (other as? Self)?.values ?? [] }
  override func refresh() -> Bool {
    let old = values
    values = binding.wrappedValue
    return old != values
  }
  override var stored: Data? {
    if values.isEmpty { return Data() }
    let ids = values.compactMap { ($0 as? any Encodable).flatMap { StableIdentity.encode($0) } }
    return ids.count == values.count ? StableIdentity.encode(ids.sorted { $0.lexicographicallyPrecedes($1) }) : nil
  }
  override func restore(_ data: Data, where isThere: (AnyHashable) -> Bool) {
    let ids = (StableIdentity.decode([Data].self, data) ?? []).compactMap { StableIdentity.decode(Value.self, $0) }.map
    { AnyHashable($0) }
    let there = ids.filter(isThere)
    if !there.isEmpty { select(there) }
  }
  override func contains(_ id: AnyHashable) -> Bool { (id.base as? Value).map(values.contains) ?? false }
  override func accepts(_ id: AnyHashable) -> Bool { id.base is Value }
  override var first: AnyHashable? { values.first.map { AnyHashable($0) } }
  override var count: Int { values.count }
  override var all: [AnyHashable] { values.map { AnyHashable($0) } }
  override func select(_ ids: [AnyHashable]) {
    var new = Set<Value>(minimumCapacity: ids.count)
    for id in ids { if let value = id.base as? Value { new.insert(value) } }
    if new != binding.wrappedValue { binding.wrappedValue = new }
  }
  override func toggle(_ id: AnyHashable) {
    guard let value = id.base as? Value else { return }
    var new = binding.wrappedValue
    if new.remove(value) == nil { new.insert(value) }
    binding.wrappedValue = new
  }
}
