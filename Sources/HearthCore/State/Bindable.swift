import Observation

/// Gives bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("Bindable of \(Value.self), which is not an Observable object") }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    // The object tells each view that reads the property.
    Binding(location: ObjectLocation(wrappedValue, keyPath, last: nil))
  }
}

extension Bindable where Value: Observable {
  public init(wrappedValue: Value) { self = Bindable(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self = Bindable(object: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
extension Bindable {
  private init(object: Value) { wrappedValue = object }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
extension Bindable: Sendable where Value: Sendable {}
