import Observation

/// Makes a class a model: its stored properties live in a store, and whoever reads one observes it.
///
/// ```swift
/// @Model final class Trip {
///   @Attribute(.unique) var name: String
///   @Relationship(deleteRule: .cascade, inverse: \Item.trip) var items: [Item] = []
///   init(name: String) { self.name = name }
/// }
/// ```
@attached(
  member, conformances: Observable, PersistentModel,
  names: named(_$storage), named(persistentBackingData), named(schemaMetadata), named(init), prefixed(_$offset))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// The accessors of a property of a model. `@Model` adds it; source has no use for it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) =
  #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// How a store keeps a property.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// How a property leads to other models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Leaves a property out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Combinations of properties of which the store has each value once.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "ConstraintMacro")

/// Properties that the store has indices for.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "ConstraintMacro")

/// Indices of a kind that is told.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "SwiftDataMacros", type: "ConstraintMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")

/// What stands for a property of a model while the compiler checks that an initialiser has set it.
public struct _SwiftDataNoType: Sendable {
  public init() {}
}
