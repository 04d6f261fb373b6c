import Observation

/// Gives bindings to the properties of an observable object.
///
///     @Observable final class Profile {
///       var name = ""
///     }
///     struct ProfileForm: View {
///       @Bindable var profile: Profile
///       var body: some View { TextField("Name", text: $profile.name) }
///     }
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value
  /// The property itself, whose members are bindings: `$book.title`.
  public var projectedValue: Bindable<Value> { self }

  /// Not available: only an observable object can be wrapped.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("Bindable of \(Value.self), which is not an Observable object") }
  /// Not available: only an observable object can be wrapped.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    // The object tells each view that reads the property.
    Binding(location: ObjectLocation(wrappedValue, keyPath, last: nil))
  }
}

extension Bindable where Value: Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) { self = Bindable(object: wrappedValue) }
  /// Wraps an observable object where there is no property to declare, as in `Bindable(book).title`.
  public init(_ wrappedValue: Value) { self = Bindable(object: wrappedValue) }
  /// Takes over another wrapper, with the object in it.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
extension Bindable {
  private init(object: Value) { wrappedValue = object }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
extension Bindable: Sendable where Value: Sendable {}
