import Foundation

// What NSObject's key-value coding does for user defaults: Foundation on Linux has none.

extension UserDefaults {
  /// The value of a key; nil for none.
  ///
  /// Source: Apple, "NSUserDefaults": `value(forKey:)` is that of NSObject, and answers as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
