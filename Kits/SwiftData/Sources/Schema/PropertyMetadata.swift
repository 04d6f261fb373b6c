extension Schema {
  /// Facts about a property from `@Model`.
  public struct PropertyMetadata {
    let name: String
    let keyPath: AnyKeyPath?
    /// The key path behind an optional model, as in `\Book.shelf?.number`.
    var chain: (() -> AnyKeyPath)?
    let defaultValue: (() -> Any)?
    let property: (any SchemaProperty)?
    var isConstant = false
    /// Of an entry that is no property: the properties that are unique together, or have an index.
    var unique: [AnyKeyPath] = []
    var index: [AnyKeyPath] = []

    public init(
      name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      self.keyPath = keypath
      self.defaultValue = defaultValue.map { value in { value } }
      self.property = metadata
    }
    init(
      _ name: String, _ keyPath: AnyKeyPath?, _ defaultValue: (() -> Any)?, _ property: (any SchemaProperty)?,
      isConstant: Bool = false
    ) {
      self.name = name
      self.keyPath = keyPath
      self.defaultValue = defaultValue
      self.property = property
      self.isConstant = isConstant
    }
    var isProperty: Bool { keyPath != nil }
  }
}

/// The properties of a model, collected by what `@Model` writes: one statement each, which the compiler checks on its own.
public struct _PropertyList<M: PersistentModel> {
  public private(set) var metadata: [Schema.PropertyMetadata]

  public init(inherited: [Schema.PropertyMetadata] = []) { metadata = inherited }

  public mutating func add<V>(
    _ name: String, _ keyPath: KeyPath<M, V>, chain: @autoclosure @escaping () -> AnyKeyPath,
    _ property: (any SchemaProperty)? = nil, isConstant: Bool = false
  ) { add(Schema.PropertyMetadata(name, keyPath, nil, property, isConstant: isConstant), chain) }
  public mutating func add<V>(
    _ name: String, _ keyPath: KeyPath<M, V>, chain: @autoclosure @escaping () -> AnyKeyPath,
    _ property: (any SchemaProperty)? = nil, default value: @autoclosure @escaping () -> V
  ) { add(Schema.PropertyMetadata(name, keyPath, value, property), chain) }
  private mutating func add(_ entry: Schema.PropertyMetadata, _ chain: @escaping () -> AnyKeyPath) {
    var entry = entry
    entry.chain = chain
    metadata.append(entry)
  }

  public mutating func unique(_ constraints: [PartialKeyPath<M>]...) {
    for constraint in constraints {
      var entry = Schema.PropertyMetadata("", nil, nil, nil)
      entry.unique = constraint
      metadata.append(entry)
    }
  }
  public mutating func index(_ indices: [PartialKeyPath<M>]...) {
    for index in indices { addIndex(index) }
  }
  public mutating func index(_ indices: Schema.Index<M>.Types<M>...) {
    for index in indices { addIndex(index.keyPaths) }
  }
  private mutating func addIndex(_ keyPaths: [PartialKeyPath<M>]) {
    var entry = Schema.PropertyMetadata("", nil, nil, nil)
    entry.index = keyPaths
    metadata.append(entry)
  }
}
