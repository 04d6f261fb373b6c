// Selectors of an object's method, `#selector(coordinator.tapped(_:))`: the object tells its type alone, and is neither asked for nor kept.

extension Selector {
  /// Carries a method of no parameter.
  public init<T, R>(
    _ object: @autoclosure () -> T, _ method: @escaping (T) -> () -> R, named name: String, _ isolation: Void = ()
  ) { self.init(name, method) }
  /// Carries a method of one parameter.
  public init<T, A, R>(
    _ object: @autoclosure () -> T, _ method: @escaping (T) -> (A) -> R, named name: String, _ isolation: Void = ()
  ) { self.init(name, method) }
  /// Carries a method of two parameters.
  public init<T, A, B, R>(
    _ object: @autoclosure () -> T, _ method: @escaping (T) -> (A, B) -> R, named name: String, _ isolation: Void = ()
  ) { self.init(name, method) }
  /// Carries a method of no parameter, of the main actor.
  public init<T, R>(
    _ object: @autoclosure () -> T, _ method: @escaping (T) -> @MainActor () -> R, named name: String
  ) { self.init(name, method) }
  /// Carries a method of one parameter, of the main actor.
  public init<T, A, R>(
    _ object: @autoclosure () -> T, _ method: @escaping (T) -> @MainActor (A) -> R, named name: String
  ) { self.init(name, method) }
  /// Carries a method of two parameters, of the main actor.
  public init<T, A, B, R>(
    _ object: @autoclosure () -> T, _ method: @escaping (T) -> @MainActor (A, B) -> R, named name: String
  ) { self.init(name, method) }

  /// Carries those methods of an app that have the name: the one that the target's type has is called.
  public init(_ name: String, anyOf selectors: [Selector]) {
    self.init(
      name, parameters: name.utf8.count { $0 == UInt8(ascii: ":") },
      canCall: { target in selectors.contains { $0.isMethod(of: target) } },
      call: { target, arguments in
        selectors.first { $0.isMethod(of: target) }?.call?(target, arguments) ?? .isMissing
      })
  }
}
