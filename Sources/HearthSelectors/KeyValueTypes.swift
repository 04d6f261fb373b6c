import Foundation

/// What an observer of a property is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change has the new value.
  public static let new = Self(rawValue: 1)
  /// The change has the old value.
  public static let old = Self(rawValue: 2)
  /// The observer is told at once, before anything changes.
  public static let initial = Self(rawValue: 4)
  /// The observer is told before each change as well.
  public static let prior = Self(rawValue: 8)
}

/// What happened to a property.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = Self(rawValue: "kind")
  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
  public static let indexesKey = Self(rawValue: "indexes")
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of a property, as the handler of `observe(_:options:changeHandler:)` gets it.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The value after the change, where `.new` was asked for.
  public let newValue: Value?
  /// The value before the change, where `.old` was asked for.
  public let oldValue: Value?
  /// Nil: changes inside of collections are told as changes of the whole.
  public let indexes: IndexSet?
  /// Whether the change is still to come, of which `.prior` tells.
  public let isPrior: Bool
}

/// An observation of a property, which ends when this goes away.
public final class NSKeyValueObservation: NSObject {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) { self.observer = observer }
  deinit { observer.invalidate() }

  /// Ends the observation.
  public func invalidate() { observer.invalidate() }
}
