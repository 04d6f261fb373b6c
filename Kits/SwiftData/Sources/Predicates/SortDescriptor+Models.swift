import Foundation

/// Text of models is sorted as a user reads it, unless a comparator says otherwise. Source: Apple, documentation of
/// SortDescriptor.init(_:comparator:order:), whose default comparator is `.localizedStandard`.
extension SortDescriptor where Compared: PersistentModel {
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
  public init(_ keyPath: KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
}
