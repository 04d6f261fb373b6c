extension Schema {
  /// A property that leads to models.
  public final class Relationship: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
    // Unchecked: written while the schema is made, read afterwards.
    /// The treatment of the models at the other end when a model is deleted.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// They stay as they are, and may lead to a model that is not there.
      case noAction
      /// They no longer lead to it.
      case nullify
      /// They are deleted as well.
      case cascade
      /// While there are some, saving the deletion fails.
      case deny
    }
    public struct Option: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      let name: String
      /// No two models lead to the same one.
      public static var unique: Option { Option(name: "unique") }
      public var debugDescription: String { name }
    }

    public var name = ""
    public var originalName: String
    public var keypath: AnyKeyPath?
    public var options: [Option]
    public var valueType: any Any.Type = Any.self
    public var destination = ""
    public var deleteRule: DeleteRule
    public var inverseName: String?
    public var inverseKeyPath: AnyKeyPath?
    public var minimumModelCount: Int?
    public var maximumModelCount: Int?
    public var hashModifier: String?
    public internal(set) var isToOneRelationship = true

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      self.inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }

    public var isRelationship: Bool { true }
    public var isUnique: Bool { options.contains(.unique) }

    public static func == (a: Relationship, b: Relationship) -> Bool {
      a.name == b.name && a.destination == b.destination && a.deleteRule == b.deleteRule
        && a.inverseName == b.inverseName && a.options == b.options
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var debugDescription: String { "Relationship(\(name) -> \(destination), \(deleteRule))" }
  }
}
