import Foundation

/// Several values to choose from.
public protocol ResultsCollection<Item> { associatedtype Item }
extension Array: ResultsCollection { public typealias Item = Element }
/// Values in sections.
public struct IntentItemCollection<Item: Sendable>: ResultsCollection, Sendable {
  public let items: [Item]
  public init(items: [Item]) { self.items = items }
  public init(sections: [IntentItemSection<Item>]) { items = sections.flatMap(\.items) }
}
public struct IntentItemSection<Item: Sendable>: Sendable {
  public let title: String?
  public let items: [Item]
  public init(_ title: String? = nil, items: [Item]) { (self.title, self.items) = (title, items) }
}

/// A type that offers values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: Sendable
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
  public func defaultResult() async -> Result.Item? where Result.Item: Sendable { nil }
}

/// A type that finds things of the app.
public protocol EntityQuery: PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]
  associatedtype DefaultValue: Sendable = Entity
  typealias Dependency<Value> = AppDependency<Value>
  typealias QueryDependency<Value> = AppDependency<Value>
  init()
  /// Those of the identifiers that there are.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that users are offered first.
  func suggestedEntities() async throws -> Result
  func defaultResult() async -> DefaultValue?
}
extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}
extension EntityQuery where DefaultValue == Entity { public func defaultResult() async -> Entity? { nil } }
/// A query by text.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
/// A query that can name everything.
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }
/// A query for the one thing that there is.
public protocol UniqueAppEntityQuery: EntityQuery {}

/// What intents get from the app.
///
///     AppDependencyManager.shared.add(dependency: Store())
public final class AppDependencyManager: @unchecked Sendable {
  // The lock guards the dictionary.
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var made: [String: () -> Any] = [:]
  public func add<Value: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    let name = Self.name(key, Value.self)
    let cell = Once(dependency)
    lock.withLock { made[name] = { cell.value } }
  }
  private static func name(_ key: AnyHashable?, _ type: Any.Type) -> String {
    key.map { "\($0)" } ?? String(reflecting: type)
  }
  func value<Value>(_ key: AnyHashable?, _ type: Value.Type) -> Value {
    let make = lock.withLock { made[Self.name(key, type)] }
    guard let value = make?() as? Value else {
      preconditionFailure(
        "An intent asked for a \(type), which AppDependencyManager does not have: call add(dependency:) when the app starts"
      )
    }
    return value
  }
  private final class Once<Value> {
    private let make: () -> Value
    lazy var value = make()
    init(_ make: @escaping () -> Value) { self.make = make }
  }
}
/// Something that the app has given to `AppDependencyManager`.
@propertyWrapper public struct AppDependency<Value>: Sendable {
  private nonisolated(unsafe) let key: AnyHashable?
  public init() { key = nil }
  public init(key: AnyHashable?) { self.key = key }
  /// - Precondition: The app has added one.
  public var wrappedValue: Value { AppDependencyManager.shared.value(key, Value.self) }
}
