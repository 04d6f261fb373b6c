import Foundation

// Properties by their names. They are found by reflection: stored properties are read, and those that are `@objc dynamic` set as well.

extension _KeyValueCodingAndObserving {
  /// The value of a stored property; nil where there is none, which is reported once.
  public func value(forKey key: String) -> Any? {
    if let found = KeyValueCoding.value(key, of: self) { return found }
    SelectorReport.once(
      "\(type(of: self)).\(key)",
      "\(type(of: self)) has no stored property \(key): value(forKey:) reads no other on Linux.")
    return nil
  }
  /// Sets a property that is `@objc dynamic`. Any other is left as it is, which is reported once.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let slot = KeyValueCoding.slot(key, of: self) else {
      return SelectorReport.once(
        "\(type(of: self)).\(key)=",
        "\(type(of: self)) has no property \(key) that is '@objc dynamic': setValue(_:forKey:) sets no other on Linux.")
    }
    let given = value is NSNull ? nil : value
    if !slot.write(given) {
      SelectorReport.once(
        "\(type(of: self)).\(key)=\(type(of: value))",
        "\(key) of \(type(of: self)) was not set: \(String(describing: value)) is of a different type.")
    }
  }
  /// The value that a path of names leads to; of a list those of its elements.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let current = value else { return nil }
      value = KeyValueCoding.next(String(key), of: current)
    }
    return value
  }
  /// Sets the property that a path of names leads to.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let point = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<point])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: point)...]))
  }
  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  /// The values of several properties; `NSNull` where one has none.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
}

enum KeyValueCoding {
  /// The slot of a property that is observed.
  static func slot(_ key: String, of object: Any) -> KeyValueSlot? {
    (child("_" + key, of: object) as? any HasKeyValueSlot)?.anySlot
  }
  /// The value of a stored property: nil where there is no such property.
  static func value(_ key: String, of object: Any) -> Any?? {
    if let slot = slot(key, of: object) { return .some(unwrapped(slot.read())) }
    guard let value = child(key, of: object) ?? child("$__lazy_storage_$_" + key, of: object) else { return nil }
    return .some(unwrapped(value))
  }
  static func next(_ key: String, of value: Any) -> Any? {
    if let list = value as? [Any] { return list.map { next(key, of: $0) ?? NSNull() } }
    if let dictionary = value as? [String: Any] { return dictionary[key] }
    // A class of a library may have a method of its own for this.
    return (value as? NSObject)?.value(forKey: key)
  }
  private static func child(_ label: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let found = current.children.first(where: { $0.label == label }) { return found.value }
      mirror = current.superclassMirror
    }
    return nil
  }
  /// Nil where an optional in the value is nil.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
