import Foundation

/// What has properties that can be observed. Only `NSObject` is; a protocol's methods know the object's own class.
public protocol _KeyValueCodingAndObserving: AnyObject {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Tells a handler of each change of a property, as long as what is returned is kept.
  ///
  /// Changes are told of those properties that are `@objc dynamic`, which `hearth` reads.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = KeyValueObserver(
      self, path: keyPath, options, read: { [weak self] in self.map { $0[keyPath: keyPath] } },
      tell: { [weak self] old, new, isPrior in
        guard let self else { return }
        let change = NSKeyValueObservedChange<Value>(
          kind: .setting, newValue: options.contains(.new) ? Self.typed(new) : nil,
          oldValue: options.contains(.old) ? Self.typed(old) : nil, indexes: nil, isPrior: isPrior)
        changeHandler(self, change)
      })
    observer.start()
    return NSKeyValueObservation(observer)
  }
  private static func typed<Value>(_ value: Any?) -> Value? { value.flatMap { $0 as? Value } }

  /// Tells observers that a property is about to change, for one that is not told of by itself.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for observer in KeyValueObservers.of(self) where observer.path == keyPath { observer.willChange() }
  }
  /// Tells observers that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for observer in KeyValueObservers.of(self) where observer.path == keyPath { observer.didChange() }
  }
  /// The same by the property's name.
  public func willChangeValue(forKey key: String) {
    for observer in KeyValueObservers.of(self) where observer.begins(with: key) { observer.willChange() }
  }
  /// The same by the property's name.
  public func didChangeValue(forKey key: String) {
    for observer in KeyValueObservers.of(self) where observer.begins(with: key) { observer.didChange() }
  }

  /// Tells an object of each change of what a path leads to, by `observeValue(forKeyPath:of:change:context:)`, until it is removed or goes away.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let told = KeyValueObserver(
      self, name: keyPath, options, read: { [weak self] in self?.value(forKeyPath: keyPath) },
      tell: { [weak self, weak observer] old, new, isPrior in
        guard let self, let observer else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
        if options.contains(.old), old != nil || isPrior { change[.oldKey] = old ?? NSNull() }
        if isPrior { change[.notificationIsPriorKey] = true }
        guard let receiver = observer as? any _KeyValueObserver else {
          let type = type(of: observer)
          return SelectorReport.once(
            "\(type) observes",
            "\(type) observes \(keyPath) and does not override observeValue(forKeyPath:of:change:context:).")
        }
        receiver.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      })
    (told.receiver, told.context) = (observer, context)
    told.start()
  }
  /// Tells an object no longer of what a path leads to.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }
  /// The same with the context that was given.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    remove(observer, keyPath) { $0.context == context }
  }
  private func remove(_ receiver: NSObject, _ keyPath: String, _ isMeant: (KeyValueObserver) -> Bool) {
    KeyValueObservers.of(self).last { $0.receiver === receiver && $0.name == keyPath && isMeant($0) }?.invalidate()
  }

  // What a class says of its properties: it may ask its superclass, which knows nothing more.

  /// What an observer gets that does nothing with it.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// An object that is told of changes by a method. `hearth` adds it to classes that override `observeValue(forKeyPath:of:change:context:)`.
public protocol _KeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension KeyValueObserver {
  /// Whether a property of the object is the first of the path.
  fileprivate func begins(with key: String) -> Bool { name == key || name?.hasPrefix(key + ".") ?? false }
}
