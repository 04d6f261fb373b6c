import Foundation

// One initialiser for each number of parameters. Methods of the main actor are called as they are: as in Objective-C, who sends the message sees to it
// that it is on the right thread. A method without isolation is taken for one of the main actor, which any caller may do.

/// An argument as a method takes it; nil where it is of a different type.
func argument<A>(_ arguments: [Any?], _ index: Int, _ type: A.Type = A.self) -> A? {
  let value: Any? = index < arguments.count ? arguments[index] : nil
  if let value {
    if let fitting = value as? A { return fitting }
    // Notifications and what else is bridged on Apple's systems.
    if let notification = value as? Notification {
      return NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo) as? A
    }
    return nil
  }
  return Optional<Any>.none as Any as? A
}

extension Selector {
  /// Carries a method of no parameter.
  public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R, _ isolation: Void = ()) {
    self.init(name, parameters: 0, canCall: { $0 is T }) { target, _ in
      guard let target = target as? T else { return .isMissing }
      return .returned(method(target)())
    }
  }
  /// Carries a method of one parameter.
  public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R, _ isolation: Void = ()) {
    self.init(name, parameters: 1, canCall: { $0 is T }) { target, arguments in
      guard let target = target as? T else { return .isMissing }
      guard let a: A = argument(arguments, 0) else { return .wrongArgument(A.self) }
      return .returned(method(target)(a))
    }
  }
  /// Carries a method of two parameters.
  public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R, _ isolation: Void = ()) {
    self.init(name, parameters: 2, canCall: { $0 is T }) { target, arguments in
      guard let target = target as? T else { return .isMissing }
      guard let a: A = argument(arguments, 0) else { return .wrongArgument(A.self) }
      guard let b: B = argument(arguments, 1) else { return .wrongArgument(B.self) }
      return .returned(method(target)(a, b))
    }
  }
  /// Carries a method of three parameters.
  public init<T, A, B, C, R>(_ name: String, _ method: @escaping (T) -> (A, B, C) -> R, _ isolation: Void = ()) {
    self.init(name, parameters: 3, canCall: { $0 is T }) { target, arguments in
      guard let target = target as? T else { return .isMissing }
      guard let a: A = argument(arguments, 0) else { return .wrongArgument(A.self) }
      guard let b: B = argument(arguments, 1) else { return .wrongArgument(B.self) }
      guard let c: C = argument(arguments, 2) else { return .wrongArgument(C.self) }
      return .returned(method(target)(a, b, c))
    }
  }
  /// Carries a method of no parameter, of the main actor.
  public init<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
    let method = unsafeBitCast(method, to: ((T) -> () -> R).self)
    self.init(name, parameters: 0, canCall: { $0 is T }) { target, _ in
      guard let target = target as? T else { return .isMissing }
      return .returned(method(target)())
    }
  }
  /// Carries a method of one parameter, of the main actor.
  public init<T, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) {
    let method = unsafeBitCast(method, to: ((T) -> (A) -> R).self)
    self.init(name, parameters: 1, canCall: { $0 is T }) { target, arguments in
      guard let target = target as? T else { return .isMissing }
      guard let a: A = argument(arguments, 0) else { return .wrongArgument(A.self) }
      return .returned(method(target)(a))
    }
  }
  /// Carries a method of two parameters, of the main actor.
  public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R) {
    let method = unsafeBitCast(method, to: ((T) -> (A, B) -> R).self)
    self.init(name, parameters: 2, canCall: { $0 is T }) { target, arguments in
      guard let target = target as? T else { return .isMissing }
      guard let a: A = argument(arguments, 0) else { return .wrongArgument(A.self) }
      guard let b: B = argument(arguments, 1) else { return .wrongArgument(B.self) }
      return .returned(method(target)(a, b))
    }
  }
  /// Carries a method of three parameters, of the main actor.
  public init<T, A, B, C, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) -> R) {
    let method = unsafeBitCast(method, to: ((T) -> (A, B, C) -> R).self)
    self.init(name, parameters: 3, canCall: { $0 is T }) { target, arguments in
      guard let target = target as? T else { return .isMissing }
      guard let a: A = argument(arguments, 0) else { return .wrongArgument(A.self) }
      guard let b: B = argument(arguments, 1) else { return .wrongArgument(B.self) }
      guard let c: C = argument(arguments, 2) else { return .wrongArgument(C.self) }
      return .returned(method(target)(a, b, c))
    }
  }
  /// Carries the reading of a property.
  public init<T, V>(getter name: String, _ keyPath: KeyPath<T, V>) {
    self.init(name, parameters: 0, canCall: { $0 is T }) { target, _ in
      guard let target = target as? T else { return .isMissing }
      return .returned(target[keyPath: keyPath])
    }
  }
  /// Carries the writing of a property.
  public init<T, V>(setter name: String, _ keyPath: ReferenceWritableKeyPath<T, V>) {
    self.init(name, parameters: 1, canCall: { $0 is T }) { target, arguments in
      guard let target = target as? T else { return .isMissing }
      guard let value: V = argument(arguments, 0) else { return .wrongArgument(V.self) }
      target[keyPath: keyPath] = value
      return .returned(())
    }
  }
}
