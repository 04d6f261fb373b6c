import Combine
import Foundation

/// What is asked of a publisher of a property: Foundation on Linux does not name it.
public struct _ManagedObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let initial = Self(rawValue: 4)
}

extension ObservableObject where Self: NSManagedObject {
  /// The values of a property: first what it is, if `options` has `.initial`, then each after it was set.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: _ManagedObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let changes = didChange.map { [unowned self] in self[keyPath: keyPath] }
    guard options.contains(.initial) else { return changes.eraseToAnyPublisher() }
    return changes.prepend(self[keyPath: keyPath]).eraseToAnyPublisher()
  }
}
