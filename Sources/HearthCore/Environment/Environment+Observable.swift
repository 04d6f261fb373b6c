import Observation

/// The place of an `Observable` object in the environment.
struct ObservableKey<Object: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension Environment {
  /// Reads an object that a view around provides with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(object: { values, reader in
      if let object = values[ObservableKey<Value>.self] { return object }
      MissingObject.stop(
        at: reader, "@Environment(\(Value.self).self)", "environment(\(MissingObject.example(Value.self)))")
    })
  }
  /// Reads an object that a view around may provide with `environment(_:)`.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(object: { values, _ in values[ObservableKey<T>.self] })
  }
}

extension View {
  /// Provides an observable object to this view and all below, which find it by its
  /// type; nil takes away one from further out.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentModifier { $0[ObservableKey<T>.self] = object })
  }
}

extension EnvironmentValues {
  /// The object of a type that a view around provides.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObservableKey<T>.self] }
    set { self[ObservableKey<T>.self] = newValue }
  }
}
