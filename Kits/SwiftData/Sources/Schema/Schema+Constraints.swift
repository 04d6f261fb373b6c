extension Schema {
  /// Combinations of properties of which the store has each value once.
  public final class Unique<T: PersistentModel>: @unchecked Sendable {
    // Unchecked: nothing in it changes.
    public let constraints: [[PartialKeyPath<T>]]
    public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }
  }

  /// Properties that the store has indices for.
  public final class Index<T: PersistentModel>: @unchecked Sendable {
    // Unchecked: nothing in it changes.
    public enum Types<P: PersistentModel> {
      case binary([PartialKeyPath<P>])
      case rtree([PartialKeyPath<P>])

      var keyPaths: [PartialKeyPath<P>] {
        switch self {
        case .binary(let keyPaths), .rtree(let keyPaths): keyPaths
        }
      }
    }
    public let indices: [Types<T>]
    public init(_ indices: Types<T>...) { self.indices = indices }
    public init(_ binaryIndices: [PartialKeyPath<T>]...) { indices = binaryIndices.map { .binary($0) } }
  }
}
