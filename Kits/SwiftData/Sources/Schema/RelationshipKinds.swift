/// A property that leads to one model, whether it is optional or not.
class ToOne: @unchecked Sendable {
  // Unchecked: nothing in it changes.
  let type: any PersistentModel.Type
  init(_ type: any PersistentModel.Type) { self.type = type }
  /// The model in a value of the property.
  func model(in value: Any) -> (any PersistentModel)? { nil }
  /// The value of the property for a model; nil for none where the property is not optional.
  func value(_ model: (any PersistentModel)?) -> Any? { nil }

  static func of(_ type: any Any.Type) -> ToOne? {
    if let type = type as? any PersistentModel.Type { return plain(type) }
    guard let optional = type as? any OptionalType.Type else { return nil }
    return wrapped(optional)
  }
  private static func plain<M: PersistentModel>(_: M.Type) -> ToOne { PlainToOne<M>(M.self) }
  private static func wrapped<O: OptionalType>(_: O.Type) -> ToOne? {
    guard let type = O.Wrapped.self as? any PersistentModel.Type else { return nil }
    return optional(type)
  }
  private static func optional<M: PersistentModel>(_: M.Type) -> ToOne { OptionalToOne<M>(M.self) }
}

private final class PlainToOne<M: PersistentModel>: ToOne, @unchecked Sendable {
  override func model(in value: Any) -> (any PersistentModel)? { value as! M }
  override func value(_ model: (any PersistentModel)?) -> Any? { model }
}
private final class OptionalToOne<M: PersistentModel>: ToOne, @unchecked Sendable {
  override func model(in value: Any) -> (any PersistentModel)? { value as! M? }
  override func value(_ model: (any PersistentModel)?) -> Any? { model as! M? as Any }
}

/// A property that leads to many models.
class ToMany: @unchecked Sendable {
  // Unchecked: nothing in it changes.
  let type: any PersistentModel.Type
  init(_ type: any PersistentModel.Type) { self.type = type }
  func models(in value: Any) -> [any PersistentModel] { [] }
  func value(_ models: [any PersistentModel]) -> Any { models }
  /// Adds a model at the end of a value that does not have it.
  func append(_ model: any PersistentModel, to value: inout Any) {}
  func remove(_ model: any PersistentModel, from value: inout Any) {}
  func contains(_ model: any PersistentModel, in value: Any) -> Bool { false }
  func count(of value: Any) -> Int { 0 }

  static func of(_ type: any Any.Type) -> ToMany? {
    guard let type = type as? any RelationshipCollection.Type else { return nil }
    return make(type)
  }
  private static func make<C: RelationshipCollection>(_: C.Type) -> ToMany { TypedToMany<C>(C.PersistentElement.self) }
}

private final class TypedToMany<C: RelationshipCollection>: ToMany, @unchecked Sendable {
  typealias Element = C.PersistentElement
  override func models(in value: Any) -> [any PersistentModel] { (value as! C)._elements }
  override func value(_ models: [any PersistentModel]) -> Any { C(_elements: models.map { $0 as! Element }) }
  override func append(_ model: any PersistentModel, to value: inout Any) {
    var elements = (value as! C)._elements
    value = ()
    elements.append(model as! Element)
    value = C(_elements: elements)
  }
  override func remove(_ model: any PersistentModel, from value: inout Any) {
    var elements = (value as! C)._elements
    value = ()
    let removed = model as! Element
    elements.removeAll { $0 === removed }
    value = C(_elements: elements)
  }
  override func contains(_ model: any PersistentModel, in value: Any) -> Bool {
    (value as! C)._elements.contains { $0 === model }
  }
  override func count(of value: Any) -> Int { (value as! C)._elements.count }
}
