import Foundation
import Synchronization

/// Where a value lives, and what bindings are made from.
package class Location<Value>: @unchecked Sendable {
  // Unchecked: subclasses guard what they store.
  package init() {}
  package func get() -> Value { fatalError("overridden") }
  package func set(_ value: Value, _ transaction: Transaction) { fatalError("overridden") }
  /// Whether a view that read `other` need not be told of this location instead.
  package func leadsToSameLocation(as other: Location<Value>) -> Bool { self === other }
}

/// Guards the values of all state: a view's state may be read and written from any thread.
let stateLock = Mutex<Void>(())

/// A value that the engine watches: a node whose body reads it is marked when it changes.
package final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked: `value` is guarded by `stateLock`, everything else is used on the main thread only.
  @exclusivity(unchecked) private var value: Value
  /// The address of the owner, and in its lowest two bits, which addresses do not use: whether the owner's body reads
  /// the value, and whether it holds something else than what it was made with, or did once.
  @exclusivity(unchecked) private var ownerAndReads: UInt
  @exclusivity(unchecked) private var readers: ReaderSet?
  var owner: Node? {
    get {
      UnsafeRawPointer(bitPattern: ownerAndReads & ~3).map { Unmanaged<Node>.fromOpaque($0).takeUnretainedValue() }
    }
    set { ownerAndReads = Self.address(newValue) | (ownerAndReads & 3) }
  }
  private var ownerReads: Bool {
    get { ownerAndReads & 1 != 0 }
    set { ownerAndReads = newValue ? ownerAndReads | 1 : ownerAndReads & ~1 }
  }
  private(set) var wasWritten: Bool {
    get { ownerAndReads & 2 != 0 }
    set { ownerAndReads = newValue ? ownerAndReads | 2 : ownerAndReads & ~2 }
  }
  private static func address(_ node: Node?) -> UInt {
    node.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
  }

  package init(_ value: Value, owner: Node?) {
    self.value = value
    ownerAndReads = Self.address(owner)
  }

  package override func get() -> Value {
    if isOnMainThread() {
      let box = self
      MainActor.assumeIsolatedFast { box.noteRead() }
    }
    return stateLock.withLock { _ in value }
  }
  @MainActor private func noteRead() {
    guard let reader = Engine.evaluating else { return }
    if reader === owner {
      ownerReads = true
    } else {
      if readers == nil { readers = ReaderSet() }
      readers!.insert(reader)
    }
  }

  package override func set(_ new: Value, _ transaction: Transaction) {
    if !take(new) { return }
    if isOnMainThread() {
      let box = self
      let transaction = transaction
      MainActor.assumeIsolatedFast { box.markReaders(transaction) }
    } else {
      Engine.performOnMain { self.markReaders(transaction) }
    }
  }
  /// Keeps what the engine knows, for the app to read: no write of the app, and no code of the
  /// app runs. In any stage after the bodies.
  @MainActor func follow(_ new: Value) { if take(new) { markReaders(Transaction(), isByEngine: true) } }
  /// - Returns: Whether the value may have changed.
  private func take(_ new: Value) -> Bool {
    let old = stateLock.withLock { _ in
      let old = value
      value = new
      return old
    }
    return !TypeInfo.areKnownEqual(old, new)
  }
  @MainActor private func markReaders(_ transaction: Transaction, isByEngine: Bool = false) {
    let isFirst = !wasWritten
    wasWritten = true
    guard let owner else { return }
    if !isByEngine { Stage.noteWrite() }
    if isFirst { owner.noteKeptState() }
    owner.engine.noteWrite(at: owner)
    if ownerReads { owner.setNeedsBodyInTurn(transaction) }
    readers?.markAll(transaction)
  }
}

/// Nodes that read a value. They are removed when they leave the tree.
@MainActor package final class ReaderSet {
  @exclusivity(unchecked) private var nodes: [ObjectIdentifier: Unmanaged<Node>] = [:]
  init() {}
  nonisolated deinit {}
  func insert(_ node: Node) {
    if nodes.updateValue(.passUnretained(node), forKey: ObjectIdentifier(node)) == nil {
      node.engine.noteReads(of: node, in: self)
    }
  }
  func remove(_ node: Node) { nodes[ObjectIdentifier(node)] = nil }
  func markAll() { for node in nodes.values { node.takeUnretainedValue().setNeedsBody() } }
  func markAll(_ transaction: Transaction) {
    for node in nodes.values { node.takeUnretainedValue().setNeedsBodyInTurn(transaction) }
  }
}

/// A location reached from another location by a key path.
package final class ProjectedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  // Unchecked: immutable; key paths of SwiftUI's interface are not declared Sendable.
  let base: Location<Base>
  let path: WritableKeyPath<Base, Value>
  init(_ base: Location<Base>, _ path: WritableKeyPath<Base, Value>) { (self.base, self.path) = (base, path) }
  package override func get() -> Value { base.get()[keyPath: path] }
  package override func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: path] = value
    base.set(whole, transaction)
  }
  package override func leadsToSameLocation(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return other === self || (path == other.path && base.leadsToSameLocation(as: other.base))
  }
}

/// A location made of two closures.
package final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked: the closures are the app's, which calls them from where it may.
  let getter: () -> Value
  let setter: (Value, Transaction) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) { (getter, setter) = (get, set) }
  package override func get() -> Value { getter() }
  package override func set(_ value: Value, _ transaction: Transaction) {
    if isOnMainThread() { MainActor.assumeIsolatedFast { Stage.noteWrite() } }
    setter(value, transaction)
  }
}

package final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked: immutable.
  let value: Value
  init(_ value: Value) { self.value = value }
  package override func get() -> Value { value }
  package override func set(_ value: Value, _ transaction: Transaction) {}
  package override func leadsToSameLocation(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return TypeInfo.areKnownEqual(value, other.value)
  }
}

extension MainActor {
  /// Runs `action` without asking the executor whether this is the main thread: the caller has just
  /// seen that it is. Debug builds look again.
  @inline(__always) nonisolated package static func assumeIsolatedFast<T>(
    file: StaticString = #fileID, line: UInt = #line, _ action: @MainActor () throws -> T
  ) rethrows -> T {
    assert(
      isOnMainThread(), "what belongs to the main actor is used on another thread; ask isOnMainThread() before",
      file: file, line: line)
    return try withoutActuallyEscaping(action) { try unsafeBitCast($0, to: (() throws -> T).self)() }
  }

  /// Calls `action` with the address of a value, which is valid until it returns.
  ///
  /// The library's `withUnsafePointer` would have a closure of the main actor ask first whether it runs there, which costs
  /// more than most of what is done with the address.
  @inline(__always) static func withAddress<T, R>(of value: T, _ action: @MainActor (UnsafeRawPointer) -> R) -> R {
    withoutActuallyEscaping(action) { action in
      passAddress(of: value, to: unsafeBitCast(action, to: ((UnsafeRawPointer) -> R).self))
    }
  }
  @inline(__always) nonisolated private static func passAddress<T, R>(
    of value: T, to action: (UnsafeRawPointer) -> R
  ) -> R {
    withUnsafePointer(to: value) { action(UnsafeRawPointer($0)) }
  }
}
