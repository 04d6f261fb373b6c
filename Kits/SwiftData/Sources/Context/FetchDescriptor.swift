import Foundation

/// Which models are wanted, and in which order.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  // Unchecked: key paths of models are constants.
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// At most so many; nil for all.
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Whether what was not saved counts.
  public var includePendingChanges = true
  /// The properties that are read at once; none means all of them.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Relationships whose models are read at once, in one statement each.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The results of a fetch in batches, which are read when they are asked for.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  let read: (Int) -> Element
  public let startIndex = 0
  public let endIndex: Int
  public subscript(position: Int) -> Element { read(position) }
}
