/// What a property can be that leads to many models: an array, or an optional one.
public protocol RelationshipCollection {
  associatedtype PersistentElement: PersistentModel
  /// The models in it.
  var _elements: [PersistentElement] { get }
  init(_elements: [PersistentElement])
}

extension Array: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element
  public var _elements: [Element] { self }
  public init(_elements: [Element]) { self = _elements }
}
extension Set: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element
  public var _elements: [Element] { Array(self) }
  public init(_elements: [Element]) { self = Set(_elements) }
}
extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
  public typealias PersistentElement = Wrapped.PersistentElement
  public var _elements: [Wrapped.PersistentElement] { self?._elements ?? [] }
  public init(_elements: [Wrapped.PersistentElement]) { self = .some(Wrapped(_elements: _elements)) }
}
