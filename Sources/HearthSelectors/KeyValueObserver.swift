import Foundation
import Synchronization

/// Someone who is told of the changes of what a path leads to.
///
/// Which properties those are is found by reading: each property that is observed notes that it was read. So a path through several objects
/// follows those that come later, and a computed property depends on what it is computed from.
///
/// Source: our choice, because Apple's asks the class for the dependencies of a computed property, which needs Objective-C: what is told here is
/// never less.
final class KeyValueObserver {
  private(set) weak var object: AnyObject?
  /// The path as a text, or as one of Swift, for changes that a class tells of by itself.
  let name: String?
  let path: AnyKeyPath?
  /// Who was given as the observer, and its context, by which it is removed.
  weak var receiver: AnyObject?
  var context: UnsafeMutableRawPointer?
  /// Reads what the path leads to.
  private let read: () -> Any?
  private let options: NSKeyValueObservingOptions
  private let tell: (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
  private var slots: [KeyValueSlot] = []
  /// The values before changes that have not ended: a change may be made inside of another.
  private var olds: [Any?] = []
  private var isValid = true

  init(
    _ object: AnyObject, name: String? = nil, path: AnyKeyPath? = nil, _ options: NSKeyValueObservingOptions,
    read: @escaping () -> Any?, tell: @escaping (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
  ) {
    (self.object, self.name, self.path, self.options) = (object, name, path, options)
    (self.read, self.tell) = (read, tell)
  }
  func start() {
    KeyValueObservers.add(self)
    let value = follow()
    if slots.isEmpty, let object {
      let property = name ?? path.map { "\($0)" } ?? "a property"
      SelectorReport.once(
        "\(type(of: object)) \(property)",
        "\(property) of \(type(of: object)) is not '@objc dynamic', or of Hearth's own: its observers are told of changes only by willChangeValue and didChangeValue."
      )
    }
    if options.contains(.initial) { tell(nil, value, false) }
  }
  func invalidate() {
    guard isValid else { return }
    isValid = false
    for slot in slots { slot.remove(self) }
    slots = []
    KeyValueObservers.remove(self)
  }

  /// Reads the value, and is told by what was read from now on.
  @discardableResult private func follow() -> Any? {
    let (value, found) = KeyValueTracking.read(read)
    let gone = slots.filter { old in !found.contains { $0 === old } }
    for slot in gone { slot.remove(self) }
    for slot in found where !slots.contains(where: { $0 === slot }) { slot.add(self) }
    slots = found
    return value
  }
  func willChange() {
    guard isValid else { return }
    let old = options.isDisjoint(with: [.old, .prior]) ? nil : read()
    olds.append(old)
    if options.contains(.prior) { tell(old, nil, true) }
  }
  func didChange() {
    guard isValid, let old = olds.popLast() else { return }
    // One property alone stays the same one.
    let value = slots.count == 1 && path != nil && !options.contains(.new) ? nil : follow()
    tell(old, value, false)
  }
  /// What of a change the observer has asked for.
  func asked(_ value: Any?, _ option: NSKeyValueObservingOptions) -> Any? { options.contains(option) ? value : nil }
}

/// Notes which properties are read.
enum KeyValueTracking {
  /// How many are reading so: where it is none, nothing is noted.
  private static let count = Atomic<Int>(0)
  private static let key = "org.hearth.key-value-tracking"
  private final class Notes {
    var slots: [KeyValueSlot] = []
  }

  static func read(_ body: () -> Any?) -> (value: Any?, slots: [KeyValueSlot]) {
    let thread = Thread.current.threadDictionary, outer = thread[key], notes = Notes()
    count.add(1, ordering: .relaxed)
    thread[key] = notes
    defer {
      thread[key] = outer
      count.subtract(1, ordering: .relaxed)
    }
    let value = body()
    return (value, notes.slots)
  }
  static func note(_ slot: KeyValueSlot) {
    guard count.load(ordering: .relaxed) > 0 else { return }
    guard let notes = Thread.current.threadDictionary[key] as? Notes else { return }
    if !notes.slots.contains(where: { $0 === slot }) { notes.slots.append(slot) }
  }
}

/// All observers. Those of objects that have gone are taken out as others come.
enum KeyValueObservers {
  static let lock = NSLock()
  private static let count = Atomic<Int>(0)
  nonisolated(unsafe) private static var all: [ObjectIdentifier: [KeyValueObserver]] = [:]
  /// How many there may be before those that have gone are looked for: twice as many as were left the last time.
  nonisolated(unsafe) private static var limit = 32

  static var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }
  /// How many observers are told, for tests.
  package static var active: Int { lock.withLock { all.values.joined().count { $0.object != nil } } }

  static func add(_ observer: KeyValueObserver) {
    guard let object = observer.object else { return }
    lock.withLock {
      all[ObjectIdentifier(object), default: []].append(observer)
      var total = count.add(1, ordering: .relaxed).newValue
      guard total > limit else { return }
      for (id, observers) in all {
        let left = observers.filter { $0.object != nil }
        all[id] = left.isEmpty ? nil : left
      }
      total = all.values.reduce(0) { $0 + $1.count }
      count.store(total, ordering: .relaxed)
      limit = max(32, 2 * total)
    }
  }
  static func remove(_ observer: KeyValueObserver) {
    lock.withLock {
      for (id, observers) in all where observers.contains(where: { $0 === observer }) {
        let left = observers.filter { $0 !== observer }
        all[id] = left.isEmpty ? nil : left
        count.subtract(1, ordering: .relaxed)
      }
    }
  }
  /// Those of an object.
  static func of(_ object: AnyObject) -> [KeyValueObserver] {
    if isEmpty { return [] }
    return lock.withLock { (all[ObjectIdentifier(object)] ?? []).filter { $0.object === object } }
  }
}
