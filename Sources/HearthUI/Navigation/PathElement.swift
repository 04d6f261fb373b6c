import Foundation
import HearthCore
import Synchronization

/// A value on a path, or what was stored of it. Copies of a path share their elements.
///
/// States: *known* (it has a value), *stored* (its type is not known, or has not been asked for yet),
/// *broken* (its type is known, and what was stored is not a value of it). A stored element becomes known,
/// or broken, as soon as its type is known.
final class PathElement: @unchecked Sendable {
  // Unchecked: what changes is guarded by `state`; values of apps are used where the app uses its path.
  private enum State {
    case known(AnyHashable)
    case stored
    case broken
  }
  private let state: Mutex<State>
  /// As `String(reflecting:)` says it, as in "Swift.Int".
  let typeName: String
  /// JSON; nil for an element that was never stored.
  private let json: String?
  /// JSON that was asked for.
  private let text = Mutex<String?>(nil)

  init<V: Hashable>(_ value: V) {
    let any = AnyHashable(value)
    let type = Swift.type(of: any.base)
    typeName = PathTypes.note(type)
    json = nil
    state = Self.mutex(.known(any))
  }
  init(typeName: String, json: String) {
    (self.typeName, self.json) = (typeName, json)
    state = Self.mutex(.stored)
  }
  /// The value is one of the app's, which need not be sendable.
  private static func mutex(_ state: State) -> Mutex<State> {
    nonisolated(unsafe) let state = state
    return Mutex(state)
  }

  /// The value, if its type is known by now.
  var value: AnyHashable? {
    let (known, isStored) = state.withLock { state -> (Carrier, Bool) in
      switch state {
      case .known(let value): (Carrier(value: value), false)
      case .stored: (Carrier(value: nil), true)
      case .broken: (Carrier(value: nil), false)
      }
    }
    if !isStored { return known.value }
    guard let type = PathTypes.type(named: typeName) else { return nil }
    return decode(as: type)
  }
  private struct Carrier: @unchecked Sendable {
    // Unchecked: passed from the lock to its caller.
    let value: AnyHashable?
  }
  var isBroken: Bool { state.withLock { if case .broken = $0 { true } else { false } } }
  /// False for what is known to be broken, which is then reported.
  var isDecodable: Bool {
    _ = value
    return !isBroken
  }

  /// Decodes what was stored, as the type that it names.
  func decode(as type: Any.Type) -> AnyHashable? {
    guard let json else { return nil }
    var value: AnyHashable?
    var reason = "\(typeName) is not Hashable and Decodable"
    if let type = type as? any (Decodable & Hashable).Type {
      do { value = try Self.decode(type, json) } catch { reason = "\(error)" }
    }
    let carrier = Carrier(value: value)
    state.withLock { $0 = carrier.value.map { .known($0) } ?? .broken }
    if value == nil {
      PathReport.make(
        "what was stored as \(typeName) cannot be read: \(json.prefix(200)). It is left out, and the other values stay. (\(reason))"
      )
    }
    return value
  }
  private static func decode<V: Decodable & Hashable>(_ type: V.Type, _ json: String) throws -> AnyHashable {
    AnyHashable(try JSONDecoder().decode(V.self, from: Data(json.utf8)))
  }

  /// JSON of the value; nil when its type is not `Codable`.
  var encoded: String? {
    if let json { return json }
    if let known = text.withLock({ $0 }) { return known }
    guard let value = value?.base as? any Encodable, let data = try? Self.encode(value) else { return nil }
    let new = String(decoding: data, as: UTF8.self)
    text.withLock { $0 = new }
    return new
  }
  private static func encode<V: Encodable>(_ value: V) throws -> Data { try JSONEncoder().encode(value) }
  /// Whether it can be stored.
  var isCodable: Bool { json != nil || value?.base is any Codable }
}

extension PathElement: Hashable {
  static func == (a: PathElement, b: PathElement) -> Bool {
    if a === b { return true }
    if a.typeName != b.typeName { return false }
    switch (a.value, b.value) {
    // Values of different types may be equal as `AnyHashable`, as 1 and 1.0 are.
    case (let first?, let second?): return type(of: first.base) == type(of: second.base) && first == second
    case (nil, nil): return a.json == b.json
    default: return false
    }
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    if let value { hasher.combine(value) } else { hasher.combine(json) }
  }
}
